-- Messages are found by any part of a word, as titles are: "retirem" and "tirement" find "retirement". The index holds
-- only stems of words, so the text that search reads is kept too, in small letters.
alter table internal.message_words add column plain text;

create or replace function internal.keep_message_words() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  as $$
declare
  searched text := internal.searchable_text(new.content);
begin
  insert into internal.message_words (message_id, user_id, words, plain)
  values (new.id, new.user_id, to_tsvector('pg_catalog.english', searched), lower(searched))
  on conflict (message_id) do update set words = excluded.words, plain = excluded.plain;
  return null;
end
$$;

-- What has to be in a message that is found by parts: each word or quoted phrase that was typed. None of them where an
-- alternative is asked for, or where all are so short that they are in every text.
create function internal.search_parts(typed text) returns text[]
  language sql
  immutable
  set search_path = ''
  as $$
  select case
    when typed ~ '\sOR\s' or max(length(part)) < 3 then '{}'
    else coalesce(array_agg(part order by length(part) desc), '{}')
  end
  from (
    select distinct lower(internal.hide_punctuation(coalesce(found[1], found[2]))) as part
    from regexp_matches(translate(typed, '“”', '""'), '"([^"]+)"|([^\s"]+)', 'g') as found
  ) as parts
$$;

-- The surroundings of the first place where a part is, with the part between « and ».
create function internal.excerpt_around(content text, part text) returns text
  language plpgsql
  immutable
  strict
  set search_path = ''
  as $$
declare
  searched text := internal.searchable_text(content);
  place int := position(part in lower(searched));
begin
  if place = 0 then
    return null;
  end if;
  return internal.show_punctuation(
    -- Whole words on both sides.
    regexp_replace(substr(searched, greatest(place - 50, 1), least(place - 1, 50)), case when place > 51 then '^\S*\s+' else '' end, '')
      || '«' || substr(searched, place, length(part)) || '»'
      || regexp_replace(substr(searched, place + length(part), 80), case when length(searched) >= place + length(part) + 80 then '\s+\S*$' else '' end, '')
  );
end
$$;
revoke all on function internal.search_parts(text), internal.excerpt_around(text, text)
  from public, anon, authenticated, service_role;

-- As before, a small installation is brought up to date at once; docs/operations.md has the statement for a large one.
do $$
begin
  if (select count(*) from (select from internal.message_words limit 5001) as counted) <= 5000 then
    update internal.message_words w
    set plain = lower(internal.searchable_text(m.content))
    from public.chat_messages m
    where m.id = w.message_id;
  end if;
end
$$;
