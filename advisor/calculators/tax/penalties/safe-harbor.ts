import type { FilingStatus } from '#advisor/facts/filing-status.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { percentOf, toCents, type Cents } from '#advisor/quantities/cents.ts';

/** What has to be paid in during the year so that no penalty is due: the lesser of two shares. */
export function safeHarbor(
  { status, now, before, income }: { status: FilingStatus; now: Cents; before: Cents; income: Cents },
  facts: FactReader,
) {
  const share = facts.get('estimated_tax_safe_harbor');
  const limits = facts.get('estimated_tax_higher_income');
  const limit = toCents(status === 'married_separate' ? limits.separate : limits.other);
  const lastShare = income > limit ? share.last_year_higher_income : share.last_year;
  const ofNow = now > 0 ? percentOf(now, share.this_year) : Infinity;
  const ofBefore = before > 0 ? percentOf(before, lastShare) : Infinity;
  const byLastYear = ofBefore < ofNow;
  return { needed: Math.min(ofNow, ofBefore), byLastYear, percent: byLastYear ? lastShare : share.this_year };
}
