import type { GuideQuestion } from '#advisor/guides/define/define-guide.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import {
  heldBack,
  largerCheck,
  type ClaimPicture,
} from '#advisor/guides/retirement/claiming/claiming-picture.ts';
import { text } from '#advisor/quantities/text.ts';

/** Questions of people whose husband or wife is seriously ill. */
export const spouseIllQuestions = [
  'my wife has cancer and the bigger Social Security record. Who should claim when?',
  'husband is very sick, should I take my own Social Security now or wait for his',
  "my spouse won't live long, he has the larger check. When do we each file?",
] as const;

/** A spouse is seriously ill: the survivor will keep the larger check, whoever is left. */
export function spouseIll(picture: ClaimPicture, { facts }: GuideContext): Verdict {
  const { most } = facts.get('survivor_benefit_ages');
  const isTheirs = largerCheck(picture) !== 'mine';
  const larger =
    isTheirs && picture.spouse_benefit !== undefined
      ? text` of ${given('spouse_benefit', picture.spouse_benefit, 'usd_per_month')}`
      : '';
  return {
    opening: isTheirs
      ? text`Have your spouse ask for disability benefits now, and don't let the larger check${larger} start early and small.`
      : text`Let your own larger check grow, and have your spouse ask for disability benefits or claim early.`,
    because: [
      isTheirs
        ? text`You'd keep the larger check later, and claimed early it stays smaller for you too. Disability isn't cut for age.`
        : text`Your spouse's own check ends with them and yours goes on, so yours is the one worth raising.`,
      text`A survivor benefit can start at ${fact('survivor_benefit_ages', most, 'age')}, and your own at another time: take the smaller one first and switch later.`,
    ],
    unless: text`your spouse still earns above the disability limit. Then ask for the amounts at each age first.`,
    next: text`Call Social Security this week about disability, and ask whether the illness is on its list for fast decisions.`,
    say: text`My spouse is seriously ill. Is it a compassionate allowance, and what would each of us get now and as a survivor?`,
  };
}

/** Divorced after ten years or more, with pay above the limit before full retirement age. */
export function divorcedWorking(picture: ClaimPicture, context: GuideContext): Verdict {
  return {
    opening: text`Wait until full retirement age while you earn ${given('pay', picture.pay!, 'usd_per_year')}, then take the larger of your own check and half of your ex's.`,
    because: [
      text`After ten years of marriage and without a new one, you can get up to half of your ex's full benefit. You're paid the higher of the two, and that half doesn't grow past full retirement age.`,
      text`Before it, a dollar is held back for every two you earn above ${fact('earnings_test', context.facts.get('earnings_test').under, 'usd_per_year')}, and an early claim cuts both benefits for life.`,
      ...heldBack(picture, context),
    ],
    unless: text`your ex has died. Then survivor rules apply, and you may get the whole amount.`,
    next: text`Call Social Security with your marriage and divorce papers, and ask for both amounts at full retirement age.`,
  };
}

/** The most telling first. */
export const claimingQuestions: readonly GuideQuestion<'larger_check' | 'marital' | 'situation'>[] = [
  {
    field: 'marital',
    question: 'What is your family situation?',
    choices: [
      { label: 'Married', value: 'married' },
      { label: 'Single', value: 'single' },
      { label: 'Divorced', value: 'divorced' },
      { label: 'Widowed', value: 'widowed' },
    ],
  },
  {
    field: 'situation',
    question: 'Which fits you best?',
    choices: [
      { label: 'I can wait', value: 'can_wait' },
      { label: 'I need the money now', value: 'need_money' },
      { label: 'My health is poor', value: 'poor_health' },
    ],
  },
  {
    field: 'larger_check',
    settled: ({ benefit, spouse_benefit: theirs }) => benefit !== undefined && theirs !== undefined,
    question: 'Whose benefit is larger?',
    choices: [
      { label: 'Mine', value: 'mine' },
      { label: "My spouse's", value: 'spouse' },
    ],
  },
];
