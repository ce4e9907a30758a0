-- How much one statement of a user may write by changing messages. The quota is counted when a statement has written
-- all of its rows: one short request that put a long text into 2,000 messages left 100 MB of dead rows behind, although it
-- was refused. So each row is counted before it is written, and the statement ends at the first that is too much.
create function internal.bound_update() returns trigger
  language plpgsql
  set search_path = ''
  as $$
declare
  -- Four times the largest request body, which is the most that as many different texts can have.
  most constant integer := 4194304;
  written integer;
begin
  if tg_level = 'STATEMENT' then
    perform set_config('findeus.bytes_written', '0', true);
    return null;
  end if;
  written := current_setting('findeus.bytes_written')::integer + case
    when new.content is distinct from old.content then octet_length(new.content)
    -- A long text that stays is not written again; a short one is, with its row.
    else least(octet_length(new.content), 2000)
  end;
  if written > most then
    -- PostgREST answers PT413 with status 413.
    raise exception using
      errcode = 'PT413',
      message = 'This request would change too many messages: one may write 4 MB.',
      hint = 'Change fewer messages at a time.';
  end if;
  perform set_config('findeus.bytes_written', written::text, true);
  return new;
end
$$;
revoke all on function internal.bound_update() from public, anon, authenticated, service_role;

-- Operators and the server's own work may change as many as they like.
create trigger bound_update before update on public.chat_messages
  for each statement when (current_user = 'authenticated') execute function internal.bound_update();
create trigger bound_updated_row before update on public.chat_messages
  for each row when (current_user = 'authenticated') execute function internal.bound_update();
