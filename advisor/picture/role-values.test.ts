import { expect, it } from 'vitest';
import { valueInRole } from '#advisor/picture/role-values.ts';
import { readQuantities } from '#advisor/reader/quantities/read-quantities.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

it.each<[string, RoleId, number]>([
  ['85', 'wages', 85_000],
  ['400', 'home_price', 400_000],
  ['850', 'save_amount', 850],
  ['50', 'down_amount', 50_000],
  ['500', 'down_amount', 500],
  ['$85', 'wages', 85],
  ['41 a year', 'wages', 41_000],
  ['62 a year', 'spend_total', 62_000],
  ['15 a year', 'wages', 15],
  ['40 a month', 'spend_total', 40],
  ['33', 'car_price', 33_000],
  ['25 g', 'charity', 25_000],
  ['9g', 'gift_amount', 9000],
  ['10 gs', 'lump_sum', 10_000],
  ['50 cents', 'match_rate', 50],
  ['.07', 'rate_return', 7],
  ['0.04', 'rate_fee', 0.04],
  ['6.5', 'loan_rate', 6.5],
  ['.065', 'loan_rate', 6.5],
  ['.00215', 'loan_rate', 0.00215],
  ['95', 'agi', 95_000],
  ['0.35% a month', 'rate_withdrawal', 4.2],
  ['1.5% per month', 'loan_rate', 18],
  ['6.2% a month', 'loan_rate', 6.2],
  ['25% a month', 'loan_rate', 300],
  ['5% a month', 'save_share', 5],
  ['30', 'term', 30],
  ['6', 'months_cover', 0.5],
  ['homes drop 3% a year', 'rate_home_growth', -3],
  ['rents falling by about 2%', 'rate_rent_growth', -2],
  ['stocks drop 20%', 'loss_rate', 20],
  ['homes up 4%', 'rate_home_growth', 4],
  ['down fifteen', 'invest_return_list', -15],
  ['lost 4%', 'invest_return_list', -4],
  ['nineteen two', 'k401_contrib', 19_200],
  ['nineteen two', 'loan_rate', 19.2],
  ['thirty one five', 'price_now', 31.5],
  ['thirty seven and a half', 'tax_bill', 37.5],
])('%s as %s', (text, role, value) => {
  expect(valueInRole(role, readQuantities(text)[0]!).value).toBeCloseTo(value, 10);
});
