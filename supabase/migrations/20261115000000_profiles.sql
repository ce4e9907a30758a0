-- One profile a user, made with the account and gone with it.
create table public.profiles (
  id uuid primary key references auth.users on delete cascade,
  full_name text not null default '' check (length(full_name) <= 200),
  subscription_tier text not null default 'free' check (subscription_tier in ('free', 'pro')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Hosted Supabase grants everything on new tables to these roles by default: begin from nothing.
revoke all on public.profiles from anon, authenticated, service_role;
grant select, update (full_name) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

alter table public.profiles enable row level security;
create policy "own profile: read" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "own profile: change" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "service: all" on public.profiles
  to service_role using (true) with check (true);

create function public.set_updated_at() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end
$$;

create trigger profiles_set_updated_at before update on public.profiles
  for each row execute function public.set_updated_at();

-- Definer's rights: whoever signs up has no right to insert profiles, and needs none.
create function public.create_profile_for_user() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  as $$
begin
  insert into public.profiles (id, full_name)
  values (
    new.id,
    left(coalesce(new.raw_user_meta_data ->> 'full_name', new.raw_user_meta_data ->> 'name', ''), 200)
  );
  return new;
end
$$;
revoke all on function public.create_profile_for_user() from public, anon, authenticated, service_role;

create trigger create_profile_for_user after insert on auth.users
  for each row execute function public.create_profile_for_user();
