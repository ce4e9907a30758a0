import { defineFacts } from '#advisor/facts/define-facts.ts';
import { checkedOn } from '#advisor/facts/entry.ts';
import { seriesNames } from '#advisor/facts/key-names.ts';

/** One fact sheet for each year. */
export const factSheets = { 2024: 'ssa_cola_2024', 2025: 'ssa_cola_2025', 2026: 'ssa_cola_2026' };

/** Amounts of consecutive years, the first of which is `firstYear`. */
export interface YearSeries {
  firstYear: number;
  amounts: readonly number[];
}

const averageWages: YearSeries = {
  firstYear: 1951,
  amounts: [
    2799.16, 2973.32, 3139.44, 3155.64, 3301.44, 3532.36, 3641.72, 3673.8, 3855.8, 4007.12, 4086.76, 4291.4,
    4396.64, 4576.32, 4658.72, 4938.36, 5213.44, 5571.76, 5893.76, 6186.24, 6497.08, 7133.8, 7580.16, 8030.76,
    8630.92, 9226.48, 9779.44, 10556.03, 11479.46, 12513.46, 13773.1, 14531.34, 15239.24, 16135.07, 16822.51,
    17321.82, 18426.51, 19334.04, 20099.55, 21027.98, 21811.6, 22935.42, 23132.67, 23753.53, 24705.66,
    25913.9, 27426, 28861.44, 30469.84, 32154.82, 32921.92, 33252.09, 34064.95, 35648.55, 36952.94, 38651.41,
    40405.48, 41334.97, 40711.61, 41673.83, 42979.61, 44321.67, 44888.16, 46481.52, 48098.63, 48642.15,
    50321.89, 52145.8, 54099.99, 55628.6, 60575.07, 63795.13, 66621.8, 69846.57,
  ],
};

const taxableMaximums: YearSeries = {
  firstYear: 1951,
  amounts: [
    3600, 3600, 3600, 3600, 4200, 4200, 4200, 4200, 4800, 4800, 4800, 4800, 4800, 4800, 4800, 6600, 6600,
    7800, 7800, 7800, 7800, 9000, 10800, 13200, 14100, 15300, 16500, 17700, 22900, 25900, 29700, 32400, 35700,
    37800, 39600, 42000, 43800, 45000, 48000, 51300, 53400, 55500, 57600, 60600, 61200, 62700, 65400, 68400,
    72600, 76200, 80400, 84900, 87000, 87900, 90000, 94200, 97500, 102000, 106800, 106800, 106800, 110100,
    113700, 117000, 118500, 118500, 127200, 128400, 132900, 137700, 142800, 147000, 160200, 168600, 176100,
    184500,
  ],
};

/** By the year in whose December they take effect. */
const costOfLiving: YearSeries = {
  firstYear: 2005,
  amounts: [4.1, 3.3, 2.3, 5.8, 0, 0, 3.6, 1.7, 1.5, 1.7, 0, 0.3, 2, 2.8, 1.6, 1.3, 5.9, 8.7, 3.2, 2.5, 2.8],
};

const until = (series: YearSeries, year: number): YearSeries => ({
  firstYear: series.firstYear,
  amounts: series.amounts.slice(0, year - series.firstYear + 1),
});

/** What is known in a year: each series ends where it ended when that year's figures were announced. */
const knownIn = (series: YearSeries, yearsBack: number): Record<2024 | 2025 | 2026, YearSeries> => ({
  2024: until(series, 2024 - yearsBack),
  2025: until(series, 2025 - yearsBack),
  2026: until(series, 2026 - yearsBack),
});

