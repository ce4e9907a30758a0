import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';

export const medicareSources = defineSources({
  cms_2024_premiums: {
    title: '2024 Medicare Parts A & B Premiums and Deductibles',
    publisher: 'Centers for Medicare & Medicaid Services',
    url: 'https://www.cms.gov/newsroom/fact-sheets/2024-medicare-parts-b-premiums-and-deductibles',
    date: '2023-10-12',
  },
  cms_2025_premiums: {
    title: '2025 Medicare Parts A & B Premiums and Deductibles',
    publisher: 'Centers for Medicare & Medicaid Services',
    url: 'https://www.cms.gov/newsroom/fact-sheets/2025-medicare-parts-b-premiums-and-deductibles',
    date: '2024-11-08',
  },
  cms_2026_premiums: {
    title: '2026 Medicare Parts A & B Premiums and Deductibles',
    publisher: 'Centers for Medicare & Medicaid Services',
    url: 'https://www.cms.gov/newsroom/fact-sheets/2026-medicare-parts-b-premiums-deductibles',
    date: '2025-11-14',
  },
  ssa_irmaa_rules: {
    title: '20 CFR Part 418, Medicare Part B income-related monthly adjustment amount',
    publisher: 'Legal Information Institute, Cornell Law School',
    url: 'https://www.law.cornell.edu/cfr/text/20/part-418',
    date: '2025',
  },
});

const factSheets = { 2024: 'cms_2024_premiums', 2025: 'cms_2025_premiums', 2026: 'cms_2026_premiums' };
const checkedOn = '2026-11-15';

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
export interface IrmaaTables {
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
  },
});
