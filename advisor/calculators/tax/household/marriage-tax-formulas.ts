import type { Formulas } from '#advisor/calculators/define/define-calculator.ts';

/** How the figures come about. */
export const marriageTaxFormulas: Formulas = {
  difference: [
    'joint_tax - apart_tax',
    'apart_tax - joint_tax',
    'separate_tax - joint_tax',
    'joint_tax - separate_tax',
  ],
  joint_tax: 'The brackets for joint filers on both incomes together[: {wages}][ and {partner_wages}]',
  apart_tax: 'your_tax + partner_tax',
  your_tax: 'The brackets for one person on your income alone[, {wages}]',
  partner_tax: 'The brackets for one person on your partner’s income alone[, {partner_wages}]',
  separate_tax: 'The brackets for separate filers on each income[: {wages}][ and {partner_wages}], added up',
};
