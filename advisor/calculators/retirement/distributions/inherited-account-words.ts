import { fact, given, type Explanation, type Figure } from '#advisor/calculators/define/result.ts';
import type { Heir } from '#advisor/calculators/retirement/distributions/inherited-rules.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

export interface InheritedDetail {
  /** Whether a minimum is due every year, and whether this year’s amount is known. */
  isYearly: boolean;
  due: boolean;
  /** The owner died in the year of the question, and a yearly minimum begins in the next year. */
  startsNextYear?: boolean;
  /** The age from which early withdrawals are not penalized, and other periods and ages from the law. */
  freeAge: number;
  span: number;
  spanWithoutHeir: number;
  minorUntil: number;
  closeInAge: number;
}

interface Told {
  heir: Heir;
  age: number;
  death_year: number;
  owner: 'taking' | 'not_yet';
  account: 'traditional' | 'roth';
  spread: number;
  growth: number;
}

type Find = (id: string) => Figure | undefined;

/** The assumptions about the heir and the owner. */
export function assumptionsOf({ heir, owner, account }: Told, isYearly: boolean): Text[] {
  const ofRoth = text`A Roth account counts as if its owner had not begun required distributions. What comes out is free of tax once the account has been open for five years.`;
  const ofHeir: Readonly<Record<Heir, Text>> = {
    other: text`You are not the owner’s spouse, a minor child of theirs, disabled or chronically ill, and not at most ten years younger: these have other rules.`,
    spouse: text`You are the only beneficiary. Left in the name of the dead, the account goes by your age every year; the firm may offer to count you as the owner, which requires less.`,
    minor_child: text`The child is the owner’s own, not a grandchild: for a grandchild the ten years count.`,
    disabled: text`The disability or chronic illness is shown to the firm by the end of October of the year after the death.`,
    close_in_age: text`You may leave the ten years aside because you are not more than ten years younger than the owner.`,
    estate_or_trust: text`No person is named, or only a trust without heirs that the law looks through to.`,
  };
  if (heir === 'spouse') return [ofHeir.spouse, ...(account === 'roth' ? [ofRoth] : [])];
  if (account === 'roth') return [ofHeir[heir], ofRoth];
  return [
    ofHeir[heir],
    owner === 'taking'
      ? heir === 'other'
        ? text`The owner had begun required distributions. If not, nothing is due before the last year.`
        : text`The owner had begun required distributions.`
      : isYearly
        ? text`The owner had not begun required distributions.`
        : text`The owner had not begun required distributions, so nothing is due before the last year. From a Roth account nothing is due before it either.`,
  ];
}

export function explainSpouse(find: Find, { freeAge }: InheritedDetail, told: Told): Explanation {
  const [own, start] = [find('own_minimum')!, find('own_start')];
  const [kept, keptStart] = [find('beneficiary_minimum'), find('beneficiary_start')];
  const free = fact('early_withdrawal_age', freeAge, 'age', { decimals: 1 });
  const isYoung = told.age < freeAge;
  const asOwn =
    told.account === 'roth'
      ? text`In a Roth IRA of your own the required amount is ${own}, this year and for as long as you live.`
      : own.value > 0
        ? text`As your own, at least ${own} has to come out this year.`
        : text`As your own, nothing has to come out before ${start!}.`;
  const asBeneficiary = !kept
    ? text`Left as an inherited account, withdrawals begin when the owner would have had to begin.`
    : kept.value > 0
      ? text`Left as an inherited account, at least ${kept} has to come out this year.`
      : text`Left as an inherited account, nothing has to come out before ${keptStart!}.`;
  const advice = isYoung
    ? text`Until you’re ${free}, leave what you may need in an inherited account, where there’s no tax on early withdrawals; then make it your own.`
    : told.account === 'roth'
      ? text`Make it your own Roth IRA: its required amount is ${own} for as long as you live.`
      : own.value > 0
        ? text`Make it your own IRA: at least ${own} then has to come out this year, by your own age.`
        : text`Make it your own IRA: nothing then has to come out before ${start!}.`;
  return {
    conclusion: advice,
    openings: {
      which: advice,
      yesno: text`You have no ten-year limit: ${isYoung ? asBeneficiary : asOwn}`,
      time: text`There’s no year by which a spouse must empty it. ${asOwn}`,
      amount: isYoung ? asBeneficiary : asOwn,
    },
    reasons: [
      ...(isYoung ? [asOwn] : []),
      asBeneficiary,
      text`Only a spouse may make an inherited account their own, and no ten-year limit applies.`,
    ],
    next: [
      text`Move it directly from firm to firm; a check to you is a withdrawal.`,
      text`Name your own beneficiaries on the account right away.`,
    ],
  };
}

