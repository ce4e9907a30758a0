-- Calculations that a user has named and kept, to compare them. The server writes them, because only Pro may, and because
-- it checks the inputs; what they come to is computed whenever they are read, and stored nowhere.
create table public.scenarios (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  name text not null check (length(btrim(name)) > 0 and length(name) <= 80),
  calculator text not null check (length(calculator) between 1 and 100),
  inputs jsonb not null check (jsonb_typeof(inputs) = 'object' and length(inputs::text) <= 20000),
  -- Whose rules count; null for those of the year in which it is read.
  year integer check (year between 1900 and 2100),
  created_at timestamptz not null default now()
);
create index scenarios_of_user on public.scenarios (user_id, created_at desc);

revoke all on public.scenarios from anon, authenticated, service_role;
grant select, delete on public.scenarios to authenticated;
grant select, insert, update, delete on public.scenarios to service_role;

alter table public.scenarios enable row level security;
create policy "own scenarios: read" on public.scenarios
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own scenarios: delete" on public.scenarios
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "session is valid" on public.scenarios
  as restrictive to authenticated using ((select public.session_is_valid()));
create policy "service: all" on public.scenarios
  to service_role using (true) with check (true);

-- The figures of contract/entitlements.ts, which a test compares.
alter table internal.plan_limits add column scenarios integer not null default 0;
update internal.plan_limits set scenarios = 50 where tier = 'pro';

create function internal.limit_scenarios() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  as $$
declare
  owner record;
  room integer;
begin
  for owner in select distinct user_id from added order by user_id loop
    select l.scenarios into room
    from internal.plan_limits l
    where l.tier = coalesce(
      (select p.subscription_tier from public.profiles p where p.id = owner.user_id for no key update), 'free');
    if (select count(*) from public.scenarios s where s.user_id = owner.user_id) > room then
      raise exception using
        errcode = 'PT413',
        message = 'Your plan has room for ' || room || ' scenarios.',
        hint = 'Delete scenarios that you no longer need, or upgrade to Pro.';
    end if;
  end loop;
  return null;
end
$$;
revoke all on function internal.limit_scenarios() from public, anon, authenticated, service_role;

create trigger limit_scenarios after insert on public.scenarios
  referencing new table as added for each statement execute function internal.limit_scenarios();
