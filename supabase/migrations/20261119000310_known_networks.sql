-- From where a user has signed in, as pseudonyms: wrong passwords from anywhere else do not use up what the owner may
-- try from here. Only the server's own role: no grant, no policy.
create table internal.known_networks (
  user_id uuid not null references auth.users on delete cascade,
  network text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, network)
);
create index known_networks_seen_at on internal.known_networks (seen_at);

revoke all on internal.known_networks from public, anon, authenticated, service_role;
alter table internal.known_networks enable row level security;
