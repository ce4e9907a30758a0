import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { choice, count, money, moneyPerMonth, percent, years } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** With this much down in percent, a new car is rarely worth less than its loan. */
const enoughDown = 20;
/** A longer loan falls behind the car's value even with enough down. */
const longTerm = 5;

interface Deal {
  price?: number | undefined;
  down?: number | undefined;
  downShare?: number | undefined;
  owed?: number | undefined;
}

/** In percent of the price. */
function shareDown({ price, down, downShare, owed }: Deal): number | undefined {
  if (downShare !== undefined) return downShare;
  if (price !== undefined && down === undefined && owed !== undefined) return (1 - owed / price) * 100;
  return price === undefined || down === undefined ? undefined : (down / price) * 100;
}

interface Financed {
  cost: number | undefined;
  rate: number | undefined;
  term: number | undefined;
  monthly?: number | undefined;
}

/** "Only 48 a month" hides the price; rolled into the loan, it costs interest too. */
function inTheLoan({ cost, rate, term, monthly }: Financed, { run }: GuideContext): Text[] {
  const loan =
    cost === undefined || rate === undefined || term === undefined
      ? undefined
      : run(loanAmortization, { principal: cost, rate, years: term });
  if (loan)
    return [
      text`Rolled into the loan at ${given('rate', rate!, 'percent')}, it costs about ${wholeDollars(loan.figure('monthly_payment'))} and ${wholeDollars(loan.figure('total_paid'))} in all.`,
    ];
  return monthly === undefined
    ? []
    : [
        text`${given('monthly', monthly, 'usd_per_month')} sounds small, but it's paid for years and usually with the loan's interest, so look at the total.`,
      ];
}

/** Most makers cover the engine and the transmission up to about here. */
const powertrainMiles = 60_000;

function warrantyLeft(miles: number | undefined): Text {
  if (miles === undefined)
    return text`A new car already has a factory warranty. Paint protection, etching and the like are mostly profit for the dealer.`;
  return miles < powertrainMiles
    ? text`At ${given('miles', miles, 'count')} miles, most makers' own warranty on engine and transmission still runs, if the car is young enough.`
    : text`At ${given('miles', miles, 'count')} miles most factory warranties have ended, so have a mechanic look at it before you buy.`;
}

