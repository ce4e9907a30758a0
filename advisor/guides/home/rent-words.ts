import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { compare, incomeLine, leastToClose, type Home } from '#advisor/guides/home/buy-or-rent-figures.ts';
import { wholeDollars } from '#advisor/guides/home/whole-dollars.ts';
import { text } from '#advisor/quantities/text.ts';

/** What the verdicts for tenants take. */
interface Tenant extends Home {
  invested: number | undefined;
  owning: number | undefined;
  score: number | undefined;
  parted: string | undefined;
  tax: number | undefined;
  debt: number | undefined;
}

/** Verdicts that end with a lease rather than a deed. */
export const rentWords = {
  rent_on: ({ rent, invested, down }: Tenant): Verdict => ({
    opening: text`No, renting for good is fine as long as the rent is fair and you invest what owning would cost you.`,
    because: [
      ...(rent === undefined
        ? []
        : [
            text`At ${given('rent', rent, 'usd_per_month')} you'd most likely pay more to own a similar place, and repairs are someone else's bill.`,
          ]),
      text`A home is a forced savings plan; ${invested === undefined ? 'index funds do the same job' : text`your ${given('invested', invested, 'usd')} in investments does the same job`}, and you can move.`,
      ...(down === undefined
        ? []
        : [text`The ${given('down', down, 'usd')} you'd put down keeps growing within your reach.`]),
      text`What you miss is a housing cost that ends one day, so save enough to pay rent in retirement.`,
    ],
    unless: text`you could lose the apartment, or you want to stay in one place for ten years or more. Then compare one home you'd really buy.`,
    next: text`Set up a monthly transfer for the gap between your rent and what owning would cost.`,
  }),
  job_first: ({ price, cash }: Tenant): Verdict => ({
    opening: text`Keep renting until the job is safe: a lease can end, and a mortgage can't.`,
    because: [
      price === undefined
        ? text`Lenders check your job again days before closing, and a lost paycheck in the first year is how people lose homes.`
        : text`Lenders check your job again days before closing, and a payment on ${given('price', price, 'usd')} without a paycheck is how people lose homes.`,
      cash === undefined
        ? text`Cash in the bank carries rent for months. In a house you can't get it back quickly.`
        : text`Your ${given('cash', cash, 'usd')} carries rent for months. In a house you can't get it back quickly.`,
    ],
    unless: text`a second income carries the whole payment alone.`,
    next: text`Renew for a short term if you can, and look again when you know more.`,
  }),
  credit_first: ({ score }: Tenant): Verdict => ({
    opening: text`Not yet: with a score of ${given('score', score!, 'count')}, spend a year on your credit before you buy.`,
    because: [
      text`Few lenders take it, and those that do charge a rate and mortgage insurance that cost you for years.`,
      text`Paying every bill on time and bringing card balances below a third of their limits lifts most scores within a year.`,
    ],
    unless: text`an FHA lender or a credit union preapproves you at a rate you can carry.`,
    next: text`Get your free reports at annualcreditreport.com, fix the errors, and set every bill to autopay.`,
  }),
  rent_a_year: ({ parted, cash, ...home }: Tenant, context: GuideContext): Verdict => ({
    opening:
      parted === 'widowed'
        ? text`Wait a year before you buy or sell anything big, and rent or stay put meanwhile.`
        : text`Rent for a year before you buy again.`,
    because: [
      text`Income, taxes and where you want to live all change after this, and a house bought in a hurry is costly to leave.`,
      cash === undefined
        ? text`Money from a sale loses nothing in insured savings meanwhile.`
        : text`Your ${given('cash', cash, 'usd')} loses nothing in insured savings meanwhile.`,
      ...incomeLine({ ...home, cash }, context),
    ],
    unless: text`children need to stay in their school and a payment well within your own pay keeps them there.`,
    next: text`Write down your new monthly budget for three months. It tells you what you can carry alone.`,
  }),
  rent_short: (home: Tenant, context: GuideContext): Verdict => {
    const { stay, owning, rent } = home;
    const ahead = stay === undefined ? undefined : compare(home, context)?.figure('buying_ahead');
    return {
      opening:
        stay === undefined
          ? text`Keep renting while you may be moved: a transfer would hit you before owning pays off.`
          : ahead && ahead.value < 0
            ? text`Keep renting: over ${given('stay', stay, 'years')} buying would cost you about ${wholeDollars(ahead)} more.`
            : text`Keep renting, since you may well move within ${given('stay', stay, 'years')}.`,
      because: [
        ...(owning !== undefined && rent !== undefined && owning > rent
          ? [
              text`Owning at ${given('owning', owning, 'usd_per_month')} would also cost you more each month than the rent, before repairs.`,
            ]
          : []),
        text`Buying and selling a home together often cost close to a tenth of its price, and early payments are mostly interest.`,
        text`In a short stay you rarely earn that back, and a flat market could leave you writing a check to sell.`,
      ],
      unless: text`renting a similar home costs far more than owning it, and you'd be happy to stay longer if plans change.`,
      next: text`Ask your landlord for a two-year renewal at a fixed rent.`,
      say: text`We'd like to stay. What rent could you offer if we sign for two years?`,
    };
  },
  lease_stays: ({ rent }: Tenant): Verdict => ({
    opening: text`No, you don't have to leave because the house is sold: a lease normally goes with the house until it ends.`,
    because: [
      rent === undefined
        ? text`The buyer becomes your landlord on the same terms. Only a clause in your lease, or a month-to-month lease, changes that.`
        : text`The buyer becomes your landlord on the same terms, with the rent at ${given('rent', rent, 'usd_per_month')}. Only a clause in your lease, or a month-to-month lease, changes that.`,
      text`If they want you out sooner, they can offer you money for it, and you may say no.`,
    ],
    unless: text`your lease says it ends with a sale, or it already runs month to month. Then your state's notice counts.`,
    next: text`Read the lease for a sale clause, keep paying the rent, and answer in writing.`,
    say: text`My lease runs to its end and goes with the house. If you'd like me to leave early, please make an offer in writing.`,
  }),
  not_rent_to_own: ({ cash }: Tenant): Verdict => ({
    opening: text`Try a normal loan first: with rent-to-own, what you pay up front is usually lost if you can't borrow at the end.`,
    because: [
      text`FHA lends with a small down payment and scores in the low six hundreds, so you may not need two years.`,
      cash === undefined
        ? text`Until the deed is yours, the landlord's debts and repairs can still cost you the house.`
        : text`Your ${given('cash', cash, 'usd')} does more as a down payment than as an option fee. Until the deed is yours, the landlord's debts can still cost you the house.`,
    ],
    unless: text`a lawyer has read the contract, the price is fixed, the fee counts toward it, and the option is recorded.`,
    next: text`Ask two lenders for an FHA preapproval this week, and get an appraisal before you agree on a price.`,
  }),
  stay_or_sell: ({ income, tax, cash }: Tenant): Verdict => ({
    opening: text`Lower the cost of the house first, and sell only if it still takes more than about a third of your income.`,
    because: [
      ...(tax !== undefined && income !== undefined
        ? [
            text`Property tax of ${given('tax', tax, 'usd_per_year')} comes out of ${given('income', income, 'usd_per_year')}, and many states freeze, cut or put off that tax for older owners.`,
          ]
        : [
            text`Many states freeze, cut or put off property tax for older owners, and insurance can be shopped.`,
          ]),
      cash === undefined
        ? text`A paid-off house is cheap to live in. Rent near family rises every year and never ends.`
        : text`A paid-off house is cheap to live in, and rent never ends. But if the ${given('cash', cash, 'usd')} is shrinking each year, selling in good time beats selling in need.`,
    ],
    unless: text`stairs, health or loneliness is the real reason. Then selling and renting close to family is worth it.`,
    next: text`Ask the county for its senior exemption and deferral, get three insurance quotes, and price one apartment you'd really take.`,
  }),
  debt_first: ({ debt = 0 }: Tenant): Verdict => ({
    opening: text`Not yet: pay off the ${given('debt', debt, 'usd')} on the card and build up cash before you buy.`,
    because: [
      text`Card interest costs more than any house is likely to gain, and lenders count the payment against you. A house also brings repairs that can't wait.`,
      text`If your income is about to drop, for a baby or a change of job, lenders count only what's left, and so should you.`,
    ],
    unless: text`you could clear the card today and still have three months of expenses after closing.`,
    next: text`Put everything you'd save for a down payment on the card first, and look again when it's gone.`,
  }),
  save_first: (home: Tenant, context: GuideContext): Verdict => {
    const { cash, price } = home;
    const least = leastToClose(home, context);
    return {
      opening:
        cash !== undefined && price !== undefined
          ? text`Not yet: ${given('cash', cash, 'usd')} is too little for ${given('price', price, 'usd')}, so rent and save until cash is left after closing.`
          : text`Not yet: rent until you can buy and still have cash left.`,
      because: [
        text`The first year in a house brings repairs, furniture and bills you didn't plan. Without a cushion they end up on a credit card.`,
        least
          ? text`Even a small down payment with closing costs takes about ${least.figure('cash_to_close')}, and a few months of bills should be left after it.`
          : text`Closing costs come on top of the down payment, usually a few percent of the price.`,
      ],
      unless: text`your state or city has a down payment program that covers enough to keep your savings whole.`,
      next: text`Open a savings account just for the house, and aim for the down payment, closing costs and three months of spending.`,
    };
  },
};
