import { defineSources } from '#advisor/facts/define-facts.ts';

export const socialSecuritySources = defineSources({
  ssa_cola_2024: {
    title: '2024 Social Security Changes, fact sheet',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/news/press/factsheets/colafacts2024.pdf',
    date: '2023-10-12',
  },
  ssa_cola_2025: {
    title: '2025 Social Security Changes, fact sheet',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/news/press/factsheets/colafacts2025.pdf',
    date: '2024-10-10',
  },
  ssa_cola_2026: {
    title: '2026 Social Security Changes, fact sheet',
    publisher: 'Social Security Administration',
    url: 'https://www.ssa.gov/news/press/factsheets/colafacts2026.pdf',
    date: '2025-10-24',
  },
  ssa_bend_points: {
    title: 'Benefit Formula Bend Points',
    publisher: 'Social Security Administration, Office of the Chief Actuary',
    url: 'https://www.ssa.gov/oact/cola/bendpoints.html',
    date: '2025-10',
  },
  ssa_pia_formula: {
    title: 'Primary Insurance Amount',
    publisher: 'Social Security Administration, Office of the Chief Actuary',
    url: 'https://www.ssa.gov/oact/cola/piaformula.html',
    date: '2025-10',
  },
  ssa_benefit_examples: {
    title: 'Benefit Calculation Examples for Workers Retiring in 2026',
    publisher: 'Social Security Administration, Office of the Chief Actuary',
    url: 'https://www.ssa.gov/oact/ProgData/retirebenefit1.html',
    date: '2025-10',
  },
  ssa_wage_index: {
    title: 'National Average Wage Index',
    publisher: 'Social Security Administration, Office of the Chief Actuary',
    url: 'https://www.ssa.gov/oact/cola/AWI.html',
    date: '2025-10',
  },
  ssa_wage_bases: {
    title: 'Contribution and Benefit Base',
    publisher: 'Social Security Administration, Office of the Chief Actuary',
    url: 'https://www.ssa.gov/oact/cola/cbb.html',
    date: '2025-10',
  },
  ssa_cola_series: {
    title: 'Cost-of-Living Adjustments',
    publisher: 'Social Security Administration, Office of the Chief Actuary',
    url: 'https://www.ssa.gov/oact/cola/colaseries.html',
    date: '2025-10',
  },
  ssa_early_late: {
    title: 'Early or Late Retirement?',
    publisher: 'Social Security Administration, Office of the Chief Actuary',
    url: 'https://www.ssa.gov/oact/quickcalc/early_late.html',
    date: '2025',
  },
  ssa_normal_retirement_age: {
    title: 'Normal Retirement Age',
    publisher: 'Social Security Administration, Office of the Chief Actuary',
    url: 'https://www.ssa.gov/oact/ProgData/nra.html',
    date: '2025',
  },
});
