// Made by scripts/list-calculators.ts from the files in this folder. Do not edit.
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { balanceTransferChoice } from '#advisor/guides/debt/balance-transfer-choice.ts';
import { bankruptcy } from '#advisor/guides/debt/bankruptcy.ts';
import { borrowFrom401k } from '#advisor/guides/debt/borrow-from-401k.ts';
import { cannotPayTaxes } from '#advisor/guides/debt/cannot-pay-taxes.ts';
import { cashOut401k } from '#advisor/guides/debt/cash-out-401k.ts';
import { consolidateChoice } from '#advisor/guides/debt/consolidate-choice.ts';
import { creditBuilding } from '#advisor/guides/debt/credit-building.ts';
import { debtSettlementPitch } from '#advisor/guides/debt/debt-settlement-pitch.ts';
import { debtsOfTheDead } from '#advisor/guides/debt/debts-of-the-dead.ts';
import { didNotFile } from '#advisor/guides/debt/did-not-file.ts';
import { loanForWedding } from '#advisor/guides/debt/loan-for-wedding.ts';
import { oldBillsCollections } from '#advisor/guides/debt/old-bills-collections.ts';
import { prepayOrInvest } from '#advisor/guides/debt/prepay-or-invest.ts';
import { studentLoanChoice } from '#advisor/guides/debt/student-loan-choice.ts';
import { whichDebtFirst } from '#advisor/guides/debt/which-debt-first.ts';

export const guides: readonly AnyGuide[] = [
  balanceTransferChoice,
  bankruptcy,
  borrowFrom401k,
  cannotPayTaxes,
  cashOut401k,
  consolidateChoice,
  creditBuilding,
  debtSettlementPitch,
  debtsOfTheDead,
  didNotFile,
  loanForWedding,
  oldBillsCollections,
  prepayOrInvest,
  studentLoanChoice,
  whichDebtFirst,
];
