-- Search reads a bounded, harmless text of each message.
--
-- Postgres's text parser tries to read "a_a_a" as a path or a host name and starts over after every underscore: 100,000
-- such characters took minutes, inside the transaction that stores the message. It has similar rules for other
-- punctuation. So search never shows it any: each such character becomes a control character, which the parser takes for
-- a blank, one for one, so that an excerpt can have its punctuation back.
create function internal.hide_punctuation(content text) returns text
  language sql
  immutable
  parallel safe
  set search_path = ''
  as $$
  -- Control characters, odd blanks and the marks of an excerpt become blanks first.
  select translate(
    regexp_replace(content, '[\x01-\x1f\x7f-\xa0\xab\xbb\u2000-\u200f\u2028-\u202f]', ' ', 'g'),
    '_-./@<&:?=~+‘’“”–—…•×−',
    E'\x01\x02\x03\x04\x05\x06\x07\x08\x0b\x0c\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19'
  )
$$;

create function internal.show_punctuation(hidden text) returns text
  language sql
  immutable
  parallel safe
  set search_path = ''
  as $$
  select translate(
    hidden,
    E'\x01\x02\x03\x04\x05\x06\x07\x08\x0b\x0c\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19',
    '_-./@<&:?=~+‘’“”–—…•×−'
  )
$$;

-- What search reads of a message: the first 20,000 characters of it, without receipts and link targets.
create function internal.searchable_text(content text) returns text
  language sql
  immutable
  parallel safe
  set search_path = ''
  as $$
  select internal.hide_punctuation(left(
    regexp_replace(
      regexp_replace(content, '```findeus.*?(```|$)', ' ', 'g'),
      '\]\([^()\s]*\)', ' ', 'g'
    ),
    20000
  ))
$$;

-- What somebody types into the search box, as a query. Quotes make a phrase and OR an alternative; a minus is a sign or a
-- hyphen here, not an exclusion. "401k" also finds "401(k)", which is two words.
create function internal.search_query(typed text) returns tsquery
  language plpgsql
  immutable
  set search_path = ''
  as $$
declare
  joined text := regexp_replace(lower(translate(typed, '“”', '""')), '(\d)\(([a-z])\)', '\1\2', 'g');
  result tsquery := websearch_to_tsquery('pg_catalog.english', internal.hide_punctuation(joined));
  plan text[];
begin
  for plan in select distinct regexp_matches(joined, '\m(\d+)([a-z])\M', 'g') loop
    result := ts_rewrite(
      result,
      plainto_tsquery('pg_catalog.simple', plan[1] || plan[2]),
      plainto_tsquery('pg_catalog.simple', plan[1] || plan[2])
        || phraseto_tsquery('pg_catalog.english', plan[1] || ' ' || plan[2])
    );
  end loop;
  return result;
end
$$;

-- The surroundings of the words that were found in a message, with these between « and ». They are taken from the first
-- part of it that has all of the words, else from the first that has any: ts_headline compares every match with every
-- other, so it only gets a short text.
create function internal.excerpt_of(content text, wanted tsquery) returns text
  language plpgsql
  immutable
  strict
  set search_path = ''
  as $$
declare
  searched text := internal.searchable_text(content);
  any_word tsquery := regexp_replace(wanted::text, '<->|<\d+>|&', '|', 'g');
  part text;
  part_words tsvector;
  chosen text;
begin
  for start in 1 .. length(searched) by 1000 loop
    part := substr(searched, start, 1000);
    part_words := to_tsvector('pg_catalog.english', part);
    if part_words @@ wanted then
      chosen := part;
      exit;
    end if;
    if chosen is null and part_words @@ any_word then
      chosen := part;
    end if;
  end loop;
  return internal.show_punctuation(ts_headline('pg_catalog.english', coalesce(chosen, left(searched, 1000)), any_word,
    'StartSel=«, StopSel=», MaxWords=18, MinWords=8, MaxFragments=1'));
end
$$;

revoke all on function internal.hide_punctuation(text), internal.show_punctuation(text),
  internal.searchable_text(text), internal.search_query(text), internal.excerpt_of(text, tsquery)
  from public, anon, authenticated, service_role;

create or replace function internal.keep_message_words() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  as $$
begin
  insert into internal.message_words (message_id, user_id, words)
  values (new.id, new.user_id, to_tsvector('pg_catalog.english', internal.searchable_text(new.content)))
  on conflict (message_id) do update set words = excluded.words;
  return null;
end
$$;

-- Messages that are indexed already: most of their words are the same either way, but "6.5" and "and/or" were single words
-- before. A small installation is indexed anew at once. In a large one that would stop all writers for minutes, so there
-- it is left to a quiet hour: docs/operations.md has the statement.
do $$
begin
  if (select count(*) from (select from internal.message_words limit 5001) as counted) <= 5000 then
    update internal.message_words w
    set words = to_tsvector('pg_catalog.english', internal.searchable_text(m.content))
    from public.chat_messages m
    where m.id = w.message_id;
  end if;
end
$$;

-- A refused text is told its bounds by the name of the rule.
alter table public.chat_messages
  rename constraint chat_messages_content_check to chat_message_content_has_1_to_100000_characters;
alter table public.chat_sessions
  rename constraint chat_sessions_title_check to chat_session_title_has_1_to_200_characters;
