import { withdrawalAmount } from '#advisor/calculators/retirement/spending/withdrawal-amount.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import {
  atAge,
  bearable,
  bridgeIn,
  carriedIn,
  caveat,
  safeShare,
  shortBy,
  spendingTaken,
  spendingUnknown,
  thenIn,
  untilChecks,
  untilPaidOff,
  wholeDollars,
} from '#advisor/guides/retirement/can-i-retire-words.ts';
import {
  benefitCounted,
  figureIfAny,
  type PlanPicture,
} from '#advisor/guides/retirement/retirement-picture.ts';
import { spouseStopsQuestion } from '#advisor/guides/retirement/social-security-estimate.ts';
import {
  asMeant,
  isCarried,
  judgedPlan,
  restsOnAverage,
  retireFields,
  usualAge,
  workable,
} from '#advisor/guides/retirement/can-i-retire-picture.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
/** Up to here small cuts in bad years have usually carried a retirement. */
const strainedShare = 5;
/** Within what nobody can know about the next thirty years. */
const nearlyCovered = 95;
/** Below this a bad start, taxes or a premium that was left out use up what is to spare. */
const wellCovered = 110;
/** A plan that covers this much is a year or two, or a modest cut, away. */
const almostCovered = 85;
/** Where no age is known: what is spent from savings, as a share of them. */
function drawOf(picture: PlanPicture, { run }: GuideContext) {
  const { savings, spending, social_security: benefit = 0, pension = 0 } = picture;
  if (savings === undefined || spending === undefined) return undefined;
  return run(withdrawalAmount, {
    portfolio: savings,
    spending,
    other_income: (benefit + pension) * monthsPerYear,
  });
}

