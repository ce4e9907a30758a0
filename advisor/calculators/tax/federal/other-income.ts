import { flag, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';

type Said = Readonly<Record<string, unknown>>;

const decidesRate = ['social_security', 'interest', 'qualified_dividends', 'rate', 'no_other_income'];

/** Whether a gain is told, by itself or by its prices, of something that is no home of one's own. */
function isGainTaxed(said: Said): boolean {
  const [long, short, sold, bought] = ['long_gain', 'short_gain', 'sold_for', 'bought_for'].map((name) =>
    Number(said[name] ?? 0),
  ) as [number, number, number, number];
  return said.home !== 'yes' && (long > 0 || short > 0 || (bought > 0 && sold > bought));
}

const otherIncomeAbout = {
  label: 'Other income before deductions',
  ask: 'what other income do you have this year',
  roles: [
    'wages',
    'wages@spouse',
    'wages@both',
    'agi',
    'agi@both',
    'pension_income',
    'pension_income@spouse',
    'pension_income@both',
    'withdraw_amount',
    'withdraw_amount@both',
    'rental_income',
    'se_income',
    'se_income@spouse',
    'other_income',
    'other_income@both',
  ],
  adds: true,
  min: 0,
  max: 1e9,
  default: { value: 0, reason: 'no other income is mentioned, so the usual rates or yours are used' },
} as const;

const isRateUnknown = (said: Said) =>
  isGainTaxed(said) && decidesRate.every((name) => said[name] === undefined);

/** What somebody earns besides what a sale brings: it decides at which rate that is taxed. */
export const otherIncome = moneyPerYear({ ...otherIncomeAbout, needed: isRateUnknown });

const amountOf = (said: Said, ...names: string[]) =>
  names.reduce((sum, name) => sum + Number(said[name] ?? 0), 0);

/** The same beside a loss: where it is more than the gains, what is deducted and carried over hangs on no rate. */
export const incomeBesideLoss = moneyPerYear({
  ...otherIncomeAbout,
  needed: (said) =>
    isRateUnknown(said) && amountOf(said, 'loss', 'short_loss') <= amountOf(said, 'long_gain', 'short_gain'),
});

/** For those who tell their bracket in place of an income, or ask whether a rate is theirs. */
export const namedRate = percent({
  label: 'Tax rate you named',
  roles: ['rate_tax'],
  min: 0,
  max: 60,
  default: { value: 0, reason: 'no rate is named' },
});

export const noOtherIncome = flag({
  label: 'No other income',
  fact: 'flag=no_other_income',
  default: { value: false, reason: 'most people have some' },
});
