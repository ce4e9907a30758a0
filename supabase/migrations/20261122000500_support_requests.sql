-- What users have asked the people behind the site for help with. The server writes it; each user reads their own.
create table public.support_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  -- What both sides call it, in the mail and on the page.
  reference text not null unique check (reference ~ '^FD-[0-9A-Z]{3}-[0-9A-Z]{3}$'),
  -- The plan on the day of the request: it decides how soon it is answered.
  plan text not null check (plan in ('free', 'pro')),
  topic text not null check (topic ~ '^[a-z_]{1,40}$'),
  message text not null check (length(btrim(message)) > 0 and length(message) <= 4000),
  -- The conversation that its owner wants looked at.
  session_id uuid references public.chat_sessions on delete set null,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
create index support_requests_of_user on public.support_requests (user_id, created_at desc);
create index support_requests_open on public.support_requests (plan, created_at) where closed_at is null;
-- What deleting a conversation looks up.
create index support_requests_of_session on public.support_requests (session_id);

revoke all on public.support_requests from anon, authenticated, service_role;
grant select on public.support_requests to authenticated;
grant select, insert, update, delete on public.support_requests to service_role;

alter table public.support_requests enable row level security;
create policy "own requests: read" on public.support_requests
  for select to authenticated using (user_id = (select auth.uid()));
create policy "session is valid" on public.support_requests
  as restrictive to authenticated using ((select public.session_is_valid()));
create policy "service: all" on public.support_requests
  to service_role using (true) with check (true);
