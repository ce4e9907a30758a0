import { given } from '#advisor/calculators/define/result.ts';
import { homeEquity } from '#advisor/calculators/borrowing/home-loans/home-equity.ts';
import type { GuideContext } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

export const adult = 18;
/** Up to this age, children whose ages aren't said are taken to be young. */
export const youngParent = 50;

interface Owner {
  age: number | undefined;
  retirement: number | undefined;
  status: string | undefined;
  children: number | undefined;
  alone: string | undefined;
}

/** Young and alone, the forms do nearly everything. */
export const young = 40;

/** The answer, with what the person told of. */
export function formsFirst({ age: old, retirement, status, alone, children = 0 }: Owner): Text {
  if (retirement !== undefined && old !== undefined && old < young && status !== 'married' && children === 0)
    return text`A will can wait a little, but name a beneficiary on your ${given('retirement', retirement, 'usd')} account today.`;
  if (status === 'widowed')
    return text`Change the beneficiary forms that still name your spouse, then make a simple will. You likely need no trust.`;
  if (alone !== undefined)
    return text`Name beneficiaries on your accounts today. A simple will can follow, and you need no trust.`;
  return text`Fix the beneficiary forms today, then make a simple will. Most people need no trust.`;
}

/** A house, by what it holds for heirs where that was told. */
export function equityWords(
  { home, owed }: Record<'home' | 'owed', number | undefined>,
  run: GuideContext['run'],
): Text {
  const equity =
    home === undefined || !owed ? undefined : run(homeEquity, { value: home, owed })?.figure('equity');
  return equity ? text`the ${equity} you own of the house` : text`a house`;
}
