-- The server's own bookkeeping, in a schema that rest/v1 does not expose and callers may not enter.
create schema if not exists internal;
revoke all on schema internal from public, anon, authenticated;
grant usage on schema internal to service_role;

-- Token buckets, shared by all nodes. Unlogged: the busiest writes of the server, and after a crash of the
-- database full buckets are the right start.
create unlogged table internal.rate_limits (
  bucket text primary key,
  tokens double precision not null check (tokens >= 0),
  refilled_at timestamptz not null default now()
);
create index rate_limits_refilled_at on internal.rate_limits (refilled_at);

-- Webhook deliveries by the provider's event id: received once, processed once, however often they are sent.
create table internal.processed_webhooks (
  event_id text primary key,
  event_type text not null,
  customer_id text references public.stripe_customers (customer_id) on delete cascade,
  received_at timestamptz not null default now(),
  processed_at timestamptz
);
create index processed_webhooks_of_customer on internal.processed_webhooks (customer_id);
create index processed_webhooks_waiting on internal.processed_webhooks (received_at) where processed_at is null;

revoke all on internal.rate_limits, internal.processed_webhooks from public, anon, authenticated, service_role;
grant select, insert, update, delete on internal.rate_limits, internal.processed_webhooks to service_role;

alter table internal.rate_limits enable row level security;
create policy "service: all" on internal.rate_limits to service_role using (true) with check (true);
alter table internal.processed_webhooks enable row level security;
create policy "service: all" on internal.processed_webhooks to service_role using (true) with check (true);