/** For heirs who are not the spouse. */
export function explainDeadline(find: Find, detail: InheritedDetail, told: Told): Explanation {
  const { isYearly, due } = detail;
  const { heir, death_year: died } = told;
  const [empty, minimum, even] = [find('empty_by')!, find('minimum')!, find('even')!];
  const evenly =
    told.growth === 0
      ? text`Take out ${even}: it’s empty after ${find('spread_years')!} years.`
      : text`Take out ${even}, at the end of each year: at a return of ${given('growth', told.growth, 'percent')} it’s empty after ${find('spread_years')!} years.`;
  const overLife = heir === 'disabled' || heir === 'close_in_age';
  return {
    conclusion: due
      ? overLife
        ? text`You must take at least ${minimum} this year, and may spread the rest over your life expectancy, through ${empty}.`
        : text`You must take at least ${minimum} this year, and everything by the end of ${empty}.`
      : isYearly
        ? text`With a death in ${given('death_year', died, 'year')}, everything must be out by the end of ${empty}, and a minimum is due every year until then.`
        : text`The account must be empty by the end of ${empty}; until then nothing is required in a single year.`,
    openings: {
      time: text`By the end of ${empty}.`,
      yesno: due
        ? text`Yes, at least ${minimum} this year, and everything by the end of ${empty}.`
        : isYearly
          ? text`Yes, something is due every year, and everything by the end of ${empty}.`
          : text`Not this year, but the account must be empty by the end of ${empty}.`,
      plan: text`Take out about ${even} and it’s spread evenly through ${empty}.`,
      ...(told.spread > 0 || told.growth !== 0 ? { amount: evenly, payment: evenly } : {}),
    },
    reasons: [
      text`${whyThisLong(detail, told)}${countedFrom(detail, told)}`,
      text`Spread evenly over ${find('spread_years')!} years, it’s ${even}.`,
    ],
    next: [
      ...(isYearly && !due && heir === 'other'
        ? [text`Tell me your own age and the year of death, and I’ll work out this year’s minimum.`]
        : []),
      told.account === 'roth' && !isYearly
        ? text`Leave a Roth account alone until ${empty} if you can: its growth is free of tax until then.`
        : text`Take about ${even} to spread the income evenly, so no single year lands in a high bracket.`,
    ],
  };
}

/** Names the given or assumed year of death, because every date depends on it. */
function countedFrom({ startsNextYear = false }: InheritedDetail, { death_year: died }: Told): Text {
  const from = text` Counted from a death in ${given('death_year', died, 'year')}; every date moves with that year.`;
  return startsNextYear ? text`${from} A minimum is due every year from next year on.` : from;
}

function whyThisLong(detail: InheritedDetail, { heir }: Told): Text {
  const ten = fact('inherited_account_years', detail.span, 'years');
  switch (heir) {
    case 'minor_child':
      return text`A minor child takes a small part every year until ${fact('inherited_minor_until', detail.minorUntil, 'age')}, and has ${ten} from then on.`;
    case 'disabled':
      return text`A disabled or chronically ill heir may take it over a lifetime instead of ${ten}.`;
    case 'close_in_age':
      return text`An heir who is not more than ${fact('inherited_close_in_age', detail.closeInAge, 'years')} younger than the owner may take it over a lifetime.`;
    case 'estate_or_trust':
      return detail.isYearly
        ? text`An estate or a trust without heirs takes it over the years that were still expected of the owner.`
        : text`An estate or a trust without heirs has ${fact('inherited_years_without_heir', detail.spanWithoutHeir, 'years')} after the year of death where the owner had not begun.`;
    default:
      return text`Most heirs have ${ten} after the year of death; one who is older than the owner, or at most ${fact('inherited_close_in_age', detail.closeInAge, 'years')} younger, may take it over a lifetime.`;
  }
}
