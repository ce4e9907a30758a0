-- Mail that was promised and not yet handed to the mail server: one row a mail, gone once it is delivered. The codes
-- and links in it are made from the row's id and FINDEUS_SECRET when it is sent, so none of them is in here. The
-- address may be one that nobody has an account with: who asks must not be told, so it is found out later.
create table internal.mail_queue (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  email text not null,
  user_id uuid references auth.users on delete cascade,
  details jsonb not null default '{}',
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index mail_queue_due on internal.mail_queue (due_at);
create index mail_queue_of_user on internal.mail_queue (user_id);
create index mail_queue_latest on internal.mail_queue (email, kind);

-- Only the server's own role: no grant, no policy.
revoke all on internal.mail_queue from public, anon, authenticated, service_role;
alter table internal.mail_queue enable row level security;
