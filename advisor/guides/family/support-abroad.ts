import { percentOfPay } from '#advisor/calculators/tax/pay/percent-of-pay.ts';
import { choice, flag, money, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { matchBeforeHelp, sentField, theHelp } from '#advisor/guides/family/match-before-help.ts';
import { matchField, matchTaken, matchTermFields } from '#advisor/guides/investing/footing-fields.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Above this share of pay before taxes, help for family usually leaves nothing to save. */
const heavyShare = 0.15;
/** Less cash than this does not pay for one repair, one ticket home or one lost paycheck. */
const thinCushion = 3000;
const monthsPerYear = 12;

/** What people can keep up for years, in percent of pay. */
const steadyShare = 10;

/** That in dollars a month. */
function steadySum(pay: number | undefined, { run }: GuideContext) {
  const sum = pay === undefined ? undefined : run(percentOfPay, { share: steadyShare, pay });
  return sum && wholeDollars(sum.figure('monthly'));
}

function steadyLine(pay: number | undefined, sent: number | undefined, context: GuideContext): Text[] {
  const sum = steadySum(pay, context);
  return sum && pay !== undefined
    ? [
        text`A tenth of ${given('pay', pay, 'usd_per_year')} is about ${sum}, which many can keep up for years${sent === undefined ? '' : text`, and you send ${given('sent', sent, 'usd_per_month')}`}.`,
      ]
    : [];
}

export const supportAbroad = defineGuide({
  id: 'support_abroad',
  title: 'Sending money home and saving here',
  about: 'Sending money to family in another country while saving for retirement or emergencies here',
  questions: [
    'I send money to my parents back home every month and have no retirement, should I join the 401k',
    'send less to my family in the philippines so I can get the 403b match?',
    'how much of my pay should I send home to my family',
    'remittances or retirement savings, which comes first',
    'I support my mother in guatemala with 400 a month and cannot save anything',
    'is it selfish to put money in my 401k when my family back home needs it',
    'nurse from kenya, employer match I never joined because I send everything home',
    'sending 700 a month to india and my company matches 5 percent, what should I do',
    'caregiver who sends money home every month and never joined the 401k match, join now?',
    'can I help my parents abroad and still save for myself',
    'my siblings in nigeria keep asking for money, how do I plan for it',
  ],
  simply:
    'You can only keep helping your family if you stay on your feet yourself. So take the free money from your job and build a small cushion, then send an amount that you can keep up for years.',
  input: {
    sent: sentField,
    pay: moneyPerYear({ label: 'Your pay', roles: ['wages'], ownOnly: true, min: 1, max: 1e8 }),
    cash: money({ label: 'Savings', roles: ['bal_cash', 'bal_total'], min: 0, max: 1e9 }),
    cards: money({ label: 'Card debt', roles: ['debt_balance:card'], min: 1, max: 1e8 }),
    no_savings: flag({
      label: 'Nothing put aside',
      fact: 'flag=no_savings',
      default: { value: false, reason: 'nothing is said of an empty account' },
    }),
    match: matchField,
    ...matchTermFields,
    offers: choice({ label: 'Match at work', options: ['yes'], facts: { yes: 'flag=match' } }),
  },
  decide: ({ sent, pay, cash, cards, offers, no_savings: none, ...terms }) => {
    const match = matchTaken(terms);
    if (match === 'missed' || match === 'offered' || (match === undefined && offers !== undefined))
      return 'match_first';
    if (cards !== undefined) return 'debt_first';
    if (cash === undefined ? none : cash < thinCushion) return 'cushion_first';
    const isHeavy = sent !== undefined && pay !== undefined && sent * monthsPerYear > pay * heavyShare;
    return isHeavy ? 'send_less' : 'fixed_sum';
  },
  verdicts: {
    match_first: matchBeforeHelp,
    debt_first: ({ sent, cards = 0 }) => ({
      opening: text`Pay off the ${given('cards', cards, 'usd')} on cards first, and send a smaller fixed amount until it's gone.`,
      because: [
        text`Card interest eats more each month than almost any saving earns, and it's money your family never sees.`,
        text`Once it's gone, that payment is free for them and for you.`,
      ],
      unless: text`${theHelp(sent)} pays for food or medicine. Then keep that part, and cut what's for extras.`,
      next: text`Agree on one amount and one date a month, and send the rest to the card.`,
    }),
    cushion_first: ({ cash, sent, pay }, context) => ({
      opening:
        cash === undefined
          ? text`Yes, send less for now: with nothing put aside, build your own cushion first.`
          : text`Build your own cushion first: ${given('cash', cash, 'usd')} is too little to carry you and them.`,
      because: [
        ...steadyLine(pay, sent, context),
        text`If your car breaks or your hours are cut, the help stops and a card pays. A month or two of your bills in savings keeps both going.`,
      ],
      unless: text`${theHelp(sent)} pays for food or medicine. Then keep that, and save from overtime or a tax refund.`,
      next: text`Put a fixed amount into savings on payday, before you send anything.`,
    }),
    send_less: ({ sent = 0, pay = 0 }, context) => ({
      opening: text`Bring it down from ${given('sent', sent, 'usd_per_month')} to about ${steadySum(pay, context)!}, a tenth of your ${given('pay', pay, 'usd_per_year')}.`,
      because: [
        text`A tenth of pay is what many can keep up for years. Above that, your own retirement and emergencies usually go unpaid, and later your children would carry you.`,
      ],
      unless: text`it's for a limited time, such as school fees or an operation. Then set an end date.`,
      next: text`Lower it in two or three steps, pay school or doctor bills directly, and share the rest with siblings.`,
      say: text`This is what I can send every month, and you can count on it.`,
    }),
    fixed_sum: ({ sent, pay }, context) => ({
      opening: text`Yes, you can do both: send a fixed amount you can keep up, and save your own part first on payday.`,
      because: [
        ...steadyLine(pay, sent, context),
        text`A set sum on a set date lets your family plan. Take any match at work and keep a few months of bills in cash before you raise it.`,
        text`An online service paid from your bank account usually costs least.`,
      ],
      unless: text`you carry card debt or get no match you could have. Those come first.`,
      next: text`Pick the amount and the date, and put a separate sum aside for emergencies back home.`,
    }),
  },
  asks: [
    {
      field: 'match',
      settled: ({ match_rate: rate, match_limit: limit, offers }) =>
        rate !== undefined || limit !== undefined || offers !== undefined,
      question: 'Does your employer match retirement contributions?',
      choices: [
        { label: 'Yes, and I get all of it', value: 'full' },
        { label: "Yes, but I don't get all of it", value: 'missed' },
        { label: 'No match', value: 'none' },
      ],
    },
  ],
  followUps: ["What's the cheapest way to send money abroad?", 'Is there a tax on sending money abroad?'],
  articles: ['sending-money-abroad', 'employer-match', 'emergency-fund'],
  sources: ['cfpb_money_transfers'],
});
