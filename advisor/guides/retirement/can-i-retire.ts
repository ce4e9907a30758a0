import { withdrawalAmount } from '#advisor/calculators/retirement/withdrawal-amount.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import {
  figureIfAny,
  planFields,
  runPlan,
  withoutBenefit,
  type PlanPicture,
} from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
/** What lasted thirty years in nearly all of United States history, in percent of the savings. */
const safeShare = 4;
/** Up to here small cuts in bad years have usually carried a retirement. */
const strainedShare = 5;
/** Within what nobody can know about the next thirty years. */
const nearlyCovered = 95;
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

/** Health insurance is what early retirees forget. */
function coverBeforeMedicare(
  { age: now, retire_age: then = now }: PlanPicture,
  { facts }: GuideContext,
): Text[] {
  const medicare = facts.get('medicare_age');
  return then !== undefined && then < medicare
    ? [
        text`Budget for health insurance until Medicare at ${fact('medicare_age', medicare, 'age')}: it's often the biggest new bill.`,
      ]
    : [];
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
  input: planFields,
  decide: (picture, context) => {
    const plan = picture.spending === undefined ? undefined : runPlan(picture, context);
    if (plan) {
      const covered = plan.figure('covered').value;
      if (covered >= 100) return 'yes';
      return covered >= almostCovered ? 'almost' : 'not_yet';
    }
    const draw = drawOf(picture, context);
    if (!draw) return 'depends';
    const share = draw.figure('spending_share').value;
    if (share <= safeShare) return 'yes';
    return share <= strainedShare ? 'almost' : 'not_yet';
  },
  verdicts: {
    yes: (picture, context) => {
      const plan = runPlan(picture, context);
      const draw = plan ? undefined : drawOf(picture, context);
      return {
        opening: text`Yes, on these numbers you can retire.`,
        because: [
          ...(plan
            ? [
                text`You'd have about ${plan.figure('savings_at_retirement')} in today's money and need about ${plan.figure('needed')}.`,
              ]
            : []),
          ...(draw
            ? [
                text`You'd take ${draw.figure('spending_share')} of your savings in the first year. About four percent has lasted thirty years in nearly all of US history.`,
              ]
            : []),
          ...withoutBenefit(picture),
          ...coverBeforeMedicare(picture, context),
        ],
        unless: text`your spending leaves out taxes, health insurance, or a car and roof now and then. Then add those and ask again.`,
        next: text`Write down one full year of real spending from your bank statements before you give notice.`,
      };
    },
    almost: (picture, context) => {
      const plan = runPlan(picture, context);
      const draw = plan ? undefined : drawOf(picture, context);
      const earliest = figureIfAny(plan, 'earliest_age');
      const isNearly = (plan?.figure('covered').value ?? 0) >= nearlyCovered;
      return {
        opening: isNearly
          ? text`Just about: you're within a few percent of what you need, so a small cut in spending closes the gap.`
          : earliest
            ? text`Almost: not quite yet, but at about ${earliest}.`
            : text`Almost: it works if you trim spending a little or work a bit longer.`,
        because: [
          ...(plan
            ? [
                isNearly
                  ? text`You'd have ${plan.figure('covered')} of what you need, without counting what you could earn on the side.`
                  : earliest
                    ? text`You'd have ${plan.figure('covered')} of what you need. A year or two more adds savings, and leaves fewer years to pay for.`
                    : text`This path supports spending about ${plan.figure('supported_spending')}.`,
              ]
            : []),
          ...(draw
            ? [
                text`You'd take ${draw.figure('spending_share')} of your savings in the first year, a bit more than has been safe for thirty years.`,
              ]
            : []),
          ...withoutBenefit(picture),
          ...coverBeforeMedicare(picture, context),
        ],
        unless: text`part-time work or a pension fills the gap for the first years. Then you can stop sooner.`,
        next: text`Find the spending you'd cut in a bad market, and see whether life still feels right without it.`,
      };
    },
    not_yet: (picture, context) => {
      const plan = runPlan(picture, context);
      const draw = plan ? undefined : drawOf(picture, context);
      const earliest = figureIfAny(plan, 'earliest_age');
      const extra = figureIfAny(plan, 'extra_saving');
      return {
        opening: earliest
          ? text`Not then on this path, but at about ${earliest}.`
          : text`Not yet: the savings don't carry that spending.`,
        because: [
          ...(plan
            ? [
                text`You'd have about ${plan.figure('savings_at_retirement')} in today's money.`,
                extra
                  ? text`Saving ${extra} more gets you there on time. Spending less works faster, because you also need less.`
                  : text`That supports spending about ${plan.figure('supported_spending')}. Spending less works fastest, because you also need less.`,
              ]
            : []),
          ...(draw
            ? [
                text`You'd take ${draw.figure('spending_share')} of your savings in the first year. At that pace money has often run out within thirty years.`,
              ]
            : []),
          ...withoutBenefit(picture),
        ],
        unless: text`Social Security, a pension or a spouse's income comes on top of what you told me. Then tell me, and the date moves up.`,
        next: text`Try the plan with a date two years later and with ten percent less spending, and see which you'd rather have.`,
      };
    },
    depends: ({ savings }) => ({
      opening: text`You can retire once your savings are about twenty-five times what you'd draw from them each year.`,
      because: [
        text`Take a year's spending, subtract Social Security and any pension, and multiply what's left by twenty-five. That's the four percent rule turned around.`,
        ...(savings === undefined
          ? []
          : [text`Whether ${given('savings', savings, 'usd')} does it depends on what a year costs you.`]),
      ],
      unless: text`you stop in your forties or fifties. Then aim for thirty times, because the money has to last longer.`,
      next: text`Tell me your age, your savings and what you spend a year, and I'll work it out.`,
    }),
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
    {
      field: 'social_security',
      question: 'About how much Social Security will your household get a month?',
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
  sources: ['bengen_1994', 'trinity_study'],
});
