import { healthPlanCosts } from '#advisor/calculators/saving/insurance/health-plan-costs.ts';
import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;

interface TwoPlan {
  premium: number;
  /** Zero where nobody said it. */
  deductible: number;
  /** What the employer puts into an HSA in a year. */
  hsa?: number;
}

type Plans = readonly TwoPlan[] | undefined;

/** How much care somebody expects. */
type Use = string | undefined;

interface Choice {
  plans?: Plans;
  use?: Use;
}

/** The two plans to choose between, the one with the lower premium first. */
export function twoPlans(plans: Plans): [TwoPlan, TwoPlan] | undefined {
  const [low, high, more] = (plans ?? []).toSorted((one, other) => one.premium - other.premium);
  return low && high && !more && low.premium < high.premium ? [low, high] : undefined;
}

/** True where the lower premium also costs no more in a year that uses up the deductible. */
export function isCheaperBothWays([low, high]: [TwoPlan, TwoPlan]): boolean {
  const saved = (high.premium - low.premium) * monthsPerYear + (low.hsa ?? 0) - (high.hsa ?? 0);
  return low.deductible > 0 && high.deductible > 0 && low.deductible - high.deductible <= saved;
}

/** What the lower premium and the employer's HSA money leave in a year without care. */
export const savedIfHealthy = ([low, high]: [TwoPlan, TwoPlan]) => ({
  value: Math.round((high.premium - low.premium) * monthsPerYear + (low.hsa ?? 0) - (high.hsa ?? 0)),
  unit: 'usd' as const,
  decimals: 0,
});

export const monthly = ({ premium }: TwoPlan) => given('plans', premium, 'usd_per_month');

/** A year without care, and one that uses up the larger deductible. */
function yearsOf(plans: Plans, [low, high]: [TwoPlan, TwoPlan], { run }: GuideContext) {
  const [healthy, sick] = [0, low.deductible].map((bills) => run(healthPlanCosts, { plans, bills }));
  if (!healthy || !sick || low.deductible === 0) return undefined;
  const totalOf = (plan: TwoPlan) => sick.figure(`total_${plans!.indexOf(plan) + 1}`);
  return { saved: healthy.figure('saved'), low: totalOf(low), high: totalOf(high) };
}

/** By how much care is expected, where both deductibles are told. */
export function byUse({ plans, use }: Choice, context: GuideContext): Verdict {
  const pair = twoPlans(plans)!;
  const [low, high] = pair;
  const years = low.deductible > 0 && high.deductible > 0 ? yearsOf(plans, pair, context) : undefined;
  const deductible = given('plans', low.deductible, 'usd');
  return {
    opening: !years
      ? text`Take the plan at ${monthly(low)} if its deductible and doctors are about as good as those at ${monthly(high)}.`
      : use === 'high'
        ? text`Take the plan at ${monthly(high)}: with regular care you'd likely use up the ${deductible} deductible of the other one.`
        : use === 'low'
          ? text`Take the plan at ${monthly(low)}, if you could pay its ${deductible} deductible from savings.`
          : text`Take the plan at ${monthly(low)} if you're healthy and could pay its ${deductible} deductible, and the one at ${monthly(high)} if not.`,
    because: years
      ? [
          text`In a year without care it leaves you ${years.saved} ahead. With ${deductible} of bills it's ${years.low} against ${years.high}, premiums and the employer's HSA money included.`,
          text`With an HSA, what you put in yourself is also free of tax.`,
        ]
      : [
          text`A higher premium has to buy something: a smaller deductible, better doctors, or less out of pocket in a bad year.`,
          text`What an employer puts into an HSA, and the HSA's tax break, count for a high-deductible plan.`,
        ],
    unless:
      use === 'high'
        ? text`the out-of-pocket maximums are close. Then the lower premium wins even in a bad year.`
        : text`you take regular medicine or plan surgery. Then compare the out-of-pocket maximums first.`,
    next: text`Write down both out-of-pocket maximums, and check that your doctors are in both plans.`,
  };
}

/** Two plans at work of which nothing is told in dollars. */
export function byHealth({ use }: Choice): Verdict {
  return {
    opening:
      use === 'low'
        ? text`Take the high-deductible plan, if you could pay its whole deductible from savings.`
        : use === 'high'
          ? text`Lean toward the regular plan: with steady care you'd use up the high deductible every year.`
          : text`Healthy with some cash: the high-deductible plan. Regular care: the regular one.`,
    because: [
      use === 'low'
        ? text`A couple of visits a year cost far less than the higher premium, checkups are free in both, and with an HSA what you don't spend stays yours, untaxed.`
        : use === 'high'
          ? text`Until the deductible is met you'd pay the full price of drugs and visits yourself, mostly in the first months.`
          : text`Checkups are free in both. What's left to compare is the premium you save for sure against the bigger bill in a bad year.`,
      text`Add a year of premiums to what you'd likely spend, then to the out-of-pocket maximum, and take off what the employer puts into an HSA. The plan with the lower totals wins.`,
    ],
    unless:
      use === 'high'
        ? text`the premium you'd save plus the employer's HSA money is more than the difference in out-of-pocket maximums. Then the high-deductible plan wins even for you.`
        : text`you couldn't pay the deductible from savings next month. Then take the lower deductible.`,
    next: text`Write down both premiums, deductibles, and out-of-pocket maximums, and check that your doctors are in both.`,
  };
}
