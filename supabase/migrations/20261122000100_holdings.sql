-- What a user owns: one row a position in an account, as its owner typed or imported it.
create table public.holdings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  -- What the owner calls the account; empty where there is only one.
  account text not null default '' check (length(account) <= 100),
  account_type text not null default 'taxable'
    check (account_type in ('taxable', 'traditional', 'roth', 'hsa', 'education', 'other')),
  kind text not null check (kind in ('stock', 'fund', 'bond', 'option', 'crypto', 'cash', 'other')),
  symbol text check (length(symbol) between 1 and 40),
  name text not null check (length(btrim(name)) > 0 and length(name) <= 200),
  quantity numeric(24, 8),
  price numeric(24, 8) check (price >= 0),
  -- Negative for a short position or a margin balance.
  value numeric(20, 2) not null,
  cost_basis numeric(20, 2) check (cost_basis >= 0),
  -- How long the lots have been held, for the tax on a sale.
  term text check (term in ('short', 'long', 'mixed')),
  as_of date not null,
  source text not null check (source in ('typed', 'pasted', 'imported')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A second import of the same position changes it instead of adding another.
  position text not null generated always as (upper(coalesce(symbol, name))) stored,
  unique (user_id, account, kind, position)
);

revoke all on public.holdings from anon, authenticated, service_role;
grant select, delete,
  insert (id, user_id, account, account_type, kind, symbol, name, quantity, price, value, cost_basis, term, as_of, source),
  update (account, account_type, kind, symbol, name, quantity, price, value, cost_basis, term, as_of, source)
  on public.holdings to authenticated;
grant select, insert, update, delete on public.holdings to service_role;

alter table public.holdings enable row level security;
create policy "session is valid" on public.holdings
  as restrictive to authenticated using ((select public.session_is_valid()));
create policy "own holdings" on public.holdings
  to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "service: all" on public.holdings
  to service_role using (true) with check (true);

create trigger holdings_set_updated_at before update on public.holdings
  for each row execute function public.set_updated_at();

-- How many positions a plan has room for: the figures of contract/entitlements.ts, which a test compares.
create table internal.plan_limits (
  tier text primary key,
  holdings integer not null
);
insert into internal.plan_limits (tier, holdings) values ('free', 25), ('pro', 10000);
revoke all on internal.plan_limits from public, anon, authenticated, service_role;
alter table internal.plan_limits enable row level security;

-- Counted once a statement. Locking the profile makes writers at the same moment take turns, so that none slips through.
create function internal.limit_holdings() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  as $$
declare
  owner record;
  room integer;
begin
  for owner in select distinct user_id from added order by user_id loop
    select l.holdings into room
    from internal.plan_limits l
    where l.tier = coalesce(
      (select p.subscription_tier from public.profiles p where p.id = owner.user_id for no key update), 'free');
    if (select count(*) from public.holdings h where h.user_id = owner.user_id) > room then
      raise exception using
        errcode = 'PT413',
        message = 'Your plan has room for ' || room || ' positions.',
        hint = 'Remove positions that you no longer need, or upgrade to Pro.';
    end if;
  end loop;
  return null;
end
$$;
revoke all on function internal.limit_holdings() from public, anon, authenticated, service_role;

create trigger limit_holdings after insert on public.holdings
  referencing new table as added for each statement execute function internal.limit_holdings();
