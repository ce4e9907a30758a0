import { defineFacts } from '#advisor/facts/define-facts.ts';
import { fixed } from '#advisor/facts/entry.ts';

export const consumerProtectionFacts = defineFacts({
  debit_fraud_liability: fixed(
    'the most a lost or stolen debit card can cost you',
    'usd',
    'cfpb_reg_e_liability',
    { two_days: 50, sixty_days: 500 },
    {
      appliesTo: 'transfers you didn’t authorize; later than that there is no limit',
      keys: {
        two_days: 'reported within two business days',
        sixty_days: 'reported within sixty days of the statement',
      },
      usual: 'two_days',
    },
  ),
  credit_card_fraud_liability: fixed(
    'the most that charges you didn’t authorize on a credit card can cost you',
    'usd',
    'cfpb_reg_z_liability',
    50,
  ),
  medicaid_look_back_months: fixed(
    'how far back Medicaid looks at gifts when you apply for nursing home care',
    'months',
    'usc_42_1396p',
    60,
  ),
});
