-- The server stores both sides of a turn. A question says how far its answer is: "pending" while it is being written,
-- then "answered" or "failed". Messages that other programs store have no status, and no answer is awaited for them.
alter table public.chat_messages
  add column status text check (status in ('pending', 'answered', 'failed')),
  -- The question that an answer belongs to. No foreign key: deleting a conversation would update each of its answers.
  add column reply_to uuid,
  -- How many characters of the answer were on the screen when its reader pressed Stop.
  add column stop_at integer check (stop_at > 0);

grant insert (status, reply_to), update (status, stop_at) on public.chat_messages to authenticated;

-- An answer stands right below its question, whatever was asked while it was being written. A user can refer only to an
-- own question of the same conversation.
create function internal.place_reply() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  as $$
declare
  asked_at constant timestamptz := (
    select q.created_at from public.chat_messages q
    where q.id = new.reply_to and q.session_id = new.session_id and q.user_id = new.user_id and q.role = 'user'
  );
begin
  if asked_at is null then
    new.reply_to := null;
  else
    new.created_at := asked_at + interval '1 microsecond';
  end if;
  return new;
end
$$;
revoke all on function internal.place_reply() from public, anon, authenticated, service_role;

create trigger place_reply before insert on public.chat_messages
  for each row when (new.reply_to is not null) execute function internal.place_reply();
