import { given, type Explanation, type Figure } from '#advisor/calculators/define/result.ts';
import type { InterestKind } from '#advisor/calculators/investing/bonds/interest-tax-rates.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';
import { text } from '#advisor/quantities/text.ts';

export const nounOf = {
  in_state_muni: 'tax-free one',
  other_state_muni: 'muni of another state',
  treasury: 'Treasury',
};

interface Detail {
  isKnown: boolean;
  rate: Figure;
  equivalent: Figure;
  freeAfter: Figure;
  after: Figure;
  even: Figure;
  more: Figure | undefined;
  byState: readonly Figure[];
  withInvestmentTax: Figure | undefined;
  investmentTax: Quantity;
}

interface Told {
  tax_free: number;
  taxable: number;
  free_kind: Exclude<InterestKind, 'taxable'>;
  taxable_kind: 'taxable' | 'treasury';
}

/** What is said of two yields and their taxes. */
export function taxEquivalentWords(
  {
    isKnown,
    rate,
    equivalent,
    freeAfter,
    after,
    even,
    more,
    byState,
    withInvestmentTax,
    investmentTax,
  }: Detail,
  { tax_free: free, taxable, free_kind: kind, taxable_kind: otherKind }: Told,
): Explanation {
  const [own, other] = [given('tax_free', free, 'percent'), given('taxable', taxable, 'percent')];
  const isFreeOfAll = kind === 'in_state_muni';
  const freeWins = freeAfter.value > after.value;
  const less = more ? text`, about ${more} less` : '';
  const gain = more ? text`, about ${more} more` : '';
  const ofFree = isFreeOfAll ? text`tax-free ${own}` : text`${nounOf[kind]} at ${own}`;
  const ofTaxable = otherKind === 'treasury' ? text`Treasury at ${other}` : text`taxable ${other}`;
  const leaves = isFreeOfAll ? text`${own} tax-free` : text`${freeAfter} of the ${ofFree}`;
  const compared = freeWins
    ? text`Take the ${ofFree}: ${isFreeOfAll ? '' : text`it leaves you ${freeAfter} after tax, and `}the ${ofTaxable} leaves you only ${after}${isFreeOfAll ? ' after tax' : ''}${less}.`
    : text`Take the ${ofTaxable}: it leaves you ${after} after tax, against ${leaves}${gain}.`;
  const [otherState, treasury] = ['other_state_needed', 'treasury_needed'].map((id) =>
    byState.find((one) => one.id === id),
  );
  return {
    conclusion: !isKnown
      ? even.value > 0
        ? text`They break even at a tax rate of ${even}: above it, take the ${ofFree}.`
        : text`The ${ofFree} pays more at any tax rate.`
      : free === 0
        ? text`After tax${otherKind === 'treasury' ? '' : text` at ${rate}`} you keep ${after} of the ${other}.`
        : taxable > 0
          ? compared
          : text`A ${otherKind === 'treasury' ? 'Treasury' : 'taxable bond'} has to yield ${equivalent} to match ${isFreeOfAll ? text`${own} tax-free` : text`the ${ofFree}`} at a tax rate of ${rate}.`,
    openings:
      isKnown && free > 0 && taxable > 0
        ? {
            yesno: freeWins
              ? text`Yes, the ${ofFree} comes out ahead: the ${ofTaxable} leaves you only ${after}${less}.`
              : text`No, the ${ofFree} falls short: the ${ofTaxable} leaves you ${after} after tax${gain}.`,
            rate: text`At a tax rate of ${rate}, the ${ofFree} is worth ${equivalent} ${otherKind === 'treasury' ? 'of a Treasury' : 'taxable'}.`,
          }
        : {},
    reasons: [
      ...(isKnown && free > 0 && taxable > 0
        ? [
            text`At a tax rate of ${rate}, a ${otherKind === 'treasury' ? 'Treasury' : 'taxable one'} would have to pay ${equivalent} to match.`,
          ]
        : []),
      ...(withInvestmentTax
        ? [
            text`If you also pay the ${investmentTax} tax on investment income, it takes ${withInvestmentTax}.`,
          ]
        : []),
      ...(treasury ? [text`A Treasury, which no state taxes, would need ${treasury}.`] : []),
      ...(otherState ? [text`A muni of another state, which yours taxes, would need ${otherState}.`] : []),
      text`You keep only part of taxable interest; ${isFreeOfAll ? 'tax-free interest is all yours' : 'a muni of your own state is free of both taxes'}.`,
    ],
    next: [
      text`Compare bonds of the same length and quality, and look at the yield to the earliest call date.`,
      text`Don’t put tax-free bonds in an IRA: it’s already sheltered from tax.`,
    ],
  };
}
