-- Events wait here until what they are about has been read again at Stripe. Which customer that is, is known only so
-- long: once done, nothing of whom an event was about is kept.
alter table internal.processed_webhooks
  add column customer_id text,
  add column attempts int not null default 0,
  add column due_at timestamptz not null default now();
drop index internal.processed_webhooks_waiting;
create index processed_webhooks_waiting on internal.processed_webhooks (due_at) where processed_at is null;
create index processed_webhooks_customer on internal.processed_webhooks (customer_id) where processed_at is null;

-- When Stripe was asked for what the row says: what was read earlier never takes the place of what was read later.
alter table public.stripe_subscriptions add column read_at timestamptz;

-- Whoever leaves, by whatever way an account can be deleted, must not be charged again. That the customer has to go at
-- Stripe too is promised in the same transaction, and kept by the server.
create function internal.promise_end_of_customer() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  as $$
begin
  insert into internal.processed_webhooks (event_id, event_type, customer_id)
  values ('account-deleted:' || gen_random_uuid(), 'account.deleted', old.customer_id);
  return null;
end
$$;
revoke all on function internal.promise_end_of_customer() from public, anon, authenticated, service_role;
create trigger stripe_customers_promise_end after delete on public.stripe_customers
  for each row execute function internal.promise_end_of_customer();

-- Who is on the way to pay, for a moment: of several clicks one at a time is looked after, on whichever node.
create table internal.checkout_leases (
  user_id uuid primary key references auth.users on delete cascade,
  holder uuid not null,
  until timestamptz not null
);
revoke all on internal.checkout_leases from public, anon, authenticated, service_role;
alter table internal.checkout_leases enable row level security;
