import { loanAmortization } from '#advisor/calculators/borrowing/loans/loan-amortization.ts';
import { paybackTime } from '#advisor/calculators/saving/prices/payback-time.ts';
import {
  age as ageField,
  choice,
  money,
  moneyPerMonth,
  percent,
  years,
} from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { said } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide, type GuideContext } from '#advisor/guides/define/define-guide.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text } from '#advisor/quantities/text.ts';

/** Panels mostly last longer, but an inverter and a roof don't: after this long the gain is thin. */
const fairPayback = 12;
/** Someone who moves sooner rarely gets the cost back in the price. */
const shortStay = 8;
/** From this age on, a loan of twenty years or more outlasts most people's plans for the house. */
const laterLife = 60;
const longTerm = 15;
const monthsPerYear = 12;

interface Offer {
  cost?: number | undefined;
  rate?: number | undefined;
  term?: number | undefined;
  bill?: number | undefined;
}

/** Solar loans mostly run this long, where no term is named. */
const usualLoan = 25;

const loanOf = ({ cost, rate, term = usualLoan }: Offer, { run }: GuideContext) =>
  cost === undefined || rate === undefined
    ? undefined
    : run(loanAmortization, { principal: cost, rate, years: term });

const paybackOf = ({ cost, bill }: Offer, { run }: GuideContext) =>
  cost === undefined || bill === undefined ? undefined : run(paybackTime, { cost, saving: bill });

