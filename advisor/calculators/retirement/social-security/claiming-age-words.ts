import { fact, given, type Explanation, type Figure } from '#advisor/calculators/define/result.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

const monthsPerYear = 12;

interface Told {
  claim_age: number;
  claim_months: number;
  other_age: number;
  other_months: number;
  third_age: number;
  wait: number;
  until: number;
}

/** Ages are in months. */
interface ClaimsMade {
  less: boolean;
  claim: number;
  other: number;
  isLater: boolean;
  /** The full age was named alone, so that it is held against the last one. */
  isFullAlone: boolean;
  first: number;
  full: number;
  last: number;
}

/** An age counted in months, as a sentence says it. */
const exact = (counted: number) =>
  fact('full_retirement_age', counted / monthsPerYear, 'age', { decimals: 1 });

/** The first age that counts, or the last one. */
const limit = (counted: number) => fact('claiming_ages', counted / monthsPerYear, 'age');

/** "63 and 4 months". */
function withMonths(years: Quantity, field: string, past: number): Text {
  return past > 0 ? text`${years} and ${given(field, past, 'months')}` : text`${years}`;
}

/** What the benefit is at the earliest, the full and the latest age. */
function atThreeAges(figures: readonly Figure[], { first, full, last }: ClaimsMade): Text | undefined {
  const [earliest, whole, latest] = ['benefit_earliest', 'benefit_full', 'benefit_latest'].map((id) =>
    figures.find((one) => one.id === id),
  );
  return earliest && whole && latest
    ? text`At ${limit(first)} you’d get ${earliest}, at ${exact(full)} ${whole} and at ${limit(last)} ${latest}.`
    : undefined;
}

/** What two ages of claiming mean, by what was asked. */
export function explainClaiming(figures: readonly Figure[], made: ClaimsMade, input: Told): Explanation {
  const { less, claim, other, isLater, isFullAlone, first, full, last } = made;
  const { claim_age: claimAge, other_age: otherAge, wait, until } = input;
  const find = (id: string) => figures.find((one) => one.id === id);
  const change = find('change')!;
  const [benefit, otherBenefit] = [find('benefit'), find('other_benefit')];
  const [total, otherTotal] = [find('total'), find('other_total')];
  const at =
    wait > 0
      ? text`${exact(claim)}`
      : withMonths(given('claim_age', claimAge, 'age'), 'claim_months', input.claim_months);
  const compared =
    otherAge > 0
      ? withMonths(given('other_age', otherAge, 'age'), 'other_months', input.other_months)
      : isFullAlone
        ? text`${limit(last)}`
        : text`${exact(other)}`;
  const [evenYears, evenMonths] = [find('break_even_years'), find('break_even_months')];
  const evenAge =
    evenYears && evenMonths && evenMonths.value > 0
      ? text`${evenYears} and ${evenMonths}`
      : evenYears
        ? text`${evenYears}`
        : undefined;
  const [early, late] = isLater ? [compared, at] : [at, compared];
  if (!evenAge) {
    const same = text`Claim at ${early}: waiting until ${late} adds nothing${benefit ? text` to ${benefit}` : ''}.`;
    return { conclusion: same, reasons: [], next: nextSteps(benefit) };
  }
  const lives = given('until', until, 'age');
  const better =
    total && otherTotal
      ? total.value >= otherTotal.value
        ? text`Claim at ${at}: by ${lives} it has paid ${total} in all, against ${otherTotal} from ${compared} on.`
        : text`Claim at ${compared}: by ${lives} it has paid ${otherTotal} in all, against ${total} from ${at} on.`
      : text`Wait until ${late} if you expect to live past ${evenAge}; otherwise claim at ${early}.`;
  const between = find('benefit_between');
  const toldThree =
    between && benefit && otherBenefit
      ? text`At ${at} you’d get ${benefit}, at ${given('third_age', input.third_age, 'age')} ${between} and at ${compared} ${otherBenefit}.`
      : undefined;
  const three = toldThree ?? atThreeAges(figures, made);
  const saysBoth =
    toldThree !== undefined ||
    (three !== undefined && [claim, other].every((one) => [first, full, last].includes(one)));
  return {
    openings: {
      which: better,
      yesno: better,
      plan: better,
      time: text`You break even at ${evenAge}: from then on, waiting until ${late} has paid more than claiming at ${early}.`,
    },
    conclusion: isFullAlone
      ? benefit
        ? text`Claiming at ${at} pays ${benefit}; waiting until ${compared} pays ${otherBenefit!}, and you break even at ${evenAge}.`
        : text`Claiming at ${at} pays your full benefit; waiting until ${compared} pays ${find('other_share')!} of it, and you break even at ${evenAge}.`
      : benefit
        ? text`Claiming at ${at} pays ${benefit} instead of ${otherBenefit!} at ${compared}: ${change} ${less ? 'less' : 'more'}, for life.`
        : text`Claiming at ${at} instead of ${compared} makes the monthly benefit ${change} ${less ? 'smaller' : 'larger'}, for life.`,
    reasons: [
      ...(benefit && otherBenefit && !saysBoth
        ? [
            text`Claiming at ${at} pays ${benefit}, and at ${compared} ${otherBenefit}; you break even at ${evenAge}.`,
          ]
        : []),
      ...(three ? [three] : []),
      ...(benefit && otherBenefit && !saysBoth ? [] : [text`You break even at ${evenAge}.`]),
      text`It’s ${find('share')!} of the full benefit against ${find('other_share')!}.`,
      ...(total && otherTotal
        ? [
            text`By the age you named, claiming at ${at} has paid ${total} and claiming at ${compared} ${otherTotal}.`,
          ]
        : []),
    ],
    next: nextSteps(benefit),
  };
}

function nextSteps(benefit: Figure | undefined): Text[] {
  return [
    ...(benefit
      ? []
      : [text`Look up your full benefit on your statement at ssa.gov: with it, I can put this in dollars.`]),
    text`Your health, other savings and your spouse’s benefit matter more than the break-even age alone.`,
  ];
}
