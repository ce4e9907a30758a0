/** Something people ask for that has no page of its own yet, with what helps meanwhile. */
export interface Topic {
  about: string;
  article: string | undefined;
  /** Calculators whose figures help, best first. */
  calculators: readonly string[];
  /** True where one of them answers the question in full. */
  answers?: true;
}

/** Calculations that people ask for and no calculator does: recognized, so that no other one answers in its place. */
export const missingCalculators: Readonly<Record<string, Topic>> = {
  job_offers: {
    about: 'Comparing two job offers with pay, benefits, match and cost of living',
    article: undefined,
    calculators: ['take_home_pay'],
  },
  estimated_tax: {
    about: 'Quarterly estimated tax payments and safe harbors',
    article: 'estimated-tax',
    calculators: ['federal_income_tax'],
  },
  marriage_tax: {
    about: 'Tax effect of marrying, divorcing or filing separately',
    article: 'tax-brackets',
    calculators: ['federal_income_tax'],
    answers: true,
  },
  premium_tax_credit: {
    about: 'Marketplace health insurance credit by income and household',
    article: 'early-retirement-and-aca-credits',
    calculators: [],
  },
  college_credits: {
    about: 'Education credits and student loan interest deduction',
    article: 'college-529-plans',
    calculators: [],
  },
  child_care_credit: {
    about: 'Child and dependent care credit or dependent care FSA',
    article: undefined,
    calculators: [],
  },
  solo_retirement_room: {
    about: 'How much a self-employed person may put into a solo 401(k) or SEP',
    article: 'self-employed-retirement-plans',
    calculators: ['contribution_limits'],
  },
  survivor_benefit: {
    about: 'Social Security for a widow, widower or divorced spouse',
    article: 'spousal-and-survivor-benefits',
    calculators: [],
  },
  future_need: {
    about: 'What something will cost later, or how much a sum must be today',
    article: 'inflation',
    calculators: ['inflation_adjust'],
    answers: true,
  },
};

/** What is refused, and whom we send to help. */
export const refusalTopics: Readonly<Record<string, string>> = {
  insider_trading: 'wants to trade on or pass on secret information about a company',
  manipulation: 'wants to move a price, pump and dump, spoof or wash trade',
  guaranteed: 'demands a guaranteed or risk-free high return from us',
  laundering: 'wants to hide where money came from',
  structuring: 'wants to split cash deposits to avoid reports',
  evasion: 'wants to hide income or assets from the tax office or lie on a return',
  fraud:
    'wants to lie on a loan application, hide assets from a court or creditors, fake documents or cheat others',
  distress: 'says they want to die or hurt themselves',
};