export const solarPanels = defineGuide({
  id: 'solar_panels',
  title: 'Solar panels on the house',
  about: 'Whether to buy, finance or lease rooftop solar panels, from a salesperson or not',
  questions: [
    'should I get solar panels',
    'is solar worth it on my house',
    'solar salesman at the door says no money down and my bill goes away',
    'solar loan 28,000 at 6.49 for 25 years, electric bill is 170',
    'lease or buy solar panels',
    'is a solar power purchase agreement a trap',
    'do solar panels pay for themselves',
    'we may move in five years, does solar make sense',
    'solar quote of 34k cash, saves about 2,100 a year, good deal?',
    'salesman wants 30,000 for solar on a loan, my electric is 180 a month, I am 63',
    'panels payment is about the same as my power bill, is that a good deal',
    'at 66 should I put panels on the roof',
    'is there still a tax credit for solar',
  ],
  simply:
    'Panels are worth it when the electricity they save pays them off well before they wear out. A long loan or lease mostly moves that saving to the lender.',
  input: {
    cost: money({
      label: 'Cost',
      roles: ['home_improvement', 'debt_balance', 'lump_sum'],
      min: 500,
      max: 1e6,
    }),
    rate: percent({ label: 'Rate of the loan', roles: ['loan_rate'], min: 0, max: 40 }),
    term: years({ label: 'Length of the loan', roles: ['term'], min: 1, max: 40 }),
    bill: moneyPerMonth({
      label: 'Electric bill saved',
      roles: ['spend_item', 'spend_total'],
      min: 5,
      max: 10_000,
    }),
    stay: years({ label: 'How long you stay', roles: ['time_stay', 'horizon'], min: 0, max: 60 }),
    age: ageField({ label: 'Age', roles: ['age'], min: 18, max: 110 }),
    deal: choice({ label: 'The offer', options: ['cash', 'loan', 'lease', 'selling'] }),
    signed: said('Already signed', 'flag=already_signed'),
  },
  sides: [
    {
      given: { deal: 'selling' },
      questions: [
        'selling our house with a solar lease and the buyer does not want it',
        'buyout of the solar contract before closing, transfer takes weeks',
      ],
    },
    {
      given: { deal: 'lease' },
      questions: [
        'solar lease with a payment that goes up every year',
        'power purchase agreement for solar, no money down',
        'free solar panels, I only pay for the power',
        'a 25 year solar lease with a 2.9% escalator',
      ],
    },
  ],
  decide: (offer, context) => {
    if (offer.signed) return 'cancel';
    if (offer.deal === 'selling') return 'selling';
    if (offer.deal === 'lease') return 'no_lease';
    if (offer.stay !== undefined && offer.stay < shortStay) return 'not_if_moving';
    const payment = loanOf(offer, context)?.figure('monthly_payment').value;
    if (payment !== undefined && offer.bill !== undefined && payment >= offer.bill) return 'loan_costs_more';
    const isLate = (offer.age ?? 0) >= laterLife && offer.term !== undefined && offer.term > longTerm;
    if (payment !== undefined && isLate) return 'too_long';
    const months = paybackOf(offer, context)?.figure('break_even').value;
    if (months === undefined) return 'quotes';
    return months <= fairPayback * monthsPerYear ? 'worth_it' : 'too_slow';
  },
  verdicts: {
    selling: ({ cost }) => ({
      opening:
        cost === undefined
          ? text`Offer the buyer a lower price to take over the lease, or buy it out from the sale, whichever costs you less.`
          : text`Offer the buyer a lower price to take over the lease, or pay the ${given('cost', cost, 'usd')} buyout from the sale, whichever costs you less.`,
      because: [
        text`A buyer doesn't have to take the contract, and the company has to approve a transfer, which takes weeks. Some also let you prepay the rest or remove the panels for a fee.`,
        text`Until that's settled, the closing can't go through, so ask for a later date in writing now.`,
      ],
      unless: text`the buyer's credit doesn't qualify. Then the buyout from your proceeds is the only way.`,
      next: text`Get the payoff, the transfer form and the remaining payments in writing today, and send them to the title company.`,
      say: text`What's the buyout to the day, how long does a transfer take, and can you rush it for our closing?`,
    }),
    cancel: ({ cost }) => ({
      opening: text`Cancel it in writing today if you signed in the last three business days, and sign nothing more tonight.`,
      because: [
        text`A sale made at your home can usually be undone within three business days, and a loan that puts a lien on the house has its own three days. The form should be in the papers.`,
        cost === undefined
          ? text`A good offer is still there next week. Pressure to sign tonight is a reason to say no.`
          : text`A good offer is still there next week. At ${given('cost', cost, 'usd')}, pressure to sign tonight is a reason to say no.`,
      ],
      unless: text`the days are over. Then read the contract for what cancelling before installation costs, and ask your state attorney general.`,
      next: text`Send the cancellation by email and certified mail today, and keep the receipts.`,
      say: text`I cancel the contract I signed. Please confirm in writing, and don't come back tonight.`,
    }),
    loan_costs_more: (offer, context) => ({
      opening: text`No, not on this loan: the payment of about ${wholeDollars(loanOf(offer, context)!.figure('monthly_payment'))} is no less than the ${given('bill', offer.bill!, 'usd')} it would save.`,
      because: [
        text`Panels rarely wipe out the whole bill: a connection charge and winter months stay. You'd also pay ${loanOf(offer, context)!.figure('total_interest')} of interest over the years.`,
        text`The federal tax credit for buying home solar has ended, so don't let a salesperson count it in.`,
        ...((offer.age ?? 0) >= laterLife
          ? [
              text`At ${given('age', offer.age!, 'age')} a loan this long also has to be paid off if the house is sold.`,
            ]
          : []),
      ],
      unless: text`a cash price from another installer is far lower, since loan offers often hide a large dealer fee.`,
      next: text`Get two more quotes with the cash price per watt, and ask your utility what it pays for extra power.`,
      say: text`What's the cash price without financing? I don't sign on the first visit.`,
    }),
    too_long: (offer, context) => ({
      opening: text`Not on a loan of ${given('term', offer.term!, 'years')}: it would outlast your plans for the house.`,
      because: [
        text`You'd pay ${loanOf(offer, context)!.figure('total_interest')} of interest, and the balance has to be paid when the house is sold.`,
        text`The saving is real, but a shorter loan or cash is what turns it into a gain.`,
      ],
      unless: text`you can pay it from savings and still keep a year of spending. Then compare cash prices.`,
      next: text`Ask for the cash price, and divide it by a year of the electricity it saves.`,
    }),
    too_slow: (offer, context) => ({
      opening: text`Probably not: at this price it takes ${paybackOf(offer, context)!.figure('break_even_years')} to pay for itself.`,
      because: [
        text`By then the inverter is due for replacement, and the roof may be too. The federal credit for buying home solar has ended, so the full price counts.`,
        text`Power prices may rise and shorten it, but that's a guess.`,
      ],
      unless: text`your state or utility pays a rebate, or another installer is much cheaper.`,
      next: text`Get two more quotes, and check your utility's rate for power you send back.`,
      say: text`What's the cash price per watt, and what does the utility pay for extra power?`,
    }),
    worth_it: (offer, context) => ({
      opening: text`Yes, it can be worth it: at this price it pays for itself in about ${paybackOf(offer, context)!.figure('break_even_years')}.`,
      because: [
        text`Panels usually last well past that. It assumes the whole ${given('bill', offer.bill!, 'usd')} is saved, so ask what stays on the bill.`,
        text`Pay cash or with a short loan if you can, because a long one eats the gain.`,
      ],
      unless: text`the roof needs replacing soon, is shaded, or you'd move within some years.`,
      next: text`Get three quotes with the yearly output in writing, and check the installer's license and complaints.`,
    }),
    not_if_moving: ({ stay = 0 }) => ({
      opening: text`No, skip solar if you'll move in about ${given('stay', stay, 'years')}.`,
      because: [
        text`It usually takes longer than that to earn the cost back, and buyers rarely pay the full amount. A loan or lease on the panels can even hold up the sale.`,
      ],
      unless: text`a rebate or a very low price pays it back before you go.`,
      next: text`Spend on what pays back faster: sealing leaks, attic insulation and a smart thermostat.`,
    }),
    no_lease: () => ({
      opening: text`No, don't sign a solar lease or power purchase agreement.`,
      because: [
        text`The company owns the panels, and the payment often rises each year for decades. When you sell, the buyer has to take over the contract or you have to buy it out.`,
        text`Owning paid-off panels is where most of the gain is.`,
      ],
      unless: text`your power is very costly, the price never rises, and the contract lets you buy the panels or leave.`,
      next: text`Ask for a cash price instead. If you've just signed at home, you usually have three business days to cancel.`,
      say: text`Please leave the contract. I'll have it read before I decide.`,
    }),
    quotes: () => ({
      opening: text`Only if you own the roof, will stay about ten years, and the cash price is paid back by then.`,
      because: [
        text`Divide the cash price by what you'd save in a year. The federal credit for buying home solar has ended, so rebates from your state or utility and the price of your power decide.`,
        text`Long solar loans often hide a large dealer fee in the price.`,
      ],
      unless: text`the roof is old or shaded. Then fix that first or leave it.`,
      next: text`Get three quotes with the cash price, the yearly output and what your utility pays for extra power.`,
      say: text`What's the cash price without financing? I don't sign on the first visit.`,
    }),
  },
  asks: [
    {
      field: 'deal',
      question: 'How would you pay for it?',
      settled: ({ rate, signed }) => rate !== undefined || signed === true,
      choices: [
        { label: 'Cash', value: 'cash' },
        { label: 'Loan', value: 'loan' },
        { label: 'Lease or pay per power', value: 'lease' },
      ],
    },
  ],
  followUps: ['What should I budget for home repairs?', 'Should I borrow against my house for repairs?'],
  articles: ['home-solar-contracts', 'owning-a-home', 'home-equity-lines'],
  related: ['tax-law-changes-2025'],
  sources: ['ftc_avoid_scam'],
});
