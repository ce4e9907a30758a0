-- A user with what hangs on them, as one value: made as JSON from the start, instead of as jsonb by way of text.
create or replace function internal.user_json(wanted uuid) returns json
  language plpgsql
  stable
  set search_path = ''
  as $$
begin
  return (
    select row_to_json(person) from (
      select u.*,
        coalesce((
          select json_agg(json_build_object(
            'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
            'provider', i.provider, 'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
            'updated_at', i.updated_at, 'email', i.email) order by i.created_at)
          from auth.identities i where i.user_id = u.id), '[]') as identities,
        coalesce((
          select json_agg(json_strip_nulls(json_build_object(
            'id', f.id, 'created_at', f.created_at, 'updated_at', f.updated_at, 'status', f.status,
            'friendly_name', f.friendly_name, 'factor_type', f.factor_type, 'phone', f.phone,
            'last_challenged_at', f.last_challenged_at)) order by f.created_at)
          from auth.mfa_factors f where f.user_id = u.id), '[]') as factors
      from auth.users u
      where u.id = wanted and u.deleted_at is null
    ) person
  );
end
$$;

-- The same by address, which is in lower case: what every sign-in begins with, so that its plan is kept as well.
create function internal.user_json_of_email(wanted text) returns json
  language plpgsql
  stable
  set search_path = ''
  as $$
begin
  return (select internal.user_json(u.id) from auth.users u where lower(u.email) = wanted);
end
$$;
revoke all on function internal.user_json_of_email(text) from public, anon, authenticated, service_role;
