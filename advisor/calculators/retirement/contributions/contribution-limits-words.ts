import { fact, given, type Explanation, type Figure } from '#advisor/calculators/define/result.ts';
import { coupleOpening } from '#advisor/calculators/retirement/contributions/contribution-couple.ts';
import { nextSteps } from '#advisor/calculators/retirement/contributions/contribution-next-steps.ts';
import {
  catchUpAtWork,
  type Plan,
} from '#advisor/calculators/retirement/contributions/contribution-rules.ts';
import type { FactReader } from '#advisor/facts/read-facts.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

const monthsPerYear = 12;
export const planNames: Record<Plan, string> = {
  workplace: 'a 401(k), 403(b) or similar plan at work',
  traditional_ira: 'a traditional IRA',
  roth_ira: 'a Roth IRA',
  simple_ira: 'a SIMPLE IRA',
  sep_ira: 'a SEP IRA',
  hsa: 'a health savings account',
};

/** From what age the law lets one add something, and how much at which ages. */
interface CatchUps {
  from: Quantity;
  usual: Quantity;
  higher?: { amount: Quantity; from: Quantity; through: Quantity };
}

/** The catch-up at each age; nothing of an account without one. */
export function catchUpRules(plan: Plan, facts: FactReader): CatchUps | undefined {
  if (plan === 'sep_ira') return undefined;
  if (plan === 'hsa') {
    return {
      from: fact('hsa_catch_up_age', facts.get('hsa_catch_up_age'), 'age'),
      usual: fact('hsa_catch_up', facts.get('hsa_catch_up'), 'usd'),
    };
  }
  const from = fact('catch_up_age', facts.get('catch_up_age'), 'age');
  if (plan === 'roth_ira' || plan === 'traditional_ira')
    return { from, usual: fact('ira_catch_up', facts.get('ira_catch_up'), 'usd') };
  const ids = plan === 'workplace' ? workplaceCatchUps : simpleCatchUps;
  const ages = facts.get('higher_catch_up_ages');
  const [usual, amount] = [from.value, ages.from].map((at) => catchUpAtWork(plan, at, facts)) as [
    number,
    number,
  ];
  return {
    from,
    usual: fact(ids.usual, usual, 'usd'),
    ...(amount > usual
      ? {
          higher: {
            amount: fact(ids.higher, amount, 'usd'),
            from: fact('higher_catch_up_ages', ages.from, 'age'),
            through: fact('higher_catch_up_ages', ages.through, 'age'),
          },
        }
      : {}),
  };
}

const workplaceCatchUps = { usual: 'catch_up_50', higher: 'catch_up_60_63' };
const simpleCatchUps = { usual: 'simple_ira_catch_up_50', higher: 'simple_ira_catch_up_60_63' };

/** A catch-up that is further away is nothing to tell of yet. */
const yearsInSight = 10;

/** What age adds where it adds nothing yet, or adds more later. */
function catchUpsToCome(age: number, { from, usual, higher }: CatchUps): Text[] {
  if (age < from.value - yearsInSight) return [];
  if (age < from.value)
    return [
      higher
        ? text`From age ${from} you may add ${usual} as catch-up, and from ${higher.from} through ${higher.through} ${higher.amount}.`
        : text`From age ${from} you may add ${usual} as catch-up.`,
    ];
  return higher && age < higher.from.value
    ? [
        text`From age ${higher.from} through ${higher.through} the catch-up is ${higher.amount} instead of ${usual}.`,
      ]
    : [];
}

interface Told {
  plan: Plan;
  income: number;
  planned: number;
  age: number;
  hsa_months: number;
}

