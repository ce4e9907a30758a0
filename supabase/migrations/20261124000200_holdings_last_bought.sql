-- When the newest part of a position was bought, where its file says so: a loss that is taken within 30 days of a purchase
-- may be disallowed.
alter table public.holdings add column last_bought date;
grant insert (last_bought), update (last_bought) on public.holdings to authenticated;