export const socialSecurityFacts = defineFacts({
  social_security_cola: {
    label: 'the cost-of-living adjustment of Social Security paid from January',
    unit: 'percent',
    values: { 2024: 3.2, 2025: 2.5, 2026: 2.8 },
    source: factSheets,
    changesYearly: true,
    checkedOn,
  },
  pia_bend_points: {
    label: 'the monthly earnings at which the share that Social Security replaces changes',
    unit: 'usd_per_month',
    appliesTo: 'people who turn 62 in that year',
    values: {
      2024: { first: 1174, second: 7078 },
      2025: { first: 1226, second: 7391 },
      2026: { first: 1286, second: 7749 },
    },
    source: 'ssa_bend_points',
    changesYearly: true,
    checkedOn,
    keys: { first: 'the first bend point', second: 'the second bend point' },
  },
  /** A year's bend points are these, raised as average wages rose from `wageYear` to two years before that year. */
  pia_bend_point_base: {
    label: 'the first bend points, from which those of every later year are worked out',
    unit: 'usd_per_month',
    values: { 2024: { first: 180, second: 1085, wageYear: 1977 } },
    source: 'ssa_bend_points',
    changesYearly: false,
    checkedOn,
    keys: { first: 'the first', second: 'the second', wageYear: 'the year of the wages they belong to' },
    keyUnits: { wageYear: 'year' },
  },
  pia_shares: {
    label:
      'the shares of average monthly earnings that Social Security replaces, below, between and above the bend points',
    unit: 'percent',
    values: { 2024: { first: 90, second: 32, third: 15 } },
    source: 'ssa_pia_formula',
    changesYearly: false,
    checkedOn,
    keys: {
      first: 'below the first bend point',
      second: 'between the bend points',
      third: 'above the second bend point',
    },
  },
  aime_rule: {
    label:
      'how average indexed monthly earnings are worked out: the best years that count, and the ages of indexing and eligibility',
    unit: 'years',
    values: { 2024: { bestYears: 35, indexingAge: 60, eligibilityAge: 62 } },
    source: 'ssa_pia_formula',
    changesYearly: false,
    checkedOn,
    keys: {
      bestYears: 'the best years that count',
      indexingAge: 'the age up to whose year earnings are indexed',
      eligibilityAge: 'the age of eligibility',
    },
    keyUnits: { indexingAge: 'age', eligibilityAge: 'age' },
  },
  average_wage_index: {
    label: 'the national average wage index, by year',
    unit: 'usd_per_year',
    values: knownIn(averageWages, 2),
    source: 'ssa_wage_index',
    changesYearly: true,
    checkedOn,
    keys: seriesNames,
    keyUnits: { firstYear: 'year' },
  },
  taxable_maximum_by_year: {
    label: 'the most earnings that count for Social Security, by year',
    unit: 'usd_per_year',
    values: knownIn(taxableMaximums, 0),
    source: 'ssa_wage_bases',
    changesYearly: true,
    checkedOn,
    keys: seriesNames,
    keyUnits: { firstYear: 'year' },
  },
  cola_by_year: {
    label:
      'the cost-of-living adjustments of Social Security, by the year in whose December they took effect',
    unit: 'percent',
    values: knownIn(costOfLiving, 1),
    source: 'ssa_cola_series',
    changesYearly: true,
    checkedOn,
    keys: seriesNames,
    keyUnits: { firstYear: 'year' },
  },
  full_retirement_age: {
    label: 'the full retirement age of Social Security, by year of birth',
    unit: 'age',
    values: {
      2024: [
        { bornFrom: 1943, years: 66, months: 0 },
        { bornFrom: 1955, years: 66, months: 2 },
        { bornFrom: 1956, years: 66, months: 4 },
        { bornFrom: 1957, years: 66, months: 6 },
        { bornFrom: 1958, years: 66, months: 8 },
        { bornFrom: 1959, years: 66, months: 10 },
        { bornFrom: 1960, years: 67, months: 0 },
      ],
    },
    source: 'ssa_normal_retirement_age',
    changesYearly: false,
    checkedOn,
    keys: { bornFrom: 'born in this year or later', years: 'years', months: 'and months' },
    keyUnits: { bornFrom: 'year', months: 'months' },
  },
  claiming_ages: {
    label: 'the ages at which Social Security may be claimed first, and after which waiting adds nothing',
    unit: 'age',
    values: { 2024: { first: 62, last: 70 } },
    source: 'ssa_early_late',
    changesYearly: false,
    checkedOn,
    keys: { first: 'the earliest', last: 'the latest that adds anything' },
  },
  /** Per month, as fractions of a percent: 5/9 for the first months before full retirement age, 5/12 before those. */
  claiming_factors: {
    label: 'what claiming a month earlier or later than the full retirement age takes off or adds',
    unit: 'percent',
    appliesTo: 'people born in 1943 or later',
    values: { 2024: { nearMonths: 36, near: 5 / 9, far: 5 / 12, delayed: 2 / 3 } },
    source: 'ssa_early_late',
    changesYearly: false,
    checkedOn,
    keys: {
      nearMonths: 'the last months before the full retirement age',
      near: 'taken off for each of those months',
      far: 'taken off for each month before those',
      delayed: 'added for each month after it',
    },
    keyUnits: { nearMonths: 'months' },
  },
  earnings_test: {
    label:
      'what you may earn while drawing Social Security before the full retirement age, and in the year you reach it',
    unit: 'usd_per_year',
    values: {
      2024: { under: 22_320, yearOf: 59_520 },
      2025: { under: 23_400, yearOf: 62_160 },
      2026: { under: 24_480, yearOf: 65_160 },
    },
    source: factSheets,
    changesYearly: true,
    checkedOn,
    keys: {
      under: 'before the year of the full retirement age',
      yearOf: 'in the year you reach it, before that month',
    },
  },
  quarter_of_coverage: {
    label: 'the earnings that give one Social Security credit',
    unit: 'usd',
    values: { 2024: 1730, 2025: 1810, 2026: 1890 },
    source: factSheets,
    changesYearly: true,
    checkedOn,
  },
  credits_needed: {
    label: 'the Social Security credits that a retirement benefit takes; at most four are earned in a year',
    unit: 'count',
    values: { 2024: 40 },
    source: 'ssa_pia_formula',
    changesYearly: false,
    checkedOn,
  },
});
