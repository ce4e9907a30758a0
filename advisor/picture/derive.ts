import { presentValue } from '#advisor/numerics/annuity.ts';
import { solveRoot } from '#advisor/numerics/solve-root.ts';
import { withoutLowCount, withoutNoDependents } from '#advisor/picture/derived/children-told.ts';
import { convert } from '#advisor/picture/convert.ts';
import { hasWord, type Picture, type PictureFact, type WordFact } from '#advisor/picture/picture.ts';
import { withoutFirstBalance } from '#advisor/picture/derived/first-balance.ts';
import { withBonusOfPay, withInsuranceOfPay } from '#advisor/picture/derived/bonus-told.ts';
import { withoutDoubtfulDeductions } from '#advisor/picture/derived/after-deductions.ts';
import { withBasisAtDeath } from '#advisor/picture/derived/inherited-sale.ts';
import { withMaxedOut } from '#advisor/picture/derived/maxed-out.ts';
import { withOptionPrices } from '#advisor/picture/derived/option-prices.ts';
import { withSidesOfLease } from '#advisor/picture/derived/lease-told.ts';
import { withoutOutOfSense } from '#advisor/picture/derived/out-of-sense.ts';
import { withPayTold } from '#advisor/picture/derived/pay-told.ts';
import { withCountedSpouses } from '#advisor/picture/derived/people-told.ts';
import { withPersons } from '#advisor/picture/derived/persons.ts';
import { withQuotedAge } from '#advisor/picture/quoted-age.ts';
import { withRatesOfOthers } from '#advisor/picture/derived/rates-told.ts';
import {
  holdingOfGain,
  withHolding,
  withKindHeld,
  withoutGainOfPrices,
  withShareTotals,
} from '#advisor/picture/derived/sale-told.ts';
import { withRentTotals } from '#advisor/picture/derived/rents-told.ts';
import { withTakeHomeOfBoth } from '#advisor/picture/derived/take-home-of-both.ts';
import { withThousands } from '#advisor/picture/derived/with-thousands.ts';
import { withoutTotals } from '#advisor/picture/derived/without-totals.ts';
import { yearsToPayOff } from '#advisor/picture/years-to-pay-off.ts';
import type { Owner, RoleId } from '#advisor/reader/roles.ts';

const monthsPerYear = 12;
const collegeAge = 18;
/** Of what was bought this year: less than one, whenever it was. */
const withinThisYear = 0.5;
const maxYears = 100;
const sharesPerContract = 100;

