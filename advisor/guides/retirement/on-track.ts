import { withdrawalAmount } from '#advisor/calculators/retirement/spending/withdrawal-amount.ts';
import { age, choice, percent } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideRun } from '#advisor/guides/define/define-guide.ts';
import { debtFields, matchTermFields } from '#advisor/guides/investing/footing-fields.ts';
import {
  benefitCounted,
  besideBenefit,
  figureIfAny,
  householdPlanFields,
  runPlan,
  type PlanPicture,
} from '#advisor/guides/retirement/retirement-picture.ts';
import { coveredBy, debtFirst, markFor } from '#advisor/guides/retirement/on-track-words.ts';
import { carriedIn, spendingTaken, wholeDollars } from '#advisor/guides/retirement/can-i-retire-words.ts';
import { benefitBasis } from '#advisor/guides/retirement/social-security-estimate.ts';
import { text } from '#advisor/quantities/text.ts';

/** A plan that covers this much of the need is within what a year or two of work, or a little saving, makes up. */
const closeShare = 80;
/** What planners ask of people who start in their twenties or early thirties, match included. */
const goodSaveShare = 15;
/** Below this, Social Security alone has to carry most of a retirement. */
const lowSaveShare = 10;

const monthsPerYear = 12;

/** The most that a household can be expected to save, as a share of pay. */
const mostSaved = 0.2;

/** Where nothing is said of saving: what would close the gap, if that is within reach. */
function stillToSave(picture: PlanPicture, plan: GuideRun) {
  const { saving, save_share: share, pay = 0, spouse_pay: theirs = 0 } = picture;
  const extra = saving === undefined && share === undefined ? figureIfAny(plan, 'extra_saving') : undefined;
  return extra && extra.value * monthsPerYear <= mostSaved * (pay + theirs) ? extra : undefined;
}

/** At the age at which they stop working, or past it. */
const isRetiring = ({ age: now, retire_age: retire }: PlanPicture) =>
  now !== undefined && retire !== undefined && now >= retire;

/** Has stopped working and adds nothing more: only spending can still change. */
const hasStopped = (picture: PlanPicture) =>
  isRetiring(picture) &&
  (picture.pay ?? 0) === 0 &&
  (picture.saving ?? 0) === 0 &&
  (picture.save_share ?? 0) === 0 &&
  picture.spending !== undefined;

/** From about here on, who has no pay lives on what is saved. */
const drawingAge = 55;

const livesOnSavings = ({ age: now = 0, savings = 0, pay }: PlanPicture) =>
  pay === 0 && now >= drawingAge && savings > 0;

/** Estimated from pay alone, Social Security leaves nothing to savings where the pay is low. */
const benefitCovers = ({ spending, social_security: benefit, pension }: PlanPicture, plan: GuideRun) =>
  plan.figure('needed').value === 0 && [spending, benefit, pension].every((one) => one === undefined);

