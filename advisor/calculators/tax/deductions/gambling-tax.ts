import { barsOf } from '#advisor/calculators/define/bars-of.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { factYear } from '#advisor/calculators/define/fact-year.ts';
import { choice, money, moneyPerYear } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import {
  centsFigure,
  centsStep,
  findFigure,
  requireFigure,
  someCents,
} from '#advisor/calculators/tax/cents-figures.ts';
import { deductions } from '#advisor/calculators/tax/deductions/deductions.ts';
import { federalReturn } from '#advisor/calculators/tax/federal/federal-tax-engine.ts';
import { householdFields, householdFrom } from '#advisor/calculators/tax/household/household-fields.ts';
import { mostDollars, nothingSaid } from '#advisor/calculators/tax/nothing-said.ts';
import { namedRate } from '#advisor/calculators/tax/federal/other-income.ts';
import { percentOf, toCents } from '#advisor/quantities/cents.ts';
import { text } from '#advisor/quantities/text.ts';

/** Winnings of a year, and what losses take off them. */
export const gamblingTax = defineCalculator({
  name: 'gambling_tax',
  version: 1,
  title: 'Tax on gambling winnings',
  about:
    'How much of a year’s gambling, casino, sports betting or lottery winnings is taxed after losses, with the limit on losses, itemizing or taking the standard deduction, and the federal tax on it.',
  simply:
    'What you win counts as income. What you lose can be taken off only in part, and only if you list your deductions.',
  input: {
    winnings: money({
      label: 'Winnings of the year',
      ask: 'how much did you win in the year',
      roles: ['other_income', 'gain_amount', 'lump_sum'],
      adds: 'within',
      min: 0.01,
      max: mostDollars,
    }),
    losses: money({
      label: 'Gambling losses of the year',
      roles: ['loss_amount', 'spend_item'],
      adds: 'within',
      min: 0,
      max: mostDollars,
      default: nothingSaid('losses are'),
    }),
    deducts: choice<'better' | 'itemized' | 'standard'>({
      label: 'Deductions',
      options: ['better', 'itemized', 'standard'],
      fact: 'deduction',
      default: { value: 'better', reason: 'you itemize where that takes off more' },
    }),
    itemized: money({
      label: 'Other itemized deductions',
      roles: ['itemized', 'mortgage_interest', 'charity', 'state_tax', 'property_tax'],
      adds: true,
      min: 0,
      max: mostDollars,
      default: nothingSaid('other itemized deductions are'),
    }),
    income: moneyPerYear({
      label: 'Other income of the year',
      ask: 'what other income do you have this year',
      roles: ['wages', 'wages@spouse', 'wages@both', 'agi', 'agi@both', 'pension_income', 'se_income'],
      adds: true,
      min: 0,
      max: mostDollars,
      default: { value: 0, reason: 'no other income is mentioned' },
      needed: ({ rate, losses }) => rate === undefined && losses === undefined,
    }),
    rate: namedRate,
    filing_status: householdFields.filing_status,
  },

  run(input, { facts }) {
    const { year, warnings } = factYear(facts, 'income_tax_brackets');
    const share = facts.get('gambling_loss_percent');
    const [winnings, losses, others, income] = [
      input.winnings,
      input.losses,
      input.itemized,
      input.income,
    ].map(toCents) as [number, number, number, number];
    const allowed = Math.min(winnings, percentOf(losses, share));
    const status = input.filing_status;
    const { standard } = deductions(householdFrom({ filing_status: status }), income + winnings, facts);
    const itemizes = input.deducts === 'better' ? others + allowed > standard : input.deducts === 'itemized';
    const taken = itemizes ? others + allowed : standard;
    const without = Math.max(standard, others);
    const taxable = itemizes ? winnings - allowed : winnings;
    // With a choice that takes off less than the better one, the law still takes what was chosen.
    const taxOf = (other: number, off: number) =>
      federalReturn(
        {
          ...householdFrom({ filing_status: status }),
          otherIncome: Math.max(0, income + other - off),
          afterDeductions: true,
        },
        facts,
      ).totalTax;
    const counted = Math.max(0, winnings - (taken - without));
    const tax = input.rate > 0 ? percentOf(counted, input.rate) : taxOf(winnings, taken) - taxOf(0, without);
    // Without other income nobody can say which brackets the winnings reach.
    const isTaxKnown = input.income + input.rate > 0;
    const givenUp = itemizes && others < standard ? standard - others : 0;
    return {
      figures: [
        centsFigure('taxable', 'Winnings that are taxed', taxable),
        centsFigure('losses_counted', 'Losses that count', itemizes ? allowed : 0),
        ...(isTaxKnown ? [centsFigure('tax', 'Federal tax on the winnings', Math.max(0, tax))] : []),
        centsFigure('result', 'Won or lost in the year', winnings - losses, {
          labelBelowZero: 'Lost in the year',
        }),
        ...(itemizes || allowed === 0
          ? []
          : [centsFigure('if_itemized', 'Winnings that are taxed if you itemize', winnings - allowed)]),
        centsFigure('allowed', 'Losses that could be deducted by itemizing', allowed),
        ...someCents('given_up', 'Standard deduction given up for it', givenUp),
        centsFigure('deduction', itemizes ? 'Itemized deductions' : 'Standard deduction', taken),
      ],
      steps: [
        centsStep('Winnings', winnings),
        centsStep('Losses that could be deducted', allowed, 'share of the losses, at most the winnings'),
        centsStep(itemizes ? 'Itemized deductions' : 'Standard deduction', taken),
        centsStep(
          'Winnings that are taxed',
          taxable,
          itemizes ? 'winnings - losses that count' : 'all winnings',
        ),
        ...(isTaxKnown
          ? [centsStep('Federal tax on the winnings', Math.max(0, tax), 'tax with gambling - tax without it')]
          : []),
      ],
      assumptions: [
        text`You don’t gamble for a living, and have records of every session.`,
        text`Losses count only for those who itemize, and never for more than the winnings. State tax is left out.`,
      ],
      warnings: [
        ...warnings,
        ...(itemizes && others + allowed < standard
          ? [text`The standard deduction would take off more than itemizing.`]
          : []),
      ],
      detail: { year, itemizes, share: fact('gambling_loss_percent', share, 'percent') },
    };
  },

  explain({ figures, detail: { year, itemizes, share } }, input) {
    const at = (id: string) => requireFigure(figures, id);
    const won = given('winnings', input.winnings, 'usd');
    const lost = given('losses', input.losses, 'usd');
    const isAll = at('losses_counted').value === 0;
    const tax = findFigure(figures, 'tax');
    const cost = tax ? text`, about ${tax} of federal tax` : '';
    const givenUp = findFigure(figures, 'given_up');
    return {
      conclusion:
        at('taxable').value === 0
          ? text`None of the ${won} is taxed for ${year}.`
          : isAll
            ? text`All ${won} of winnings is taxed for ${year}${cost}.`
            : text`${at('taxable')} of the ${won} is taxed for ${year}${cost}.`,
      openings: {
        yesno: isAll
          ? text`${input.losses > 0 ? 'No, the losses don’t help you:' : 'Yes:'} all ${won} is taxed for ${year}${cost}.`
          : text`Yes, if you itemize: ${at('losses_counted')} of losses counts, and ${at('taxable')} is taxed for ${year}${cost}.`,
      },
      reasons: [
        ...(input.losses === 0
          ? []
          : itemizes
            ? [text`Of ${lost} in losses ${share} may be deducted, ${at('allowed')} against these winnings.`]
            : [
                text`Losses count only if you itemize; the standard deduction of ${at('deduction')} takes off more, so none of the ${lost} helps.`,
                text`If you itemize anyway, ${share} of the losses counts, and ${at('if_itemized')} is taxed.`,
              ]),
        ...(givenUp
          ? [
              text`Itemizing gives up ${givenUp} of the standard deduction, which your other deductions don’t reach.`,
            ]
          : []),
        ...(at('result').value <= 0 && at('taxable').value > 0
          ? [
              text`That’s so although you won nothing on balance: winnings are income, and losses a limited deduction.`,
            ]
          : []),
      ],
      next: [
        text`Keep a log of dates, places, amounts and tickets, and count in any tax that was withheld on Form W-2G.`,
      ],
    };
  },

  chart: ({ figures }) => barsOf('Winnings, losses and tax', figures, ['taxable', 'allowed', 'tax']),

  covers: ['federal_income_tax'],
  formulas: {
    taxable: ['winnings - losses_counted', 'winnings'],
    losses_counted: ['allowed', 'Nothing: you don’t itemize'],
    tax: ['taxable * rate', 'Federal tax of the year with the gambling, less the tax without it'],
    if_itemized: 'winnings - allowed',
    given_up: 'The standard deduction, less {itemized} of other deductions',
    result: 'winnings - losses',
    allowed: 'The law’s share of {losses}, at most {winnings}',
    deduction: ['itemized + allowed', 'The standard deduction (filing status {filing_status})'],
  },
  examples: [
    {
      question: 'won 18,000 and lost 20,000 at the casino this year, I itemize. how much is taxable?',
      input: { winnings: 18_000, losses: 20_000, deducts: 'itemized' },
    },
    {
      question:
        'sports betting: 6,200 in winnings, 5,800 in losses, I take the standard deduction. what do I owe tax on?',
      input: { winnings: 6200, losses: 5800, deducts: 'standard' },
    },
    {
      question: 'Tax on a 12,500 slot jackpot if I make 58,000, single?',
      input: { winnings: 12_500, income: 58_000 },
    },
    {
      question:
        'poker 41k won 38k lost, 22,000 of other itemized deductions, married, 140k income: taxable gambling income?',
      input: {
        winnings: 41_000,
        losses: 38_000,
        itemized: 22_000,
        income: 140_000,
        filing_status: 'married_joint',
      },
    },
  ],
  sources: ['irs_topic_419', 'public_law_119_21'],
});
