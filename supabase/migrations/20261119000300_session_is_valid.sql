-- A token stops working when its session ends, and not only when it expires: signed out, ended for a stolen refresh token,
-- or its user banned or gone. In the policies, where it holds for every way in and on every node, and costs no statement
-- of its own: it takes the place of second_factor_shown(), and Postgres keeps its plans. A policy is asked only where
-- there is a row; for empty answers the server calls this itself. FD401 is no code of Postgres: the server makes it a 401.
create function public.session_is_valid() returns boolean
  language plpgsql
  stable
  security definer
  set search_path = ''
  as $$
declare
  claims constant jsonb := auth.jwt();
  owner constant uuid := claims ->> 'sub';
  -- Tokens of other issuers may name none.
  session constant uuid := nullif(claims ->> 'session_id', '');
begin
  -- Two lookups instead of a join: each is a single probe of a primary key.
  if session is not null and not (
    exists (
      select from auth.sessions s
      where s.id = session and s.user_id = owner and (s.not_after is null or s.not_after > now())
    ) and exists (
      select from auth.users u
      where u.id = owner and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
    )
  ) then
    raise exception 'The session has ended' using errcode = 'FD401';
  end if;
  -- A password alone is half of signing in where an account has a second factor.
  return coalesce(claims ->> 'aal', 'aal1') = 'aal2'
    or not exists (select from auth.mfa_factors f where f.user_id = owner and f.status = 'verified');
end
$$;
revoke all on function public.session_is_valid() from public, anon, service_role;
grant execute on function public.session_is_valid() to authenticated;

do $$
declare
  name text;
begin
  foreach name in array array['profiles', 'chat_sessions', 'chat_messages', 'stripe_customers', 'stripe_subscriptions'] loop
    execute format('alter policy "second factor shown" on public.%I using ((select public.session_is_valid()))', name);
    execute format('alter policy "second factor shown" on public.%I rename to "session is valid"', name);
  end loop;
end
$$;
drop function public.second_factor_shown();
