import { choice } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import {
  cardInterest,
  debtFields,
  debtQuestion,
  matchField,
  matchTaken,
  matchTermFields,
  owesCostlyDebt,
} from '#advisor/guides/investing/footing-fields.ts';
import {
  counted,
  ifSaved,
  madeOf,
  carriedWith,
  outlook,
  type Behind,
} from '#advisor/guides/retirement/behind-outlook.ts';
import { withdrawalAmount } from '#advisor/calculators/retirement/spending/withdrawal-amount.ts';
import {
  benefitCounted,
  figureIfAny,
  householdPlanFields,
  runPlan,
} from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** From here on there is too little time left for saving alone: the date and Social Security do more. */
const lastStretchAge = 60;

/** The most that somebody can be asked to save on top, as a share of pay. */
const mostExtra = 0.25;
const monthsPerYear = 12;

/** What a catch-up takes, where that can be worked out and could be done; else the age that this path leads to. */
function wayOf(picture: Behind, context: GuideContext) {
  const plan = runPlan(counted(picture), context);
  const extra = figureIfAny(plan, 'extra_saving');
  const { pay = 0, spouse_pay: theirs = 0 } = picture;
  const isBearable = extra !== undefined && extra.value * monthsPerYear <= mostExtra * (pay + theirs);
  return { plan, extra: isBearable ? extra : undefined, earliest: figureIfAny(plan, 'earliest_age') };
}

/** With a business of one's own nobody else opens the plan. */
const ownPlan = text`Open a solo 401(k) at a low-cost broker if you have no employees, or a SEP or SIMPLE IRA if you do, and send a fixed share of each month's profit there.`;

/** Few people can count on working longer than this. */
const latestWork = 72;

function catchUpOpening(picture: Behind, context: GuideContext): Text {
  const { extra, earliest } = wayOf(picture, context);
  const goal =
    picture.retire_age === undefined
      ? text`your late sixties`
      : text`${given('retire_age', picture.retire_age, 'age')}`;
  if (extra) return text`You're behind, but ${goal} is still possible: it takes saving ${extra} more.`;
  if (earliest && earliest.value > latestWork)
    return text`Saving alone won't replace your pay: plan to work until about seventy, claim Social Security late, and live on less.`;
  return earliest
    ? text`Saving alone won't do it by ${goal}: plan to work until about ${earliest}, save what you can, and spend less later.`
    : text`You can still get there: save hard now and plan to work a few years longer.`;
}

/** What holds for everybody, where nothing can be worked out. */
const orElse = (worked: Text[], general: Text[]) => (worked.length > 0 ? worked : general);

function fourPercentOf(savings: number, run: GuideContext['run']): Text[] {
  const yearly = figureIfAny(run(withdrawalAmount, { portfolio: savings }), 'yearly');
  return yearly
    ? [text`Of your ${given('savings', savings, 'usd')} that's ${yearly}, on top of Social Security.`]
    : [];
}

interface Saved {
  saving?: number | undefined;
  pay?: number | undefined;
  match_limit?: number | undefined;
}