export const onTrack = defineGuide({
  id: 'on_track',
  title: 'Am I on track',
  about: 'Am I doing OK, am I on track for my age',
  questions: [
    'am i on track for retirement',
    "I'm 34 with 48k in my 401k and make 72k. Is that ok for my age?",
    'how do we compare, both 41, 210k saved between us, household income 150k',
    'is 300k at 50 good or bad',
    'Are we doing okay? We put away 12% and nobody ever tells us whether that is enough.',
    'turned 30 with 5 grand saved lol am i screwed or is this normal',
    'My coworker says I should have three times my salary by now. Should I worry?',
    '27, no debt, 22k in a roth, saving 15 percent. doing fine?',
    'financial health check please: age 58, 620k saved, we spend 5k a month',
    'how far along should someone my age be with saving for retirement',
  ],
  simply:
    "It's like a long trip: what matters is how far you've come, how fast you're going and how far it still is. Saving a little more, or working a little longer, changes where you arrive.",
  input: {
    ...householdPlanFields,
    ...matchTermFields,
    card: debtFields.card,
    rate: debtFields.rate,
    has_pension: choice({ label: 'A pension', options: ['yes'], facts: { yes: 'account=pension' } }),
    pension_share: percent({ label: 'Share of pay it replaces', roles: ['replace_share'], min: 1, max: 100 }),
    pension_age: age({ label: 'Age it starts', roles: ['age_claim'], min: 30, max: 80 }),
  },
  decide: (picture, context) => {
    const plan = runPlan(picture, context);
    if (plan) {
      const covered = plan.figure('covered').value;
      if (benefitCovers(picture, plan)) return 'benefit_covers';
      if (covered >= 100) return 'on_track';
      if (hasStopped(picture)) return 'spend_less';
      if (stillToSave(picture, plan)) return 'if_saving';
      return covered >= closeShare ? 'close' : 'behind';
    }
    const { save_share: share } = picture;
    if (share === undefined && livesOnSavings(picture)) return 'without_pay';
    if (share === undefined) return picture.has_pension === undefined ? 'depends' : 'pension';
    if (share >= goodSaveShare) return 'on_track';
    return share >= lowSaveShare ? 'close' : 'behind';
  },
  verdicts: {
    pension: ({ pension_share: share, pension_age: from }) => ({
      opening:
        share === undefined
          ? text`Likely not as far behind as you fear: a vested pension does most of what savings would.`
          : text`Not as far behind as it looks: a pension of ${given('pension_share', share, 'percent')} of pay${from === undefined ? '' : text` from ${given('pension_age', from, 'age')}`} does most of what savings would.`,
      because: [
        text`The usual marks, several years of pay saved, are for people without one. What's missing is the gap between the pension and what you spend, health insurance until Medicare, and money that rises with prices.`,
        text`Some public jobs don't pay into Social Security, so check your statement before you count on it.`,
      ],
      unless: text`you may leave before it's full, or it doesn't rise with prices. Then save ten to fifteen percent of pay beside it.`,
      next: text`Get the pension estimate for two ages, with the survivor option, and start ten percent of pay in the job's 457 or a Roth IRA.`,
    }),
    on_track: (picture, context) => {
      const plan = runPlan(picture, context);
      const early = figureIfAny(plan, 'earliest_age');
      return {
        opening:
          plan && picture.age !== undefined && picture.savings !== undefined
            ? text`Yes, with ${given('savings', picture.savings, 'usd')} at ${given('age', picture.age, 'age')} you're on track${benefitBasis(picture) === 'average' ? ', if your Social Security is near the average' : ''}.`
            : text`Yes, you're on track.`,
        because: plan
          ? [
              text`On this path you'd have about ${plan.figure('savings_at_retirement')} in today's money, and you'd need about ${plan.figure('needed')}${besideBenefit(plan)}.`,
              ...benefitCounted(picture, plan),
              ...debtFirst(picture, context),
              ...(early ? [text`The savings would be enough from about age ${early}.`] : []),
            ]
          : [
              text`Saving ${given('save_share', picture.save_share ?? 0, 'percent')} of pay from early on has been enough for most people, with Social Security on top.`,
            ],
        ...(isRetiring(picture)
          ? {
              unless: text`you spend much more than that, or need care for years. Then it takes more.`,
              next: text`Decide which account to spend from first, and compare what you spend with the plan once a year.`,
            }
          : {
              unless: text`you started late, plan to stop well before Medicare begins, or expect to spend much more than you do now. Then it takes more.`,
              next: text`Keep the saving automatic and raise it by one percent of pay with your next raise.`,
            }),
      };
    },
    benefit_covers: (picture, context) => {
      const { savings } = picture;
      const then = runPlan(picture, context)?.figure('savings_at_retirement');
      return {
        opening: text`At this pay Social Security alone covers what your plan needs.`,
        because: [
          text`It replaces most of a low pay, so little has to come from savings.`,
          ...(savings && then
            ? [
                text`Your ${given('savings', savings, 'usd')} would be about ${then} in today's money by then, on top of that.`,
              ]
            : []),
        ],
        unless: text`your pay rises, you stop before Social Security starts, or it pays less by then. Then it takes savings of your own.`,
        next: text`Put a month of spending into savings first, and look at this again when your pay changes.`,
      };
    },
    without_pay: ({ savings = 0 }, { run }) => {
      const drawn = figureIfAny(run(withdrawalAmount, { portfolio: savings }), 'yearly');
      const saved = given('savings', savings, 'usd');
      return {
        opening: drawn
          ? text`Your ${saved} can pay for about ${drawn}, on top of Social Security.`
          : text`With ${saved} saved, Social Security has to pay for nearly all of it.`,
        because: [
          text`What you spend decides whether that's enough, and there is no pay to estimate it from.`,
          ...(drawn
            ? [
                text`Taking four percent in the first year, and the same buying power after that, has lasted thirty years nearly every time.`,
              ]
            : []),
        ],
        unless: text`you have a pension, or it has to last longer than thirty years. Then it's more, or less.`,
        next: text`Tell me what you spend a month, and I'll say how long your money lasts.`,
      };
    },
    if_saving: (picture, context) => {
      const plan = runPlan(picture, context)!;
      return {
        opening: text`You're on track if you save about ${stillToSave(picture, plan)!} from here, match included.`,
        because: [
          text`What you have would grow to about ${plan.figure('savings_at_retirement')} in today's money on its own.`,
          ...benefitCounted(picture, plan),
          ...spendingTaken(picture),
          text`You didn't say what you put away now, so compare it with that.`,
        ],
        unless: text`you have a pension, or want to stop well before your late sixties.`,
        next: text`Look up what goes into your accounts each month, your employer's part included, and raise it by one percent of pay if it's less.`,
      };
    },
    spend_less: (picture, context) => {
      const plan = runPlan(picture, context)!;
      const supported = plan.figure('supported_spending');
      const spending = given('spending', picture.spending!, 'usd_per_year');
      const runsOut = figureIfAny(plan, 'lasts_until');
      return {
        opening:
          plan.figure('covered').value >= closeShare
            ? text`Nearly: what you have carries about ${supported}, and you spend ${spending}.`
            : text`Not at this pace: what you have carries about ${supported}, and you spend ${spending}.`,
        because: [
          text`To spend that for good you'd need about ${plan.figure('needed')}${besideBenefit(plan)}, and you have ${plan.figure('savings_at_retirement')}.`,
          ...benefitCounted(picture, plan),
          ...(runsOut ? [text`As it is, the savings would run out at about ${runsOut}.`] : []),
        ],
        unless: text`a large part of your spending ends soon, such as a mortgage, or you'd sell the house later. Then a smaller cut is enough.`,
        next: text`Bring spending down to what the plan carries, or earn a little for a few years, and compare the two once a year.`,
      };
    },
    close: (picture, context) => {
      const plan = runPlan(picture, context);
      const extra = figureIfAny(plan, 'extra_saving');
      return {
        opening: plan
          ? text`You're close: this path covers ${coveredBy(plan)} of what you'd need.`
          : text`You're close, and a small change now gets you there.`,
        because: plan
          ? [
              text`You'd have about ${plan.figure('savings_at_retirement')} in today's money.`,
              ...benefitCounted(picture, plan),
              ...debtFirst(picture, context),
              ...(extra
                ? [text`Saving ${wholeDollars(extra)} more closes the gap.`]
                : [text`Working a year or two longer closes the gap.`]),
            ]
          : [
              text`Saving ${given('save_share', picture.save_share ?? 0, 'percent')} of pay is solid. Planners usually ask for about fifteen percent, match included.`,
            ],
        ...(isRetiring(picture)
          ? {
              unless: text`you have a pension or other income that isn't counted here. Then this may already be enough.`,
              next: text`Find what you can spend less on for the first years, or a part-time job that pays for the gap.`,
            }
          : {
              unless: text`you have a pension or started in your early twenties. Then this may already be enough.`,
              next: text`Raise your contribution by two percent of pay today, and turn on automatic increases if your plan has them.`,
            }),
      };
    },
    behind: (picture, context) => {
      const plan = runPlan(picture, context);
      const extra = figureIfAny(plan, 'extra_saving');
      return {
        opening: plan
          ? text`Not yet: this path covers ${coveredBy(plan)} of what you'd need, but that can be fixed.`
          : text`Not yet, but this can be fixed.`,
        because: plan
          ? [
              text`It leads to about ${plan.figure('savings_at_retirement')} in today's money. ${carriedIn(picture, plan)}`,
              ...debtFirst(picture, context),
              ...(extra ? [text`Saving ${wholeDollars(extra)} more would close it on its own.`] : []),
              isRetiring(picture)
                ? text`A later date and a little less spending work best together.`
                : text`A later date, a little less spending and more saving work best together.`,
            ]
          : [
              text`Saving ${given('save_share', picture.save_share ?? 0, 'percent')} of pay leaves most of the work to Social Security, which replaces well under half of a typical paycheck.`,
              text`Small steps add up: one more percent of pay a year is hard to notice.`,
            ],
        unless: text`you have a pension or a spouse's savings that you didn't mention. Then look at both together.`,
        next: isRetiring(picture)
          ? text`Decide between a later date and less spending before you draw on your savings. Both together cost you least.`
          : text`Get the full employer match first, then raise your contribution by one percent of pay and repeat that every year.`,
      };
    },
    depends: (picture) => ({
      opening:
        markFor(picture) ??
        text`You're on track if you save about fifteen percent of your pay, match included.`,
      because: [
        text`As a rough mark, people who started early have about one year's pay saved at thirty, three at forty and six at fifty. Plenty of people are below that and still retire well, a bit later or on a bit less.`,
      ],
      unless: text`you have a good pension. Then you need much less.`,
      next: text`Add up your retirement accounts and tell me your age, pay and savings. I'll check your own numbers.`,
    }),
  },
  asks: [
    {
      field: 'save_share',
      question: 'What share of your pay goes into retirement, with the match?',
      choices: [
        { label: 'Under 10%', value: 6 },
        { label: '10% to 15%', value: 12 },
        { label: '15% or more', value: 16 },
      ],
    },
  ],
  followUps: [
    'I am behind on retirement savings. What should I do?',
    'Can I retire early?',
    'Roth or traditional?',
  ],
  articles: ['four-percent-rule', 'pay-yourself-first'],
  sources: ['bengen_1994', 'ssa_pia_formula'],
});
