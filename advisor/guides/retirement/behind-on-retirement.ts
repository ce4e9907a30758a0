import { choice } from '#advisor/calculators/define/fields.ts';
import { fact } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import {
  figureIfAny,
  planFields,
  runPlan,
  withoutBenefit,
  type PlanPicture,
} from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** From here on there is too little time left for saving alone: the date and Social Security do more. */
const lastStretchAge = 60;

function gapOf(picture: PlanPicture, context: GuideContext): Text[] {
  const extra = figureIfAny(runPlan(picture, context), 'extra_saving');
  return extra
    ? [text`On your numbers, saving ${extra} more would reach the goal.`, ...withoutBenefit(picture)]
    : [];
}

export const behindOnRetirement = defineGuide({
  id: 'behind_on_retirement',
  title: 'Behind on retirement savings',
  about: 'Behind on retirement savings at 40, 45, 50 or 55: what to do now',
  questions: [
    "I'm 45 and have basically nothing saved for retirement. What do I do now",
    '52 yrs old 38k in the 401k am i too late',
    'Divorce wiped me out at 48. How do I catch up on retirement?',
    'we only started saving at 40, is it hopeless',
    'late starter here, 55, make 64k, got 90k put away. whats the plan',
    'spent my thirties paying student loans so zero retirement. turning 41',
    'How can a 60 year old with $25,000 saved ever stop working?',
    'i feel so far behind everyone else my age with money for later',
    'best way to play catch up on retirement in your 50s?',
    'Husband never had a pension or 401k, we are 57 and 54. where do we start',
  ],
  input: {
    ...planFields,
    costly_debt: choice({
      label: 'Card debt or another debt at a high rate',
      options: ['yes', 'no'],
      facts: { yes: 'loan=card' },
    }),
  },
  decide: (picture, context) => {
    const plan = runPlan(picture, context);
    if (plan && plan.figure('covered').value >= 100) return 'fine';
    if (picture.costly_debt === 'yes') return 'debt_first';
    const { age: now } = picture;
    if (now === undefined || now < context.facts.get('catch_up_age')) return 'time_helps';
    return now < lastStretchAge ? 'catch_up' : 'last_stretch';
  },
  verdicts: {
    fine: (picture, context) => {
      const plan = runPlan(picture, context);
      return {
        opening: text`You're not as far behind as you think.`,
        because: [
          ...(plan
            ? [
                text`On this path you'd have about ${plan.figure('savings_at_retirement')} in today's money, and you'd need about ${plan.figure('needed')}.`,
                ...withoutBenefit(picture),
              ]
            : []),
          text`That holds if markets earn about what they have over long stretches, which nobody can promise.`,
        ],
        unless: text`you expect to spend a lot more than now, or to stop well before Medicare begins. Then keep raising what you save.`,
        next: text`Check your Social Security estimate at ssa.gov, so the plan rests on your own record.`,
      };
    },
    debt_first: () => ({
      opening: text`Take the employer match, then put everything spare into the card debt first.`,
      because: [
        text`A card often costs more than twenty percent a year. No retirement account earns that for sure.`,
        text`Once the card is gone, the same payment goes into retirement, and that's when you catch up fast.`,
      ],
      unless: text`the rate is in the single digits. Then save and pay it off side by side.`,
      next: text`Set your 401(k) contribution to exactly where the match ends, and add the rest to the card payment.`,
    }),
    time_helps: (picture, context) => ({
      opening: text`It's not too late: start today and work up to fifteen or twenty percent of your pay.`,
      because: [
        ...gapOf(picture, context),
        text`You likely have twenty years or more for the money to grow, and Social Security will carry part of it.`,
        text`What counts now is how much you save, far more than which fund you pick.`,
      ],
      unless: text`you have no cash cushion. Then put a month of expenses aside first, right after the match.`,
      next: text`Sign up for your 401(k) or open a Roth IRA today, pick a target-date index fund, and send every raise there first.`,
    }),
    catch_up: (picture, context) => ({
      opening: text`You can still get there: save hard now and plan to work a few years longer.`,
      because: [
        ...gapOf(picture, context),
        text`At your age you may put ${fact('elective_deferral_limit', context.facts.get('elective_deferral_limit'), 'usd')} plus a catch-up of ${fact('catch_up_50', context.facts.get('catch_up_50'), 'usd')} into a 401(k) this year.`,
        text`Every extra year of work counts three times: more saved, a bigger Social Security check, fewer years to pay for.`,
      ],
      unless: text`your health or job won't last that long. Then cut fixed costs now, housing first.`,
      next: text`Raise your 401(k) contribution as far as you can live with, starting with the next paycheck.`,
    }),
    last_stretch: (picture, context) => ({
      opening: text`Lean on three things: work a bit longer, claim Social Security late, and lower your fixed costs.`,
      because: [
        ...gapOf(picture, context),
        text`Waiting until ${fact('claiming_ages', context.facts.get('claiming_ages').last, 'age')} gives the largest check you can get, for life and adjusted for inflation.`,
        text`Don't try to catch up with risky investments.`,
      ],
      unless: text`you can't work or your health is poor. Then claiming earlier is right, and help with rent, food and Medicare costs may be open to you.`,
      next: text`Look up your Social Security estimate at ssa.gov and list what you must spend each month.`,
    }),
  },
  asks: [
    {
      field: 'age',
      question: 'How old are you?',
      choices: [
        { label: 'Under 50', value: 45 },
        { label: '50 to 59', value: 55 },
        { label: '60 or older', value: 62 },
      ],
    },
    {
      field: 'costly_debt',
      question: 'Do you carry card debt from month to month?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
  ],
  followUps: [
    'When should I claim Social Security?',
    'Roth or traditional?',
    'How much can I put into my 401(k)?',
  ],
  articles: ['catch-up-contributions', 'employer-match'],
  sources: ['ssa_when_to_start'],
});
