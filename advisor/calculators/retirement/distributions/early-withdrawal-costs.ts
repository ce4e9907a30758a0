import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import type { WithdrawalInput } from '#advisor/calculators/retirement/distributions/early-withdrawal-fields.ts';
import { realReturn } from '#advisor/calculators/retirement/plan/retirement-path.ts';
import { centsFigure } from '#advisor/calculators/tax/cents-figures.ts';
import type { FederalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import type { Household } from '#advisor/calculators/tax/household/household.ts';
import { stateNotes, stateOf, type ToldState } from '#advisor/calculators/tax/state/state-of.ts';
import { stateTaxOn } from '#advisor/calculators/tax/state/state-tax-engine.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { growthFactor } from '#advisor/numerics/annuity.ts';
import { percentOf, toDollars, type Cents } from '#advisor/quantities/cents.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** What a state takes of a withdrawal: its income tax, and in California a penalty of its own. */
export function stateOnWithdrawal(
  told: ToldState,
  before: FederalReturn,
  household: Household,
  facts: FactReader,
) {
  const state = stateOf(told, facts);
  const untaxed = told === 'il' && facts.get('illinois_retirement_income_taxed_percent') === 0;
  const taxOf = ({ agi, totalTax }: FederalReturn): Cents =>
    state.kind === 'known'
      ? stateTaxOn(state.rule, {
          status: household.status,
          agi,
          // Without pay nothing that is only for pay comes off.
          pay: [0, 0],
          preTax401k: 0,
          federalTax: totalTax,
          payrollTax: [0, 0],
          children: 0,
        })
      : 0;
  const name = state.kind === 'not_said' ? 'the state' : state.name;
  const notes = stateNotes(state);
  const assumption: Text = untaxed
    ? text`${name} doesn’t tax money from retirement plans.`
    : (notes.assumptions[0] ?? text`Left out: state tax.`);
  return {
    name,
    penaltyRate: told === 'ca' ? facts.get('california_early_withdrawal_percent') : 0,
    taxWith: (after: FederalReturn): Cents => (untaxed ? 0 : Math.max(0, taxOf(after) - taxOf(before))),
    figures: (tax: Cents, penalty: Cents): Figure[] => [
      ...(tax > 0 ? [centsFigure('state_tax', `Income tax of ${name} on it`, tax)] : []),
      ...(penalty > 0 ? [centsFigure('state_penalty', `Penalty of ${name}`, penalty)] : []),
      ...(tax + penalty > 0 ? [centsFigure('state_cost', `Tax and penalty of ${name}`, tax + penalty)] : []),
    ],
    assumption,
    warnings: notes.warnings,
  };
}

/** What a plan at work keeps back of money that is paid out to a person, and what is still due later. */
export function withheldFigures(
  { account }: WithdrawalInput,
  taken: Cents,
  cost: Cents | null,
  facts: FactReader,
): Figure[] {
  if (account !== 'workplace_plan' && account !== 'governmental_plan') return [];
  const withheld = percentOf(taken, facts.get('rollover_withholding_percent'));
  return [
    centsFigure('withheld', 'Withheld by the plan for federal tax', withheld),
    centsFigure('first_check', 'Amount the plan pays out', taken - withheld),
    ...(cost === null
      ? []
      : [
          figure('due_later', 'Still due with your return', toDollars(cost - withheld), 'usd', {
            decimals: 2,
            labelBelowZero: 'Comes back with your return',
          }),
        ]),
  ];
}

/** What the money would have become by retirement, in today's dollars. */
export function growthFigures(input: WithdrawalInput, taken: Cents): Figure[] {
  const time = input.retire_age - input.age;
  if (time <= 0 || taken <= 0) return [];
  const grown = toDollars(taken) * growthFactor(realReturn(input.rate, input.inflation) / 100, time);
  return [
    figure('grown', 'Worth at retirement if left alone, in today’s dollars', grown, 'usd'),
    figure('growth_lost', 'Growth given up until retirement', grown - toDollars(taken), 'usd'),
  ];
}

export function growthAssumptions({ retire_age: then, age }: WithdrawalInput): Text[] {
  return then > age
    ? [
        text`What it would have grown to is before the tax that is due when it comes out in retirement. The return is the same every year.`,
      ]
    : [];
}
