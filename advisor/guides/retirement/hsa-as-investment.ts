import { choice, money } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { compoundGrowth } from '#advisor/calculators/saving/growth/compound-growth.ts';
import { defineGuide, type GivenTo, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import {
  hsaForFamily,
  hsaWithoutPlan,
  noMorePlanQuestions,
  useForQuestions,
} from '#advisor/guides/retirement/hsa-uses.ts';
import { hsaOnMedicare, onMedicareQuestions } from '#advisor/guides/retirement/hsa-on-medicare.ts';
import { ownAge } from '#advisor/guides/retirement/retirement-picture.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** A cautious guess for a mix of mostly stocks, in percent a year. */
const assumedReturn = 6;

const input = {
  balance: money({ label: 'HSA balance', roles: ['bal_hsa'], min: 1, max: 1e7 }),
  cash: money({ label: 'Cash savings', roles: ['bal_cash', 'bal_cash@both'], min: 0, max: 1e8 }),
  deductible: money({ label: 'Deductible', roles: ['deductible'], min: 0, max: 1e5 }),
  age: ownAge,
  cover: choice({ label: 'Health plan', fact: 'health_cover', options: ['self', 'family'] }),
  can_pay: choice({
    label: 'Savings for medical bills',
    options: ['yes', 'no'],
    facts: { no: 'flag=no_savings' },
  }),
  bill: money({
    label: 'Medical bill',
    roles: ['medical_cost', 'debt_balance:medical', 'debt_balance:none'],
    min: 1,
    max: 1e6,
  }),
  asked: choice({ label: 'Asked about', options: ['opening_one', 'on_medicare', 'use_for', 'no_more_plan'] }),
  card_debt: money({ label: 'Owed on cards', roles: ['debt_balance:card'], min: 1, max: 1e6 }),
  costly_debt: choice({ label: 'Card debt', options: ['yes', 'no'], facts: { yes: 'loan=card' } }),
};
type Picture = GivenTo<typeof input>;

/** Whether a bad year can be paid from other savings; undefined where nobody can tell. */
function canPay({ can_pay: told, cash, deductible, bill }: Picture): boolean | undefined {
  if (told !== undefined) return told === 'yes';
  const due = Math.max(deductible ?? 0, bill ?? 0);
  return cash === undefined || due === 0 ? undefined : cash >= due;
}

function growthOf({ balance, age: now }: Picture, { run, facts }: GuideContext): Text[] {
  const until = facts.get('medicare_age');
  if (balance === undefined || now === undefined || now >= until) return [];
  const grown = run(compoundGrowth, { start: balance, years: until - now, rate: assumedReturn });
  return grown
    ? [
        text`Left alone until Medicare, ${given('balance', balance, 'usd')} could grow to about ${grown.figure('real_value')} in today's money, though no return is promised.`,
      ]
    : [];
}

export const hsaAsInvestment = defineGuide({
  id: 'hsa_as_investment',
  title: 'HSA: spend or invest',
  about: 'Use the HSA or invest and keep it',
  questions: [
    'should i invest my hsa or keep it in cash',
    'pay the doctor with my HSA or from my checking account?',
    'everyone says hsa is the best retirement account, is that true',
    'have 9k sitting in hsa doing nothing, whats smart',
    'max HSA or max Roth first',
    'Is it okay to save my medical receipts and reimburse myself in 20 years?',
    "I'm 64 and my HSA has $31,000. Spend it down before Medicare?",
    'got a $2,400 er bill and credit card debt, use hsa or let it grow',
    'how much of the hsa should i leave uninvested',
    'wife is pregnant, hdhp, should we still be investing our hsa this year?',
  ],
  simply:
    "A health savings account is free of federal tax as long as the money pays for medical care. The longer it stays in, the more time it has to grow, but that only helps if you can pay today's bills without going into debt.",
  input,
  sides: [
    { given: { asked: 'on_medicare' }, questions: onMedicareQuestions },
    { given: { asked: 'use_for' }, questions: useForQuestions },
    { given: { asked: 'no_more_plan' }, questions: noMorePlanQuestions },
    {
      given: { asked: 'opening_one' },
      questions: [
        "is it worth opening an HSA if I'm 60",
        'should I open an HSA at all',
        'does it still pay to start a health savings account a few years before Medicare',
      ],
    },
  ],
  decide: (picture, { facts }) => {
    const { age: now, card_debt: owed, costly_debt: debt = owed === undefined ? undefined : 'yes' } = picture;
    if (picture.asked !== undefined && picture.asked !== 'opening_one') return picture.asked;
    if (now !== undefined && now >= facts.get('medicare_age')) return 'medicare_age';
    if (picture.asked !== undefined && picture.balance === undefined) return 'open_one';
    if (debt === 'yes' || canPay(picture) === false) return 'spend';
    if (canPay(picture) === true) return 'invest';
    const { balance, deductible } = picture;
    if (picture.bill !== undefined) return 'bill';
    return balance !== undefined && deductible !== undefined && balance <= deductible
      ? 'too_small'
      : 'cushion';
  },
  verdicts: {
    on_medicare: hsaOnMedicare,
    use_for: hsaForFamily,
    no_more_plan: hsaWithoutPlan,
    open_one: ({ age: now, cover }, { facts }) => ({
      opening: text`Yes${now === undefined ? '' : text`, even at ${given('age', now, 'age')}`}, if your health plan is HSA-eligible: what you put in is free of tax right away.`,
      because: [
        text`You can put in up to ${fact('hsa_limit', facts.get('hsa_limit')[cover ?? 'self'], 'usd')} this year${now !== undefined && now >= facts.get('hsa_catch_up_age') ? text` plus ${fact('hsa_catch_up', facts.get('hsa_catch_up'), 'usd')} at your age` : ''}. It comes out untaxed for care at any age, Medicare premiums included, and from sixty-five for anything else at ordinary tax.`,
      ],
      unless: text`you'll join Medicare soon. Stop putting money in six months before, because Part A reaches back that far.`,
      next: text`Check that your plan says HSA-eligible, open one at a low-cost provider or through payroll, and keep the receipts.`,
    }),
    invest: (picture, context) => {
      const limit = context.facts.get('hsa_limit')[picture.cover ?? 'self'];
      return {
        opening:
          picture.bill === undefined
            ? text`Invest it, pay today's medical bills from savings, and keep the receipts.`
            : text`Pay the ${given('bill', picture.bill, 'usd')} from your savings, keep the receipt, and leave the HSA invested.`,
        because: [
          ...(picture.cash === undefined || picture.deductible === undefined
            ? []
            : [
                text`Your ${given('cash', picture.cash, 'usd')} in savings covers the ${given('deductible', picture.deductible, 'usd')} deductible.`,
              ]),
          text`No other account is untaxed going in, growing and coming out for medical costs. There's no deadline to pay yourself back for a bill you have today.`,
          ...growthOf(picture, context),
          ...(picture.cover
            ? [
                text`You may put in ${fact('hsa_limit', limit, 'usd')} this year, the employer's part included.`,
              ]
            : []),
        ],
        unless: text`you expect large bills this year. Then keep that much in the HSA's cash part.`,
        next: text`Turn on investing in the HSA's settings, pick a broad index fund, and start a folder for receipts.`,
      };
    },
    bill: (picture, context) => ({
      opening: text`Pay the ${given('bill', picture.bill!, 'usd')} from savings if that leaves you a cushion, and keep the receipt; otherwise use the HSA.`,
      because: [
        text`There's no deadline to pay yourself back, so the receipt lets you take the same amount out untaxed any year, after it has grown.`,
        ...growthOf(picture, context),
        text`Using it now isn't a loss either: you pay with money that was never taxed.`,
      ],
      unless: text`you carry card debt. Then let the HSA pay, and send your cash to the card.`,
      next: text`Photograph the bill and the receipt, and put them into one folder that you'd still find in twenty years.`,
    }),
    too_small: ({ balance = 0, deductible = 0 }) => ({
      opening: text`No, leave it in cash for now: ${given('balance', balance, 'usd')} doesn't cover your ${given('deductible', deductible, 'usd')} deductible yet.`,
      because: [
        text`One bad month could take all of it, and you'd have to sell when prices may be down. Once the HSA holds more than the deductible, invest what's above it.`,
      ],
      unless: text`you have other savings for medical bills. Then you can invest all of it.`,
      next: text`Keep contributing through payroll, which saves payroll tax too, until the deductible is covered.`,
    }),
    cushion: (picture, context) => ({
      opening:
        picture.deductible === undefined
          ? text`Keep about one deductible of the HSA in cash and invest the rest.`
          : text`Keep ${given('deductible', picture.deductible, 'usd')}, one deductible, of the HSA in cash and invest the rest.`,
      because: [
        text`The cash pays for a bad year. What's above it can grow untaxed for decades, and comes out untaxed for medical costs.`,
        ...growthOf(picture, context),
        text`If your employer matches 401(k) contributions, get that full match before you fill the HSA.`,
      ],
      unless: text`you have other savings for medical bills. Then you can invest all of it.`,
      next: text`Look up your deductible, leave that much in cash, and move the rest into a broad index fund.`,
    }),
    spend: ({ card_debt: owed, costly_debt: debt = owed === undefined ? undefined : 'yes', bill }) => ({
      opening: text`Use the HSA for ${bill === undefined ? 'medical bills' : text`the ${given('bill', bill, 'usd')} bill`} now, and don't invest it yet.`,
      because: [
        debt === 'yes'
          ? text`${owed === undefined ? 'Card debt' : text`The ${given('card_debt', owed, 'usd')} on the card`} costs far more than investments can be expected to earn. Letting the HSA pay the doctor frees your cash for the card.`
          : text`Without a cushion, a bill you can't pay turns into costly debt. That's worse than missing some growth.`,
        text`You still win: the money went in before tax and pays the bill tax-free.`,
      ],
      unless: text`the hospital offers an interest-free payment plan that fits your budget. Then take it, and spread the HSA money over it.`,
      next: text`Pay open bills from the HSA today and keep contributing through payroll. Invest once your emergency fund is in place.`,
      say: text`Please send an itemized bill. Do you have financial assistance or a no-interest plan?`,
    }),
    medicare_age: (_, { facts }) => ({
      opening: text`Stop contributing once you have Medicare, and use the HSA freely for medical costs.`,
      because: [
        text`It pays Medicare premiums (not Medigap), dental, hearing and other care tax-free. For anything else you owe only income tax now, no ${fact('hsa_other_use_tax_percent', facts.get('hsa_other_use_tax_percent'), 'percent')} penalty.`,
        text`A child who inherits it pays income tax on all of it at once, so this is good money to spend first.`,
      ],
      unless: text`you still work and haven't joined any part of Medicare. Then you may contribute until six months before you sign up.`,
      next: text`Name your spouse as beneficiary if you're married, and pay this year's Medicare premiums from the HSA.`,
    }),
  },
  asks: [
    {
      field: 'can_pay',
      settled: ({ cash, deductible }) => cash !== undefined && deductible !== undefined,
      question: 'Could you pay your whole deductible from other savings?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
    {
      field: 'costly_debt',
      settled: ({ card_debt: owed }) => owed !== undefined,
      question: 'Do you carry card debt from month to month?',
      choices: [
        { label: 'Yes', value: 'yes' },
        { label: 'No', value: 'no' },
      ],
    },
  ],
  followUps: [
    'Do I need Medicare at 65 if I still work?',
    'How much can I put into an HSA?',
    'How big should my emergency fund be?',
  ],
  articles: ['health-savings-account', 'index-funds'],
  related: ['medicare', 'medical-bills'],
  sources: ['irs_pub_969', 'irc_223'],
});
