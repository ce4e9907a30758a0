-- An event that waits has a customer: one without is about nobody, and would hold up all that came after it.
update internal.processed_webhooks set processed_at = now() where processed_at is null and customer_id is null;
alter table internal.processed_webhooks
  add constraint processed_webhooks_wait_for_somebody check (processed_at is not null or customer_id is not null);

-- What is done once a day by one of all nodes: who is at it, for how long, and when it was last brought to its end.
create table internal.daily_work (
  name text primary key,
  holder uuid not null,
  held_until timestamptz not null,
  done_at timestamptz
);
revoke all on internal.daily_work from public, anon, authenticated, service_role;
alter table internal.daily_work enable row level security;

-- Its turn was a bucket before, which is of no more use.
delete from internal.rate_limits where bucket = 'billing:reconcile';
