import type { AskedFigure } from '#advisor/calculators/define/define-calculator.ts';

/** Parts of a federal return that are asked for by name. */
export const returnAsksFor: Readonly<Record<string, AskedFigure>> = {
  total_tax: {
    words:
      /\b(?:fed(?:eral)? (?:income )?(?:tax(?:es)?|bill|liability)|income tax|tax bill|owe the irs|tax(?:es)? (?:altogether|in total|in all|overall)|(?:total|whole|entire|full|complete) (?:federal )?(?:tax|bill))\b/i,
  },
  quarterly_payment: {
    words: /\b(?:(?:each|per|every|a) quarter|quarterly|estimated (?:tax )?payments?)\b/i,
  },
  monthly_tax: {
    words: /\btax\w* (?:\w+ ){0,3}?(?:per|a|each|every) month\b|\bmonthly (?:federal )?(?:income )?tax\b/i,
  },
  marginal_rate: { words: /\bmarginal\b/i },
  effective_rate: { words: /\b(?:effective|average (?:tax )?rate)\b/i },
  bracket_rate: { words: /\b(?:tax|which|what|top|highest) brackets?\b/i },
  taxable_income: { words: /\btaxable income\b/i },
  adjusted_gross_income: { words: /\b(?:agi|adjusted gross)\b/i },
  senior_deduction: {
    words: /\b(?:senior (?:bonus )?deduction|deduction for seniors)\b/i,
    none: 'Deduction for seniors: none for this income, age and year.',
  },
  business_deduction: {
    words: /\b(?:qbi|qualified business income|business income deduction)\b/i,
    none: 'Deduction for business income: none.',
  },
  taxable_benefits: {
    words:
      /\b(?:(?:of|is) my (?:social security|benefits?)\b.*\btax|taxable (?:part|share|portion|social security|benefits?)|social security (?:is|will be|gets) tax)/i,
    none: 'None of the Social Security benefit is taxable.',
  },
  gains_tax: {
    words:
      /\b(?:tax\w* (?:[\w']+ ){0,3}?(?:on|from|for) (?:the |my |our |those |these |that )?(?:[\w$,.]+ )?(?:of )?(?:in )?(?:qualified )?dividends?|dividends? (?:be |get )?tax\w*)\b/i,
    none: 'Tax on long-term gains and qualified dividends: none, they fall under the zero rate.',
  },
  child_credit_total: {
    words:
      /\b(?:child(?:ren)?(?: tax| and dependent)? credits?|ctc|credits? for (?:the |my |our )?(?:kids|child\w*))\b/i,
    none: 'Child tax credit: none at this income, or no child was counted.',
  },
  self_employment_tax: {
    words: /\b(?:self.?employment (?:tax|part|portion)|se tax)\b/i,
    none: 'Self-employment tax: none.',
  },
  net_investment_tax: {
    words: /\b(?:niit|net investment(?: income)? tax|investment (?:income )?surtax|3\.8)/i,
    none: 'Net investment income tax: none, because the income does not exceed its threshold.',
  },
  additional_medicare_tax: {
    words: /\b(?:(?:additional|extra) (?:[\d.]+ ?% )?medicare|medicare surtax|0?\.9 ?%)/i,
    none: 'Additional Medicare tax: none, because the earnings do not exceed its threshold.',
  },
  loss_carryover: {
    words: /\bcarr(?:y|ies|ied)[ -]?(?:over|forward)|left for next year\b/i,
    none: 'Nothing is left to carry over.',
  },
};
