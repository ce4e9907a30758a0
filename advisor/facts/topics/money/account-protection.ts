import { defineFacts } from '#advisor/facts/define-facts.ts';
import { fixed } from '#advisor/facts/entry.ts';

export const accountProtectionFacts = defineFacts({
  deposit_insurance_limit: fixed(
    'the deposit insurance limit per depositor, bank and ownership category',
    'usd',
    'fdic_insurance',
    250_000,
  ),
  deposit_insurance_beneficiaries: fixed(
    'the most beneficiaries of one owner that deposit insurance counts',
    'count',
    'fdic_insurance',
    5,
  ),
  share_insurance_limit: fixed(
    'the share insurance limit per member, credit union and ownership category',
    'usd',
    'ncua_insurance',
    250_000,
  ),
  brokerage_protection_limit: fixed(
    'the limit of SIPC protection per customer and separate capacity, when a brokerage firm fails',
    'usd',
    'sipc_protection',
    500_000,
  ),
  brokerage_cash_protection_limit: fixed(
    'the part of SIPC protection that may be for cash',
    'usd',
    'sipc_protection',
    250_000,
  ),
});
