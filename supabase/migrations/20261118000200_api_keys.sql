-- The keys with which a user's programs call functions/v1. Of a key there is only what it hashes to, which says nothing
-- of it, and its first characters, by which its owner knows it again. One that was revoked is kept a while, so that the
-- program that still uses it can be told so.
create table internal.api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  name text not null check (length(btrim(name)) > 0 and length(name) <= 80),
  prefix text not null check (length(prefix) <= 16),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_of_user on internal.api_keys (user_id, created_at);
create index api_keys_revoked on internal.api_keys (revoked_at) where revoked_at is not null;

-- Only the server's own role: no grant, no policy.
revoke all on internal.api_keys from public, anon, authenticated, service_role;
alter table internal.api_keys enable row level security;
