import { describe, expect, it } from 'vitest';
import { readFacts } from '#advisor/facts/read-facts.ts';
import { sources } from '#advisor/facts/sources.ts';
import { healthAccountsFacts } from '#advisor/facts/topics/family/health-accounts.ts';
import { medicareFacts, type IrmaaTier } from '#advisor/facts/topics/retirement/medicare.ts';
import { retirementPlansFacts } from '#advisor/facts/topics/retirement/retirement-plans.ts';
import { socialSecurityFacts } from '#advisor/facts/topics/retirement/social-security.ts';

const years = [2024, 2025, 2026];
type Id = Parameters<ReturnType<typeof readFacts>['get']>[0];
const over = <I extends Id>(id: I) => years.map((year) => readFacts(year).get(id));

/** Typed in again from the notices and fact sheets, apart from the ledger. */
describe('retirement plans and health accounts', () => {
  it.each<[Id, unknown[]]>([
    ['elective_deferral_limit', [23_000, 23_500, 24_500]],
    ['catch_up_50', [7500, 7500, 8000]],
    ['catch_up_60_63', [null, 11_250, 11_250]],
    ['roth_catch_up_wage_threshold', [null, null, 150_000]],
    ['annual_additions_limit', [69_000, 70_000, 72_000]],
    ['plan_compensation_limit', [345_000, 350_000, 360_000]],
    ['highly_compensated_threshold', [155_000, 160_000, 160_000]],
    ['ira_limit', [7000, 7000, 7500]],
    ['ira_catch_up', [1000, 1000, 1100]],
    ['simple_ira_limit', [16_000, 16_500, 17_000]],
    ['simple_ira_catch_up_50', [3500, 3500, 4000]],
    ['simple_ira_catch_up_60_63', [null, 5250, 5250]],
    ['defined_benefit_limit', [275_000, 280_000, 290_000]],
    ['qcd_limit', [105_000, 108_000, 111_000]],
    ['qcd_life_income_limit', [53_000, 54_000, 55_000]],
    ['longevity_annuity_limit', [200_000, 210_000, 210_000]],
    [
      'hsa_limit',
      [
        { self: 4150, family: 8300 },
        { self: 4300, family: 8550 },
        { self: 4400, family: 8750 },
      ],
    ],
    [
      'hdhp_minimum_deductible',
      [
        { self: 1600, family: 3200 },
        { self: 1650, family: 3300 },
        { self: 1700, family: 3400 },
      ],
    ],
    [
      'hdhp_out_of_pocket_maximum',
      [
        { self: 8050, family: 16_100 },
        { self: 8300, family: 16_600 },
        { self: 8500, family: 17_000 },
      ],
    ],
    ['health_fsa_limit', [3200, 3300, 3400]],
    ['health_fsa_carryover', [640, 660, 680]],
  ])('%s', (id, expected) => expect(over(id)).toEqual(expected));

  it('phases out over the published incomes', () => {
    const flat = (id: 'roth_ira_phase_out' | 'ira_deduction_phase_out') =>
      years.map((year) => {
        const { single, married_joint: joint, head_of_household: head } = readFacts(year).get(id);
        expect(head).toEqual(single);
        return [single.from, single.to, joint.from, joint.to].map((amount) => amount / 1000);
      });
    expect(flat('roth_ira_phase_out')).toEqual([
      [146, 161, 230, 240],
      [150, 165, 236, 246],
      [153, 168, 242, 252],
    ]);
    expect(flat('ira_deduction_phase_out')).toEqual([
      [77, 87, 123, 143],
      [79, 89, 126, 146],
      [81, 91, 129, 149],
    ]);
    for (const year of years) {
      const facts = readFacts(year);
      // Where only the spouse is covered the law uses the same joint range as for Roth IRAs.
      expect(facts.get('ira_deduction_phase_out_spouse_covered').married_joint).toEqual(
        facts.get('roth_ira_phase_out').married_joint,
      );
      expect(facts.get('roth_ira_phase_out').married_separate).toEqual({ from: 0, to: 10_000 });
    }
  });

  it('has the ages and the taxes of the law', () => {
    const facts = readFacts(2026);
    expect(facts.get('early_withdrawal_tax_percent')).toBe(10);
    expect(facts.get('early_withdrawal_age')).toBe(59.5);
    expect(facts.get('separation_age')).toEqual({ most: 55, public_safety: 50 });
    expect(facts.get('qcd_age')).toBe(70.5);
    expect(facts.get('catch_up_age')).toBe(50);
    expect(facts.get('higher_catch_up_ages')).toEqual({ from: 60, through: 63 });
    expect(facts.get('hsa_other_use_tax_percent')).toBe(20);
    expect(facts.get('ira_excess_tax_percent')).toBe(6);
    expect(facts.get('rmd_start_age').map(({ age }) => age)).toEqual([72, 73, 75]);
  });

  it('has the saver’s credit of Form 8880', () => {
    const tops = (status: 'single' | 'head_of_household' | 'married_joint') =>
      over('savers_credit_tiers').map((tiers) => tiers[status].map(({ upTo }) => upTo));
    expect(tops('single')).toEqual([
      [23_000, 25_000, 38_250],
      [23_750, 25_500, 39_500],
      [24_250, 26_250, 40_250],
    ]);
    expect(tops('head_of_household')).toEqual([
      [34_500, 37_500, 57_375],
      [35_625, 38_250, 59_250],
      [36_375, 39_375, 60_375],
    ]);
    expect(tops('married_joint')).toEqual([
      [46_000, 50_000, 76_500],
      [47_500, 51_000, 79_000],
      [48_500, 52_500, 80_500],
    ]);
  });

  it('has the Uniform Lifetime Table in force since 2022, from 72 to 120', () => {
    const { firstAge, periods } = readFacts(2026).get('uniform_lifetime_table');
    const at = (age: number) => periods[age - firstAge];
    expect(firstAge + periods.length - 1).toBe(120);
    expect([72, 73, 75, 80, 85, 90, 95, 100].map(at)).toEqual([27.4, 26.5, 24.6, 20.2, 16, 12.2, 8.9, 6.4]);
    expect([101, 105, 110, 115, 119, 120].map(at)).toEqual([6, 4.6, 3.5, 2.9, 2.3, 2]);
    expect(periods).toEqual([...periods].sort((a, b) => b - a));
  });
});

