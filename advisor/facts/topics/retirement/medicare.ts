import { defineFacts } from '#advisor/facts/define-facts.ts';
import { announced, checkedOn, fixed } from '#advisor/facts/entry.ts';

const partDAnnouncements = { 2024: 'cms_2024_part_d', 2025: 'cms_2025_part_d', 2026: 'cms_2026_part_d' };
const factSheets = { 2024: 'cms_2024_premiums', 2025: 'cms_2025_premiums', 2026: 'cms_2026_premiums' };

/** From where a tier begins: at this income itself where `inclusive`, otherwise just above it. */
export interface IrmaaTier {
  over: number;
  inclusive: boolean;
  partB: number;
  partD: number;
}

/**
 * Who is single, head of household or a surviving spouse shares one table, and so does who filed separately but
 * lived apart all year.
 */
interface IrmaaTables {
  individual: IrmaaTier[];
  joint: IrmaaTier[];
  separate: IrmaaTier[];
}

type Amounts = readonly (readonly [partB: number, partD: number])[];

function tables(individual: number[], joint: number[], separate: number[], amounts: Amounts): IrmaaTables {
  const tiers = (overs: number[], of: Amounts): IrmaaTier[] =>
    overs.map((over, index) => ({
      over,
      inclusive: index === overs.length - 1,
      partB: of[index]![0],
      partD: of[index]![1],
    }));
  return {
    individual: tiers(individual, amounts),
    joint: tiers(joint, amounts),
    separate: tiers(separate, amounts.slice(-2)),
  };
}

export const medicareFacts = defineFacts({
  part_b_premium: {
    label: 'the standard Medicare Part B premium',
    unit: 'usd_per_month',
    values: { 2024: 174.7, 2025: 185, 2026: 202.9 },
    source: factSheets,
    changesYearly: true,
    checkedOn,
  },
  part_b_deductible: {
    label: 'the Medicare Part B deductible',
    unit: 'usd_per_year',
    values: { 2024: 240, 2025: 257, 2026: 283 },
    source: factSheets,
    changesYearly: true,
    checkedOn,
  },
  part_b_late_percent: fixed(
    'what is added to the Part B premium for each full year of enrolling late',
    'percent',
    'medicare_late_enrollment',
    10,
  ),
  medicare_age: fixed('the age at which Medicare begins', 'age', 'medicare_eligibility', 65),
  part_a_deductible: announced(
    'the Medicare Part A deductible for a stay in hospital',
    'usd',
    factSheets,
    { 2024: 1632, 2025: 1676, 2026: 1736 },
    {
      appliesTo: 'each benefit period',
    },
  ),
  part_a_premium: announced(
    'the Medicare Part A premium of those who have not worked long enough',
    'usd_per_month',
    factSheets,
    { 2024: 505, 2025: 518, 2026: 565 },
    {
      appliesTo: 'people with fewer than 30 credits; with 40, their own or a spouse’s, it costs nothing',
    },
  ),
  part_d_deductible: announced(
    'the largest deductible of a Medicare Part D plan',
    'usd_per_year',
    partDAnnouncements,
    { 2024: 545, 2025: 590, 2026: 615 },
  ),
  /** There was none before 2025. */
  part_d_out_of_pocket_cap: announced(
    'the most that covered drugs cost you in a year under Medicare Part D',
    'usd_per_year',
    partDAnnouncements,
    { 2025: 2000, 2026: 2100 },
  ),
  irmaa_look_back: {
    label: 'how many years back the income lies that decides the Medicare surcharge',
    unit: 'years',
    values: { 2024: 2 },
    source: 'ssa_irmaa_rules',
    changesYearly: false,
    checkedOn,
  },
  irmaa: {
    label: 'the Medicare surcharges for higher incomes on Part B and Part D, a month',
    unit: 'usd_per_month',
    values: {
      2024: tables(
        [103_000, 129_000, 161_000, 193_000, 500_000],
        [206_000, 258_000, 322_000, 386_000, 750_000],
        [103_000, 397_000],
        [
          [69.9, 12.9],
          [174.7, 33.3],
          [279.5, 53.8],
          [384.3, 74.2],
          [419.3, 81],
        ],
      ),
      2025: tables(
        [106_000, 133_000, 167_000, 200_000, 500_000],
        [212_000, 266_000, 334_000, 400_000, 750_000],
        [106_000, 394_000],
        [
          [74, 13.7],
          [185, 35.3],
          [295.9, 57],
          [406.9, 78.6],
          [443.9, 85.8],
        ],
      ),
      2026: tables(
        [109_000, 137_000, 171_000, 205_000, 500_000],
        [218_000, 274_000, 342_000, 410_000, 750_000],
        [109_000, 391_000],
        [
          [81.2, 14.5],
          [202.9, 37.5],
          [324.6, 60.4],
          [446.3, 83.3],
          [487, 91],
        ],
      ),
    },
    source: factSheets,
    changesYearly: true,
    checkedOn,
    keys: {
      individual: 'single, head of household or surviving spouse',
      joint: 'married filing jointly',
      separate: 'married filing separately, having lived together',
      over: 'income above',
      inclusive: 'whether that income itself is included',
      partB: 'added to Part B',
      partD: 'added to Part D',
    },
    keyUnits: { over: 'usd' },
  },
});
