-- The server's own bookkeeping, in a schema that rest/v1 does not expose and callers may not enter.
create schema if not exists internal;
revoke all on schema internal from public, anon, authenticated;
grant usage on schema internal to service_role;

-- Token buckets, shared by all nodes. Unlogged: the busiest writes of the server, and after a crash of the
-- database full buckets are the right start.
create unlogged table internal.rate_limits (
  bucket text primary key,
  -- Whose bucket it is, where it is a user's: it goes with the user.
  user_id uuid references auth.users on delete cascade,
  tokens double precision not null check (tokens >= 0),
  refilled_at timestamptz not null default now()
);
create index rate_limits_of_user on internal.rate_limits (user_id);
create index rate_limits_refilled_at on internal.rate_limits (refilled_at);

-- Takes one token from a bucket, which is full at first and refills steadily. Gives the seconds to wait until there
-- is one again: 0 means that it was taken. The upsert holds the row, so callers at the same moment take turns.
create function internal.take_token(wanted text, capacity double precision, per_second double precision)
  returns double precision
  language plpgsql
  set search_path = ''
  as $$
declare
  available double precision;
begin
  insert into internal.rate_limits as known (bucket, tokens, refilled_at)
  values (wanted, capacity, clock_timestamp())
  on conflict (bucket) do update set
    tokens = least(
      capacity,
      known.tokens + greatest(0, extract(epoch from clock_timestamp() - known.refilled_at)) * per_second
    ),
    refilled_at = clock_timestamp()
  returning tokens into available;
  if available < 1 then
    return (1 - available) / per_second;
  end if;
  update internal.rate_limits set tokens = available - 1 where bucket = wanted;
  return 0;
end
$$;
revoke all on function internal.take_token(text, double precision, double precision)
  from public, anon, authenticated, service_role;

-- Webhook deliveries by the provider's event id: received once, processed once, however often they are sent. It says
-- nothing of whom an event was about, so there is nothing to delete with a user.
create table internal.processed_webhooks (
  event_id text primary key,
  event_type text not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz
);
create index processed_webhooks_waiting on internal.processed_webhooks (received_at) where processed_at is null;

-- The keys that sign access tokens, shared by all nodes. Private halves are sealed with FINDEUS_SECRET. A retired key
-- signs no more, and still verifies what it has signed. Only the server's own role reads them: no grant, no policy.
create table internal.signing_keys (
  kid text primary key,
  algorithm text not null,
  public_jwk jsonb not null,
  sealed_private_jwk text not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create unique index signing_keys_one_current on internal.signing_keys ((true)) where retired_at is null;
alter table internal.signing_keys enable row level security;

revoke all on internal.rate_limits, internal.processed_webhooks, internal.signing_keys from public, anon, authenticated, service_role;
grant select, insert, update, delete on internal.rate_limits, internal.processed_webhooks to service_role;

alter table internal.rate_limits enable row level security;
create policy "service: all" on internal.rate_limits to service_role using (true) with check (true);
alter table internal.processed_webhooks enable row level security;
create policy "service: all" on internal.processed_webhooks to service_role using (true) with check (true);
