import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { choice, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { InputProblem } from '#advisor/calculators/define/run-calculator.ts';
import { centsFigure, centsStep, findFigure, requireFigure } from '#advisor/calculators/tax/cents-figures.ts';
import {
  checkHousehold,
  householdFields,
  waysToTell401k,
} from '#advisor/calculators/tax/household/household-fields.ts';
import { mostDollars } from '#advisor/calculators/tax/nothing-said.ts';
import { payLeft } from '#advisor/calculators/tax/pay/pay-left.ts';
import { stateNotes, stateOf } from '#advisor/calculators/tax/state/state-of.ts';
import { stateCodes, stateNames, type StateCode } from '#advisor/facts/states.ts';
import { roundHalfUp, toCents, toDollars } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

/** The income tax of a state on a year's pay. */
export const stateIncomeTax = defineCalculator({
  name: 'state_income_tax',
  version: 1,
  title: 'State income tax on pay',
  about:
    'What a state such as California, New York or Ohio takes of a salary in state income tax for a year, beside the federal tax, and the state refund or balance due from what was withheld for the state (box 17 of a W-2); nothing in Texas, Florida and the other states without one.',
  simply:
    'Your state has its own tax on income, with its own rates, on top of the federal one. A few states have none.',
  input: {
    state: choice<StateCode>({ label: 'State', fact: 'state', options: stateCodes, comparesTold: true }),
    wages: householdFields.wages,
    filing_status: householdFields.filing_status,
    spouse_wages: householdFields.spouse_wages,
    pre_tax_401k: householdFields.pre_tax_401k,
    contribution_percent: householdFields.contribution_percent,
    children: householdFields.children,
    withheld: moneyPerYear({
      label: 'State tax withheld so far',
      roles: ['state_tax', 'tax_withheld'],
      single: true,
      min: 0,
      max: mostDollars,
      default: { value: 0, reason: 'nothing is said to have been withheld for the state' },
    }),
    federal_withheld: moneyPerYear({
      label: 'Federal tax withheld so far',
      roles: ['tax_withheld'],
      beside: ['state_tax'],
      min: 0,
      max: mostDollars,
      default: { value: 0, reason: 'nothing is said to have been withheld for the IRS' },
    }),
  },
  alternatives: [waysToTell401k],
  check: (input) =>
    input.wages + input.spouse_wages === 0
      ? 'Give your pay for the year before taxes.'
      : checkHousehold(input),

  run(input, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const state = stateOf(input.state, facts);
    if (state.kind === 'unknown') {
      const message = `I don’t have the income tax of ${state.name} yet. Its department of revenue has tables or a calculator.`;
      throw new InputProblem([{ field: 'state', message }]);
    }
    const pay = toCents(input.wages + input.spouse_wages);
    const { stateTax, incomeTax } = payLeft({ ...input, benefits: 0 }, facts);
    const notes = stateNotes(state);
    const left = toCents(input.withheld) - stateTax;
    const federalLeft = toCents(input.federal_withheld) - incomeTax;
    return {
      figures: [
        centsFigure('state_tax', 'State income tax for the year', stateTax),
        centsFigure('state_tax_month', 'State income tax a month', roundHalfUp(stateTax / 12)),
        figure('share', 'State tax as a share of pay', (stateTax / pay) * 100, 'percent'),
        ...(input.withheld > 0
          ? [centsFigure('balance', left >= 0 ? 'State refund' : 'Still due to the state', Math.abs(left))]
          : []),
        centsFigure('federal_tax', 'Federal income tax beside it', incomeTax),
        ...(input.federal_withheld > 0
          ? [
              centsFigure(
                'federal_balance',
                federalLeft >= 0 ? 'Federal refund' : 'Still due to the IRS',
                Math.abs(federalLeft),
              ),
            ]
          : []),
        centsFigure('both_taxes', 'State and federal income tax together', stateTax + incomeTax),
      ],
      steps: [
        centsStep('Pay for the year', pay),
        centsStep('State income tax', stateTax, 'the state’s rates on what its deductions leave'),
      ],
      assumptions: [...notes.assumptions, text`Pay is the only income, and you live in the state all year.`],
      warnings: [...warnings, ...notes.warnings],
      detail: {
        year,
        isRefund: left >= 0,
        isFederalRefund: federalLeft >= 0,
        parts: [stateTax, incomeTax].map(toDollars),
      },
    };
  },

  explain(
    { figures, detail: { year, isRefund, isFederalRefund } },
    { state, wages, spouse_wages: spouse, withheld },
  ) {
    const at = (id: string) => requireFigure(figures, id);
    const tax = at('state_tax');
    const pay = given('wages', wages + spouse, 'usd');
    const name = stateNames[state];
    const [balance, federal] = [findFigure(figures, 'balance'), findFigure(figures, 'federal_balance')];
    if (balance)
      return {
        conclusion: isRefund
          ? text`You’d get about ${balance} back from ${name} for ${year}.`
          : text`You’d still owe ${name} about ${balance} for ${year}.`,
        reasons: [
          text`Its income tax comes to ${tax}, and ${given('withheld', withheld, 'usd')} was withheld for it.`,
          federal
            ? text`Your federal ${isFederalRefund ? 'refund' : 'balance due'} beside it is about ${federal}.`
            : text`The federal refund is separate: it goes by the federal tax that was withheld.`,
        ],
        next: [text`File the state return too: most states pay a refund only then.`],
      };
    const none = text`${tax} of it: ${name} has no income tax on pay.`;
    return {
      conclusion:
        tax.value > 0
          ? text`${sentenceStart(name)} would take about ${tax} of your ${pay} in income tax for ${year}, ${at('share')} of it.`
          : none,
      ...(tax.value > 0
        ? {
            openings: {
              payment: text`${sentenceStart(name)} would take about ${at('state_tax_month')} a month of your pay, ${tax} for ${year}.`,
              yesno: text`Yes, about ${tax} of your ${pay} for ${year}.`,
            },
          }
        : {}),
      reasons: [
        text`Federal income tax comes to ${at('federal_tax')} beside it, so ${at('both_taxes')} together.`,
      ],
      next: [
        text`Check it against the state line of your pay stub, and change your state’s withholding form if the two are far apart.`,
      ],
    };
  },

  chart: ({ detail: { parts } }) => ({
    kind: 'bar',
    title: 'State and federal income tax',
    x: { label: 'Tax', unit: 'count' },
    y: { label: 'For the year', unit: 'usd' },
    series: ['State', 'Federal'].map((name, index) => ({
      name,
      points: [[index + 1, parts[index] ?? 0] as const],
    })),
  }),

  formulas: {
    state_tax:
      'The rates of {state} on {"Pay for the year"}, less the state’s own deductions (filing status {filing_status})',
    state_tax_month: 'state_tax / 12',
    share: 'state_tax / "Pay for the year"',
    balance: ['withheld - state_tax', 'state_tax - withheld'],
    federal_balance: ['federal_withheld - federal_tax', 'federal_tax - federal_withheld'],
    federal_tax: 'The federal brackets on {"Pay for the year"}, less the standard deduction and credits',
    both_taxes: 'state_tax + federal_tax',
  },

  examples: [
    { question: 'How much state tax will I pay in New York on 85k?', input: { state: 'ny', wages: 85_000 } },
    {
      question: 'california income tax on a 100k salary, single',
      input: { state: 'ca', wages: 100_000, filing_status: 'single' },
    },
    {
      question: 'moving to Georgia, we make 140k married. what would the state take',
      input: { state: 'ga', wages: 140_000, filing_status: 'married_joint' },
    },
    {
      question: 'box 17 of my W-2 says 2,900 and I earned 64k in Ohio. what state refund do I get?',
      input: { state: 'oh', wages: 64_000, withheld: 2900 },
    },
    {
      question:
        'do i get money back from the state of Virginia? single, 58k, they withheld 2,850 of state tax',
      input: { state: 'va', wages: 58_000, filing_status: 'single', withheld: 2850 },
    },
    {
      question:
        'W-2 with 77,000 of wages, box 2 8,200, box 17 3,300, North Carolina. what will the state give back?',
      input: { state: 'nc', wages: 77_000, withheld: 3300, federal_withheld: 8200 },
    },
    { question: 'do i pay state income tax in Texas on 70k', input: { state: 'tx', wages: 70_000 } },
  ],
  sources: ['state_tax_ca_form', 'state_tax_ny_form'],
});

const sentenceStart = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