export const canIRetire = defineGuide({
  id: 'can_i_retire',
  title: 'Can I retire',
  about: 'Can I retire at an age or with an amount',
  questions: [
    'can i retire at 60',
    'Can we retire? 63 and 61, $1.1M saved, spending about 80k a year',
    'is 800k enough to quit working at 62',
    'how much do i need to retire comfortably',
    'I hate my job. 57 with 950k, house paid off, can I walk away this year?',
    'when will i be able to stop working',
    'do we have enough to retire if we live on 5500 a month and get 3900 social security',
    'Is two million dollars enough for a couple to retire on at 55?',
    'husband wants to retire in march, he is 64 and we have about 420 thousand. is that crazy',
    'wanna retire at 50. have 600k at 38, saving 40k/yr',
  ],
  simply:
    'Your savings have to pay you every year for the rest of your life. If you take only a small slice each year, the rest can keep growing; if you take a big slice, it may run out while you still need it.',
  input: retireFields,
  decide: (told, context) => {
    if (isCarried(told)) return 'carried';
    const picture = asMeant(told);
    const plan = judgedPlan(picture, context);
    if (plan) {
      const covered = plan.figure('covered').value;
      if (covered >= 100 && covered < wellCovered) return 'barely';
      if (covered >= 100) return restsOnAverage(picture, context) ? 'likely' : 'yes';
      if (covered >= almostCovered) return 'almost';
      const namesNoAge = told.retire_age === undefined && told.retire_in === undefined;
      return namesNoAge && workable(plan) === undefined ? 'on_less' : 'not_yet';
    }
    const draw = drawOf(picture, context);
    if (!draw) return 'depends';
    const share = draw.figure('spending_share').value;
    if (share <= safeShare) return 'yes';
    return share <= strainedShare ? 'almost' : 'not_yet';
  },
  verdicts: {
    barely: (told, context) => {
      const picture = asMeant(told);
      const plan = judgedPlan(picture, context)!;
      return {
        opening: text`Only just: ${atAge(picture)}, but with little to spare.`,
        because: [
          text`You'd have about ${plan.figure('savings_at_retirement')} in today's money and need about ${plan.figure('needed')}.`,
          ...benefitCounted(picture, plan),
          ...bridgeIn(picture, plan),
          text`A poor first few years, taxes or a forgotten bill would use the rest up.`,
          ...spendingTaken(picture),
          ...caveat(picture, context),
        ],
        unless: text`you can cut spending in bad years, or earn a little. Then the margin is enough.`,
        next: text`Add taxes and health insurance to your spending and ask again, or plan to work one more year.`,
      };
    },
    likely: (told, context) => {
      const picture = asMeant(told);
      const plan = judgedPlan(picture, context)!;
      return {
        opening: text`Likely yes: ${atAge(picture)}, if your Social Security is near the average.`,
        because: [
          text`You'd have about ${plan.figure('savings_at_retirement')} in today's money and need about ${plan.figure('needed')}.`,
          ...benefitCounted(picture, plan),
          ...untilChecks(plan),
          ...caveat(picture, context),
        ],
        unless: text`your check is much smaller, or your spending leaves out taxes and health insurance. Then it takes a year or two more.`,
        next: text`Look up your benefit at ssa.gov and tell me the amount, before you give notice.`,
      };
    },
    yes: (told, context) => {
      const picture = asMeant(told);
      const plan = judgedPlan(picture, context);
      const draw = plan ? undefined : drawOf(picture, context);
      return {
        opening: text`Yes, ${atAge(picture)}.`,
        because: [
          ...(plan
            ? [
                text`You'd have about ${plan.figure('savings_at_retirement')} in today's money and need about ${plan.figure('needed')}.`,
                ...benefitCounted(picture, plan),
                ...bridgeIn(picture, plan),
                ...spendingTaken(picture),
              ]
            : []),
          ...(draw
            ? [
                text`You'd take ${draw.figure('spending_share')} of your savings in the first year. About four percent has lasted thirty years in nearly all of US history.`,
              ]
            : []),
          ...caveat(picture, context),
        ],
        unless: text`your spending leaves out taxes, health insurance, or a car and roof now and then. Then add those and ask again.`,
        next: text`Write down one full year of real spending from your bank statements before you give notice.`,
      };
    },
    almost: (told, context) => {
      const picture = asMeant(told);
      const plan = judgedPlan(picture, context);
      const draw = plan ? undefined : drawOf(picture, context);
      const earliest = figureIfAny(plan, 'earliest_age');
      const isNearly = (plan?.figure('covered').value ?? 0) >= nearlyCovered;
      return {
        opening: isNearly
          ? text`Just about: ${thenIn(picture)} you're within a few percent of what you need, so a small cut in spending closes the gap.`
          : earliest
            ? text`Almost: not quite ${thenIn(picture)}, but at about ${earliest}.`
            : text`Almost: ${thenIn(picture)} it works if you trim spending a little.`,
        because: [
          ...(plan
            ? [
                isNearly
                  ? text`You'd have ${plan.figure('covered')} of what you need, without counting what you could earn on the side.`
                  : earliest
                    ? text`You'd have ${plan.figure('covered')} of what you need. A year or two more adds savings, and leaves fewer years to pay for.`
                    : text`This path supports spending about ${plan.figure('supported_spending')}.`,
                ...benefitCounted(picture, plan),
                ...bridgeIn(picture, plan),
                ...spendingTaken(picture),
              ]
            : []),
          ...(draw
            ? [
                text`You'd take ${draw.figure('spending_share')} of your savings in the first year, a bit more than has been safe for thirty years.`,
              ]
            : []),
          ...untilPaidOff(picture),
          ...caveat(picture, context),
        ],
        unless: text`part-time work or a pension fills the gap for the first years. Then you can stop sooner.`,
        next: text`Find the spending you'd cut in a bad market, and see whether life still feels right without it.`,
      };
    },
    on_less: (told, context) => {
      const { age: now = usualAge } = told;
      const picture = { ...told, retire_age: Math.max(usualAge, now) };
      const plan = judgedPlan(picture, context)!;
      const income = wholeDollars(plan.figure('supported_monthly'));
      const extra = bearable(figureIfAny(plan, 'extra_saving'), picture);
      return {
        opening:
          now < usualAge
            ? text`Not on today's spending, but from sixty-seven on you could live on about ${income}.`
            : text`Only if you can live on about ${income}.`,
        because: [
          now < usualAge
            ? text`You'd have about ${plan.figure('savings_at_retirement')} in today's money by then.`
            : text`That's what ${plan.figure('savings_at_retirement')} and Social Security carry together.`,
          ...benefitCounted(picture, plan),
          ...shortBy(picture, income),
          ...(extra ? [text`Saving ${wholeDollars(extra)} more closes the gap to what you'd want.`] : []),
          text`Every year you work on adds savings and leaves fewer years to pay for.`,
          ...spendingTaken(picture),
          ...untilPaidOff(picture),
        ],
        unless: text`there's a pension, rent or other income that you didn't mention. Then there's more.`,
        next: text`Lower what you must pay each month, housing first, and check at benefitscheckup.org what help you'd qualify for.`,
      };
    },
    not_yet: (told, context) => {
      const picture = asMeant(told);
      const plan = judgedPlan(picture, context);
      const draw = plan ? undefined : drawOf(picture, context);
      const earliest = workable(plan);
      const extra = bearable(figureIfAny(plan, 'extra_saving'), picture);
      return {
        opening: earliest
          ? text`Not ${picture.retire_age === picture.age ? 'yet' : thenIn(picture)} on this path, but at about ${earliest}.`
          : text`No, not ${thenIn(picture)}: the savings don't carry that spending.`,
        because: [
          ...(plan
            ? [
                text`You'd have about ${plan.figure('savings_at_retirement')} in today's money. ${carriedIn(picture, plan)}`,
                extra
                  ? text`Saving ${wholeDollars(extra)} more gets you there on time, and spending less works faster.`
                  : text`Spending less works fastest, because you also need less.`,
                ...bridgeIn(picture, plan),
                ...spendingTaken(picture),
              ]
            : []),
          ...(draw
            ? [
                text`You'd take ${draw.figure('spending_share')} of your savings in the first year. At that pace money has often run out within thirty years.`,
                ...(picture.social_security === undefined
                  ? [text`Social Security isn't in that: with your age I can count it.`]
                  : []),
              ]
            : []),
          ...untilPaidOff(picture),
          ...caveat(picture, context),
        ],
        unless: text`there's a pension, rent or other income that you didn't mention. Then the date moves up.`,
        next:
          picture.social_security === undefined
            ? text`Look up your own benefit at ssa.gov and tell me: the answer hangs on it.`
            : text`Try the plan with a date two years later and with ten percent less spending, and see which you'd rather have.`,
      };
    },
    carried: ({ spouse_pay: theirs = 0, spending = 0, savings }) => ({
      opening: text`You don't have to, as long as your spouse keeps earning ${given('spouse_pay', theirs, 'usd_per_year')}: that pays for the ${given('spending', spending, 'usd_per_year')} you spend.`,
      because: [
        savings === undefined
          ? text`The savings can stay untouched while one paycheck covers the bills.`
          : text`Your ${given('savings', savings, 'usd')} can stay untouched and grow while one paycheck covers the bills.`,
        text`The weak spot is that paycheck: a layoff or an illness would leave you both on the savings.`,
      ],
      unless: text`you both want to stop. Then ask me with the age your spouse would stop at.`,
      next: text`Get on your spouse's health plan, and check that both of you have disability and life insurance.`,
    }),
    depends: (told, context) => spendingUnknown(asMeant(told), context),
  },
  asks: [
    {
      field: 'spending',
      question: 'About how much would you spend a year?',
      choices: [
        { label: 'About $40,000', value: 40_000 },
        { label: 'About $60,000', value: 60_000 },
        { label: 'About $90,000', value: 90_000 },
      ],
    },
    spouseStopsQuestion,
    {
      field: 'social_security',
      question: 'About how much Social Security will your household get a month?',
      // It's estimated from pay then.
      settled: ({ pay }) => Number(pay ?? 0) > 0,
      choices: [
        { label: 'About $1,500', value: 1500 },
        { label: 'About $2,500', value: 2500 },
        { label: 'About $4,000', value: 4000 },
        { label: 'None', value: 0 },
      ],
    },
  ],
  followUps: [
    'How much can I spend in retirement?',
    'When should I claim Social Security?',
    'What is the four percent rule?',
  ],
  articles: ['four-percent-rule', 'sequence-of-returns-risk', 'early-retirement-and-aca-credits'],
  related: ['building-wealth', 'the-year-you-retire'],
  sources: ['bengen_1994', 'trinity_study', 'ssa_pia_formula'],
});
