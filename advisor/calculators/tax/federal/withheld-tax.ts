import { moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { given, type Figure, type Step } from '#advisor/calculators/define/result.ts';
import { centsFigure, centsStep, findFigure } from '#advisor/calculators/tax/cents-figures.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { toCents, type Cents } from '#advisor/quantities/cents.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** What was paid towards the tax during the year. */
export const aboutWithheld = {
  label: 'Federal tax withheld or paid so far',
  roles: ['tax_withheld', 'tax_withheld@spouse', 'tax_withheld@both'],
  adds: true,
  min: 0,
  max: mostDollars,
  default: nothingSaid('withholding is'),
} as const;

export const withheldField = moneyPerYear(aboutWithheld);

/** The refund or the balance due; no figure if it was not told what was paid. */
export function balanceFigures(withheld: number, tax: Cents): Figure[] {
  if (withheld === 0) return [];
  const left = toCents(withheld) - tax;
  return [centsFigure('balance', left < 0 ? 'Balance due' : 'Refund', Math.abs(left))];
}

export function balanceSteps(withheld: number, tax: Cents): Step[] {
  return balanceFigures(withheld, tax).map(({ label, value }) =>
    centsStep(
      label,
      toCents(value),
      label === 'Refund' ? 'withheld - tax for the year' : 'tax for the year - withheld',
    ),
  );
}

/** The second part of the conclusion. */
export function balanceSentence(withheld: number, figures: readonly Figure[]): Text {
  const balance = findFigure(figures, 'balance');
  if (!balance) return [];
  const paid = given('withheld', withheld, 'usd');
  return balance.label === 'Refund'
    ? text` You’ve paid ${paid}, so ${balance} comes back to you.`
    : text` You’ve paid ${paid}, so you still owe ${balance}.`;
}

export function withheldAssumptions(withheld: number): Text[] {
  return withheld === 0
    ? []
    : [
        text`What was withheld is federal income tax alone: Social Security, Medicare and state tax on a pay stub don’t count.`,
      ];
}
