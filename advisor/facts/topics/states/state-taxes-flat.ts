import { defineFacts } from '#advisor/facts/define-facts.ts';
import { byStatus } from '#advisor/facts/filing-status.ts';
import { forAll, stateTax } from '#advisor/facts/state-income-tax.ts';

/** States with one rate, or one above an amount that is free. */
export const stateTaxFlatFacts = defineFacts({
  state_tax_il: stateTax('Illinois', 'state_tax_il_form', {
    2025: {
      brackets: forAll([[0, 4.95]]),
      exemption: byStatus(2850, 5700, 2850, 2850),
      exemptionPerChild: 2850,
      exemptionsUpTo: byStatus(250_000, 500_000, 250_000, 250_000),
    },
  }),
  state_tax_pa: stateTax('Pennsylvania', 'state_tax_pa_form', {
    2025: {
      brackets: forAll([[0, 3.07]]),
      forgiveness: { upTo: 6500, perChild: 9500, step: 250, lost: 10 },
      taxes401k: true,
    },
    2026: {
      brackets: forAll([[0, 3.07]]),
      forgiveness: { upTo: 6500, perChild: 9500, step: 250, lost: 10 },
      taxes401k: true,
    },
  }),
  state_tax_oh: stateTax('Ohio', 'state_tax_oh_form', {
    2025: {
      brackets: forAll([
        [0, 0],
        [26_050, 2.75],
        [100_000, 3.125],
      ]),
      perPerson: forAll([
        [0, 2400],
        [40_001, 2150],
        [80_001, 1900],
        [750_000, 0],
      ]),
      baseTax: [26_050, 342],
      jointCredit: {
        shares: [
          [0, 20],
          [25_000, 15],
          [50_000, 10],
          [75_000, 5],
          [750_000, 0],
        ],
        most: 650,
      },
      creditPerPersonBelow: [30_000, 20],
    },
    2026: {
      brackets: forAll([
        [0, 0],
        [26_050, 2.75],
      ]),
      perPerson: forAll([
        [0, 2400],
        [40_001, 2150],
        [80_001, 1900],
        [500_000, 0],
      ]),
      baseTax: [26_050, 332],
      jointCredit: {
        shares: [
          [0, 20],
          [25_000, 15],
          [50_000, 10],
          [75_000, 5],
          [500_000, 0],
        ],
        most: 650,
      },
      creditPerPersonBelow: [30_000, 20],
    },
  }),
  state_tax_ga: stateTax('Georgia', 'state_tax_ga_form', {
    2025: {
      brackets: forAll([[0, 5.19]]),
      deduction: byStatus(12_000, 24_000, 12_000, 12_000),
      exemptionPerChild: 4000,
    },
    2026: {
      brackets: forAll([[0, 4.99]]),
      deduction: byStatus(15_000, 30_000, 15_000, 15_000),
      exemptionPerChild: 5000,
    },
  }),
  state_tax_nc: stateTax('North Carolina', 'state_tax_nc_form', {
    2025: {
      brackets: forAll([[0, 4.25]]),
      deduction: byStatus(12_750, 25_500, 12_750, 19_125),
      perChild: byStatus(
        [
          [0, 3000],
          [20_000, 2500],
          [30_000, 2000],
          [40_000, 1500],
          [50_000, 1000],
          [60_000, 500],
          [70_000, 0],
        ],
        [
          [0, 3000],
          [40_000, 2500],
          [60_000, 2000],
          [80_000, 1500],
          [100_000, 1000],
          [120_000, 500],
          [140_000, 0],
        ],
        [
          [0, 3000],
          [20_000, 2500],
          [30_000, 2000],
          [40_000, 1500],
          [50_000, 1000],
          [60_000, 500],
          [70_000, 0],
        ],
        [
          [0, 3000],
          [30_000, 2500],
          [45_000, 2000],
          [60_000, 1500],
          [75_000, 1000],
          [90_000, 500],
          [105_000, 0],
        ],
      ),
    },
    2026: {
      brackets: forAll([[0, 3.99]]),
      deduction: byStatus(12_750, 25_500, 12_750, 19_125),
      perChild: byStatus(
        [
          [0, 3000],
          [20_000, 2500],
          [30_000, 2000],
          [40_000, 1500],
          [50_000, 1000],
          [60_000, 500],
          [70_000, 0],
        ],
        [
          [0, 3000],
          [40_000, 2500],
          [60_000, 2000],
          [80_000, 1500],
          [100_000, 1000],
          [120_000, 500],
          [140_000, 0],
        ],
        [
          [0, 3000],
          [20_000, 2500],
          [30_000, 2000],
          [40_000, 1500],
          [50_000, 1000],
          [60_000, 500],
          [70_000, 0],
        ],
        [
          [0, 3000],
          [30_000, 2500],
          [45_000, 2000],
          [60_000, 1500],
          [75_000, 1000],
          [90_000, 500],
          [105_000, 0],
        ],
      ),
    },
  }),
  state_tax_mi: stateTax('Michigan', 'state_tax_mi_form', {
    2025: {
      brackets: forAll([[0, 4.25]]),
      exemption: byStatus(5800, 11_600, 5800, 5800),
      exemptionPerChild: 5800,
    },
  }),
  state_tax_ma: stateTax('Massachusetts', 'state_tax_ma_form', {
    2025: {
      brackets: forAll([[0, 5]]),
      exemption: byStatus(4400, 8800, 4400, 6800),
      exemptionPerChild: 1000,
      surtax: [1_083_150, 4],
      payrollTaxDeduction: 2000,
    },
    2026: {
      brackets: forAll([[0, 5]]),
      exemption: byStatus(4400, 8800, 4400, 6800),
      exemptionPerChild: 1000,
      surtax: [1_083_150, 4],
      payrollTaxDeduction: 2000,
    },
  }),
  state_tax_az: stateTax('Arizona', 'state_tax_az_form', {
    2025: {
      brackets: forAll([[0, 2.5]]),
      deduction: byStatus(15_750, 31_500, 15_750, 23_625),
      creditPerChild: 125,
      exemptionsUpTo: byStatus(200_000, 400_000, 200_000, 200_000),
    },
  }),
  state_tax_co: stateTax('Colorado', 'state_tax_co_form', {
    2025: {
      brackets: forAll([[0, 4.4]]),
      deduction: byStatus(15_750, 31_500, 15_750, 23_625),
      deductionCapped: { from: 300_000, most: byStatus(12_000, 16_000, 12_000, 12_000) },
    },
    2026: {
      brackets: forAll([[0, 4.4]]),
      deduction: byStatus(16_100, 32_200, 16_100, 24_150),
      deductionCapped: { from: 300_000, most: byStatus(1000, 2000, 1000, 1000) },
    },
  }),
  state_tax_in: stateTax('Indiana', 'state_tax_in_form', {
    2025: {
      brackets: forAll([[0, 3]]),
      exemption: byStatus(1000, 2000, 1000, 1000),
      exemptionPerChild: 2500,
    },
    2026: {
      brackets: forAll([[0, 2.95]]),
      exemption: byStatus(1000, 2000, 1000, 1000),
      exemptionPerChild: 2500,
    },
  }),
});
