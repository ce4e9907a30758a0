/** How people ask for these facts. */
export const studentLoansAsked = {
  student_loan_extended: [
    'extended repayment plan for student loans',
    'how much must i owe for the extended plan',
  ],
  student_loan_graduated: [
    'graduated repayment plan',
    'how often does the graduated student loan payment go up',
  ],
  tiered_standard_plan: ['tiered standard plan', 'how many years is the new standard student loan plan'],
  ibr_share: ['income-based repayment percent', 'IBR percentage of income', 'how much of my income is IBR'],
  ibr_small_payments: ['smallest IBR payment', 'is my IBR payment zero'],
  ibr_forgiveness_years: ['when are IBR loans forgiven', 'IBR forgiveness how many years'],
  rap_bands: ['RAP student loan payment', 'repayment assistance plan percent of income', 'RAP plan brackets'],
  student_loan_standard_years: [
    'how long is the standard student loan plan',
    'standard repayment plan length',
  ],
  ibr_protected_income: ['IBR discretionary income poverty level', 'what is discretionary income for IBR'],
  rap_minimum_payment: ['RAP minimum payment', 'lowest payment on the repayment assistance plan'],
  rap_dependent_reduction: ['RAP per child', 'how much does a kid lower the RAP payment'],
  rap_principal_match: ['RAP principal match', 'RAP 50 dollar principal'],
  rap_forgiveness_years: ['when does RAP forgive student loans', 'RAP forgiveness years'],
  parent_plus_year_limit: ['parent plus loan limit per year', 'most a parent can borrow with a PLUS loan'],
  parent_plus_total_limit: ['parent plus lifetime limit', 'total cap on parent plus loans for one child'],
  pslf_payments: ['PSLF how many payments', 'public service loan forgiveness years'],
};
