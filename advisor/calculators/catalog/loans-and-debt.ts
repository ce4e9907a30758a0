import type { CatalogGroup } from '#advisor/calculators/catalog/catalog-group.ts';

export const loansAndDebt: CatalogGroup = {
  id: 'loans-and-debt',
  title: 'Loans, cards and cars',
  entries: [
    {
      name: 'loan_amortization',
      title: 'Loan payment and payoff',
      summary: 'The payment, the interest and the payoff date of any loan, and what paying extra saves.',
      words: 'mortgage car personal student loan monthly payment extra principal',
    },
    {
      name: 'loan_balance',
      title: 'What you still owe on a loan',
      summary: 'What you will still owe on a loan after some years.',
      words: 'payoff balance balloon mortgage remaining',
    },
    {
      name: 'loan_from_payment',
      title: 'Loan that a payment can carry',
      summary: 'How much you can borrow for the payment you can make.',
      words: 'borrow afford monthly',
    },
    {
      name: 'loan_apr',
      title: 'Rate and APR of a loan',
      summary: 'The rate that a payment means, and the APR with fees, points and closing costs.',
      words: 'origination fee annual percentage rate amount financed effective yearly weekly installments',
    },
    {
      name: 'interest_cost',
      title: 'Interest on a balance',
      summary: 'What a balance costs you in interest by day, month and year.',
      words: 'credit card APR interest only',
    },
    {
      name: 'debt_payoff',
      title: 'Debt payoff: avalanche and snowball',
      summary: 'How long your debts take to pay off, and which to pay first.',
      words: 'credit card debt free snowball avalanche',
    },
    {
      name: 'consolidation',
      title: 'Debt consolidation',
      summary: 'Whether one new loan beats the debts you have.',
      words: 'consolidate credit card personal loan combine',
    },
    {
      name: 'balance_transfer',
      title: 'Balance transfer',
      summary: 'Whether moving a card balance to a low-rate card pays after the fee.',
      words: 'credit card 0% intro',
    },
    {
      name: 'promo_balance',
      title: 'Clear a balance before a promotional rate ends',
      summary: 'What to pay each month to be done before the 0% ends.',
      words: 'store card deferred interest furniture medical',
    },
    {
      name: 'credit_utilization',
      title: 'Credit card utilization',
      summary: 'How much of your card limits you use, and what to pay down.',
      words: 'credit score limit card',
    },
    {
      name: 'payday_apr',
      title: 'Yearly rate of a payday loan',
      summary: 'The true yearly rate of a payday or title loan.',
      words: 'APR fee cash advance rollover',
    },
    {
      name: 'debt_to_income',
      title: 'Debt-to-income ratio',
      summary: 'How much of your income goes to debts, as a lender counts it.',
      words: 'DTI 28/36 lender qualify',
    },
    {
      name: 'biweekly_payments',
      title: 'Biweekly payments',
      summary: 'What paying half every two weeks saves.',
      words: 'mortgage every two weeks payoff faster',
    },
    {
      name: 'lease_vs_buy',
      title: 'Lease or buy a car',
      summary: 'Whether leasing or buying the car is cheaper.',
      words: 'auto vehicle car',
    },
    {
      name: 'car_trade_in',
      title: 'Car trade-in with a loan',
      summary: 'What a trade-in comes to when you still owe on the car.',
      words: 'upside down negative equity auto vehicle dealer',
    },
    {
      name: 'zero_or_rebate',
      title: 'Low-rate financing or cash rebate',
      summary: 'Whether 0% financing or the rebate is worth more.',
      words: 'dealer discount car auto vehicle',
    },
    {
      name: 'heloc_payment',
      title: 'HELOC payment now and later',
      summary: 'The interest-only payment, and what it becomes when repayment starts.',
      words: 'home equity line of credit draw period interest only',
    },
    {
      name: 'deferred_interest',
      title: 'Interest while payments are paused',
      summary: 'What piles up on a loan in school or deferment, and the payment after.',
      words: 'student loan forbearance deferment grace capitalized interest unsubsidized',
    },
    {
      name: 'lease_payment',
      title: 'Car lease payment',
      summary: 'The payment of a lease from price, residual and money factor.',
      words: 'money factor residual cap cost depreciation auto vehicle',
    },
  ],
};
