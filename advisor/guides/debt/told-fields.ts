import { choice, flag, money } from '#advisor/calculators/define/fields.ts';

/** Fields that several guides about debt share: facts in words about the person's situation. */
export const said = (label: string, fact: string) =>
  flag({ label, fact, default: { value: false, reason: 'nothing is said of it' } });

export const noSavingsField = said('Nothing put aside', 'flag=no_savings');
export const publicServiceField = said('Works for a government or a nonprofit', 'flag=public_service');
export const courtPapersField = said('Court papers came', 'flag=court_papers');
export const missedPaymentsField = said('Behind on payments', 'flag=missed_payments');
export const jobAtRiskField = said('The job may end', 'flag=job_at_risk');
export const unemployedField = said('Out of work', 'work=unemployed');
export const cardDebtField = said('Card debt', 'loan=card');
export const buyingHomeField = said('About to buy a home', 'home=buying');

export const cashField = money({
  label: 'Savings',
  roles: ['bal_cash', 'bal_cash@both'],
  min: 0,
  max: 1e9,
});

export const creditField = choice({ label: 'Credit', options: ['good', 'poor'], fact: 'credit' });