/** Whether what is put aside in a year is more than the share of pay that is matched. */
const savesBeyondMatch = ({ saving, pay, match_limit: limit }: Saved) =>
  saving !== undefined && pay !== undefined && limit !== undefined && saving >= (pay * limit) / 100;

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
  simply:
    "You're filling a tank for the years without a paycheck. There are only a few ways to catch up: put in more, work a bit longer, need less later, and not lose money to interest, penalties or wild bets.",
  input: {
    ...householdPlanFields,
    nothing_saved: choice({
      label: 'Nothing saved yet',
      options: ['yes'],
      facts: { yes: 'flag=no_savings' },
    }),
    match: matchField,
    ...matchTermFields,
    ...debtFields,
    work: choice({
      label: 'Work',
      options: ['retired', 'unemployed', 'self_employed'],
      facts: {
        retired: 'work=retired',
        unemployed: ['work=unemployed', 'flag=laid_off'],
        self_employed: 'work=self_employed',
      },
    }),
  },
  decide: (picture, context) => {
    const plan = runPlan(counted(picture), context);
    if (plan && plan.figure('covered').value >= 100) return 'fine';
    const { age: now, work } = picture;
    if (work === 'retired') return 'retired';
    if (work === 'unemployed') return 'between_jobs';
    const match = matchTaken(picture);
    if (match === 'missed' || (match === 'offered' && !savesBeyondMatch(picture))) return 'match_first';
    if (owesCostlyDebt(picture)) return 'debt_first';
    if (now === undefined || now < context.facts.get('catch_up_age')) return 'time_helps';
    return now < lastStretchAge ? 'catch_up' : 'last_stretch';
  },
  verdicts: {
    fine: (picture, context) => {
      const made = madeOf(picture, context);
      const plan = runPlan(counted(picture), context);
      return {
        opening: made
          ? text`You're not as far behind as you think: ${made}.`
          : text`You're not as far behind as you think.`,
        because: [
          ...(made ? carriedWith(picture, context) : []),
          ...(plan && !made
            ? [
                text`On this path you'd have about ${plan.figure('savings_at_retirement')} in today's money, and you'd need about ${plan.figure('needed')}.`,
                ...benefitCounted(picture, plan),
              ]
            : []),
          ...(made && picture.spending === undefined
            ? [text`That's what most retirees live on, about four fifths of their pay.`]
            : []),
          text`It holds if markets earn about what they have over long stretches, which nobody can promise.`,
        ],
        unless: text`you expect to spend a lot more than now, or to stop well before Medicare begins. Then keep raising what you save.`,
        next: text`Check your Social Security estimate at ssa.gov, so the plan rests on your own record.`,
      };
    },
    match_first: (picture, context) => ({
      opening:
        picture.match_limit !== undefined && picture.save_share !== undefined
          ? text`Raise your contribution from ${given('save_share', picture.save_share, 'percent')} to ${given('match_limit', picture.match_limit, 'percent')} of pay first, so you get the whole match.`
          : picture.match_limit !== undefined
            ? text`Put ${given('match_limit', picture.match_limit, 'percent')} of pay into the plan first, so you get the whole match: it's the fastest catching up there is.`
            : text`Get your employer's whole match first: it's the fastest catching up there is.`,
      because: [
        text`The match is pay you'd otherwise leave on the table, and nothing else adds that much on day one.`,
        ...outlook(picture, context).slice(0, 2),
        text`After that, ${owesCostlyDebt(picture) ? 'clear the costly debt, then ' : ''}work up to fifteen or twenty percent of pay.`,
      ],
      unless: text`you can't cover rent, food or minimum payments. Those come first.`,
      next: text`Enroll or change the percentage on your plan's website today, and turn on automatic increases.`,
    }),
    retired: ({ savings }, { run }) => ({
      opening: text`Now it's about income, not catching up: lower your fixed costs and draw on your savings slowly.`,
      because: [
        text`Housing, cars and insurance are where retirees find the most room. About four percent of your savings a year has lasted thirty years in nearly all of US history.`,
        ...(savings ? fourPercentOf(savings, run) : []),
        text`Don't try to make it up with risky investments.`,
      ],
      unless: text`you haven't claimed Social Security and can wait. Then every year of delay raises the check for life.`,
      next: text`Check what help you qualify for at benefitscheckup.org: Medicare premiums, food, heating and property tax.`,
    }),
    between_jobs: ({ age: now }) => ({
      opening: text`Leave your retirement savings alone for now, and start again with the first paycheck.`,
      because: [
        text`What's saved keeps growing without you. Taking it out early costs tax and usually a penalty, and that's what sets people back most.`,
        ...(now === undefined
          ? []
          : [
              text`At ${given('age', now, 'age')}, a year or so without saving is a dent, and a few extra working years make up for it.`,
            ]),
      ],
      unless: text`you have no cash left for rent and food. Then ask about unemployment and local help before you touch the account.`,
      next: text`Set the contribution on the new job's first day, at least up to the match.`,
    }),
    debt_first: (picture, context) => ({
      opening: picture.card
        ? text`Take any employer match, then put everything spare into the ${given('card', picture.card, 'usd')} of card debt first.`
        : text`Take any employer match, then put everything spare into the costly debt first.`,
      because: [
        picture.rate === undefined
          ? text`A card often costs more than twenty percent a year. No retirement account earns that for sure.`
          : text`It costs ${given('rate', picture.rate, 'percent')} a year. No retirement account earns that for sure.`,
        ...cardInterest(picture, context),
        text`Once it's gone, the same payment goes into retirement, and that's when you catch up fast.`,
        ...ifSaved(picture, context).slice(0, 1),
      ],
      unless: text`you have no cash at all. Then put a month of expenses aside first.`,
      next: text`Set your 401(k) contribution to exactly where the match ends, and add the rest to the debt payment.`,
    }),
    time_helps: (picture, context) => {
      const made = madeOf(picture, context);
      return {
        opening: made
          ? text`It's not too late: ${made}.`
          : text`It's not too late${picture.age === undefined ? '' : text` at ${given('age', picture.age, 'age')}`}: start today and work up to fifteen or twenty percent of your pay.`,
        because: made
          ? [
              ...carriedWith(picture, context),
              text`Every raise you put in moves it up, and how much you save counts far more than which fund you pick.`,
            ]
          : orElse(outlook(picture, context), [
              text`You likely have twenty years or more for the money to grow, and Social Security will carry part of it.`,
              text`What counts now is how much you save, far more than which fund you pick.`,
            ]),
        unless: text`you have no cash cushion. Then put a month of expenses aside first, right after the match.`,
        next:
          picture.work === 'self_employed'
            ? ownPlan
            : text`Sign up for your 401(k) or open a Roth IRA today, pick a target-date index fund, and send every raise there first.`,
      };
    },
    catch_up: (picture, context) => ({
      opening: catchUpOpening(picture, context),
      because: [
        ...orElse(outlook(picture, context), [
          text`At your age you may put ${fact('elective_deferral_limit', context.facts.get('elective_deferral_limit'), 'usd')} plus a catch-up of ${fact('catch_up_50', context.facts.get('catch_up_50'), 'usd')} into a 401(k) this year.`,
        ]),
        text`Every extra year of work counts three times: more saved, a bigger Social Security check, fewer years to pay for.`,
      ],
      unless: text`your health or job won't last that long. Then cut fixed costs now, housing first.`,
      next:
        picture.work === 'self_employed'
          ? ownPlan
          : text`Raise your 401(k) contribution as far as you can live with, starting with the next paycheck.`,
    }),
    last_stretch: (picture, context) => ({
      opening: text`Lean on three things: work a bit longer, claim Social Security late, and lower your fixed costs.`,
      because: [
        ...outlook(picture, context),
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
    debtQuestion,
  ],
  followUps: [
    'When should I claim Social Security?',
    'Roth or traditional?',
    'How much can I put into my 401(k)?',
  ],
  articles: ['catch-up-contributions', 'employer-match'],
  related: ['pay-yourself-first'],
  sources: ['ssa_when_to_start', 'ssa_pia_formula'],
});