describe('Medicare', () => {
  const flat = (tiers: IrmaaTier[]) => tiers.map((tier) => [tier.over / 1000, tier.partB, tier.partD]);

  it('has the premiums, the deductibles and the surcharges of the fact sheets', () => {
    expect(over('part_b_premium')).toEqual([174.7, 185, 202.9]);
    expect(over('part_b_deductible')).toEqual([240, 257, 283]);
    expect(over('part_a_deductible')).toEqual([1632, 1676, 1736]);
    expect(over('part_a_premium')).toEqual([505, 518, 565]);
    expect(over('part_d_deductible')).toEqual([545, 590, 615]);
    expect(over('part_d_out_of_pocket_cap').slice(1)).toEqual([2000, 2100]);
    expect(over('medicare_age')).toEqual([65, 65, 65]);
    const [first, second, third] = years.map((year) => readFacts(year).get('irmaa'));
    expect(flat(first!.individual)).toEqual([
      [103, 69.9, 12.9],
      [129, 174.7, 33.3],
      [161, 279.5, 53.8],
      [193, 384.3, 74.2],
      [500, 419.3, 81],
    ]);
    expect(flat(second!.individual)).toEqual([
      [106, 74, 13.7],
      [133, 185, 35.3],
      [167, 295.9, 57],
      [200, 406.9, 78.6],
      [500, 443.9, 85.8],
    ]);
    expect(flat(third!.joint)).toEqual([
      [218, 81.2, 14.5],
      [274, 202.9, 37.5],
      [342, 324.6, 60.4],
      [410, 446.3, 83.3],
      [750, 487, 91],
    ]);
    expect(flat(third!.separate)).toEqual([
      [109, 446.3, 83.3],
      [391, 487, 91],
    ]);
    expect([first!, second!].map(({ separate }) => separate.map((tier) => tier.over))).toEqual([
      [103_000, 397_000],
      [106_000, 394_000],
    ]);
    expect([first!, second!].map(({ joint }) => joint.map((tier) => tier.over / 1000))).toEqual([
      [206, 258, 322, 386, 750],
      [212, 266, 334, 400, 750],
    ]);
  });

  it('follows the shares of cost that the law sets', () => {
    // 42 U.S.C. 1395r(i): who pays a quarter of the cost pays 35, 50, 65, 80 or 85 % with a surcharge. CMS rounds
    // the cost before, so it fits to a dime or two.
    for (const year of years) {
      const quarter = readFacts(year).get('part_b_premium');
      readFacts(year)
        .get('irmaa')
        .individual.forEach(({ partB }, index) => {
          expect(Math.abs(quarter + partB - quarter * ([1.4, 2, 2.6, 3.2, 3.4][index] ?? 0))).toBeLessThan(
            0.3,
          );
        });
    }
  });
});

