import { defineSources } from '#advisor/facts/define-facts.ts';
import { irs, taxCode } from '#advisor/facts/publishers.ts';

export const familyAccountsSources = defineSources({
  irs_notice_2025_68: irs('Notice 2025-68, Trump Accounts', 'pub/irs-drop/n-25-68.pdf', '2025-12-02'),
  irs_able_accounts: irs(
    'ABLE Accounts: Tax Benefit for People with Disabilities',
    'government-entities/federal-state-local-governments/able-accounts-tax-benefit-for-people-with-disabilities',
    '2026',
  ),
  usc_26_129: taxCode('129', 'Dependent care assistance programs'),
});