export const dealerAddOns = defineGuide({
  id: 'dealer_add_ons',
  title: 'Extended warranty, gap insurance and other dealer extras',
  about: 'Buy gap insurance, an extended warranty or other add-ons from a car dealer, or not',
  questions: [
    'should I buy the extended warranty on my new car',
    'is gap insurance worth it',
    'Dealer wants $2,895 for a service contract, good deal or no?',
    'finance guy says i need gap or the bank wont approve me. true?',
    'can i cancel the extended warranty i bought last week at the dealership',
    'put 1500 down on a 31k truck for 72 months. gap insurance yes or no',
    'Do I need paint protection, tire and wheel, VIN etching… they added 4 things',
    'used BMW w 80k miles, extended warranty smart?',
    'gap from the dealer 900 or from geico',
    "What do I say when they won't give me the keys without the add-ons pitch",
  ],
  simply:
    "Extras at a car dealer are priced so the dealer earns well on them. Insurance is worth buying for a loss you couldn't pay yourself; for smaller repairs, the same money in your own savings usually goes further.",
  input: {
    price: money({ label: 'Price of the car', roles: ['car_price'], min: 500, max: 1_000_000 }),
    down: money({ label: 'Down payment', roles: ['down_amount'], min: 0, max: 1_000_000 }),
    downShare: percent({ label: 'Down payment in percent', roles: ['down_share'], min: 0, max: 100 }),
    term: years({ label: 'Length of the loan', roles: ['term'], min: 0.5, max: 12 }),
    cost: money({
      label: 'Price of the add-on',
      roles: ['spend_item', 'fee_amount', 'premium'],
      order: 'falling',
      min: 1,
      max: 50_000,
    }),
    other_cost: money({
      label: 'Price of another add-on',
      roles: ['spend_item', 'fee_amount'],
      order: 'falling',
      min: 1,
      max: 50_000,
    }),
    rate: percent({ label: 'Rate of the loan', roles: ['loan_rate'], min: 0, max: 60 }),
    monthly: moneyPerMonth({
      label: 'Price by the month',
      roles: ['debt_payment:car', 'debt_payment', 'premium'],
      comes: 'month',
      min: 1,
      max: 2000,
    }),
    miles: count({ label: 'Miles on the car', roles: ['miles'], min: 0, max: 500_000 }),
    asked: choice({ label: 'Asked about', options: ['total_loss'] }),
    item: choice({ label: 'What is offered', options: ['gap', 'warranty', 'other'], fact: 'add_on' }),
    owed: money({ label: 'Amount financed', roles: ['debt_balance:car'], min: 1, max: 1_000_000 }),
    equity: choice({ label: 'Car and loan', options: ['little_down', 'enough_down', 'no_loan'] }),
    signed: choice({ label: 'Signed', options: ['yes', 'no'], facts: { yes: 'flag=already_signed' } }),
  },
  sides: [
    {
      given: { asked: 'total_loss' },
      questions: [
        'car is totaled and I owe more than the insurance pays, I have gap, do I keep making payments',
        'total loss with gap insurance, what happens to my loan now',
      ],
    },
  ],
  decide: ({ item, equity, signed, term = 0, asked, other_cost: other, ...deal }) => {
    if (asked !== undefined) return 'keep_paying';
    if (signed === 'yes') return 'cancel';
    if (item === 'warranty' && other !== undefined && term > longTerm) return 'gap_from_insurer';
    if (item === 'warranty' || item === 'other') return 'skip_warranty';
    const share = shareDown(deal);
    const band =
      share === undefined ? equity : share < enoughDown || term > longTerm ? 'little_down' : 'enough_down';
    if (band !== undefined) return band === 'little_down' ? 'gap_from_insurer' : 'skip_gap';
    return item === 'gap' ? 'gap_by_equity' : 'skip_extras';
  },
  verdicts: {
    skip_extras: () => ({
      opening: text`Skip the extended warranty, and buy gap coverage only if you put little down.`,
      because: [
        text`On average a service contract pays out much less than it costs. Gap pays what you'd still owe if a totaled car is worth less than its loan.`,
        text`If the dealer says the bank requires it, ask the bank: it hardly ever does. Rolled into the loan, every extra also costs interest.`,
      ],
      unless: text`you put less than about a fifth down or the loan runs longer than five years. Then get gap from your own insurer.`,
      next: text`Ask for the price with every add-on removed, and read each line before you sign.`,
      say: text`No add-ons, please. Show me the out-the-door price without them.`,
    }),
    gap_by_equity: () => ({
      opening: text`Get gap coverage only if you'd owe more than the car is worth, as with little down or a long loan.`,
      because: [
        text`If the car is totaled or stolen, regular insurance pays what it was worth that day. Gap pays the rest of the loan.`,
        text`Insurers usually charge far less for it than dealers do, and it isn't needed without a loan.`,
      ],
      unless: text`it's a lease. Those often include gap, so check the contract first.`,
      next: text`Compare what you owe with the car's value in a price guide, and ask your car insurer for a gap quote.`,
      say: text`If gap is required, show me where the contract says so. Otherwise leave it off.`,
    }),
    skip_warranty: ({ cost, rate, term, monthly, miles }, context) => ({
      opening:
        cost === undefined
          ? text`No, skip it, and put that money aside for repairs instead.`
          : text`No, skip it, and put the ${given('cost', cost, 'usd')} aside for repairs instead.`,
      because: [
        ...inTheLoan({ cost, rate, term, monthly }, context),
        text`On average these contracts pay out much less than they cost, and wear, upkeep and many parts are excluded.`,
        warrantyLeft(miles),
      ],
      unless: text`one big repair would sink you and the maker itself backs the contract. Even then you can usually buy it later, for less.`,
      next: text`Open a savings account for the car and put the monthly price of the contract in it.`,
      say: text`No, thank you. Take it off the contract and show me the new total.`,
    }),
    gap_from_insurer: ({ price, down, item, cost }) => ({
      opening:
        item === 'gap'
          ? text`Yes, get gap coverage, but from your own insurer rather than the dealer.`
          : text`Yes to gap coverage, but from your own insurer, and no to the extended warranty.`,
      because: [
        ...(item === 'gap'
          ? [text`Gap pays what you'd still owe if the car is totaled and the insurer pays less.`]
          : []),
        price === undefined || down === undefined
          ? text`With little down you owe more than the car is worth for the first years. If it's totaled, regular insurance pays only its value.`
          : text`With ${given('down', down, 'usd')} down on ${given('price', price, 'usd')} you owe more than the car is worth for the first years. If it's totaled, regular insurance pays only its value.`,
        item === 'gap' && cost !== undefined
          ? text`Insurers usually charge far less for it than the dealer's ${given('cost', cost, 'usd')}.`
          : text`Insurers usually charge far less for it than dealers.`,
      ],
      unless: text`it's a lease. Those often include gap, so check the contract first.`,
      next: text`Call your car insurer for a gap quote before you sign, and cancel it once you owe less than the car is worth.`,
      say: text`If gap is required, show me where the contract says so. Otherwise leave it off.`,
    }),
    skip_gap: () => ({
      opening: text`No, you don't need gap coverage, and skip the extended warranty too.`,
      because: [
        text`Gap pays only while you owe more than the car is worth. Without a loan, or with about a fifth or more down, there's hardly ever a gap to pay.`,
      ],
      unless: text`you rolled an old car loan into this one or borrowed for longer than five years. Then get a gap quote from your insurer.`,
      next: text`Compare what you'd owe with the car's value in a price guide, and have the dealer strike the add-ons.`,
      say: text`My loan is well below the car's value, so no gap, please.`,
    }),
    keep_paying: ({ owed }) => ({
      opening: text`Yes, keep making the payments until the lender confirms in writing that the loan is paid.`,
      because: [
        owed === undefined
          ? text`The insurer pays the car's value to the lender first, and gap covers the rest later, often after weeks. Missed payments and late fees in between are yours, and gap doesn't cover them.`
          : text`The insurer pays the car's value toward the ${given('owed', owed, 'usd')} first, and gap covers the rest later, often after weeks. Missed payments and late fees in between are yours.`,
        text`Cancel the extended warranty too: the unused part comes off the loan.`,
      ],
      unless: text`the insurer's offer is too low. Then send three local listings of the same car before you accept it.`,
      next: text`Open the gap claim today with the settlement letter, the loan statement and the contract.`,
      say: text`The car is a total loss. What do you need for the gap claim, and what is still due until it's paid?`,
    }),
    cancel: ({ cost, other_cost: other, rate }) => ({
      opening:
        cost === undefined
          ? text`Yes, cancel it: you can usually get back all or most of an add-on you don't want.`
          : other === undefined
            ? text`Yes, cancel it: you can usually get back all or most of the ${given('cost', cost, 'usd')}.`
            : text`Yes, cancel both: you can usually get back all or most of the ${given('cost', cost, 'usd')} and the ${given('other_cost', other, 'usd')}.`,
      because: [
        text`Most service contracts and gap policies can be canceled at any time. Within the first weeks the refund is often full, and after that it's for the unused part. If it was financed, the refund goes to the loan and your payment may stay the same.`,
        ...(rate === undefined
          ? []
          : [text`In the loan it also costs you ${given('rate', rate, 'percent')} a year, so do it now.`]),
      ],
      unless: text`you still owe much more than the car is worth. Then keep gap until your insurer's own gap coverage starts.`,
      next: text`Send the dealer and the contract's provider a written cancellation today with the odometer reading, and check the loan balance in a month.`,
      say: text`I'm canceling this contract today. Confirm the refund and its date in writing.`,
    }),
  },
  asks: [
    {
      field: 'signed',
      settled: ({ asked }) => asked !== undefined,
      question: 'Have you already signed for it?',
      choices: [
        { label: 'Not yet', value: 'no' },
        { label: 'Yes', value: 'yes' },
      ],
    },
    {
      field: 'item',
      question: 'Which one is it?',
      choices: [
        { label: 'Gap coverage', value: 'gap' },
        { label: 'Extended warranty', value: 'warranty' },
        { label: 'Something else', value: 'other' },
      ],
    },
    {
      field: 'equity',
      question: 'How much did you put down?',
      choices: [
        { label: 'Less than a fifth', value: 'little_down' },
        { label: 'A fifth or more', value: 'enough_down' },
        { label: 'I pay cash', value: 'no_loan' },
      ],
    },
  ],
  followUps: [
    'Should I take the zero percent or the rebate?',
    'Should I buy a new or a used car?',
    'Do I still need full coverage on my car?',
  ],
  articles: ['opportunity-cost', 'umbrella-insurance', 'emergency-fund'],
  related: ['car-loans', 'car-insurance'],
  sources: ['cfpb_gap_insurance', 'cfpb_auto_loans', 'ftc_financing_or_leasing_a_car', 'ftc_used_car'],
});
