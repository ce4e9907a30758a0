-- How much an account may store. Enforced here, so that rows which come through rest/v1 count like those of the chat.

-- The figures of contract/plans.ts, which a test compares.
create table internal.storage_limits (
  tier text primary key,
  bytes bigint not null,
  messages integer not null,
  sessions integer not null
);
insert into internal.storage_limits (tier, bytes, messages, sessions)
values ('free', 50000000, 20000, 2000), ('pro', 500000000, 200000, 20000);

-- What each account stores. A row is made by the first write after this migration, which counts what is there already:
-- so nothing has to be counted for everybody at once.
create table internal.storage_used (
  user_id uuid primary key references auth.users on delete cascade,
  bytes bigint not null,
  messages integer not null,
  sessions integer not null
);

-- Only the server's own role: no grant, no policy.
revoke all on internal.storage_limits, internal.storage_used from public, anon, authenticated, service_role;
alter table internal.storage_limits enable row level security;
alter table internal.storage_used enable row level security;

-- Adds to what an account stores, or takes away, and refuses what would exceed its limits. The row stays locked until the
-- transaction ends, so writers at the same moment take turns and none of them slips through.
create function internal.count_storage(
  owner uuid, more_bytes bigint, more_messages bigint, more_sessions bigint
) returns void
  language plpgsql
  set search_path = ''
  as $$
declare
  used internal.storage_used;
  allowed internal.storage_limits;
  exceeded text;
begin
  update internal.storage_used u
  set bytes = u.bytes + more_bytes, messages = u.messages + more_messages, sessions = u.sessions + more_sessions
  where u.user_id = owner
  returning * into used;
  if not found then
    -- An account that is being deleted needs no row, and may have none.
    if not exists (select from auth.users u where u.id = owner) then
      return;
    end if;
    insert into internal.storage_used as u (user_id, bytes, messages, sessions)
    select owner, coalesce(sum(octet_length(m.content)), 0), count(*),
      (select count(*) from public.chat_sessions s where s.user_id = owner)
    from public.chat_messages m where m.user_id = owner
    -- Another first writer was faster, and has not seen what this one writes.
    on conflict (user_id) do update
    set bytes = u.bytes + more_bytes, messages = u.messages + more_messages, sessions = u.sessions + more_sessions
    returning * into used;
  end if;

  select l.* into allowed from internal.storage_limits l
  where l.tier = coalesce((select p.subscription_tier from public.profiles p where p.id = owner), 'free');
  -- An account that is over its limits, because it was Pro before, may still delete and shorten.
  exceeded := case
    when more_bytes > 0 and used.bytes > allowed.bytes then (allowed.bytes / 1000000) || ' MB of messages'
    when more_messages > 0 and used.messages > allowed.messages then allowed.messages || ' messages'
    when more_sessions > 0 and used.sessions > allowed.sessions then allowed.sessions || ' conversations'
  end;
  if exceeded is not null then
    -- PostgREST answers PT413 with status 413.
    raise exception using
      errcode = 'PT413',
      message = 'Your account is full: it has room for ' || exceeded || '.',
      hint = 'Delete conversations that you no longer need, then try again.';
  end if;
end
$$;
revoke all on function internal.count_storage(uuid, bigint, bigint, bigint)
  from public, anon, authenticated, service_role;

create function internal.count_messages() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  as $$
begin
  -- In the order of the accounts, so that two statements about the same ones cannot wait for each other.
  if tg_op = 'INSERT' then
    perform internal.count_storage(c.user_id, c.bytes, c.messages, 0)
    from (select user_id, sum(octet_length(content))::bigint as bytes, count(*) as messages
      from added group by user_id order by user_id) c;
  elsif tg_op = 'DELETE' then
    perform internal.count_storage(c.user_id, -c.bytes, -c.messages, 0)
    from (select user_id, sum(octet_length(content))::bigint as bytes, count(*) as messages
      from removed group by user_id order by user_id) c;
  else
    perform internal.count_storage(c.user_id, c.bytes, c.messages, 0)
    from (select user_id, sum(bytes)::bigint as bytes, sum(messages)::bigint as messages
      from (
        select user_id, octet_length(content) as bytes, 1 as messages from added
        union all
        select user_id, -octet_length(content), -1 from removed
      ) as changed
      group by user_id having sum(bytes) <> 0 or sum(messages) <> 0 order by user_id) c;
  end if;
  return null;
end
$$;
revoke all on function internal.count_messages() from public, anon, authenticated, service_role;

create trigger count_added_messages after insert on public.chat_messages
  referencing new table as added for each statement execute function internal.count_messages();
create trigger count_changed_messages after update on public.chat_messages
  referencing old table as removed new table as added for each statement execute function internal.count_messages();
create trigger count_removed_messages after delete on public.chat_messages
  referencing old table as removed for each statement execute function internal.count_messages();

create function internal.count_sessions() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  as $$
begin
  if tg_op = 'INSERT' then
    perform internal.count_storage(c.user_id, 0, 0, c.sessions)
    from (select user_id, count(*) as sessions from added group by user_id order by user_id) c;
  else
    perform internal.count_storage(c.user_id, 0, 0, -c.sessions)
    from (select user_id, count(*) as sessions from removed group by user_id order by user_id) c;
  end if;
  return null;
end
$$;
revoke all on function internal.count_sessions() from public, anon, authenticated, service_role;

create trigger count_added_sessions after insert on public.chat_sessions
  referencing new table as added for each statement execute function internal.count_sessions();
create trigger count_removed_sessions after delete on public.chat_sessions
  referencing old table as removed for each statement execute function internal.count_sessions();