/** Adds what follows from what was told: the years until retirement, how long something was held, shares times price. */
export function withDerived(asTold: Picture, year: number, month?: number): Picture {
  const picture = withCountedSpouses(asTold);
  const sensible = withoutOutOfSense(withThousands(withInsuranceOfPay(withoutLowCount(picture.facts))));
  const counted = withOptionPrices(withSidesOfLease(sensible));
  const dollars = withRentTotals(withoutFirstBalance(counted));
  const sale = withBasisAtDeath(withShareTotals(withoutTotals(dollars), picture.words), picture.words);
  const pay = withTakeHomeOfBoth(withBonusOfPay(withPayTold(withoutGainOfPrices(sale), picture.words)));
  const persons = withQuotedAge(withRatesOfOthers(withPersons(pay, picture.words)));
  const told = withMaxedOut(persons, picture.words, year);
  const derived: PictureFact[] = [];
  const all = () => [...told, ...derived];
  const find = (role: RoleId, owner: Owner = 'me') =>
    all().find((fact) => fact.role === role && fact.owner === owner);
  const has = (...roles: readonly RoleId[]) => all().some(({ role }) => roles.includes(role));
  const add = (
    from: readonly PictureFact[],
    role: RoleId,
    value: number,
    more: Partial<PictureFact> = {},
  ) => {
    if (find(role, more.owner ?? 'me') || !Number.isFinite(value)) return;
    const { per: _, months: __, ...first } = from[0]!;
    derived.push({
      ...first,
      owner: 'me',
      role,
      value,
      unit: 'none',
      source: 'derived',
      from,
      otherRoles: [],
      probability: Math.min(...from.map(({ probability }) => probability)),
      said: from.map(({ said }) => said).join(', '),
      ...more,
    });
  };
  const addTime = (from: readonly PictureFact[], role: RoleId, years: number) => {
    if (years > 0 && years < maxYears)
      add(from, role, years, { unit: 'time', months: Math.round(years * monthsPerYear) });
  };

  const together = told.find(({ role, owner }) => role === 'age' && owner === 'both');
  if (together)
    for (const owner of ['me', 'spouse'] as const)
      add([together], 'age', together.value, { owner, unit: 'age' });
  const earnedTogether = told.find(({ role, owner }) => role === 'wages' && owner === 'both');
  const earned = told.find(({ role, owner }) => role === 'wages' && owner === 'me');
  if (earnedTogether && earned && isMarried(picture.words)) {
    const rest = yearlyOf(earnedTogether) - yearlyOf(earned);
    if (rest > 0)
      add([earnedTogether, earned], 'wages', rest, { owner: 'spouse', unit: 'money', per: 'year' });
  }
  const born = find('year_birth');
  const aged = find('age');
  if (born && !aged) add([born], 'age', year - born.value, { unit: 'age' });
  if (aged && !born) add([aged], 'year_birth', year - aged.value, { unit: 'date' });
  const [age, start, until] = [find('age'), find('age_start'), find('age_until')];
  const retire = find('age_retire') ?? find('age_retire', 'both');
  const future = find('year_future');
  const wait =
    told.find(({ role, owner, source }) => role === 'horizon' && owner === 'me' && source !== 'derived') ??
    future;
  const yearsToWait = wait && (wait === future ? wait.value - year : wait.value);
  if (wait && yearsToWait !== undefined && yearsToWait > 0) {
    if (age && !retire) add([age, wait], 'age_retire', Math.round(age.value + yearsToWait), { unit: 'age' });
    if (!age && retire) add([retire, wait], 'age', Math.round(retire.value - yearsToWait), { unit: 'age' });
  }
  const from = start ?? age;
  if (from && retire) addTime([from, retire], 'horizon', retire.value - from.value);
  const after = retire ?? age;
  if (until && after && (retire || has('withdraw_amount', 'spend_total')))
    addTime([until, after], 'time_last', until.value - after.value);
  if (until && from && !retire) addTime([until, from], 'horizon', until.value - from.value);

  if (start && age && !retire && !until) addTime([start, age], 'horizon', age.value - start.value);
  for (const owner of ['child', 'spouse', 'other'] as const) {
    const now = find('age', owner);
    // "She's 7 now, and at 18 …": an age of nobody in particular is theirs where nobody else has one.
    const own = now && !age ? 'me' : owner;
    const then =
      find('age_until', owner) ??
      find('age_retire', owner) ??
      find('age_start', owner) ??
      find('age_until', own) ??
      find('age_start', own);
    // Money put in at 18 and looked at when they are 67.
    const begin = now ?? (then?.role === 'age_start' ? undefined : find('age_start', owner));
    if (then)
      addTime(
        begin ? [begin, then] : [then],
        'horizon',
        then.value - (begin?.value ?? (owner === 'child' ? 0 : then.value)),
      );
  }

  const grown = find('age', 'child') ?? age;
  if (grown && hasWord(picture, 'flag=since_birth')) addTime([grown], 'horizon', grown.value);

  const past = find('year_past');
  if (future) addTime([future], 'horizon', future.value - year + monthsBetween(month, future.month));
  const dated = told.filter((fact) => fact.role.startsWith('year') && fact.month !== undefined);
  const [bought, sold] = [dated[0], dated[1]];
  if (bought && sold)
    addTime(
      [bought, sold],
      'time_held',
      sold.value - bought.value + (sold.month! - bought.month!) / monthsPerYear,
    );
  if (past && future && future.value <= year) addTime([past, future], 'time_held', future.value - past.value);
  if (past)
    addTime(
      [past],
      'time_held',
      past.value < year ? year - past.value + monthsBetween(past.month, month) : withinThisYear,
    );
  const [term, held] = [find('term'), find('time_held')];
  const runsOut =
    has('mortgage_balance', 'debt_balance') ||
    (has('spend_item') && has('debt_payment')) ||
    hasWord(picture, 'account=cd');
  if (term && held && runsOut) addTime([term, held], 'term_left', term.value - held.value);

  const [owed, rate, payment] = [onlyOne(told, loans), onlyOne(told, ['loan_rate']), onlyOne(told, payments)];
  if (owed && rate && payment && !has('term', 'term_left'))
    addTime([owed, rate, payment], 'term_left', yearsToPayOff(owed.value, rate.value, monthlyOf(payment)));

  // Beside a new rate the term is that of the new loan.
  const length = find('term_left') ?? (has('loan_rate_new') ? undefined : find('term'));
  const due = onlyOne(told, payments);
  const borrowed = borrowedOf(told);
  if (length && due && borrowed && !has('loan_rate'))
    add(
      [...borrowed.from, length, due],
      'loan_rate',
      rateOfLoan(borrowed.amount, monthlyOf(due), length.value),
      {
        unit: 'percent',
      },
    );
  const [horizon, child] = [find('horizon'), find('age', 'child')];
  if (horizon && !child && has('college_cost', 'bal_529') && horizon.value <= collegeAge)
    add([horizon], 'age', collegeAge - Math.round(horizon.value), { owner: 'child', unit: 'age' });

  const [price, down, share, tax] = [
    find('home_price'),
    find('down_amount'),
    find('down_share'),
    find('property_tax'),
  ];
  if (price && down) add([down], 'down_share', (down.value / price.value) * 100, { unit: 'percent' });
  if (price && share)
    add([share, price], 'goal_amount', (price.value * share.value) / 100, { unit: 'money' });
  if (price && tax) {
    const yearly = convert(tax, { label: '', unit: 'usd_per_year' }) ?? tax.value;
    add([tax], 'property_tax_rate', (yearly / price.value) * 100, { unit: 'percent' });
  }
  const [paid, worth] = [find('price_buy'), find('price_now')];
  if (paid && worth && worth.value < paid.value) {
    add([paid, worth], 'loss_amount', paid.value - worth.value, { unit: 'money' });
    add([paid, worth], 'loss_rate', (1 - worth.value / paid.value) * 100, { unit: 'percent' });
  }
  const fallen = find('loss_rate');
  if (paid && fallen && !worth)
    add([paid, fallen], 'loss_amount', (paid.value * fallen.value) / 100, { unit: 'money' });
  derived.push(...countedInWords(picture));
  const firstTier = matchedInFull(told);
  if (firstTier) derived.push(firstTier);
  const contracts = find('n_contracts');
  if (contracts) add([contracts], 'n_shares', contracts.value * sharesPerContract);
  const family = withoutNoDependents(withFiling(picture), told);
  const words = withoutDoubtfulDeductions(holdingOfGain(family, sale), told);
  const owned = find('time_held');
  return { facts: withKindHeld([...told, ...derived], owned), words: withHolding(words, owned) };
}

