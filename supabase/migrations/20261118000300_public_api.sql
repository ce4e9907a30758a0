-- As take_token, and also what is left in the bucket: callers of the public API are told.
create function internal.spend_token(wanted text, capacity double precision, per_second double precision)
  returns table (wait double precision, remaining double precision)
  language plpgsql
  set search_path = ''
  as $$
begin
  wait := internal.take_token(wanted, capacity, per_second);
  select least(known.tokens, capacity) into remaining from internal.rate_limits known where known.bucket = wanted;
  return next;
end
$$;
revoke all on function internal.spend_token(text, double precision, double precision)
  from public, anon, authenticated, service_role;

-- Calls with an Idempotency-Key, and what they were answered: the same call again gets the same answer, on any node.
-- Keys and bodies are here as hashes only; an answer is a user's own, and goes with the user.
create table internal.idempotent_calls (
  caller text not null,
  key_hash text not null,
  path text not null,
  user_id uuid references auth.users on delete cascade,
  body_hash text not null,
  -- Which of two calls with the same key holds it.
  holder uuid not null,
  started_at timestamptz not null default now(),
  -- Null while the first one is still being answered.
  answer text,
  primary key (caller, key_hash, path)
);
create index idempotent_calls_of_user on internal.idempotent_calls (user_id);
create index idempotent_calls_started_at on internal.idempotent_calls (started_at);

-- Only the server's own role: no grant, no policy.
revoke all on internal.idempotent_calls from public, anon, authenticated, service_role;
alter table internal.idempotent_calls enable row level security;
