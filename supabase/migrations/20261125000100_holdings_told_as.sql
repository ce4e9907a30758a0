-- What its owner says a position is in, where its symbol is not known to us. An import leaves it as it is.
alter table public.holdings add column told_as text check (told_as in (
  'us_company', 'foreign_company', 'us_stock_fund', 'foreign_stock_fund', 'emerging_stock_fund', 'world_stock_fund',
  'real_estate', 'mixed_80', 'mixed_60', 'mixed_40', 'us_bonds', 'other_bonds', 'cash', 'commodities', 'crypto', 'other'));
grant update (told_as), insert (told_as) on public.holdings to authenticated;
