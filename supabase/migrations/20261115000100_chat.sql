create table public.chat_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  title text not null default 'New Chat' check (length(btrim(title)) > 0 and length(title) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What a message's foreign key holds on to, so that a message can only join a conversation of its own user.
  unique (id, user_id)
);
-- A user's conversations, newest first.
create index chat_sessions_of_user on public.chat_sessions (user_id, updated_at desc);

revoke all on public.chat_sessions from anon, authenticated, service_role;
grant select, delete, insert (id, user_id, title), update (title, updated_at) on public.chat_sessions to authenticated;
grant select, insert, update, delete on public.chat_sessions to service_role;

alter table public.chat_sessions enable row level security;
create policy "own conversations" on public.chat_sessions
  to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "service: all" on public.chat_sessions
  to service_role using (true) with check (true);

create table public.chat_messages (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null,
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  content text not null check (length(btrim(content)) > 0 and length(content) <= 100000),
  mode text not null default 'chat' check (mode in ('chat', 'free', 'pro')),
  -- The clock, not the start of the transaction: messages stored together still have an order.
  created_at timestamptz not null default clock_timestamp(),
  foreign key (session_id, user_id) references public.chat_sessions (id, user_id) on delete cascade
);
-- A conversation's messages, oldest first; and what deleting a conversation or a user looks up. The user comes
-- first because the policy below adds it to every read: with two indexes the planner, which thinks of an average
-- user, would fetch all messages of a busy one to find a single conversation's.
create index chat_messages_in_order on public.chat_messages (user_id, session_id, created_at);

revoke all on public.chat_messages from anon, authenticated, service_role;
grant select, delete, insert (id, session_id, user_id, role, content, mode) on public.chat_messages to authenticated;
grant select, insert, update, delete on public.chat_messages to service_role;

alter table public.chat_messages enable row level security;
create policy "own messages: read" on public.chat_messages
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own messages: delete" on public.chat_messages
  for delete to authenticated using (user_id = (select auth.uid()));
-- Another user's conversation and one that does not exist are refused alike.
create policy "own messages: write into own conversations" on public.chat_messages
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and exists (
      select from public.chat_sessions s where s.id = session_id and s.user_id = (select auth.uid())
    )
  );
create policy "service: all" on public.chat_messages
  to service_role using (true) with check (true);

-- A message moves its conversation to the top of the list.
create function public.touch_chat_session() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  as $$
begin
  update public.chat_sessions
  set updated_at = greatest(updated_at, new.created_at)
  where id = new.session_id;
  return null;
end
$$;
revoke all on function public.touch_chat_session() from public, anon, authenticated, service_role;

create trigger touch_chat_session after insert on public.chat_messages
  for each row execute function public.touch_chat_session();
