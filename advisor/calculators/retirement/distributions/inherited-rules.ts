import { singleLifeYears } from '#advisor/calculators/retirement/distributions/single-life.ts';
import {
  distribution,
  periodAt,
  requiredFor,
  startAgeOf,
} from '#advisor/calculators/retirement/distributions/rmd-rules.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';

/** Who inherits, as the law tells heirs apart. */
export type Heir = 'other' | 'spouse' | 'minor_child' | 'disabled' | 'close_in_age' | 'estate_or_trust';

interface Inherited {
  heir: Heir;
  /** Zero where nobody told it. */
  age: number;
  owner_age: number;
  death_year: number;
  owner: 'taking' | 'not_yet';
  account: 'traditional' | 'roth';
}

/** The owner of a Roth account never has to take distributions, at any age. */
const hadBegun = ({ owner, account }: Inherited) => owner === 'taking' && account === 'traditional';

/** What an heir other than a spouse has to do. */
interface Deadline {
  /** By the end of this year everything must be out. */
  last: number;
  /** Whether something is due in every year until then. */
  isYearly: boolean;
  /** What the balance is divided by this year; null where the age that it goes by is not told. */
  period: number | null;
}

export function deadlineOf(inherited: Inherited, facts: FactReader): Deadline {
  const { heir, age, death_year: died } = inherited;
  const since = facts.year - (died + 1);
  const begun = hadBegun(inherited);
  const first = singleLifeYears(age - since, facts);
  const own = age > 0 ? first - since : null;
  switch (heir) {
    case 'minor_child': {
      const grownUp = facts.year - age + facts.get('inherited_minor_until');
      return { last: grownUp + facts.get('inherited_account_years'), isYearly: true, period: own };
    }
    case 'disabled':
    case 'close_in_age': {
      const period = own === null ? null : Math.max(own, begun ? ofOwner(inherited, facts) : 0);
      return { last: died + 1 + yearsUntilOne(first), isYearly: true, period };
    }
    case 'estate_or_trust':
      return begun
        ? {
            last: died + yearsUntilOne(singleLifeYears(inherited.owner_age, facts)),
            isYearly: true,
            period: ofOwner(inherited, facts),
          }
        : { last: died + facts.get('inherited_years_without_heir'), isYearly: false, period: null };
    default:
      return { last: died + facts.get('inherited_account_years'), isYearly: begun, period: own };
  }
}

/** The years that were still expected of the owner, less those gone by; zero where the age is not told. */
function ofOwner({ owner_age: old, death_year: died }: Inherited, facts: FactReader): number {
  return old > 0 ? singleLifeYears(old, facts) - (facts.year - died) : 0;
}

/** With one taken off every year: after how many years the divisor is not more than one, so that all is due. */
const yearsUntilOne = (first: number) => Math.ceil(Math.round((first - 1) * 10) / 10);

/** What is due this year by a divisor, of which everything is due in the last year and where it is not more than one. */
export function dueThisYear(balance: number, period: number, isLast: boolean): number {
  return isLast || period <= 1 ? balance : balance / period;
}

/** What a spouse has to take out, with the account made their own or left in the name of the dead. */
interface SpouseChoice {
  own: number;
  ownStart: number;
  /** Null where the age of the owner, which it goes by, is not told. */
  beneficiary: number | null;
  beneficiaryStart: number | null;
}

export function spouseChoice(balance: number, inherited: Inherited, facts: FactReader): SpouseChoice {
  const { age, death_year: died, owner_age: old, account } = inherited;
  const born = facts.year - age;
  const ownStart = born + startAgeOf(born, facts);
  const own = account === 'roth' ? 0 : requiredFor(balance, age, facts);
  const theirs = died - old;
  const start = hadBegun(inherited)
    ? died + 1
    : old > 0
      ? Math.max(died + 1, theirs + startAgeOf(theirs, facts))
      : null;
  if (start === null) return { own, ownStart, beneficiary: null, beneficiaryStart: null };
  const { firstAge } = facts.get('uniform_lifetime_table');
  // The longer table counts by law where the owner had not begun; it starts at this age.
  const period =
    !hadBegun(inherited) && age >= firstAge
      ? periodAt(age, facts)
      : Math.max(singleLifeYears(age, facts), hadBegun(inherited) ? ofOwner(inherited, facts) : 0);
  const beneficiary = facts.year >= start ? distribution(balance, period) : 0;
  return { own, ownStart, beneficiary, beneficiaryStart: start };
}

/** A sentence where what is told cannot be true of this kind of heir, or does not suffice; null otherwise. */
export function problemWithHeir(inherited: Inherited): { field: string; message: string } | null {
  const { heir, age, owner_age: old } = inherited;
  if (heir === 'estate_or_trust') {
    const message = 'Give the age of the owner at death: the years that are left go by it.';
    return hadBegun(inherited) && old === 0 ? { field: 'owner_age', message } : null;
  }
  if (heir !== 'other' && age === 0)
    return { field: 'age', message: 'Give the age of the heir this year: the yearly minimum goes by it.' };
  return null;
}

/** As problemWithHeir, for what the ages of the law decide. */
export function problemWithAges(
  { heir, age, owner_age: old, death_year: died }: Inherited,
  facts: FactReader,
): { field: string; message: string } | null {
  const then = age - (facts.year - died);
  const grownUp = facts.get('inherited_minor_until');
  if (then < 0 && age > 0)
    return { field: 'age', message: 'The heir was born after the owner died: check the age and the year.' };
  if (heir === 'minor_child' && then >= grownUp)
    return {
      field: 'heir',
      message: `A minor child is under ${grownUp} when the owner dies; choose another kind of heir.`,
    };
  const apart = facts.get('inherited_close_in_age');
  return heir === 'close_in_age' && old > 0 && old - then > apart
    ? {
        field: 'heir',
        message: `The heir is more than ${apart} years younger than the owner; choose another kind of heir.`,
      }
    : null;
}
