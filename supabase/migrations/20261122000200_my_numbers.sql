-- What a user has asked us to remember about themselves. Nothing is stored here but by their own click.

-- One fact of the person: an age, a state, an income. Which facts there are is in contract/my-numbers.ts.
create table public.my_facts (
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  fact text not null check (fact ~ '^[a-z][a-z0-9_]{0,39}$'),
  value jsonb not null check (length(value::text) <= 200),
  source text not null check (source in ('typed', 'chat', 'onboarding', 'questionnaire')),
  -- When its owner last said or confirmed it.
  confirmed_at timestamptz not null default now(),
  primary key (user_id, fact)
);

-- Things of which one can have several: accounts, debts, homes, goals.
create table public.my_things (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  kind text not null check (kind in ('account', 'debt', 'home', 'goal')),
  name text not null check (length(btrim(name)) > 0 and length(name) <= 100),
  details jsonb not null check (jsonb_typeof(details) = 'object' and length(details::text) <= 2000),
  source text not null check (source in ('typed', 'chat', 'onboarding', 'questionnaire')),
  confirmed_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index my_things_of_user on public.my_things (user_id, kind, created_at);

-- What a user owned and owed, one row a day on which that changed: the line of the net worth over time.
create table public.net_worth_days (
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  day date not null,
  assets numeric(20, 2) not null,
  debts numeric(20, 2) not null,
  primary key (user_id, day)
);

revoke all on public.my_facts, public.my_things, public.net_worth_days from anon, authenticated, service_role;
grant select, delete, insert (user_id, fact, value, source, confirmed_at), update (value, source, confirmed_at)
  on public.my_facts to authenticated;
grant select, delete, insert (id, user_id, kind, name, details, source, confirmed_at),
  update (name, details, source, confirmed_at) on public.my_things to authenticated;
grant select, delete, insert (user_id, day, assets, debts), update (assets, debts)
  on public.net_worth_days to authenticated;
grant select, insert, update, delete on public.my_facts, public.my_things, public.net_worth_days to service_role;

alter table public.my_facts enable row level security;
create policy "session is valid" on public.my_facts
  as restrictive to authenticated using ((select public.session_is_valid()));
create policy "own facts" on public.my_facts
  to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "service: all" on public.my_facts to service_role using (true) with check (true);
alter table public.my_things enable row level security;
create policy "session is valid" on public.my_things
  as restrictive to authenticated using ((select public.session_is_valid()));
create policy "own things" on public.my_things
  to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "service: all" on public.my_things to service_role using (true) with check (true);
alter table public.net_worth_days enable row level security;
create policy "session is valid" on public.net_worth_days
  as restrictive to authenticated using ((select public.session_is_valid()));
create policy "own net worth" on public.net_worth_days
  to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "service: all" on public.net_worth_days to service_role using (true) with check (true);

-- More than anybody has: a program that writes without end is stopped here. The profile's lock makes writers take turns.
create function internal.limit_my_rows() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  as $$
declare
  owner record;
  stored bigint;
begin
  for owner in select distinct user_id from added order by user_id loop
    perform from public.profiles p where p.id = owner.user_id for no key update;
    execute format('select count(*) from %I.%I where user_id = $1', tg_table_schema, tg_table_name)
      into stored using owner.user_id;
    if stored > tg_argv[0]::integer then
      raise exception using
        errcode = 'PT413',
        message = 'There is room for ' || tg_argv[0] || ' of these.',
        hint = 'Delete what you no longer need, then try again.';
    end if;
  end loop;
  return null;
end
$$;
revoke all on function internal.limit_my_rows() from public, anon, authenticated, service_role;

create trigger limit_my_facts after insert on public.my_facts
  referencing new table as added for each statement execute function internal.limit_my_rows('100');
create trigger limit_my_things after insert on public.my_things
  referencing new table as added for each statement execute function internal.limit_my_rows('200');
create trigger limit_net_worth_days after insert on public.net_worth_days
  referencing new table as added for each statement execute function internal.limit_my_rows('10000');
