-- A conversation that its user keeps at the top of the list.
alter table public.chat_sessions add column pinned_at timestamptz;
grant update (pinned_at) on public.chat_sessions to authenticated;

-- Why an answer was rated down, as one of the buttons that ask.
alter table public.chat_messages add column rating_reason text
  check (rating_reason in ('wrong_numbers', 'not_my_question', 'unclear', 'other'));
grant update (rating_reason) on public.chat_messages to authenticated;

-- Words are found by their beginnings: "compou" finds "compounding". Not by one or two letters, which begin too much.
alter function internal.search_query(text) rename to search_query_of_words;
create function internal.search_query(typed text) returns tsquery
  language sql
  immutable
  set search_path = ''
  as $$
  select regexp_replace(
    regexp_replace(internal.search_query_of_words(typed)::text, '''((?:[^'']|'''')*)''', '''\1'':*', 'g'),
    '''([^'']{1,2})'':\*', '''\1''', 'g'
  )::tsquery
$$;
revoke all on function internal.search_query(text) from public, anon, authenticated, service_role;
