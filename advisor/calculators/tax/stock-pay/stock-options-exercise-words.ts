import { given, type Explanation, type Figure } from '#advisor/calculators/define/result.ts';
import type { OptionSale } from '#advisor/calculators/tax/stock-pay/stock-options-exercise-fields.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

type Find = (id: string) => Figure | undefined;

interface Told {
  shares: number;
  sale: OptionSale;
}

export const isoAssumptions = (sale: OptionSale): Text[] => [
  text`Pay is your only other income, the same in every year, and you take the standard deduction. Left out: state tax, which a few states add with a minimum tax of their own.`,
  ...(sale === 'keep'
    ? [text`The shares are kept past the end of the year. Sold before then, no minimum tax is due on them.`]
    : sale === 'sell_early'
      ? [
          text`Sold in the year of the exercise: less than a year after it, or less than two years after the grant. No Social Security and Medicare tax is due on incentive options.`,
        ]
      : [
          text`Sold in a later year, more than a year after the exercise and more than two years after the grant.`,
        ]),
];

export const nsoAssumptions = (sale: OptionSale): Text[] => [
  text`Pay is your only other income, and you take the standard deduction. Left out: state tax.`,
  ...(sale === 'sell_late'
    ? [text`The shares are sold in a later year, more than a year after the exercise.`]
    : []),
];

/** Incentive options whose shares are kept. */
export function explainKept(find: Find, { shares }: Told): Explanation {
  const [amt, spread, free] = [find('amt')!, find('spread')!, find('free_shares')!];
  const none = amt.value === 0;
  const room = text`You could exercise up to ${free} of them this year without any.`;
  return {
    conclusion: none
      ? text`Exercising ${given('shares', shares, 'count')} incentive options (ISO) and keeping the shares causes no alternative minimum tax: ${amt}.`
      : text`Exercising ${given('shares', shares, 'count')} incentive options (ISO) and keeping the shares would cost you ${amt} of alternative minimum tax.`,
    openings: {
      yesno: none
        ? text`No, exercising them and keeping the shares causes no alternative minimum tax.`
        : text`Yes, about ${amt} of alternative minimum tax if you keep the shares past the end of the year.`,
      count: none
        ? text`All ${free} of them, without alternative minimum tax.`
        : text`Up to ${free} this year without alternative minimum tax.`,
      which: none
        ? text`Keeping the shares costs no alternative minimum tax; selling within the year costs ${find('early_tax')!} of income tax.`
        : text`Keeping the shares costs ${amt} of alternative minimum tax this year; selling within the year costs ${find('early_tax')!} of income tax, for good.`,
    },
    named: { free_shares: none ? text`All ${free} of them, without alternative minimum tax.` : room },
    reasons: [
      text`Sold in the same year instead, they’d cost about ${find('early_tax')!} of federal tax.`,
      text`The shares are worth ${spread} more than you pay for them; the regular tax leaves that out, and the minimum tax counts it.`,
      ...(none
        ? []
        : [room, text`${find('credit')!} of it is a credit against the regular tax of later years.`]),
      text`If they’re nonqualified options (NSO) instead, the exercise is wages and costs ${find('nso_tax')!} in federal taxes.`,
    ],
    next: [
      text`Have ${find('cash_needed')!} ready for the strike price and the tax: no shares are sold to pay for it.`,
      none
        ? text`Keep the papers: the shares have a second, higher cost basis for the minimum tax.`
        : text`If the price falls before the end of the year, selling by then takes the minimum tax away.`,
    ],
  };
}

/** Incentive options whose shares are sold too early. */
export function explainEarly(find: Find): Explanation {
  const [tax, net] = [find('early_tax')!, find('net')!];
  return {
    conclusion: text`Selling in the same year costs about ${tax} of federal tax and leaves you ${net} after the strike price.`,
    openings: {
      yesno: text`It leaves you ${net} after the strike price and ${tax} of federal tax, with no alternative minimum tax.`,
      which: text`Selling in the same year leaves you ${net} for certain; keeping the shares instead costs ${find('amt_if_kept')!} of alternative minimum tax this year.`,
    },
    reasons: [
      text`It’s a disqualifying sale: ${find('ordinary')!} is taxed like pay, without Social Security and Medicare tax.`,
      text`No alternative minimum tax comes on top. Keeping the shares past the end of the year would bring ${find('amt_if_kept')!} of it.`,
    ],
    next: [text`Set aside ${tax}: employers usually withhold nothing on such a sale.`],
  };
}

/** Incentive options whose shares are sold after the holding periods. */
export function explainLate(find: Find): Explanation {
  const [amt, tax, net, used] = [find('amt')!, find('gain_tax')!, find('net')!, find('credit_used')!];
  return {
    conclusion: text`Held long enough, the sale leaves you ${net} after the strike price and federal taxes.`,
    openings: {
      yesno: text`Held long enough, it leaves you ${net}, against ${find('early_net')!} from a sale in the year of the exercise at the same price.`,
      which: text`Held long enough, the sale leaves you ${net}; sold in the year of the exercise at the same price, ${find('early_net')!}.`,
    },
    reasons: [
      text`It’s a qualifying sale: all of the ${find('gain')!} is a long-term gain, taxed with ${tax}.`,
      ...(amt.value > 0
        ? [
            text`The exercise cost ${amt} of alternative minimum tax; ${used} of it comes back as a credit in the year of the sale, and ${find('credit_left')!} is left for later years.`,
          ]
        : [text`The exercise caused no alternative minimum tax.`]),
    ],
    next: [text`Claim the credit on your return in every year until it’s used up.`],
  };
}

export function explainNonqualified(find: Find): Explanation {
  const [tax, spread, net] = [find('nso_tax')!, find('spread')!, find('net')];
  return {
    conclusion: text`Exercising nonqualified options (NSO) costs you ${tax} in federal taxes: the ${spread} above the strike price is wages.`,
    openings: {
      yesno: text`Yes, ${tax} in federal taxes: the ${spread} above the strike price is wages.`,
    },
    reasons: [
      text`Your employer withholds ${find('withheld')!} of income tax at the flat rate for extra pay, besides Social Security and Medicare tax.`,
      ...(net ? [text`After a sale you have ${net}, with the strike price and all federal taxes paid.`] : []),
    ],
    next: [
      text`Have ${find('cash_needed')!} ready, or sell enough shares right away to pay for it.`,
      text`Your cost basis is the value on the day of the exercise, not the strike price.`,
    ],
  };
}
