import { money } from '#advisor/calculators/define/fields.ts';
import { nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { saleFields } from '#advisor/calculators/tax/gains/sale-fields.ts';
import type { RoleUse } from '#advisor/reader/roles.ts';

/** Dollars of which nothing was said where they are missing. */
export const saleAmount = (label: string, roles: readonly RoleUse[], what: string) =>
  money({ label, roles, min: 0, max: 1e9, default: nothingSaid(what) });

/** What the sale of a house brings, whether you lived there or rented it out. */
export const propertySaleFields = {
  improvements: money({
    label: 'Improvements',
    roles: ['home_improvement', 'home_improvement@both'],
    adds: true,
    min: 0,
    max: 1e9,
    default: nothingSaid('improvements are'),
  }),
  mortgage: saleAmount('Mortgage still owed', ['mortgage_balance', 'mortgage_balance@both'], 'mortgage is'),
  selling_costs: saleAmount('Costs of selling', ['selling_costs', 'closing_costs'], 'costs of selling are'),
  selling_percent: saleFields.selling_percent,
};
