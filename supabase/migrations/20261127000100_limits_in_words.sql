-- Who has Pro is not told to buy it, and ten thousand is written so that it can be read. Otherwise as before: counted once
-- a statement, with the profile locked, so that writers at the same moment take turns.
create or replace function internal.limit_holdings() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  as $$
declare
  owner record;
  plan_tier text;
  room integer;
begin
  for owner in select distinct user_id from added order by user_id loop
    plan_tier := coalesce(
      (select p.subscription_tier from public.profiles p where p.id = owner.user_id for no key update), 'free');
    select l.holdings into room from internal.plan_limits l where l.tier = plan_tier;
    if (select count(*) from public.holdings t where t.user_id = owner.user_id) > room then
      raise exception using
        errcode = 'PT413',
        message = 'Your plan has room for ' || to_char(room, 'FM999,999') || ' positions.',
        hint = 'Remove positions that you no longer need' || case plan_tier when 'pro' then '.' else ', or upgrade to Pro.' end;
    end if;
  end loop;
  return null;
end
$$;

create or replace function internal.limit_scenarios() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  as $$
declare
  owner record;
  plan_tier text;
  room integer;
begin
  for owner in select distinct user_id from added order by user_id loop
    plan_tier := coalesce(
      (select p.subscription_tier from public.profiles p where p.id = owner.user_id for no key update), 'free');
    select l.scenarios into room from internal.plan_limits l where l.tier = plan_tier;
    if (select count(*) from public.scenarios t where t.user_id = owner.user_id) > room then
      raise exception using
        errcode = 'PT413',
        message = 'Your plan has room for ' || to_char(room, 'FM999,999') || ' scenarios.',
        hint = 'Delete scenarios that you no longer need' || case plan_tier when 'pro' then '.' else ', or upgrade to Pro.' end;
    end if;
  end loop;
  return null;
end
$$;
