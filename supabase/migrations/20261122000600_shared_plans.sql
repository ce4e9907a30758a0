-- Copies of a plan that their owner has made a link to. Who has the link reads the copy, without an account. The server
-- writes them, because only Pro may; revoking a link deletes its copy.
create table public.shared_plans (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  -- SHA-256 of the random token in the link, which is stored nowhere.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- The plan as it was (MyPlan of contract/my-plan.ts): it names nobody.
  plan jsonb not null check (jsonb_typeof(plan) = 'object' and length(plan::text) <= 100000),
  created_at timestamptz not null default now()
);
create index shared_plans_of_user on public.shared_plans (user_id, created_at desc);

revoke all on public.shared_plans from anon, authenticated, service_role;
grant select, delete on public.shared_plans to authenticated;
grant select, insert, update, delete on public.shared_plans to service_role;

alter table public.shared_plans enable row level security;
create policy "own shared plans: read" on public.shared_plans
  for select to authenticated using (user_id = (select auth.uid()));
create policy "own shared plans: revoke" on public.shared_plans
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "session is valid" on public.shared_plans
  as restrictive to authenticated using ((select public.session_is_valid()));
create policy "service: all" on public.shared_plans
  to service_role using (true) with check (true);
