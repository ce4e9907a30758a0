import { defineSources } from '#advisor/facts/define-facts.ts';
import { irs, taxCode } from '#advisor/facts/publishers.ts';

export const lateTaxSources = defineSources({
  usc_26_6651: taxCode('6651', 'Failure to file tax return or to pay tax'),
  usc_26_6621: taxCode('6621', 'Determination of rate of interest'),
  irs_quarterly_rates: irs('Quarterly interest rates', 'payments/quarterly-interest-rates', '2026'),
  irs_form_2210: irs('Instructions for Form 2210', 'instructions/i2210', '2025'),
  irs_failure_to_pay: irs('Failure to Pay Penalty', 'payments/failure-to-pay-penalty', '2026'),
});
