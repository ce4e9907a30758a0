import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { KnownPicture } from '#advisor/my-numbers/known-picture.ts';
import { withKnown } from '#advisor/my-numbers/with-known.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';
import { yearsToPayOff } from '#advisor/picture/years-to-pay-off.ts';
import { readRoleUse } from '#advisor/reader/role-use.ts';
import type { RoleId } from '#advisor/reader/roles.ts';

interface Named {
  known: KnownPicture;
  turn: number;
}

/** "My car loan": the one that is saved, where there is no other. */
export function withNamedLoan(fields: Fields, picture: Picture, named: Named): Picture {
  const offered = withOfferedRate(fields, picture, named);
  if (offered) return offered;
  const loan = loanNamed(picture, named);
  return loan ? withKnown(picture, loan) : picture;
}

function loanNamed(picture: Picture, { known, turn }: Named, otherwise?: string): Picture | undefined {
  const words = picture.words.filter((word) => word.key === 'loan' && word.turn === turn);
  if (words.length > 1) return undefined;
  return known.byLoan.get(words[0]?.value ?? otherwise ?? '');
}

/**
 * "Should I refi at 5.9?" The only rate that is told, beside another one that is saved, is what was offered. The balance
 * and the payment are those of the saved loan, unless they are told too. Undefined where nothing is compared with a loan
 * that is saved.
 */
export function withOfferedRate(fields: Fields, picture: Picture, named: Named): Picture | undefined {
  const roles = rolesOf(fields);
  const isOfOther = picture.about !== undefined || picture.facts.some(({ owner }) => owner === 'other');
  if (isOfOther || !roles.has('loan_rate_new')) return undefined;
  // Nobody says "my mortgage" who asks whether to refinance.
  const loan = loanNamed(picture, named, roles.has('mortgage_balance') ? 'mortgage' : undefined);
  const own = loan?.facts.find(({ role }) => role === 'loan_rate');
  const told = picture.facts.filter((fact) => isRate(fact) && fact.source !== 'profile');
  const [offered] = told;
  if (!loan || !own || !offered || told.length > 1 || offered.value === own.value) return undefined;
  const facts = picture.facts.map((fact) =>
    fact === offered ? { ...fact, role: 'loan_rate_new' as const } : fact,
  );
  const isTold = ({ role }: PictureFact) => picture.facts.some((fact) => meansTheSame(fact.role, role));
  const saved = loan.facts.filter((fact) => fact === own || !isTold(fact));
  const left = picture.facts.some(({ role }) => role === 'term_left') ? [] : timeLeft(loan);
  return { ...picture, facts: [...saved, ...left, ...facts] };
}

/**
 * A new loan of which no term is told runs as long as the saved one: over more years it would lower the payment by paying
 * later.
 */
export function withSameTerm(picture: Picture): Picture {
  const left = picture.facts.find(({ role, source }) => role === 'term_left' && source === 'profile');
  const isTold = picture.facts.some(({ role }) => role === 'term');
  return left && !isTold ? { ...picture, facts: [...picture.facts, { ...left, role: 'term' }] } : picture;
}

const monthsPerYear = 12;

/** How long the saved loan still runs, by its own balance, rate and payment. */
function timeLeft({ facts }: Picture): PictureFact[] {
  const [owed, rate, payment] = [
    facts.find(({ role }) => role === 'mortgage_balance' || role === 'debt_balance'),
    facts.find(({ role }) => role === 'loan_rate'),
    facts.find(({ role }) => role === 'mortgage_payment' || role === 'debt_payment'),
  ];
  if (!owed || !rate || !payment) return [];
  const months = Math.round(yearsToPayOff(owed.value, rate.value, payment.value) * monthsPerYear);
  if (!(months > 0 && months <= longestLoan)) return [];
  const value = months / monthsPerYear;
  return [{ ...owed, role: 'term_left', kind: 'none', unit: 'time', value, months }];
}

/** A payment that takes longer than this hardly covers the interest, and may be one of several. */
const longestLoan = 480;

const isRate = ({ role }: PictureFact) => role === 'loan_rate' || role === 'loan_rate_new';

const alike: readonly (readonly RoleId[])[] = [
  ['mortgage_balance', 'debt_balance'],
  ['mortgage_payment', 'debt_payment'],
];

function meansTheSame(one: RoleId, other: RoleId): boolean {
  return one === other || alike.some((roles) => roles.includes(one) && roles.includes(other));
}

function rolesOf(fields: Fields): ReadonlySet<RoleId> {
  const uses = Object.values(fields).flatMap((field) => aboutField(field)?.roles ?? []);
  return new Set(uses.map((use) => readRoleUse(use).role));
}
