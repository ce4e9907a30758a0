/** How people ask for these facts. */
export const lateTaxAsked = {
  irs_interest_rate: [
    'irs interest rate on unpaid taxes',
    'what interest does the irs charge',
    'irs underpayment rate this quarter',
    'how much interest on back taxes',
    'interest rate on an irs payment plan',
    'rate for the underpayment penalty',
  ],
  failure_to_file_penalty: [
    'failure to file penalty',
    'penalty for filing taxes late',
    'late filing penalty percent',
    'how much does the irs charge a month if i do not file',
    'most the late filing penalty can be',
  ],
  failure_to_pay_penalty: [
    'failure to pay penalty',
    'late payment penalty irs',
    'penalty for paying taxes late',
    'monthly penalty on unpaid tax',
    'irs penalty while on a payment plan',
  ],
  failure_to_file_minimum: [
    'minimum failure to file penalty',
    'least late filing penalty after 60 days',
    'minimum penalty for a very late tax return',
  ],
};
