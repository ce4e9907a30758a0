-- What Stripe says, kept where row-level security can show it to its owner. Only the service writes here.
create type public.stripe_subscription_status as enum (
  'not_started', 'incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused'
);

create table public.stripe_customers (
  id bigint generated always as identity primary key,
  user_id uuid not null unique references auth.users on delete cascade,
  customer_id text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table public.stripe_subscriptions (
  id bigint generated always as identity primary key,
  customer_id text not null unique references public.stripe_customers (customer_id) on delete cascade,
  subscription_id text,
  price_id text,
  current_period_start bigint,
  current_period_end bigint,
  cancel_at_period_end boolean not null default false,
  payment_method_brand text,
  payment_method_last4 text,
  status public.stripe_subscription_status not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

revoke all on public.stripe_customers, public.stripe_subscriptions from anon, authenticated, service_role;
grant select on public.stripe_customers, public.stripe_subscriptions to authenticated;
grant select, insert, update, delete on public.stripe_customers, public.stripe_subscriptions to service_role;

alter table public.stripe_customers enable row level security;
create policy "own customer record: read" on public.stripe_customers
  for select to authenticated using (user_id = (select auth.uid()) and deleted_at is null);
create policy "service: all" on public.stripe_customers
  to service_role using (true) with check (true);

alter table public.stripe_subscriptions enable row level security;
create policy "own subscription: read" on public.stripe_subscriptions
  for select to authenticated using (
    deleted_at is null
    and customer_id in (
      select c.customer_id from public.stripe_customers c
      where c.user_id = (select auth.uid()) and c.deleted_at is null
    )
  );
create policy "service: all" on public.stripe_subscriptions
  to service_role using (true) with check (true);

create trigger stripe_customers_set_updated_at before update on public.stripe_customers
  for each row execute function public.set_updated_at();
create trigger stripe_subscriptions_set_updated_at before update on public.stripe_subscriptions
  for each row execute function public.set_updated_at();

-- At most one row: the caller's own. A null or 'not_started' status is what an abandoned checkout leaves.
create view public.stripe_user_subscriptions with (security_invoker = true) as
select
  c.customer_id,
  s.subscription_id,
  s.status as subscription_status,
  s.price_id,
  s.current_period_start,
  s.current_period_end,
  s.cancel_at_period_end,
  s.payment_method_brand,
  s.payment_method_last4
from public.stripe_customers c
left join public.stripe_subscriptions s on s.customer_id = c.customer_id and s.deleted_at is null
where c.user_id = (select auth.uid()) and c.deleted_at is null;

revoke all on public.stripe_user_subscriptions from anon, authenticated, service_role;
grant select on public.stripe_user_subscriptions to authenticated;
