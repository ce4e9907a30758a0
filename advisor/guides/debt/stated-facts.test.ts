import { describe, expect, it } from 'vitest';
import { balanceTransferChoice } from '#advisor/guides/debt/balance-transfer-choice.ts';
import { bankruptcy } from '#advisor/guides/debt/bankruptcy.ts';
import { borrowFrom401k } from '#advisor/guides/debt/from-401k/borrow-from-401k.ts';
import { cannotPayTaxes } from '#advisor/guides/debt/taxes/cannot-pay-taxes.ts';
import { cashOut401k } from '#advisor/guides/debt/from-401k/cash-out-401k.ts';
import { consolidateChoice } from '#advisor/guides/debt/consolidate-choice.ts';
import { creditBuilding } from '#advisor/guides/debt/credit-building.ts';
import { debtSettlementPitch } from '#advisor/guides/debt/debt-settlement-pitch.ts';
import { debtsOfTheDead } from '#advisor/guides/debt/debts-of-the-dead.ts';
import { didNotFile } from '#advisor/guides/debt/taxes/did-not-file.ts';
import { oldBillsCollections } from '#advisor/guides/debt/old-bills-collections.ts';
import { prepayOrInvest } from '#advisor/guides/debt/prepay/prepay-or-invest.ts';
import { rewardsCard } from '#advisor/guides/debt/rewards-card.ts';
import { studentLoanChoice } from '#advisor/guides/debt/student-loans/student-loan-choice.ts';
import { whichDebtFirst } from '#advisor/guides/debt/which-debt-first.ts';
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const run = (guide: AnyGuide, given: Record<string, unknown>) => runGuide(guide, given, 2026);
const decide = (guide: AnyGuide, given: Record<string, unknown>) => run(guide, given).decision;
const openingOf = (guide: AnyGuide, given: Record<string, unknown>) =>
  renderPlain(run(guide, given).verdict.opening);
const becauseOf = (guide: AnyGuide, given: Record<string, unknown>) =>
  run(guide, given).verdict.because.map(renderPlain).join(' ');

