-- The three roles every request runs as. Hosted Supabase brings them along; elsewhere they are made here.
-- They cannot log in: the server takes one on for the length of a transaction.
--
-- service_role has no BYPASSRLS, because only a superuser may grant that on Postgres 15. Every table carries an
-- explicit policy for it instead, which works on any Postgres.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin noinherit', wanted);
      exception when duplicate_object or unique_violation then
        null; -- roles belong to the whole cluster; another database's first start was faster
      end;
    end if;
    -- Whoever made a role may grant it, but is not always allowed to take it on (Postgres 16 and newer).
    begin
      execute format('set local role %I', wanted);
      reset role;
    exception when insufficient_privilege then
      execute format('grant %I to %I', wanted, session_user);
    end;
  end loop;
end
$$;

grant usage on schema public to anon, authenticated, service_role;
revoke create on schema public from public;
