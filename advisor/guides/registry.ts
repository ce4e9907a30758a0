// Made by scripts/list-calculators.ts from the files in this folder. Do not edit.
import type { AnyGuide } from '#advisor/guides/define/define-guide.ts';
import { prepayOrInvest } from '#advisor/guides/debt/prepay-or-invest.ts';

export const guides: readonly AnyGuide[] = [prepayOrInvest];
