-- A statement that adds many messages moves their conversation to the top once. One update a message left as many
-- versions of the same row behind, each of which the next one had to pass: 5,000 messages took half a minute.
create or replace function public.touch_chat_session() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  as $$
begin
  update public.chat_sessions s
  set updated_at = greatest(s.updated_at, latest.created_at)
  from (
    select session_id, max(created_at) as created_at from added group by session_id order by session_id
  ) as latest
  where s.id = latest.session_id;
  return null;
end
$$;

drop trigger touch_chat_session on public.chat_messages;
-- Before count_added_messages by name: the conversation is locked first, as it is by whoever deletes it.
create trigger a_touch_chat_session after insert on public.chat_messages
  referencing new table as added for each statement execute function public.touch_chat_session();