/** What the months add to the years between two dates; nothing where one of them is only a year. */
function monthsBetween(from: number | undefined, to: number | undefined): number {
  return from === undefined || to === undefined ? 0 : (to - from) / monthsPerYear;
}

const loans: readonly RoleId[] = ['mortgage_balance', 'debt_balance'];
const payments: readonly RoleId[] = ['mortgage_payment', 'debt_payment'];

/** The fact of these roles, where there is exactly one. */
function onlyOne(facts: readonly PictureFact[], roles: readonly RoleId[]): PictureFact | undefined {
  const found = facts.filter(({ role }) => roles.includes(role));
  return found.length === 1 ? found[0] : undefined;
}

/** What words tell without a number: "home with the baby", "no kids", "bought in March and sold in August". */
function countedInWords({ facts, words }: Picture): PictureFact[] {
  const has = (...roles: readonly RoleId[]) => facts.some(({ role }) => roles.includes(role));
  const isChildTold =
    has('n_children') || facts.some(({ role, owner }) => role === 'age' && owner === 'child');
  const child = words.findLast(({ value }) => value === 'baby' || value === 'no_kids');
  const short = words.find(({ key, value }) => key === 'holding' && value === 'short');
  return [
    ...(child && !isChildTold ? [inWords(child, 'n_children', child.value === 'baby' ? 1 : 0)] : []),
    ...(short && has('price_buy', 'price_now', 'gain_amount') && !has('time_held', 'year_past')
      ? [{ ...inWords(short, 'time_held', withinThisYear), unit: 'time' as const }]
      : []),
  ];
}

