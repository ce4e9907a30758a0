-- A reply that was stopped is kept as far as it was read, over what the server may have stored of it meanwhile; and its
-- reader may say what they think of it.
alter table public.chat_messages add column rating text check (rating in ('up', 'down'));

grant update (content, rating) on public.chat_messages to authenticated;
create policy "own messages: change" on public.chat_messages
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- What a search looks through: the words of each message, without the receipts that answers carry. Apart from the
-- messages, so that reading them stays as light as it is; found by user, because nobody searches anything but their own.
create table internal.message_words (
  message_id uuid primary key references public.chat_messages on delete cascade,
  user_id uuid not null references auth.users on delete cascade,
  words tsvector not null
);
create index message_words_of_user on internal.message_words (user_id);

-- Only the server's own role: no grant, no policy.
revoke all on internal.message_words from public, anon, authenticated, service_role;
alter table internal.message_words enable row level security;

create function internal.keep_message_words() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  as $$
begin
  insert into internal.message_words (message_id, user_id, words)
  values (new.id, new.user_id, to_tsvector('pg_catalog.english',
    regexp_replace(new.content, '```findeus.*?```', '', 'g')))
  on conflict (message_id) do update set words = excluded.words;
  return null;
end
$$;
revoke all on function internal.keep_message_words() from public, anon, authenticated, service_role;

create trigger keep_message_words after insert or update of content on public.chat_messages
  for each row execute function internal.keep_message_words();

insert into internal.message_words (message_id, user_id, words)
select id, user_id, to_tsvector('pg_catalog.english', regexp_replace(content, '```findeus.*?```', '', 'g'))
from public.chat_messages;
