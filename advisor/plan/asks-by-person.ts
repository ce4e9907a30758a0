import { contributionLimits } from '#advisor/calculators/retirement/contributions/contribution-limits.ts';
import { medicareIrmaa } from '#advisor/calculators/retirement/medicare/medicare-irmaa.ts';
import { rmd } from '#advisor/calculators/retirement/distributions/rmd.ts';
import type { FactId } from '#advisor/facts/ledger.ts';
import type { Picture } from '#advisor/picture/picture.ts';
import type { Reading } from '#advisor/reader/reading.ts';
import type { Likely } from '#advisor/reader/scores.ts';

/**
 * Figures of law that depend on an age: with one told the calculator answers, which knows the catch-up of every age and
 * the year in which somebody of that age begins.
 */
const byAge: readonly { calculator: string; facts: ReadonlySet<string> }[] = [
  {
    calculator: contributionLimits.name,
    facts: new Set<`fact:${FactId}`>([
      'fact:catch_up_50',
      'fact:catch_up_60_63',
      'fact:elective_deferral_limit',
      'fact:ira_limit',
      'fact:ira_catch_up',
      'fact:hsa_catch_up',
      'fact:hsa_limit',
    ]),
  },
  { calculator: rmd.name, facts: new Set<`fact:${FactId}`>(['fact:rmd_start_age']) },
];

/** Premiums of Medicare that depend on an income of two years ago. */
const byIncome: typeof byAge = [
  {
    calculator: medicareIrmaa.name,
    facts: new Set<`fact:${FactId}`>(['fact:part_b_premium', 'fact:irmaa']),
  },
];

/** The asks, where what is told of the person leads from a figure of law to the calculator that knows it for them. */
export function asksByPerson(
  { asks, told, facts: words }: Reading,
  { facts, about }: Picture,
): readonly Likely<string>[] {
  // An age that was told earlier counts as much, where the message says for which account.
  const isNamed = about === undefined && words.some(({ id }) => id.startsWith('account='));
  const known = isNamed ? [...told, ...facts.filter(({ source }) => source === 'words')] : told;
  const isAgeTold = known.some(({ role, owner }) => agesTold.has(role) && owner === 'me');
  const isIncomeTold = told.some(({ role }) => role === 'agi');
  const better = [...(isAgeTold ? byAge : []), ...(isIncomeTold ? byIncome : [])];
  return better.reduce(withCalculator, asks);
}

const agesTold: ReadonlySet<string> = new Set(['age', 'year_birth']);

/** The asks with a calculator in the place of the facts that it knows better. */
function withCalculator(
  asks: readonly Likely<string>[],
  { calculator, facts }: (typeof byAge)[number],
): readonly Likely<string>[] {
  const isAbout = ({ id }: Likely<string>) => facts.has(id) || id === calculator;
  const about = asks.filter(isAbout);
  if (about.length === 0) return asks;
  const probability = about.reduce((sum, one) => sum + one.probability, 0);
  const others = asks.filter((ask) => !isAbout(ask));
  return [...others, { id: calculator, probability }].toSorted(
    (one, other) => other.probability - one.probability,
  );
}
