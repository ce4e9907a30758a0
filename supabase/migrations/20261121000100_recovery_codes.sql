-- Codes that stand in for a lost authenticator app, each good once. Only hashes: a code has 80 random bits, so a fast hash
-- is enough. They go with the last factor, and with the user.
create table internal.recovery_codes (
  user_id uuid not null references auth.users on delete cascade,
  code_hash text not null,
  -- The same for all codes that were made together.
  set_id uuid not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
revoke all on internal.recovery_codes from public, anon, authenticated, service_role;
alter table internal.recovery_codes enable row level security;
