import { interestCost } from '#advisor/calculators/borrowing/debts/interest-cost.ts';
import { choice, money, moneyPerMonth, percent } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { cardDebtField, cashField, noSavingsField, said } from '#advisor/guides/debt/told-fields.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import {
  longestPlan,
  suggestedPlan,
  planRate,
  planOf,
  neededFor,
  largePlan,
} from '#advisor/guides/debt/taxes/irs-plan.ts';

/** Up to this, tax, penalties and interest together, the IRS grants a monthly plan online without papers. */
const onlinePlanLimit = 50_000;

/** Savings that pay the bill should leave about as much as half of it for everything else. */
const cashToSpare = 1.5;

const bill = (owed: number | undefined): Text =>
  owed === undefined ? text`it` : text`the ${given('owed', owed, 'usd')}`;

export const cannotPayTaxes = defineGuide({
  id: 'cannot_pay_taxes',
  title: 'The tax bill is too big',
  about: 'Cannot pay the tax bill',
  questions: [
    "I can't pay my taxes what do I do",
    'owe the irs 8,700 and have like 900 in the bank',
    'should I put my tax bill on a credit card',
    'First year freelancing and I owe $14k I did not see coming. Payment plan?',
    'I owe more than I can pay in April, do I set up installments with the IRS',
    'ad on the radio says they can settle tax debt for pennies on the dollar, true?',
    'is it better to not file if i cant afford to pay',
    'IRS payment plan vs personal loan, owe about 22 thousand',
    'We owe the IRS sixty-eight thousand from the business. What are our options?',
    'unemployed and got a CP14 notice for 3200, no way i can pay this',
  ],
  simply:
    'What you owe the IRS grows every month, usually more slowly than on a credit card. What gets really expensive is hiding: the penalty for not sending in the form is much bigger than the one for paying late.',
  input: {
    owed: money({
      label: 'Tax owed',
      roles: ['tax_bill', 'debt_balance:tax', 'debt_balance'],
      min: 1,
      max: 1e8,
    }),
    means: choice({
      label: 'What you can pay',
      options: ['soon', 'monthly', 'nothing'],
      facts: { nothing: 'work=unemployed' },
    }),
    asked: choice({ label: 'Asked about', options: ['proposal', 'paid'] }),
    other_bill: money({ label: 'Another tax bill', roles: ['tax_bill#2'], min: 1, max: 1e8 }),
    monthly: moneyPerMonth({
      label: 'What you can pay each month',
      roles: ['debt_payment:tax', 'debt_payment', 'debt_budget', 'save_amount'],
      comes: 'month',
      min: 1,
      max: 1e6,
    }),
    benefits: moneyPerMonth({
      label: 'Income now',
      roles: ['other_income', 'ss_income'],
      min: 1,
      max: 1e6,
    }),
    no_savings: noSavingsField,
    laid_off: said('Laid off', 'flag=laid_off'),
    cash: cashField,
    card: cardDebtField,
    loan: said('A personal loan', 'loan=personal'),
    rate: percent({
      label: 'Rate of the card or loan',
      roles: ['loan_rate', 'loan_rate_new'],
      min: 0,
      max: 100,
    }),
  },
  sides: [
    {
      given: { asked: 'paid' },
      questions: [
        'irs says I owe but I already paid it',
        'got a balance due notice and my bank shows the payment went through',
        'notice for taxes I thought I had paid with my return',
        'paid my tax bill in april and now a letter wants it again',
      ],
    },
    {
      given: { asked: 'proposal' },
      questions: [
        'irs sent a CP2000 and says I owe more because of my stock sales',
        'letter from the IRS proposing changes to my return, what do I do',
        'irs letter says my income does not match a 1099, do I just pay it',
        'got an underreporter notice from the irs for a broker form',
        'is the irs right that I owe more, the letter says I left out income',
      ],
    },
  ],
  decide: ({ owed, means, cash, rate, asked, monthly, ...told }, context) => {
    if (asked === 'paid' && means === undefined) return 'already_paid';
    if (asked === 'proposal' && means === undefined) return 'check_letter';
    if (cash !== undefined && owed !== undefined) {
      if (cash >= cashToSpare * owed) return 'pay_now';
      if (cash >= owed && means === undefined) return 'part_now';
    }
    const hasNothing = means === undefined && monthly === undefined && told.no_savings && told.laid_off;
    if (means === 'nothing' || hasNothing) return 'hardship';
    // A rate beside a tax bill is that of a card or loan that would pay it.
    if (rate !== undefined && rate > 0) return 'not_on_card';
    if (means === 'soon') return 'short_plan';
    if (owed !== undefined && owed > onlinePlanLimit) return 'large';
    const needed =
      monthly === undefined || cash !== undefined ? undefined : neededFor(owed, longestPlan, context);
    return needed && monthly! < needed.value ? 'too_slow' : 'monthly_plan';
  },
  verdicts: {
    already_paid: ({ owed }) => ({
      opening: text`Don't pay ${bill(owed)} again yet: look in your account at IRS.gov to see whether your payment was booked, and for which year.`,
      because: [
        text`Notices cross with payments in the mail, and money often lands on the wrong year, the wrong type of tax, or your spouse's number. That's fixed with a phone call and proof.`,
        text`If nothing was booked, check whether your bank sent it back.`,
      ],
      unless: text`your bank shows that it never went out. Then pay now to stop the interest, and ask to have a first penalty removed.`,
      next: text`Save the canceled check or bank line, and call the number on the notice before its date.`,
      say: text`I paid this on the date shown here. Please find the payment and hold collection meanwhile.`,
    }),
    check_letter: ({ owed }) => ({
      opening: text`Don't pay ${bill(owed)} yet: check the letter against your return, and answer by its date, usually thirty days.`,
      because: [
        text`A letter that proposes changes isn't a bill. It comes when a form sent to the IRS doesn't match your return.`,
        text`For stock sales it often taxes the whole sale, because what you paid for the shares is missing. Then the right amount is much smaller.`,
      ],
      unless: text`the letter is right. Then sign it and pay online, all at once or on a monthly plan.`,
      next: text`Mark agree or disagree on the response page and send copies of your proof, such as the broker's statement with your cost. Ask for thirty more days if you need them.`,
      say: text`I received your notice and need more time to reply. Please note that on my account.`,
    }),
    pay_now: ({ owed, cash }) => ({
      opening: text`Pay the ${given('owed', owed!, 'usd')} from savings now.`,
      because: [
        text`With ${given('cash', cash!, 'usd')} you still keep a cushion, and every month you wait adds interest and a penalty that together cost more than savings earn.`,
        text`It also ends the letters, and no lien or plan follows.`,
      ],
      unless: text`what's left wouldn't cover three months of bills. Then pay part and take the short-term plan for the rest.`,
      next: text`Pay at IRS.gov/payments from your bank account, which is free, and raise your withholding or estimated payments so it doesn't happen again.`,
    }),
    part_now: ({ owed, cash }) => ({
      opening: text`Pay a good part of the ${given('owed', owed!, 'usd')} now, and put the rest on a payment plan.`,
      because: [
        text`Paying it all would nearly empty your ${given('cash', cash!, 'usd')}, and the next emergency would land on a card at a far higher rate than the IRS charges.`,
        text`What you pay now stops growing. If you finish within six months, the plan has no setup fee.`,
      ],
      unless: text`your paychecks are steady and rebuild the savings within months. Then pay it all and be done.`,
      next: text`Keep about two months of bills, send the rest today, and apply for the balance at IRS.gov/paymentplan.`,
    }),
    not_on_card: ({ owed, rate = 0, loan, card, monthly }, { run, ...context }) => {
      const isLoan = loan || !card;
      const plan = planOf({ owed, monthly }, { run, ...context });
      const cost = owed === undefined ? undefined : run(interestCost, { balance: owed, rate });
      return {
        opening: isLoan
          ? rate > planRate(context)
            ? text`Take the IRS payment plan, not the loan at ${given('rate', rate, 'percent')}.`
            : text`The loan at ${given('rate', rate, 'percent')} can be the cheaper way: the IRS charges about ${given('plan_rate', planRate(context), 'percent')} in all on a plan.`
          : text`No, don't put ${bill(owed)} on a card at ${given('rate', rate, 'percent')}: take an IRS payment plan.`,
        because: [
          ...(plan
            ? [
                text`${given('monthly', monthly!, 'usd_per_month')} clears it with the IRS in ${plan.months}, with about ${plan.interest} of interest and penalty.`,
              ]
            : []),
          ...(isLoan
            ? [
                text`The plan needs no credit check, costs a small setup fee, and can be paid off early. A loan adds a fee and a debt that doesn't bend.`,
              ]
            : []),
          ...(cost && !isLoan
            ? [text`The card would charge ${cost.figure('year')} of interest a year, plus a processing fee.`]
            : []),
          text`IRS interest and the late-payment penalty together come to ${isLoan ? text`about ${given('plan_rate', planRate(context), 'percent')} a year` : 'far less'}, and they normally grant a plan online without a credit check. Up to six months has no setup fee.`,
        ],
        unless: isLoan
          ? rate > planRate(context)
            ? text`the loan's rate is clearly below what the IRS charges, with its fee counted.`
            : text`its fee eats the difference, or your pay is unsure. Then take the IRS plan.`
          : text`you'd pay the card off in full within a month or so.`,
        next:
          isLoan && rate <= planRate(context)
            ? text`File on time, compare the loan's APR with fees, and pay the IRS in full with it.`
            : text`File on time, pay what you can, and apply at IRS.gov/paymentplan.`,
      };
    },
    too_slow: ({ owed, monthly }, context) => ({
      opening: text`${given('monthly', monthly!, 'usd_per_month')} is less than the IRS takes online for ${bill(owed)}: it wants about ${neededFor(owed, longestPlan, context)!}, which clears it in ten years.`,
      because: [
        text`If you can't pay that, send them a form on income and spending. Then they can grant a smaller payment, or pause collection.`,
        text`The penalty for not filing is ten times the one for not paying, so never skip the return.`,
      ],
      unless: text`you can free up the rest by pausing retirement saving for a while. Then take the online plan.`,
      next: text`Pay what you can now, and call a Low Income Taxpayer Clinic, which helps for free.`,
      say: text`What payment can I get based on my income and expenses?`,
    }),
    monthly_plan: ({ owed, monthly, cash }, context) => {
      const rest = owed === undefined || cash === undefined ? owed : Math.max(1, owed - cash / 2);
      const plan = planOf({ owed: rest, monthly }, context);
      const needed = monthly === undefined ? neededFor(owed, suggestedPlan, context) : undefined;
      return {
        opening: plan
          ? text`File on time and take a monthly plan with the IRS online: ${given('monthly', monthly!, 'usd_per_month')} clears it in about ${plan.months}.`
          : needed
            ? text`File on time, pay what you can, and put the rest on a monthly plan online: about ${needed} clears it in five years.`
            : text`File on time, pay what you can, and put the rest on a monthly plan with the IRS online.`,
        because: [
          ...(cash === undefined || cash === 0
            ? []
            : [
                text`Send about half of your ${given('cash', cash, 'usd')} with the return, since what you pay now stops growing, and keep the rest for bills.`,
              ]),
          ...(plan
            ? [
                text`At ${given('monthly', monthly!, 'usd_per_month')}, interest and the small penalty come to about ${plan.interest} in all. They normally say yes without asking about your finances.`,
              ]
            : [
                text`They normally say yes online without asking about your finances. Interest goes on, but far below what a card charges.`,
              ]),
          ...(plan && cash !== undefined
            ? []
            : [text`A card costs more, and a 401(k) loan would take money out of your retirement.`]),
          text`The penalty for not filing is ten times the one for not paying, so never skip the return.`,
        ],
        unless:
          monthly === undefined
            ? text`the bill is wrong or already paid. Then answer the letter with proof by its date. And if you can pay within six months, the short plan has no setup fee.`
            : text`the bill is wrong. Then answer the letter with proof by its date.`,
        next: text`Apply at IRS.gov/paymentplan, and skip firms that promise pennies on the dollar.`,
      };
    },
    short_plan: ({ owed }) => ({
      opening: text`File on time and take the IRS short-term plan.`,
      because: [
        text`You get up to six months to pay ${bill(owed)}, with no setup fee. Interest and a small monthly penalty go on, so pay as early as you can.`,
        text`A credit card or a 401(k) withdrawal costs much more.`,
      ],
      unless: text`you aren't sure you'll have the money. Then take the monthly plan now, because breaking a plan is worse.`,
      next: text`Apply at IRS.gov/paymentplan. It takes a few minutes, and you can pay extra any time.`,
    }),
    large: ({ owed = onlinePlanLimit, monthly }, context) => ({
      opening: text`File on time, then have an enrolled agent or CPA set up the plan with you.`,
      because: [
        ...largePlan({ owed, monthly }, context),
        text`At ${given('owed', owed, 'usd')} the IRS usually wants to see your finances first, and it may file a lien. Paying it down below the limit for online plans can spare you that.`,
      ],
      unless: text`your income and assets really can't cover it. Then an offer in compromise may settle it for less.`,
      next: text`Send what you can now, and answer every IRS letter by its date. Wages and accounts are at risk only after several notices.`,
      say: text`I want to pay in full over time. What agreement can I get, and will you hold collection meanwhile?`,
    }),
    hardship: ({ benefits, other_bill: other }) => ({
      opening: text`File anyway, then ask the IRS to pause collection because of hardship.`,
      because: [
        ...(benefits === undefined
          ? []
          : [
              text`With ${given('benefits', benefits, 'usd_per_month')} coming in, rent and food come before the IRS, and it has a rule for that.`,
            ]),
        ...(other === undefined
          ? []
          : [
              text`The ${given('other_bill', other, 'usd')} is another agency's bill if it's your state's: ask that one for its own plan.`,
            ]),
        text`Not filing costs ten times the penalty of not paying.`,
        text`If paying would leave you short of rent and food, they can mark the account as currently not collectible. Interest goes on and they keep refunds, but they stop taking pay and bank accounts.`,
      ],
      unless: text`things will look better within months. Then a small monthly plan is simpler.`,
      next: text`Call the number on your notice, or a Low Income Taxpayer Clinic, which helps for free.`,
      say: text`I can't pay this and cover basic living costs. I'd like to be placed in currently not collectible status.`,
    }),
  },
  asks: [
    {
      field: 'means',
      settled: ({ monthly, asked }) => (monthly ?? asked) !== undefined,
      question: 'What could you manage?',
      choices: [
        { label: 'All of it within six months', value: 'soon' },
        { label: 'A monthly payment', value: 'monthly' },
        { label: 'Nothing right now', value: 'nothing' },
      ],
    },
  ],
  comfort: 'This feels worse than it is: the IRS makes payment deals with millions of people.',
  followUps: ["What if I haven't filed for some years?", 'How do estimated taxes work?'],
  articles: ['estimated-tax', 'irs-letters-audits-and-amended-returns'],
  related: ['filing-a-tax-return'],
  sources: ['irs_payment_plans', 'irs_topic_202', 'irs_failure_to_file', 'irs_offer_in_compromise'],
});