describe('facts that decide about debts', () => {
  it('turns down a transfer for a card that is behind, without another question', () => {
    const card = { balance: 6000, rate: 29, intro_months: 15, score: 590, missed: true };
    expect(decide(balanceTransferChoice, card)).toBe('catch_up');
    expect(run(balanceTransferChoice, card).question?.field).not.toBe('spending');
  });

  it('promises no saving by a transfer if its length is unknown', () => {
    const card = { balance: 9800, rate: 27.99, intro_rate: 0, fee_percent: 4, payment: 450 };
    // 9,800 with a 4% fee is 10,192, which 450 a month clears in 23 months.
    expect(openingOf(balanceTransferChoice, card)).toContain('about 23 months');
    expect(decide(balanceTransferChoice, { ...card, intro_months: 15 })).toBe('move_and_raise');
  });

  it('waits with a transfer while the card itself charges nothing', () => {
    expect(decide(balanceTransferChoice, { balance: 6300, rate: 0, payment: 700 })).toBe('zero_now');
    expect(decide(balanceTransferChoice, { balance: 6300, rate: 0, intro_rate: 0, payment: 700 })).not.toBe(
      'zero_now',
    );
  });

  it('takes as much out of a 401(k) as is owed on the house for no cash', () => {
    const told = { rate: 6.75, mortgage: 88_000, plan: 340_000, age: 61 };
    expect(decide(prepayOrInvest, { ...told, cash: 88_000 })).toBe('not_from_plan');
    expect(decide(prepayOrInvest, { ...told, cash: 60_000 })).toBe('part_from_cash');
  });

  it('parks money after a death, and prepays nothing without a loan', () => {
    expect(decide(prepayOrInvest, { lump: 250_000, is_widowed: true, thing: 'mortgage' })).toBe('park_it');
    expect(prepayOrInvest.fits?.({ paid_off: true })).toBe(false);
    expect(prepayOrInvest.fits?.({ paid_off: true, balance: 9000 })).toBe(true);
  });

  it('names only what was not said as a condition of a 401(k) loan', () => {
    const loan = { amount: 12_000, rate: 26, purpose: 'costly_debt' };
    expect(openingOf(borrowFrom401k, loan)).toContain('if your job is safe and the cards stay empty');
    expect(openingOf(borrowFrom401k, { ...loan, job: 'stays', cards: 'stopped' })).not.toContain(' if ');
    expect(decide(borrowFrom401k, { ...loan, cards: 'goes_on' })).toBe('no');
    expect(openingOf(borrowFrom401k, { ...loan, job: 'may_leave' })).toContain("don't borrow the $12,000");
  });

  it('takes what can be paid to the IRS each month, and the pay without a job', () => {
    const bill = { owed: 14_200, cash: 5000, monthly: 600 };
    expect(becauseOf(cannotPayTaxes, bill)).toContain('$600 a month');
    expect(run(cannotPayTaxes, bill).question).toBeUndefined();
    const none = { owed: 7400, other_bill: 2300, benefits: 1800, no_savings: true, laid_off: true };
    expect(decide(cannotPayTaxes, none)).toBe('hardship');
    expect(becauseOf(cannotPayTaxes, none)).toContain('$2,300');
  });

  it('lets a 57-year-old clear a card without the penalty, and counts the pay of a spouse', () => {
    const left = { amount: 15_000, age: 57, left: true, debt: 15_000, rate: 25, reason: 'debt' };
    expect(openingOf(cashOut401k, left)).toContain('split it over two tax years');
    const laidOff = { amount: 41_000, age: 34, laid_off: true, spouse_pay: 72_000 };
    expect(renderPlain(run(cashOut401k, laidOff).verdict.unless!)).toContain('$72,000 a year');
    expect(run(cashOut401k, laidOff).question).toBeUndefined();
  });

  it('keeps a beginner off a card that is nearly full', () => {
    const added = { situation: 'none', way: 'added', limit: 7000 };
    expect(decide(creditBuilding, { ...added, their_balance: 6000 })).toBe('own_card_only');
    expect(decide(creditBuilding, { ...added, their_balance: 2000 })).toBe('start_added');
    const { unless } = run(creditBuilding, { score: 612, limit: 500, buying: true }).verdict;
    expect(renderPlain(unless!)).not.toContain('no credit line');
  });

  it('shows the interest beside a settlement plan, and answers a lawsuit before leaving one', () => {
    // 31,000 at 23% costs 7,130 a year.
    const offer = { balance: 31_000, rate: 23, payment: 480, stage: 'current' };
    expect(becauseOf(debtSettlementPitch, offer)).toContain('$594');
    expect(run(debtSettlementPitch, offer).question?.field).not.toBe('stage');
    expect(decide(debtSettlementPitch, { stage: 'signed', sued: true })).toBe('leave_and_answer');
  });

  it('holds a widow of a community property state to other rules', () => {
    expect(openingOf(debtsOfTheDead, { relation: 'spouse', state: 'tx', debt: 23_000 })).toContain('Texas');
    expect(decide(debtsOfTheDead, { relation: 'spouse', state: 'oh', debt: 23_000 })).toBe('spouse');
    expect(decide(debtsOfTheDead, { relation: 'relative', state: 'tx' })).toBe('not_yours');
  });

  it('files every year for a mortgage, and raises insurance in court', () => {
    expect(becauseOf(didNotFile, { work: 'own_business', buying: true })).toContain('every missing year');
    expect(becauseOf(oldBillsCollections, { medical: 3800, status: 'sued' })).toContain('insurance');
  });

  it('names the smaller of two amounts to people with an old debt, and refilled cards', () => {
    expect(openingOf(oldBillsCollections, { debt: 11_400, offer: 4200, age: 5 })).toContain('$4,200');
    expect(decide(consolidateChoice, { new_rate: 15.9, spending: 'goes_on' })).toBe('stop_first');
  });

  it('protects a home in Texas, and tells two kinds of student loans apart', () => {
    const told = { debt: 38_000, income: 52_000, owning: true, state: 'tx' };
    expect(becauseOf(bankruptcy, told)).toContain('Texas protects the home');
    expect(renderPlain(run(bankruptcy, told).verdict.unless!)).not.toContain('equity');
    expect(becauseOf(bankruptcy, { ...told, repaid: 'family' })).toContain('the trustee can take it back');
    expect(decide(studentLoanChoice, { asked: 'mixed', kind: 'private' })).toBe('mixed');
    expect(decide(studentLoanChoice, { asked: 'paused', employer: 'public' })).toBe('paused');
    expect(run(studentLoanChoice, { employer: 'public', kind: 'federal', paid: 5 }).question?.field).not.toBe(
      'state',
    );
  });

  it('does not ask people who pay in full whether they do', () => {
    expect(run(rewardsCard, { fee: 550, pays: 'in_full', travel: 'rarely' }).question).toBeUndefined();
  });

  it('clears a zero rate before it ends, and catches up with money that comes in', () => {
    const debts = [
      { name: '', balance: 5400, rate: 22, minimum: 0 },
      { name: '', balance: 1800, rate: 0, minimum: 0 },
    ];
    expect(openingOf(whichDebtFirst, { debts, extra: 500 })).toContain('the $1,800 at zero percent');
    const behind = { missed: true, secured: 'car', lump: 1500 };
    expect(becauseOf(whichDebtFirst, behind)).toContain('Send the $1,500');
    expect(renderPlain(run(whichDebtFirst, behind).verdict.next)).toContain('Call the car lender');
  });
});
