import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import { hasWord, type Picture } from '#advisor/picture/picture.ts';
import type { RoleUse } from '#advisor/reader/roles.ts';

/** "Ignoring interest", "not counting inflation", "always full": what is left out of the sum counts nothing. */
const leftOut: readonly { fact: string; rates: readonly RoleUse[] }[] = [
  { fact: 'flag=no_interest', rates: ['rate_return', 'rate_savings', 'loan_rate'] },
  { fact: 'flag=no_inflation', rates: ['rate_inflation', 'rate_cost_growth', 'rate_rent_growth'] },
  { fact: 'flag=no_vacancy', rates: ['vacancy'] },
];

/** Whether the person leaves out of the sum what the field counts. */
export function isLeftOut({ roles = [] }: FieldAbout, picture: Picture): boolean {
  return leftOut.some(({ fact, rates }) => rates.includes(roles[0]!) && hasWord(picture, fact));
}