function inWords(
  { key, value: said, turn, probability }: WordFact,
  role: RoleId,
  value: number,
): PictureFact {
  const told = { owner: 'me', kind: 'none', case: 'none', unit: 'none', source: 'derived' } as const;
  return { ...told, role, value, turn, probability, start: 0, otherRoles: [], said: `${key} ${said}` };
}

const dollarForDollar = 100;

/** "All of the first 3%, then 50 cents on the next 2": the one rate that is told is that of the second part. */
function matchedInFull(told: readonly PictureFact[]): PictureFact | undefined {
  const rate = onlyOne(told, ['match_rate']);
  const [first, second, ...more] = told.filter(({ role }) => role === 'match_limit');
  if (!rate || !first || !second || more.length > 0) return undefined;
  const isSecond = first.start < rate.start && rate.start < second.start;
  const isCompared = [rate, first, second].some((fact) => fact.case !== 'none');
  return isSecond && !isCompared
    ? { ...first, role: 'match_rate', value: dollarForDollar, source: 'derived', from: [first, rate] }
    : undefined;
}

/** What is borrowed: told as such, or a price less what is paid at once. */
function borrowedOf(
  told: readonly PictureFact[],
): { amount: number; from: readonly PictureFact[] } | undefined {
  const loan = onlyOne(told, loans);
  if (loan) return { amount: loan.value, from: [loan] };
  const price = onlyOne(told, ['car_price', 'home_price']);
  const paid = told.filter(({ role }) => role === 'down_amount' || role === 'trade_in');
  return (
    price && {
      amount: paid.reduce((left, { value }) => left - value, price.value),
      from: [price, ...paid],
    }
  );
}

const yearlyOf = (fact: PictureFact): number => convert(fact, { label: '', unit: 'usd_per_year' }) ?? 0;

const isMarried = (words: readonly WordFact[]) =>
  words.some(
    ({ key, value }) =>
      (key === 'filing' && value === 'married_joint') || (key === 'status' && value === 'married'),
  );

const monthlyOf = (fact: PictureFact): number => convert(fact, { label: '', unit: 'usd_per_month' }) ?? 0;

/** More than any lender may ask. */
const mostAMonth = 0.5;

/** The yearly rate in percent at which these payments pay it off; not a number where there is none. */
function rateOfLoan(owed: number, payment: number, years: number): number {
  const months = Math.round(years * monthsPerYear);
  const rate = solveRoot((monthly) => presentValue(0, payment, monthly, months) - owed, 0, mostAMonth);
  return rate === null ? NaN : Math.round(rate * monthsPerYear * 1e4) / 100;
}

const income = new Set<RoleId>(['wages', 'agi', 'pension_income', 'ss_income', 'other_income']);

/** Two people of whom each files alone, whatever the other one earns. */
const notOneReturn = new Set(['unmarried_couple', 'engaged', 'divorced']);

/** A person who gives a spouse's or a joint income files jointly, unless they say otherwise. */
function withFiling({ facts, words }: Picture): readonly WordFact[] {
  const spouse = facts.find(
    ({ owner, role }) => (owner === 'spouse' && role !== 'age') || (owner === 'both' && income.has(role)),
  );
  const isUnmarried = words.some(({ key, value }) => key === 'status' && notOneReturn.has(value));
  if (!spouse || isUnmarried || words.some(({ key }) => key === 'filing')) return words;
  return [
    ...words,
    { key: 'filing', value: 'married_joint', turn: spouse.turn, probability: spouse.probability },
  ];
}