/** What may go in, by what was asked. */
export function explainLimit(
  figures: readonly Figure[],
  { year, reduced, catchUps }: { year: Text; reduced: boolean; catchUps: CatchUps | undefined },
  { plan, income, planned, age: years, hsa_months: hsaMonths }: Told,
): Explanation {
  const find = (id: string) => figures.find((candidate) => candidate.id === id);
  const deductible = find('deductible');
  const savers = find('savers_credit_rate');
  const incomeSaid = given('income', income, 'usd_per_year');
  const [over, deducted] = [find('over'), find('deducted')];
  const [perCheck, checks] = [find('per_check'), find('checks')];
  const wanted = given('planned', planned, 'usd_per_year');
  const ofBoth = planned === 0 ? coupleOpening(figures, year) : undefined;
  const [allowed, base, catchUp] = [figures[0]!, find('base_limit')!, find('catch_up')!];
  const isWholeYear = plan === 'hsa' && hsaMonths === monthsPerYear;
  const isWhole = allowed.value === base.value + catchUp.value;
  // "Over 50" is read as the age of 50: both who is and who is not yet may want to know.
  const general =
    catchUps && isWhole && years === catchUps.from.value && planned === 0 && !deductible
      ? text`For ${year} the limit for ${planNames[plan]} is ${base}; with the catch-up of ${catchUp} from age ${catchUps.from} on, it’s ${allowed}.`
      : undefined;
  const isByCheck = perCheck !== undefined && planned === 0 && allowed.value > 0;
  return {
    conclusion: ofBoth
      ? ofBoth
      : isByCheck
        ? text`Put in ${perCheck} from each of ${checks!} paychecks to reach the limit of ${allowed} for ${year}.`
        : over
          ? text`No, ${wanted} is ${over} too much: ${allowed} may go into ${planNames[plan]} for ${year}.`
          : planned > 0 && deductible
            ? text`You may put in ${wanted} and deduct ${deducted!} of it for ${year}; the limit is ${allowed}.`
            : planned > 0
              ? text`Yes, ${wanted} fits: up to ${allowed} may go into ${planNames[plan]} for ${year}, so ${find('room')!} is left.`
              : deductible
                ? text`You may put up to ${allowed} into ${planNames[plan]} for ${year}, and deduct ${deductible} of it.`
                : (general ?? text`You may put up to ${allowed} into ${planNames[plan]} for ${year}.`),
    ...(ofBoth
      ? {}
      : planned === 0
        ? {
            openings: {
              yesno: general
                ? text`Yes, from age ${catchUps!.from} on it’s ${allowed} for ${year}: the limit of ${base} and a catch-up of ${catchUp}.`
                : allowed.value > 0
                  ? text`Yes, up to ${allowed} may go into ${planNames[plan]} for ${year}${deductible ? text`, and you can deduct ${deductible} of it` : ''}.`
                  : text`No, at ${incomeSaid} nothing may go into ${planNames[plan]} for ${year}.`,
            },
          }
        : deductible && !over
          ? {
              openings: {
                yesno: text`Yes, ${wanted} fits, and you can deduct ${deducted!} of it for ${year}.`,
              },
            }
          : {}),
    reasons: [
      ...(general && !isByCheck
        ? []
        : [
            text`The limit is ${base}${isWholeYear ? ' for a whole year of coverage; each month without it takes off a twelfth, unless you’re covered in December' : ''}${catchUp.value > 0 ? text`, and at age ${given('age', years, 'age')} you may add ${catchUp} as catch-up.` : '.'}`,
          ]),
      ...(catchUps && isWhole ? catchUpsToCome(years, catchUps) : []),
      ...(plan === 'roth_ira' && reduced
        ? [text`Your income of ${incomeSaid} takes off ${find('reduction')!}.`]
        : []),
      ...(deductible && reduced ? [text`With an income of ${incomeSaid}, you can’t deduct the rest.`] : []),
      ...(savers
        ? [
            text`With an income of ${incomeSaid} you may also get a saver’s credit of ${savers} of what you put in, up to a limit.`,
          ]
        : []),
    ],
    next: nextSteps[plan],
  };
}