describe('Social Security', () => {
  it('has the figures of the fact sheets', () => {
    expect(over('social_security_cola')).toEqual([3.2, 2.5, 2.8]);
    expect(over('quarter_of_coverage')).toEqual([1730, 1810, 1890]);
    expect(over('social_security_maximum_benefit')).toEqual([3822, 4018, 4152]);
    expect(over('social_security_average_benefit')).toEqual([1907, 1976, 2071]);
    expect(over('disability_earnings_limit').map(({ blind, other }) => [blind, other])).toEqual([
      [2590, 1550],
      [2700, 1620],
      [2830, 1690],
    ]);
    expect(
      over('supplemental_security_income').map(({ individual, couple }) => [individual, couple]),
    ).toEqual([
      [943, 1415],
      [967, 1450],
      [994, 1491],
    ]);
    expect(over('earnings_test')).toEqual([
      { under: 22_320, yearOf: 59_520 },
      { under: 23_400, yearOf: 62_160 },
      { under: 24_480, yearOf: 65_160 },
    ]);
    expect(over('pia_bend_points')).toEqual([
      { first: 1174, second: 7078 },
      { first: 1226, second: 7391 },
      { first: 1286, second: 7749 },
    ]);
  });

  it('has a wage index from which every published bend point since 1979 follows', () => {
    // SSA's table of bend points: year, first, second.
    const published = [
      [1979, 180, 1085],
      [1980, 194, 1171],
      [1985, 280, 1691],
      [1990, 356, 2145],
      [1995, 426, 2567],
      [2000, 531, 3202],
      [2005, 627, 3779],
      [2008, 711, 4288],
      [2012, 767, 4624],
      [2015, 826, 4980],
      [2017, 885, 5336],
      [2018, 895, 5397],
      [2019, 926, 5583],
      [2020, 960, 5785],
      [2021, 996, 6002],
      [2022, 1024, 6172],
      [2023, 1115, 6721],
      [2024, 1174, 7078],
      [2025, 1226, 7391],
      [2026, 1286, 7749],
    ] as const;
    const { firstYear, amounts } = readFacts(2026).get('average_wage_index');
    const { first, second, wageYear } = readFacts(2026).get('pia_bend_point_base');
    const wage = (year: number) => amounts[year - firstYear]!;
    for (const [year, low, high] of published) {
      const growth = wage(year - 2) / wage(wageYear);
      expect([year, Math.round(first * growth), Math.round(second * growth)]).toEqual([year, low, high]);
    }
  });

  it('ends each series where it ended in the year', () => {
    const last = (id: 'average_wage_index' | 'taxable_maximum_by_year' | 'cola_by_year', year: number) => {
      const { firstYear, amounts } = readFacts(year).get(id);
      return [firstYear + amounts.length - 1, amounts.at(-1)];
    };
    expect(last('average_wage_index', 2024)).toEqual([2022, 63_795.13]);
    expect(last('average_wage_index', 2026)).toEqual([2024, 69_846.57]);
    expect(last('taxable_maximum_by_year', 2024)).toEqual([2024, 168_600]);
    expect(last('taxable_maximum_by_year', 2026)).toEqual([2026, 184_500]);
    for (const year of years) {
      expect(last('cola_by_year', year)).toEqual([year - 1, readFacts(year).get('social_security_cola')]);
    }
  });
});

it('names a source we know for every year', () => {
  const all = { ...retirementPlansFacts, ...healthAccountsFacts, ...medicareFacts, ...socialSecurityFacts };
  for (const [id, { values, source }] of Object.entries(all)) {
    for (const year of Object.keys(values)) {
      const named = typeof source === 'string' ? source : (source as Record<string, string>)[year];
      expect([id, year, named !== undefined && named in sources]).toEqual([id, year, true]);
    }
  }
});
