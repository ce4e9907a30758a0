-- What every sign-in and every refresh does, as functions: Postgres keeps their plans, and making these anew each time
-- took longer than running them. What the rows mean is decided by the server; only its own role may call these.

-- A user with what hangs on them, as one value.
create function internal.user_json(wanted uuid) returns json
  language plpgsql
  stable
  set search_path = ''
  as $$
declare
  result json;
begin
  select row_to_json(u)::jsonb || jsonb_build_object(
    'identities', coalesce((
      select jsonb_agg(jsonb_build_object(
        'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
        'provider', i.provider, 'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
        'updated_at', i.updated_at, 'email', i.email) order by i.created_at)
      from auth.identities i where i.user_id = u.id), '[]'),
    'factors', coalesce((
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', f.id, 'created_at', f.created_at, 'updated_at', f.updated_at, 'status', f.status,
        'friendly_name', f.friendly_name, 'factor_type', f.factor_type, 'phone', f.phone,
        'last_challenged_at', f.last_challenged_at)) order by f.created_at)
      from auth.mfa_factors f where f.user_id = u.id), '[]'))
  into result
  from auth.users u
  where u.id = wanted and u.deleted_at is null;
  return result;
end
$$;
revoke all on function internal.user_json(uuid) from public, anon, authenticated, service_role;

-- How somebody has shown in a session who they are, the latest first.
create function internal.session_methods(wanted uuid) returns json
  language plpgsql
  stable
  set search_path = ''
  as $$
begin
  return coalesce((
    select json_agg(json_build_object(
      'method', a.authentication_method, 'timestamp', extract(epoch from a.updated_at)::bigint)
      order by a.updated_at desc)
    from auth.mfa_amr_claims a where a.session_id = wanted), '[]');
end
$$;
revoke all on function internal.session_methods(uuid) from public, anon, authenticated, service_role;

-- A session with its first token. Gives the moment it began, or nothing where the user is gone or banned, or has
-- another password by now than the one that was compared (null where none was).
create function internal.start_session(
  session uuid, owner uuid, agent text, method text, identity_provider text, token_seed uuid, token_digest text,
  compared text
) returns timestamptz
  language plpgsql
  set search_path = ''
  as $$
begin
  update auth.users set last_sign_in_at = now()
  where id = owner and deleted_at is null and (banned_until is null or banned_until <= now())
    and (compared is null or compared = encrypted_password);
  if not found then
    return null;
  end if;
  update auth.identities set last_sign_in_at = now() where user_id = owner and provider = identity_provider;
  insert into auth.sessions (id, user_id, user_agent) values (session, owner, agent);
  insert into auth.mfa_amr_claims (session_id, authentication_method) values (session, method);
  insert into auth.refresh_tokens (seed, token_hash, user_id, session_id)
  values (token_seed, token_digest, owner, session);
  return now();
end
$$;
revoke all on function internal.start_session(uuid, uuid, text, text, text, uuid, text, text)
  from public, anon, authenticated, service_role;

-- Exchanges a token that is good for the next one, and gives its session. Whoever has the session's row decides
-- alone, and looks at the token only then: of many who come with the same one, one gets through, the others get null.
create function internal.exchange_refresh_token(given text, next_seed uuid, next_digest text) returns uuid
  language plpgsql
  set search_path = ''
  as $$
declare
  owner uuid;
  session uuid;
begin
  select s.id, s.user_id into session, owner from auth.sessions s
  where s.id = (select t.session_id from auth.refresh_tokens t where t.token_hash = given)
    and (s.not_after is null or s.not_after > now())
  for update;
  update auth.refresh_tokens t set revoked = true, updated_at = clock_timestamp()
  where t.token_hash = given and t.session_id = session and not t.revoked;
  if not found then
    return null;
  end if;
  insert into auth.refresh_tokens (seed, token_hash, parent_hash, user_id, session_id)
  values (next_seed, next_digest, given, owner, session);
  return session;
end
$$;
revoke all on function internal.exchange_refresh_token(text, uuid, text)
  from public, anon, authenticated, service_role;
