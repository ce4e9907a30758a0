-- A password alone is half of signing in where an account has a second factor: until that is shown, the session sees
-- nothing of the account. Restrictive, so that it holds besides whatever else a policy allows.
create function public.second_factor_shown() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
  as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2'
    or not exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
$$;
revoke all on function public.second_factor_shown() from public, anon, service_role;
grant execute on function public.second_factor_shown() to authenticated;

create policy "second factor shown" on public.profiles
  as restrictive to authenticated using ((select public.second_factor_shown()));
create policy "second factor shown" on public.chat_sessions
  as restrictive to authenticated using ((select public.second_factor_shown()));
create policy "second factor shown" on public.chat_messages
  as restrictive to authenticated using ((select public.second_factor_shown()));
create policy "second factor shown" on public.stripe_customers
  as restrictive to authenticated using ((select public.second_factor_shown()));
create policy "second factor shown" on public.stripe_subscriptions
  as restrictive to authenticated using ((select public.second_factor_shown()));
