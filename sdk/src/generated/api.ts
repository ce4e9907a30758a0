// Made by scripts/build-sdk-types.ts from the schemas of the API. Do not edit.

/** The body of POST /findeus-chat. */
export interface AdviceRequest {
  /**
   * The conversation, oldest first. Each has a role (user or assistant) and content. The last one is the user’s and is the question, of at most 20,000 characters; the last 10 before it are taken into account, as far back as they come to at most 120,000 characters and none is longer than 60,000; older ones are left out.
   * 1 to 100 items.
   */
  messages: {
    role: 'user' | 'assistant';
    content: string;
  }[];
  /**
   * free or pro; free if left out. pro needs an active Pro subscription.
   * Default: "free".
   */
  mode?: 'free' | 'pro' | undefined;
  /** Always true: answers draw on the library of articles. */
  useRag?: true | undefined;
  /** What you know about the person who asks, by the names that calculators have for it, such as age or filing_status. What fits nowhere is left alone. */
  profile?: Record<string, unknown> | null | undefined;
  /** A calculation to run exactly so, in place of one read from the question: calculator (a name that GET /calculators lists), inputs as that calculator takes them, and the tax year, this year if left out. At most 20,000 characters of JSON. The question is then only what is shown beside it. */
  run?: {
    calculator: string;
    inputs: Record<string, unknown>;
    /** From 2000 to 2100. */
    year?: number | undefined;
  } | null | undefined;
}

/** What POST /findeus-chat answers with. */
export interface Advice {
  /** The answer as Markdown, with a receipt in a block fenced as findeus for every calculation. */
  advice: string;
  /**
   * From 0 to 1: how near the question is to what answers it, times the share of numbers in the answer that its evidence accounts for, less what had to be assumed. 0 where nothing was answered. It says nothing about markets.
   * From 0 to 1.
   */
  confidence: number;
  /** What the answer rests on: title, publisher and address of each, in one string. */
  sources: string[];
  /** The next steps that the answer names, each with action, priority and details. Empty where it names none. */
  recommendations: {
    /** What to do */
    action: string;
    /** high, medium or low: the order in which the answer names them */
    priority: 'high' | 'medium' | 'low';
    /** What it follows from */
    details: string;
  }[];
  /** overall_risk, concentration_risk and volatility_score of the holdings in question. What a question gives no figures for is null, and reason says why. */
  risk_assessment: {
    /** By volatility: low is at most that of 30% stocks and 70% bonds since 1928, high is more than that of 70% stocks and 30% bonds, moderate is between them */
    overall_risk: 'low' | 'moderate' | 'high' | null;
    /** By the sum of the squared shares of the holdings: low below 0.10, high above 0.18, moderate between them. A fund counts as one holding. */
    concentration_risk: 'low' | 'moderate' | 'high' | null;
    /** By how many percent a year typically strays from the average */
    volatility_score: number | null;
    /** Why something above is null */
    reason: string | null;
  };
}

/** What POST /calculators/{name} answers with. */
export interface Calculation {
  /** Its name */
  calculator: string;
  /** Raised when the same inputs would give other figures */
  version: number;
  /** What it is called */
  title: string;
  /** The year that was asked for; the facts tell whose figures were the latest */
  tax_year: number;
  /** What simulations start from: the same seed, the same figures */
  seed: number;
  /** The conclusion in one sentence */
  summary: string;
  /** Why it is so, in sentences */
  reasons: string[];
  /** What to do next, in order */
  next_steps: string[];
  /** Everything it was calculated with, what you left out included */
  inputs: Record<string, unknown>;
  /** The inputs that you left out, also in the items of lists (holdings.0.kind): field, label, the value taken, and the reason for it */
  assumed: {
    field: string;
    label: string;
    value: unknown;
    reason: string;
  }[];
  /** The results: id, label, value, unit, and text as a person reads it. The first is the answer. */
  figures: {
    id: string;
    label: string;
    value: number;
    unit: 'usd' | 'usd_per_month' | 'usd_per_year' | 'percent' | 'years' | 'months' | 'age' | 'year' | 'count' | 'ratio';
    text: string;
  }[];
  /** How it is worked out, in order: label, formula, value, unit and text */
  steps: {
    label: string;
    value: number;
    unit: 'usd' | 'usd_per_month' | 'usd_per_year' | 'percent' | 'years' | 'months' | 'age' | 'year' | 'count' | 'ratio';
    text: string;
    formula: string | null;
  }[];
  /** The figures of law it rests on: id, label, the year they are for, whether a later year is not announced yet, and the source */
  facts: {
    id: string;
    label: string;
    year: number;
    lapsed: boolean;
    source: {
      title: string;
      publisher: string;
      url: string;
    } | null;
  }[];
  /** Where the method is described: title, publisher and url */
  sources: {
    title: string;
    publisher: string;
    url: string;
  }[];
  /** What is taken for granted and what is left out, in sentences */
  assumptions: string[];
  /** What to look out for, in sentences */
  warnings: string[];
  /** Data to draw: kind, title, axes and series of at most 200 points */
  chart: {
    kind: 'line' | 'area' | 'bar' | 'stacked' | 'fan' | 'donut';
    title: string;
    x: {
      label: string;
      unit: 'usd' | 'usd_per_month' | 'usd_per_year' | 'percent' | 'years' | 'months' | 'age' | 'year' | 'count' | 'ratio';
    };
    y: {
      label: string;
      unit: 'usd' | 'usd_per_month' | 'usd_per_year' | 'percent' | 'years' | 'months' | 'age' | 'year' | 'count' | 'ratio';
    };
    series: {
      name: string;
      points: [number, number][];
    }[];
  } | null;
}

/** What GET /calculators answers with. */
export interface CalculatorList {
  calculators: {
    /** What it is called in addresses */
    name: string;
    /** Raised when the same inputs would give other figures */
    version: number;
    /** What a person calls it */
    title: string;
    /** What it answers */
    about: string;
    /** What it belongs to, such as Pay and taxes */
    group: string;
    /** What it answers, in one line */
    summary: string;
    /** The address of its page, for people */
    page: string;
    /** What it takes, as JSON Schema */
    input_schema?: Record<string, unknown> | undefined;
  }[];
}

/** What GET /calculators/{name} answers with. */
export interface CalculatorDescription {
  /** What it is called in addresses */
  name: string;
  /** Raised when the same inputs would give other figures */
  version: number;
  /** What a person calls it */
  title: string;
  /** What it answers */
  about: string;
  /** What it belongs to, such as Pay and taxes */
  group: string;
  /** What it answers, in one line */
  summary: string;
  /** The address of its page, for people */
  page: string;
  /** What it takes, as JSON Schema */
  input_schema: Record<string, unknown>;
  /** What it answers with, as JSON Schema */
  output_schema: Record<string, unknown>;
  /** Questions as people ask them, each with its input */
  examples: {
    question: string;
    input: Record<string, unknown>;
  }[];
  /** Where the method is described: title, publisher and url */
  sources: {
    title: string;
    publisher: string;
    url: string;
  }[];
}

/** What each calculator takes, by its name. */
export interface CalculatorInputs {
  /** Adjustable-rate mortgage reset: What happens when the rate of an adjustable-rate mortgage (ARM, such as a 5/1 or 7/6) changes after its fixed years: the balance at the reset, the new payment and how much it rises, with the caps where there are any. */
  adjustable_rate: {
    /**
     * Amount borrowed, or owed when the rate changes (dollars).
     * From 1 to 1000000000.
     */
    loan: number;
    /**
     * First rate (percent: 7 means 7%).
     * From 0 to 25.
     */
    rate: number;
    /**
     * Rate after the change (percent: 7 means 7%). Left out: the highest rate that the cap allows.
     * From 0 to 25.
     */
    new_rate?: number | undefined;
    /**
     * Time the first rate is fixed (years). Left out: the amount is what you owe when the rate changes.
     * From 0 to 15. Default: 0.
     */
    fixed_years?: number | undefined;
    /**
     * Full term of the loan (years). Left out: the most common term in the United States.
     * From 1 to 50. Default: 30.
     */
    years?: number | undefined;
    /**
     * Time left when the rate changes (years). Left out: the term less the time the first rate is fixed.
     * From 0 to 50. Default: 0.
     */
    years_left?: number | undefined;
    /**
     * Most the rate can rise at the first change, in points (percent: 7 means 7%). Left out: no cap was mentioned.
     * From 0 to 15. Default: 0.
     */
    first_cap?: number | undefined;
    /**
     * Most the rate can ever rise, in points (percent: 7 means 7%). Left out: no cap was mentioned.
     * From 0 to 20. Default: 0.
     */
    life_cap?: number | undefined;
    /**
     * Extra payment every month until then (dollars a month). Left out: only the regular payment is made.
     * From 0 to 10000000. Default: 0.
     */
    extra?: number | undefined;
    /**
     * Compounding (one of the values). Left out: lenders charge a twelfth of the yearly rate each month.
     * Default: "monthly".
     */
    compounding?: 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Balance transfer: What moving a card balance to a card with a low introductory rate saves after its fee, when each is paid off with the same payment, what is left when the low rate ends, and the payment that clears it in time. */
  balance_transfer: {
    /**
     * Card balance (dollars).
     * From 1 to 10000000.
     */
    balance: number;
    /**
     * Current rate (percent: 7 means 7%).
     * From 0 to 100.
     */
    rate: number;
    /**
     * Introductory rate (percent: 7 means 7%). Left out: what most offers charge at first.
     * From 0 to 100. Default: 0.
     */
    intro_rate?: number | undefined;
    /**
     * Number of months at the introductory rate (months, a whole number). Left out: a common length of such an offer.
     * From 1 to 600. Default: 15.
     */
    intro_months?: number | undefined;
    /**
     * Transfer fee in percent (percent: 7 means 7%). Left out: the most common fee; many cards charge more.
     * From 0 to 20. Default: 3.
     */
    fee_percent?: number | undefined;
    /**
     * Transfer fee in dollars (dollars). Left out: the fee is a share of the balance.
     * From 0 to 1000000. Default: 0.
     */
    fee?: number | undefined;
    /**
     * Monthly payment (dollars a month). Left out: what clears the balance while the low rate lasts.
     * From 0 to 10000000. Default: 0.
     */
    payment?: number | undefined;
    /**
     * Limit of the new card (dollars). Left out: the whole balance fits.
     * From 0 to 10000000. Default: 0.
     */
    limit?: number | undefined;
    /**
     * Monthly take-home pay (dollars a month). Left out: the payment isn’t compared with your take-home pay.
     * From 0 to 10000000. Default: 0.
     */
    take_home?: number | undefined;
    /**
     * Rate after the introduction (percent: 7 means 7%). Left out: the rate you pay now.
     * From 0 to 100.
     */
    later_rate?: number | undefined;
    /**
     * Compounding (one of the values). Left out: lenders charge a twelfth of the yearly rate each month.
     * Default: "monthly".
     */
    compounding?: 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Biweekly payments: How much sooner a mortgage or other loan is paid off, and how much interest it saves, when half of the monthly payment is made every two weeks: twenty-six halves, or thirteen payments, a year. */
  biweekly_payments: {
    /**
     * Loan balance (dollars).
     * From 100 to 100000000.
     */
    balance: number;
    /**
     * Yearly interest rate (percent: 7 means 7%).
     * From 0 to 40.
     */
    rate: number;
    /**
     * Time left on the loan (years). Left out: the most common term of a mortgage, unless the payment shows it.
     * From 0 to 50.
     */
    years?: number | undefined;
    /**
     * Monthly payment (dollars a month). Left out: worked out from the balance, the rate and the time left.
     * From 0 to 10000000. Default: 0.
     */
    payment?: number | undefined;
    /**
     * Setup fee (dollars). Left out: no fee was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    fee?: number | undefined;
    /**
     * Compounding (one of the values). Left out: lenders charge a twelfth of the yearly rate each month.
     * Default: "monthly".
     */
    compounding?: 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Buy a home now or wait: Whether to buy a house now or wait a year or more: what the price does meanwhile, a lower or higher mortgage rate later, the rent paid and the down payment saved while waiting, and the rate from which waiting pays. */
  buy_or_wait: {
    /**
     * Home price (dollars).
     * From 1000 to 1000000000.
     */
    price: number;
    /**
     * Mortgage rate (percent: 7 means 7%). Left out: a round assumption; put in the rate a lender quotes you.
     * From 0 to 25. Default: 6.5.
     */
    rate?: number | undefined;
    /**
     * Mortgage rate after waiting (percent: 7 means 7%). Left out: taken to stay as it is now; no one knows where rates will be.
     * From 0 to 25.
     */
    later_rate?: number | undefined;
    /**
     * Time you wait (years). Left out: a year, as most people mean who think of waiting.
     * From 0.25 to 15. Default: 1.
     */
    wait?: number | undefined;
    /**
     * Yearly growth of the home price (percent: 7 means 7%). Left out: a little above inflation, as home prices have grown over long times.
     * From -20 to 20. Default: 3.
     */
    home_growth?: number | undefined;
    /**
     * Rent while you wait (dollars a month). Left out: rent of a home like that, at half a percent of its price a month; put in your own.
     * From 0 to 1000000.
     */
    rent?: number | undefined;
    /**
     * Yearly growth of the rent (percent: 7 means 7%). Left out: rents and home prices are taken to grow alike.
     * From -20 to 20. Default: 3.
     */
    rent_growth?: number | undefined;
    /**
     * Down payment today (dollars). Left out: worked out from a share of the price.
     * From 0 to 1000000000. Default: 0.
     */
    down_payment?: number | undefined;
    /**
     * Down payment as a share of the price (percent: 7 means 7%). Left out: enough to go without mortgage insurance.
     * From 0 to 100. Default: 20.
     */
    down_percent?: number | undefined;
    /**
     * Saved each month while you wait (dollars a month). Left out: no saving was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    save?: number | undefined;
    /**
     * Interest on those savings (percent: 7 means 7%). Left out: a round assumption for a good savings account.
     * From 0 to 20. Default: 4.
     */
    savings_rate?: number | undefined;
    /**
     * Time from now until you sell (years). Left out: an assumption; many owners move within about ten years.
     * From 1 to 40. Default: 10.
     */
    stay?: number | undefined;
    /**
     * Mortgage term (years). Left out: the most common term in the United States.
     * From 5 to 50. Default: 30.
     */
    term?: number | undefined;
    /**
     * Yearly property tax as a share of the value (percent: 7 means 7%). Left out: near the middle of the states; yours may be far from it.
     * From 0 to 6. Default: 1.1.
     */
    tax_rate?: number | undefined;
    /**
     * Yearly upkeep as a share of the value (percent: 7 means 7%). Left out: a common rule of thumb for repairs.
     * From 0 to 10. Default: 1.
     */
    maintenance?: number | undefined;
    /**
     * Yearly homeowners insurance as a share of the value (percent: 7 means 7%). Left out: a middle guess; it varies a lot by place.
     * From 0 to 10. Default: 0.5.
     */
    insurance_rate?: number | undefined;
    /**
     * Monthly association dues (dollars a month). Left out: no association was mentioned.
     * From 0 to 100000. Default: 0.
     */
    hoa?: number | undefined;
    /**
     * Yearly mortgage insurance as a share of the loan (percent: 7 means 7%). Left out: a middle guess; charged only while the loan is large against the price.
     * From 0 to 3. Default: 0.7.
     */
    pmi_rate?: number | undefined;
    /**
     * Buying costs as a share of the price (percent: 7 means 7%). Left out: closing costs are usually a few percent of the price.
     * From 0 to 20. Default: 3.
     */
    buying_costs?: number | undefined;
    /**
     * Selling costs as a share of the price (percent: 7 means 7%). Left out: agents’ commissions and other costs of a sale.
     * From 0 to 20. Default: 6.
     */
    selling_costs?: number | undefined;
    /**
     * Return your money could earn elsewhere (percent: 7 means 7%). Left out: a careful mix of stocks and bonds, after taxes.
     * From 0 to 20. Default: 5.
     */
    investment?: number | undefined;
    /**
     * Costs of refinancing as a share of the loan (percent: 7 means 7%). Left out: refinancing usually costs a few percent of the loan.
     * From 0 to 10. Default: 2.
     */
    refinance_costs?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Car trade-in with a loan: Trading in a car on which money is still owed: the equity or how far it is upside down, what the new loan comes to with that rolled in, its payment, and what the rolled-in debt costs. */
  car_trade_in: {
    /**
     * Trade-in value (dollars). Left out: what you owe is taken as what the trade-in leaves unpaid.
     * From 0 to 10000000. Default: 0.
     */
    worth?: number | undefined;
    /**
     * Balance owed on the car (dollars). Left out: no loan on it was mentioned.
     * From 0 to 10000000. Default: 0.
     */
    owed?: number | undefined;
    /**
     * Price of the next car (dollars). Left out: no next car was mentioned.
     * From 0 to 10000000. Default: 0.
     */
    price?: number | undefined;
    /**
     * Current car payment (dollars a month). Left out: your current payment wasn’t mentioned.
     * From 0 to 1000000. Default: 0.
     */
    payment_now?: number | undefined;
    /**
     * Cash down (dollars). Left out: no cash was mentioned.
     * From 0 to 10000000. Default: 0.
     */
    down?: number | undefined;
    /**
     * New loan rate (percent: 7 means 7%). Left out: a middle guess; put in the rate you are offered.
     * From 0 to 40. Default: 7.
     */
    rate?: number | undefined;
    /**
     * Current car loan rate (percent: 7 means 7%). Left out: keeping the car isn’t compared.
     * From 0 to 60. Default: 0.
     */
    rate_now?: number | undefined;
    /**
     * Time left on the current loan (years). Left out: keeping the car isn’t compared.
     * From 0 to 144. Default: 0.
     */
    time_left?: number | undefined;
    /**
     * New loan term (years). Left out: a common term of a car loan.
     * From 0.08333333333333333 to 144. Default: 5.
     */
    term?: number | undefined;
    /**
     * Compounding (one of the values). Left out: lenders charge a twelfth of the yearly rate each month.
     * Default: "monthly".
     */
    compounding?: 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Cash to close on a home: How much money a home buyer has to bring to the closing: down payment, closing costs and prepaid taxes and insurance, less the earnest money deposit and credits from the seller or lender, and whether the savings cover it. */
  cash_to_close: {
    /**
     * Purchase price (dollars).
     * From 1 to 1000000000.
     */
    price: number;
    /**
     * Loan amount (dollars). Left out: it follows from the price and the down payment.
     * From 0 to 1000000000. Default: 0.
     */
    loan?: number | undefined;
    /**
     * Down payment (dollars). Left out: it’s a share of the price.
     * From 0 to 1000000000. Default: 0.
     */
    down_payment?: number | undefined;
    /**
     * Down payment in percent (percent: 7 means 7%). Left out: a fifth of the price where nothing else is said.
     * From 0 to 100.
     */
    down_percent?: number | undefined;
    /**
     * Closing costs (dollars). Left out: they’re a share of the price.
     * From 0 to 100000000. Default: 0.
     */
    closing_costs?: number | undefined;
    /**
     * Closing costs in percent of the price (percent: 7 means 7%). Left out: the middle of what buyers mostly pay, prepaid items included; the Loan Estimate has yours.
     * From 0 to 15.
     */
    closing_percent?: number | undefined;
    /**
     * Prepaid taxes and insurance (dollars). Left out: none was mentioned apart from the closing costs.
     * From 0 to 10000000. Default: 0.
     */
    prepaid?: number | undefined;
    /**
     * Earnest money already paid (dollars). Left out: no deposit was mentioned.
     * From 0 to 100000000. Default: 0.
     */
    deposit?: number | undefined;
    /**
     * Credits from the seller or lender (dollars). Left out: no credit was mentioned.
     * From 0 to 100000000. Default: 0.
     */
    credits?: number | undefined;
    /**
     * Cash you have for it (dollars). Left out: no savings were mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    cash?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Debt consolidation: The payment and interest of one new loan that replaces several debts, fee included, against the interest and payoff time of the debts as they are. */
  consolidation: {
    /**
     * Debts (a list).
     * 1 to 30 items.
     */
    debts: {
      /**
       * Name (letters only). Left out: it isn’t named.
       * Default: "".
       */
      name?: string | undefined;
      /**
       * Balance (dollars).
       * From 0.01 to 100000000.
       */
      balance: number;
      /**
       * Yearly interest rate (percent: 7 means 7%).
       * From 0 to 100.
       */
      rate: number;
      /**
       * Current payment (dollars a month). Left out: no payment was mentioned.
       * From 0 to 10000000. Default: 0.
       */
      minimum?: number | undefined;
    }[];
    /**
     * New loan rate (percent: 7 means 7%).
     * From 0 to 100.
     */
    rate: number;
    /**
     * New loan term (years). Left out: a common term of such a loan.
     * From 0.08333333333333333 to 50. Default: 5.
     */
    years?: number | undefined;
    /**
     * Origination fee in percent (percent: 7 means 7%). Left out: no fee was mentioned.
     * From 0 to 20. Default: 0.
     */
    fee_percent?: number | undefined;
    /**
     * Origination fee in dollars (dollars). Left out: no fee was mentioned.
     * From 0 to 10000000. Default: 0.
     */
    fee?: number | undefined;
    /**
     * Total you pay on all debts now (dollars a month). Left out: the payments of the debts, or else what the new loan would cost.
     * From 0 to 100000000. Default: 0.
     */
    budget?: number | undefined;
    /**
     * Compounding (one of the values). Left out: lenders charge a twelfth of the yearly rate each month.
     * Default: "monthly".
     */
    compounding?: 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Credit card utilization: The share of credit card limits that is in use, on one card or on all cards together, from balances and limits, and how much to pay down to get under 30 percent or another mark. */
  credit_utilization: {
    /**
     * Card balances (dollars).
     * From 0 to 10000000.
     */
    balance: number;
    /**
     * Card limits (dollars).
     * From 1 to 100000000.
     */
    limit: number;
    /**
     * Payment before the statement (dollars). Left out: nothing is paid first.
     * From 0 to 10000000. Default: 0.
     */
    pay_down?: number | undefined;
    /**
     * Share to stay under (percent: 7 means 7%). Left out: the mark that the CFPB names.
     * From 1 to 100. Default: 30.
     */
    target?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Debt payoff: avalanche and snowball: How long it takes and what it costs to pay off one or more debts (credit cards, loans) with a fixed monthly budget, or what budget it takes to be done in a set time, highest rate first (avalanche) against smallest balance first (snowball). */
  debt_payoff: {
    /**
     * List of debts (a list).
     * 1 to 30 items.
     */
    debts: {
      /**
       * Name (letters only). Left out: it isn’t named.
       * Default: "".
       */
      name?: string | undefined;
      /**
       * Balance (dollars).
       * From 0.01 to 100000000.
       */
      balance: number;
      /**
       * Yearly interest rate (percent: 7 means 7%).
       * From 0 to 100.
       */
      rate: number;
      /**
       * Minimum payment (dollars a month). Left out: no minimum payment was mentioned.
       * From 0 to 10000000. Default: 0.
       */
      minimum?: number | undefined;
    }[];
    /**
     * New payment on your only debt (dollars a month). Left out: the payment stays as it is.
     * From 0 to 10000000. Default: 0.
     */
    new_payment?: number | undefined;
    /**
     * Monthly budget for all debts (dollars a month). Left out: the minimum payments, and what you pay extra.
     * From 0 to 100000000. Default: 0.
     */
    budget?: number | undefined;
    /**
     * Total of the minimum payments (dollars a month). Left out: the minimums of the debts, where they are given.
     * From 0 to 100000000. Default: 0.
     */
    minimums?: number | undefined;
    /**
     * Extra payment every month (dollars a month). Left out: no extra payment was mentioned.
     * From 0 to 100000000. Default: 0.
     */
    extra?: number | undefined;
    /**
     * Single payment now (dollars). Left out: nothing is paid at once.
     * From 0 to 1000000000. Default: 0.
     */
    lump_sum?: number | undefined;
    /**
     * Time you want to be debt-free in (months, a whole number). Left out: no time was mentioned.
     * From 0 to 600. Default: 0.
     */
    target_months?: number | undefined;
    /**
     * Time of the balance you ask about (months, a whole number). Left out: no time was mentioned.
     * From 0 to 600. Default: 0.
     */
    after_months?: number | undefined;
    /**
     * Compounding (one of the values). Left out: lenders charge a twelfth of the yearly rate each month.
     * Default: "monthly".
     */
    compounding?: 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * Yearly pay before taxes (dollars a year). Left out: the payment isn’t compared with your pay.
     * From 0 to 100000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Monthly take-home pay (dollars a month). Left out: the payment isn’t compared with your take-home pay.
     * From 0 to 10000000. Default: 0.
     */
    take_home?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Debt-to-income ratio: The share of income before taxes that housing and all debt payments take, against the 28/36 guideline, a limit of your own and the limit of conforming mortgages, and the room that is left for another payment. */
  debt_to_income: {
    /**
     * Monthly income before taxes (dollars a month).
     * From 1 to 10000000.
     */
    income: number;
    /**
     * Rent or full housing payment (dollars a month). Left out: no housing payment was mentioned.
     * From 0 to 10000000. Default: 0.
     */
    housing?: number | undefined;
    /**
     * Mortgage payment without taxes and insurance (dollars a month). Left out: no mortgage was mentioned.
     * From 0 to 10000000. Default: 0.
     */
    mortgage?: number | undefined;
    /**
     * Property tax, home insurance, mortgage insurance and HOA dues (dollars a month). Left out: no dues, taxes or insurance were mentioned.
     * From 0 to 1000000. Default: 0.
     */
    home_costs?: number | undefined;
    /**
     * Price of a home you want to buy (dollars). Left out: no home to buy was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    home_price?: number | undefined;
    /**
     * Down payment on it (dollars). Left out: no down payment was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    down_payment?: number | undefined;
    /**
     * Down payment in percent (percent: 7 means 7%). Left out: no down payment in percent was mentioned.
     * From 0 to 100. Default: 0.
     */
    down_percent?: number | undefined;
    /**
     * Mortgage rate (percent: 7 means 7%). Left out: no mortgage rate was mentioned.
     * From 0 to 30. Default: 0.
     */
    rate?: number | undefined;
    /**
     * Mortgage term (years). Left out: the usual term of a mortgage.
     * From 1 to 50. Default: 30.
     */
    term?: number | undefined;
    /**
     * Car payment (dollars a month). Left out: no car payment was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    car?: number | undefined;
    /**
     * Student loan payment (dollars a month). Left out: no student loan was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    student_loan?: number | undefined;
    /**
     * Card payments (dollars a month). Left out: no card payment was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    cards?: number | undefined;
    /**
     * Monthly payments on other debts (dollars a month). Left out: no other debts were mentioned.
     * From 0 to 10000000. Default: 0.
     */
    debts?: number | undefined;
    /**
     * Monthly pay after taxes (dollars a month). Left out: no take-home pay was mentioned.
     * From 0 to 10000000. Default: 0.
     */
    take_home?: number | undefined;
    /**
     * Limit for the ratio (percent: 7 means 7%). Left out: the usual guideline.
     * From 0 to 100. Default: 0.
     */
    limit?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Interest while payments are paused: The interest that piles up on a student or other loan while no payments are due, in school, in the grace period, in deferment or forbearance: simple interest, the balance once it is capitalized, the payment after that, and what paying the interest as you go saves. */
  deferred_interest: {
    /**
     * Loan when the pause starts (dollars).
     * From 1 to 100000000.
     */
    balance: number;
    /**
     * Interest rate (percent: 7 means 7%).
     * From 0 to 40.
     */
    rate: number;
    /**
     * Time without payments (years).
     * From 0.0027397260273972603 to 30.
     */
    pause: number;
    /**
     * Repayment term afterwards (years). Left out: a common term for student loans.
     * From 1 to 40. Default: 10.
     */
    term?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Escrow change and your payment: How much a mortgage payment with escrow rises when property tax or homeowners insurance goes up, with a shortage spread over twelve months: the new payment now, and what it is after the shortage is paid. */
  escrow_change: {
    /**
     * Property tax up by (dollars a year). Left out: it follows from the bills before and now.
     * From -10000000 to 10000000. Default: 0.
     */
    tax_rise?: number | undefined;
    /**
     * Property tax before (dollars a year). Left out: property tax isn’t asked about.
     * From 0 to 10000000. Default: 0.
     */
    old_tax?: number | undefined;
    /**
     * Property tax now (dollars a year). Left out: it stays as it is.
     * From 0 to 10000000.
     */
    new_tax?: number | undefined;
    /**
     * Homeowners insurance up by (dollars a year). Left out: it follows from the bills before and now.
     * From -10000000 to 10000000. Default: 0.
     */
    insurance_rise?: number | undefined;
    /**
     * Homeowners insurance before (dollars a year). Left out: insurance isn’t asked about.
     * From 0 to 10000000. Default: 0.
     */
    old_insurance?: number | undefined;
    /**
     * Homeowners insurance now (dollars a year). Left out: it stays as it is.
     * From 0 to 10000000.
     */
    new_insurance?: number | undefined;
    /**
     * Escrow shortage (dollars). Left out: no shortage was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    shortage?: number | undefined;
    /**
     * Months the shortage is spread over (months, a whole number). Left out: a year, as most servicers do it.
     * From 1 to 60. Default: 12.
     */
    spread?: number | undefined;
    /**
     * Payment now (dollars a month). Left out: only the rise is asked about.
     * From 0 to 10000000. Default: 0.
     */
    payment?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** HELOC or cash-out refinance: Whether it costs less to take cash out of a home with a HELOC or home equity loan beside the mortgage you have, or with a cash-out refinance that replaces it: both monthly payments, interest and costs over the time you stay, and how much the lender allows. */
  heloc_or_cash_out: {
    /**
     * Current mortgage balance (dollars).
     * From 1 to 1000000000.
     */
    owed: number;
    /**
     * Cash you need (dollars).
     * From 1 to 1000000000.
     */
    cash: number;
    /**
     * Current mortgage rate (percent: 7 means 7%).
     * From 0 to 25.
     */
    rate: number;
    /**
     * Time left on the mortgage (years). Left out: a thirty-year mortgage that is some years old.
     * From 0.08333333333333333 to 40. Default: 25.
     */
    years_left?: number | undefined;
    /**
     * HELOC or home equity loan rate (percent: 7 means 7%). Left out: a round assumption; most HELOCs follow the prime rate.
     * From 0 to 30. Default: 8.
     */
    heloc_rate?: number | undefined;
    /**
     * Time to pay the HELOC off (years). Left out: a common time to pay one off.
     * From 0.08333333333333333 to 30. Default: 15.
     */
    heloc_years?: number | undefined;
    /**
     * New mortgage rate (percent: 7 means 7%). Left out: a round assumption; cash-out loans cost a little more than others.
     * From 0 to 30. Default: 6.75.
     */
    refi_rate?: number | undefined;
    /**
     * New mortgage term (years). Left out: the most common term in the United States.
     * From 5 to 40. Default: 30.
     */
    refi_years?: number | undefined;
    /**
     * Closing costs of the new mortgage (dollars). Left out: two percent of the new loan, added to it.
     * From 0 to 10000000.
     */
    costs?: number | undefined;
    /**
     * HELOC fees (dollars). Left out: many lenders charge none.
     * From 0 to 1000000. Default: 0.
     */
    heloc_costs?: number | undefined;
    /**
     * Value of the home (dollars). Left out: the lender’s limit isn’t checked.
     * From 0 to 1000000000. Default: 0.
     */
    value?: number | undefined;
    /**
     * Highest share of the value a lender allows (percent: 7 means 7%). Left out: as far as many lenders go with all loans together.
     * From 1 to 125. Default: 80.
     */
    lend_up_to?: number | undefined;
    /**
     * Time you’ll stay (years). Left out: many owners move or refinance within about that time.
     * From 0.08333333333333333 to 40. Default: 10.
     */
    stay?: number | undefined;
    /**
     * Compounding (one of the values). Left out: lenders charge a twelfth of the yearly rate each month.
     * Default: "monthly".
     */
    compounding?: 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** HELOC payment now and later: The payment on a home equity line of credit (HELOC): interest only while you can draw on it, what it becomes when the draw period ends and repayment starts, how much it rises, and the interest in all. */
  heloc_payment: {
    /**
     * HELOC balance (dollars).
     * From 1 to 100000000.
     */
    balance: number;
    /**
     * HELOC rate (percent: 7 means 7%).
     * From 0 to 40.
     */
    rate: number;
    /**
     * Repayment period (years). Left out: a common repayment period; yours is in the agreement.
     * From 0.08333333333333333 to 40. Default: 20.
     */
    repay_years?: number | undefined;
    /**
     * Time until repayment starts (years). Left out: when repayment starts wasn’t mentioned.
     * From 0 to 30. Default: 0.
     */
    draw_left?: number | undefined;
    /**
     * Rate when repayment starts (percent: 7 means 7%). Left out: the rate you pay now.
     * From 0 to 40.
     */
    later_rate?: number | undefined;
    /**
     * Payment you make or could make (dollars a month). Left out: no payment was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    budget?: number | undefined;
    /**
     * Compounding (one of the values). Left out: lenders charge a twelfth of the yearly rate each month.
     * Default: "monthly".
     */
    compounding?: 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Buying out a co-owner of a home: What it takes to keep a house and buy out a spouse, ex, sibling or other co-owner: their share of the equity, the new loan of the old balance plus the buyout, its payment, and its loan-to-value. */
  home_buyout: {
    /**
     * Value of the home (dollars).
     * From 1 to 1000000000.
     */
    value: number;
    /**
     * Mortgage and other loans on it (dollars). Left out: no loan was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    owed?: number | undefined;
    /**
     * Number of owners in equal shares, with you (a whole number). Left out: the share is given instead.
     * From 1 to 50. Default: 1.
     */
    people?: number | undefined;
    /**
     * Number of owners you buy out (a whole number). Left out: all other owners.
     * From 0 to 49. Default: 0.
     */
    bought_out?: number | undefined;
    /**
     * Share of the other owners (percent: 7 means 7%). Left out: half, since you didn’t say.
     * From 0.1 to 99.9.
     */
    their_share?: number | undefined;
    /**
     * Cash you put toward it (dollars). Left out: the whole buyout is borrowed.
     * From 0 to 1000000000. Default: 0.
     */
    cash?: number | undefined;
    /**
     * Closing costs rolled into the loan (dollars). Left out: none were mentioned.
     * From 0 to 10000000. Default: 0.
     */
    costs?: number | undefined;
    /**
     * Selling costs taken off the value (percent: 7 means 7%). Left out: nothing is sold, so no selling costs come off.
     * From 0 to 20. Default: 0.
     */
    selling_rate?: number | undefined;
    /**
     * Rate of the new loan (percent: 7 means 7%). Left out: a round assumption; put in the rate a lender quotes you.
     * From 0 to 25. Default: 6.5.
     */
    rate?: number | undefined;
    /**
     * Rate of the old loan (percent: 7 means 7%). Left out: the old rate isn’t compared.
     * From 0 to 25. Default: 0.
     */
    old_rate?: number | undefined;
    /**
     * Term of the new loan (years). Left out: the most common term in the United States.
     * From 1 to 50. Default: 30.
     */
    term?: number | undefined;
    /**
     * Payment now (dollars a month). Left out: the payment now isn’t compared.
     * From 0 to 10000000. Default: 0.
     */
    payment?: number | undefined;
    /**
     * Compounding (one of the values). Left out: lenders charge a twelfth of the yearly rate each month.
     * Default: "monthly".
     */
    compounding?: 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Homeowners insurance coinsurance: What a homeowners or property insurer pays on a loss when the coverage is less than the policy requires, such as 80% of replacement cost: the coinsurance share, the payment after the deductible, the penalty and what you pay yourself. */
  home_coinsurance: {
    /**
     * Replacement cost of the home (dollars).
     * From 1 to 1000000000.
     */
    replacement: number;
    /**
     * Coverage you carry (dollars).
     * From 1 to 1000000000.
     */
    coverage: number;
    /**
     * Loss (dollars).
     * From 1 to 1000000000.
     */
    loss: number;
    /**
     * Share of replacement cost you must insure (percent: 7 means 7%). Left out: what most homeowners policies ask for; yours says.
     * From 1 to 100. Default: 80.
     */
    required?: number | undefined;
    /**
     * Deductible (dollars). Left out: none was mentioned.
     * From 0 to 10000000. Default: 0.
     */
    deductible?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Home equity and loan-to-value: The equity in a home and the loan-to-value ratio, from what it is worth and what is owed on it with all loans, how much a lender would add, and what is left to pay and how long it takes until mortgage insurance can be dropped. */
  home_equity: {
    /**
     * Value of the home (dollars).
     * From 1 to 1000000000.
     */
    value: number;
    /**
     * Mortgage still owed (dollars).
     * From 0 to 1000000000.
     */
    owed: number;
    /**
     * Second loan or HELOC balance (dollars). Left out: no second loan was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    second?: number | undefined;
    /**
     * New borrowing against the home (dollars). Left out: nothing new is borrowed.
     * From 0 to 1000000000. Default: 0.
     */
    new_loan?: number | undefined;
    /**
     * Price you paid (dollars). Left out: the price you paid isn’t known, so today’s value counts.
     * From 0 to 1000000000. Default: 0.
     */
    basis?: number | undefined;
    /**
     * Down payment back then (dollars). Left out: the first loan isn’t asked about.
     * From 0 to 1000000000. Default: 0.
     */
    down_payment?: number | undefined;
    /**
     * Down payment back then in percent (percent: 7 means 7%). Left out: the first loan isn’t asked about.
     * From 0 to 100. Default: 0.
     */
    down_percent?: number | undefined;
    /**
     * Principal paid each month, or extra on top of regular payments (dollars a month). Left out: worked out from the rate and the time left, where you gave them.
     * From 0 to 1000000. Default: 0.
     */
    to_principal?: number | undefined;
    /**
     * Monthly payment of principal and interest (dollars a month). Left out: worked out from the rate and the time left, where you gave them.
     * From 0 to 10000000. Default: 0.
     */
    payment?: number | undefined;
    /**
     * Single payment on the loan (dollars). Left out: nothing is paid at once.
     * From 0 to 1000000000. Default: 0.
     */
    pay_down?: number | undefined;
    /**
     * Monthly mortgage insurance (dollars a month). Left out: its cost isn’t known.
     * From 0 to 100000. Default: 0.
     */
    pmi?: number | undefined;
    /**
     * Mortgage rate (percent: 7 means 7%). Left out: when you get there isn’t asked.
     * From 0 to 25. Default: 0.
     */
    rate?: number | undefined;
    /**
     * Time left on the mortgage (years). Left out: when you get there isn’t asked.
     * From 0 to 50. Default: 0.
     */
    years_left?: number | undefined;
    /**
     * Share of the home you own (percent: 7 means 7%). Left out: it’s all yours.
     * From 1 to 100. Default: 100.
     */
    own_share?: number | undefined;
    /**
     * Highest share of the value a lender allows (percent: 7 means 7%). Left out: as far as many lenders go with all loans together.
     * From 1 to 125. Default: 80.
     */
    lend_up_to?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Monthly cost of a home: The full monthly payment of a home: principal and interest, property tax, homeowners insurance, association dues and mortgage insurance, when mortgage insurance ends, and the cash to close. */
  home_payment: {
    /**
     * Price of the home (dollars). Left out: the loan is given instead.
     * From 0 to 1000000000. Default: 0.
     */
    price?: number | undefined;
    /**
     * Mortgage (dollars). Left out: it follows from the price and the down payment.
     * From 0 to 1000000000. Default: 0.
     */
    loan?: number | undefined;
    /**
     * Down payment (dollars). Left out: no amount was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    down_payment?: number | undefined;
    /**
     * Down payment in percent (percent: 7 means 7%). Left out: a fifth, enough to avoid mortgage insurance, since you didn’t say.
     * From 0 to 99.
     */
    down_percent?: number | undefined;
    /**
     * Mortgage rate (percent: 7 means 7%). Left out: a round assumption; put in the rate a lender quotes you.
     * From 0 to 25. Default: 6.5.
     */
    rate?: number | undefined;
    /**
     * Mortgage term (years). Left out: the most common term in the United States.
     * From 5 to 50. Default: 30.
     */
    years?: number | undefined;
    /**
     * Yearly property tax (dollars a year). Left out: worked out from a share of the price.
     * From 0 to 1000000. Default: 0.
     */
    property_tax?: number | undefined;
    /**
     * Yearly property tax as a share of the price (percent: 7 means 7%). Left out: near the middle of the states; none where your insurance is so high that it includes the tax.
     * From 0 to 6.
     */
    tax_rate?: number | undefined;
    /**
     * Yearly homeowners insurance (dollars a year). Left out: a middle guess; it costs much more where storms or wildfires are common.
     * From 0 to 1000000.
     */
    insurance?: number | undefined;
    /**
     * Monthly association dues (dollars a month). Left out: no association was mentioned.
     * From 0 to 100000. Default: 0.
     */
    hoa?: number | undefined;
    /**
     * Monthly mortgage insurance (dollars a month). Left out: worked out from a share of the loan where it is due.
     * From 0 to 100000. Default: 0.
     */
    pmi?: number | undefined;
    /**
     * Yearly mortgage insurance as a share of the loan (percent: 7 means 7%). Left out: a middle guess; it depends on your credit score and down payment.
     * From 0 to 3. Default: 0.7.
     */
    pmi_rate?: number | undefined;
    /**
     * Extra payment every month (dollars a month). Left out: only the regular payment is made.
     * From 0 to 10000000. Default: 0.
     */
    extra?: number | undefined;
    /**
     * Monthly repairs and upkeep (dollars a month). Left out: upkeep is not asked about.
     * From 0 to 1000000. Default: 0.
     */
    maintenance?: number | undefined;
    /**
     * Rent you get from a tenant (dollars a month). Left out: no tenant was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    rent_received?: number | undefined;
    /**
     * Cash you have (dollars). Left out: no savings were mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    cash?: number | undefined;
    /**
     * Yearly pay before taxes (dollars a year). Left out: the payment isn’t compared with your pay.
     * From 0 to 100000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Monthly take-home pay (dollars a month). Left out: the payment isn’t compared with your take-home pay.
     * From 0 to 10000000. Default: 0.
     */
    take_home?: number | undefined;
    /**
     * Housing cost now (dollars a month). Left out: it isn’t compared with what you pay now.
     * From 0 to 1000000. Default: 0.
     */
    rent_now?: number | undefined;
    /**
     * Closing costs (dollars). Left out: closing costs are not asked about.
     * From 0 to 100000000. Default: 0.
     */
    closing_costs?: number | undefined;
    /**
     * Closing costs in percent of the price (percent: 7 means 7%). Left out: closing costs are not asked about.
     * From 0 to 20. Default: 0.
     */
    closing_rate?: number | undefined;
    /**
     * Compounding (one of the values). Left out: lenders charge a twelfth of the yearly rate each month.
     * Default: "monthly".
     */
    compounding?: 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** House hacking: What it costs to live in a duplex, triplex or house while renting out the other units or rooms: the payment with tax, insurance and mortgage insurance, vacancy and upkeep, what is left for you to pay, how that compares with renting, and the cash-on-cash return. */
  house_hack: {
    /**
     * Price of the home (dollars). Left out: the whole payment is given instead.
     * From 0 to 1000000000. Default: 0.
     */
    price?: number | undefined;
    /**
     * Whole payment you make now (dollars a month). Left out: worked out from the price.
     * From 0 to 1000000. Default: 0.
     */
    whole_payment?: number | undefined;
    /**
     * Rent you get (dollars a month).
     * From 1 to 1000000.
     */
    rent: number;
    /**
     * Rent you’d pay elsewhere (dollars a month). Left out: it isn’t compared with renting.
     * From 0 to 1000000. Default: 0.
     */
    rent_else?: number | undefined;
    /**
     * Vacancy rate (percent: 7 means 7%). Left out: a little over two weeks a year.
     * From 0 to 90. Default: 5.
     */
    vacancy?: number | undefined;
    /**
     * Yearly upkeep as a share of the price (percent: 7 means 7%). Left out: a common rule of thumb for repairs.
     * From 0 to 10. Default: 1.
     */
    maintenance_rate?: number | undefined;
    /**
     * Yearly upkeep in dollars (dollars a year). Left out: worked out from a share of the price.
     * From 0 to 1000000. Default: 0.
     */
    maintenance?: number | undefined;
    /**
     * Down payment (dollars). Left out: no amount was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    down_payment?: number | undefined;
    /**
     * Down payment in percent (percent: 7 means 7%). Left out: a twentieth where nothing is said: lenders take little down from people who live there.
     * From 0 to 99.
     */
    down_percent?: number | undefined;
    /**
     * Mortgage rate (percent: 7 means 7%). Left out: a round assumption; put in the rate a lender quotes you.
     * From 0 to 25. Default: 6.5.
     */
    rate?: number | undefined;
    /**
     * Mortgage term (years). Left out: the most common term in the United States.
     * From 5 to 50. Default: 30.
     */
    years?: number | undefined;
    /**
     * Yearly property tax (dollars a year). Left out: worked out from a share of the price.
     * From 0 to 1000000. Default: 0.
     */
    property_tax?: number | undefined;
    /**
     * Yearly property tax as a share of the price (percent: 7 means 7%). Left out: near the middle of the states; none where your insurance is so high that it includes the tax.
     * From 0 to 6.
     */
    tax_rate?: number | undefined;
    /**
     * Yearly homeowners insurance (dollars a year). Left out: a middle guess; it costs much more where storms or wildfires are common.
     * From 0 to 1000000.
     */
    insurance?: number | undefined;
    /**
     * Monthly association dues (dollars a month). Left out: no association was mentioned.
     * From 0 to 100000. Default: 0.
     */
    hoa?: number | undefined;
    /**
     * Yearly mortgage insurance as a share of the loan (percent: 7 means 7%). Left out: a middle guess; it depends on your credit score and down payment.
     * From 0 to 3. Default: 0.7.
     */
    pmi_rate?: number | undefined;
    /**
     * Closing costs in percent of the price (percent: 7 means 7%). Left out: closing costs are usually a few percent of the price.
     * From 0 to 20. Default: 3.
     */
    closing_rate?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Income needed for a home: The yearly income that it takes to buy a home of a given price, or to carry a given monthly housing payment, within the 28/36 guideline, from price or payment, down payment, rate, other debts, property tax and insurance. */
  income_for_home: {
    /**
     * Home price (dollars). Left out: the whole payment is known without it.
     * From 0 to 1000000000. Default: 0.
     */
    price?: number | undefined;
    /**
     * Monthly payments on other debts (dollars a month). Left out: no other debts were mentioned.
     * From 0 to 10000000. Default: 0.
     */
    debts?: number | undefined;
    /**
     * Down payment (dollars). Left out: no amount was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    down_payment?: number | undefined;
    /**
     * Down payment in percent (percent: 7 means 7%). Left out: no share was mentioned.
     * From 0 to 90. Default: 0.
     */
    down_percent?: number | undefined;
    /**
     * Mortgage rate (percent: 7 means 7%). Left out: a round assumption; put in the rate a lender quotes you.
     * From 0 to 25. Default: 6.5.
     */
    rate?: number | undefined;
    /**
     * Mortgage term (years). Left out: the most common term in the United States.
     * From 5 to 50. Default: 30.
     */
    years?: number | undefined;
    /**
     * Yearly property tax as a share of the price (percent: 7 means 7%). Left out: near the middle of the states; none where your insurance is so high that it includes the tax.
     * From 0 to 6.
     */
    tax_rate?: number | undefined;
    /**
     * Yearly homeowners insurance (dollars a year). Left out: a middle guess; it costs much more where storms or wildfires are common.
     * From 0 to 1000000.
     */
    insurance?: number | undefined;
    /**
     * Monthly association dues (dollars a month). Left out: no association was mentioned.
     * From 0 to 100000. Default: 0.
     */
    hoa?: number | undefined;
    /**
     * Yearly mortgage insurance as a share of the loan (percent: 7 means 7%). Left out: a middle guess; it depends on your credit score and down payment.
     * From 0 to 3. Default: 0.7.
     */
    pmi_rate?: number | undefined;
    /**
     * Yearly property tax (dollars a year). Left out: worked out from a share of the price.
     * From 0 to 1000000. Default: 0.
     */
    yearly_tax?: number | undefined;
    /**
     * Monthly mortgage insurance (dollars a month). Left out: worked out from a share of the loan where it’s due.
     * From 0 to 100000. Default: 0.
     */
    pmi?: number | undefined;
    /**
     * Yearly pay before taxes (dollars a year). Left out: the payment isn’t compared with your pay.
     * From 0 to 100000000. Default: 0.
     */
    earned?: number | undefined;
    /**
     * Cash you have (dollars). Left out: no savings were mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    cash?: number | undefined;
    /**
     * Housing cost now (dollars a month). Left out: it isn’t compared with what you pay now.
     * From 0 to 1000000. Default: 0.
     */
    rent_now?: number | undefined;
    /**
     * Whole monthly housing payment (dollars a month). Left out: worked out from the price.
     * From 0 to 1000000. Default: 0.
     */
    housing_payment?: number | undefined;
    /**
     * Share of income the lender allows for all debts (percent: 7 means 7%). Left out: the 28/36 guideline.
     * From 0 to 100. Default: 0.
     */
    limit_share?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Interest on a balance: The interest of a month, a day and a year on a balance that stays as it is, as on a card, an interest-only loan or a note with simple interest, and over a given time, simple or compounded. */
  interest_cost: {
    /**
     * Balance (dollars).
     * From 0.01 to 1000000000.
     */
    balance: number;
    /**
     * Yearly interest rate (percent: 7 means 7%).
     * From 0 to 200.
     */
    rate: number;
    /**
     * Time (years). Left out: you asked what a month costs.
     * From 0 to 100. Default: 0.
     */
    years?: number | undefined;
    /**
     * Compounding (one of the values). Left out: the balance stays the same, so interest earns no interest.
     * Default: "simple".
     */
    compounding?: 'simple' | 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * Monthly payment (dollars a month). Left out: no payment was mentioned.
     * From 0 to 10000000. Default: 0.
     */
    payment?: number | undefined;
    /**
     * Credit limit (dollars). Left out: no limit was mentioned.
     * From 0 to 100000000. Default: 0.
     */
    limit?: number | undefined;
    /**
     * Amount you could pay off at once (dollars). Left out: nothing is paid at once.
     * From 0 to 1000000000. Default: 0.
     */
    pay_off?: number | undefined;
    /**
     * Rate your savings earn (percent: 7 means 7%). Left out: savings aren’t compared.
     * From 0 to 50. Default: 0.
     */
    rate_savings?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Car lease payment: The monthly payment of a car lease from the price (capitalized cost), the residual in percent or dollars, the money factor or rate and the months: the base payment, the depreciation part and the finance charge, with sales tax. */
  lease_payment: {
    /**
     * Price of the car (capitalized cost) (dollars).
     * From 1 to 10000000.
     */
    price: number;
    /**
     * Sticker price (MSRP) (dollars). Left out: the same as the price.
     * From 0 to 10000000.
     */
    sticker?: number | undefined;
    /**
     * Down payment, trade-in and rebates (dollars). Left out: nothing was mentioned.
     * From 0 to 10000000. Default: 0.
     */
    down?: number | undefined;
    /**
     * Fees rolled into the lease (dollars). Left out: no fees were mentioned.
     * From 0 to 1000000. Default: 0.
     */
    fees?: number | undefined;
    /**
     * Residual in percent of the sticker price (percent: 7 means 7%). Left out: a middle guess for three years; the dealer has the number.
     * From 1 to 100. Default: 58.
     */
    residual_percent?: number | undefined;
    /**
     * Residual in dollars (dollars). Left out: worked out from its percentage.
     * From 0 to 10000000.
     */
    residual?: number | undefined;
    /**
     * Money factor (a ratio). Left out: worked out from the yearly rate.
     * From 0 to 0.7. Default: 0.
     */
    money_factor?: number | undefined;
    /**
     * Lease rate as a yearly percentage (percent: 7 means 7%). Left out: a middle guess; ask the dealer for the money factor.
     * From 0.71 to 40. Default: 6.
     */
    rate?: number | undefined;
    /**
     * Payment you were quoted (dollars a month). Left out: no quote was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    quoted?: number | undefined;
    /**
     * Length of the lease (years). Left out: the most common length of a lease.
     * From 0.08333333333333333 to 144. Default: 3.
     */
    term?: number | undefined;
    /**
     * Sales tax on the payment (percent: 7 means 7%). Left out: sales tax wasn’t mentioned.
     * From 0 to 20. Default: 0.
     */
    tax_rate?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Lease or buy a car: What leasing a car costs, over the lease or as long as you keep cars, against buying the same car with a loan or cash and owning what it is worth then, and which of the two is cheaper. */
  lease_vs_buy: {
    /**
     * Price of the car (dollars). Left out: what the loan payment pays for.
     * From 0 to 10000000.
     */
    price?: number | undefined;
    /**
     * Loan payment if you buy (dollars a month). Left out: worked out from the price.
     * From 0 to 1000000. Default: 0.
     */
    buy_payment?: number | undefined;
    /**
     * Lease payment (dollars a month).
     * From 1 to 1000000.
     */
    lease_payment: number;
    /**
     * Length of the lease (years). Left out: the most common length of a lease.
     * From 0.08333333333333333 to 144. Default: 3.
     */
    lease_term?: number | undefined;
    /**
     * Amount due at signing the lease (dollars). Left out: nothing was mentioned.
     * From 0 to 10000000. Default: 0.
     */
    lease_down?: number | undefined;
    /**
     * Lease fees (dollars). Left out: no fees were mentioned.
     * From 0 to 1000000. Default: 0.
     */
    lease_fees?: number | undefined;
    /**
     * Down payment and trade-in when buying (dollars). Left out: the same as at signing the lease.
     * From 0 to 10000000.
     */
    buy_down?: number | undefined;
    /**
     * Car loan rate (percent: 7 means 7%). Left out: a middle guess; put in the rate you are offered.
     * From 0 to 40. Default: 7.
     */
    rate?: number | undefined;
    /**
     * Car loan term (years). Left out: a common term of a car loan.
     * From 0.08333333333333333 to 144. Default: 5.
     */
    loan_term?: number | undefined;
    /**
     * Time to compare over (years). Left out: the length of the lease.
     * From 0 to 144. Default: 0.
     */
    keep?: number | undefined;
    /**
     * Yearly repairs of the bought car beyond those of a lease (dollars a year). Left out: upkeep is the same both ways.
     * From 0 to 1000000. Default: 0.
     */
    upkeep?: number | undefined;
    /**
     * Value of the car at the end (dollars). Left out: a car that loses a fifth in its first year and about a seventh in each year after it.
     * From 0 to 10000000.
     */
    residual?: number | undefined;
    /**
     * Compounding (one of the values). Left out: lenders charge a twelfth of the yearly rate each month.
     * Default: "monthly".
     */
    compounding?: 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Life insurance need: How much life insurance covers a family: income or child care to replace for a number of years, debts, education and final expenses, less savings and the insurance there already is. */
  life_insurance_need: {
    /**
     * Yearly income to replace (dollars a year). Left out: what the family needs is given in another way.
     * From 0 to 100000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Yearly amount the family needs, instead of a share of income (dollars a year). Left out: a share of the income is replaced.
     * From 0 to 100000000. Default: 0.
     */
    yearly_need?: number | undefined;
    /**
     * Yearly child care to pay for (dollars a year). Left out: no child care was mentioned.
     * From 0 to 10000000. Default: 0.
     */
    child_care?: number | undefined;
    /**
     * Time the family needs it (years). Left out: an assumption: until children are grown; count your own years.
     * From 0 to 70. Default: 15.
     */
    years?: number | undefined;
    /**
     * Share of the income to replace (percent: 7 means 7%). Left out: there’s one less person to support, and less goes to taxes and work.
     * From 0 to 100. Default: 75.
     */
    share?: number | undefined;
    /**
     * Yearly income the family would have anyway (dollars a year). Left out: no survivor benefits or other income were mentioned.
     * From 0 to 100000000. Default: 0.
     */
    other_income?: number | undefined;
    /**
     * Yearly pay of your spouse (dollars a year). Left out: no pay of a spouse was mentioned.
     * From 0 to 100000000. Default: 0.
     */
    spouse_income?: number | undefined;
    /**
     * Total debt to pay off (dollars). Left out: no debts were mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    debts?: number | undefined;
    /**
     * Education cost to cover (dollars). Left out: no education costs were mentioned.
     * From 0 to 100000000. Default: 0.
     */
    education?: number | undefined;
    /**
     * Cost of a funeral and settling the estate (dollars). Left out: a round assumption for a funeral and some legal costs.
     * From 0 to 10000000. Default: 15000.
     */
    final_expenses?: number | undefined;
    /**
     * Savings the family could use (dollars). Left out: no savings were mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    savings?: number | undefined;
    /**
     * Life insurance you have (dollars). Left out: no policy was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    existing?: number | undefined;
    /**
     * Time left on that insurance (years). Left out: the end of the policy was not mentioned.
     * From 0 to 70. Default: 0.
     */
    cover_years?: number | undefined;
    /**
     * Yearly return above inflation (percent: 7 means 7%). Left out: a careful return on money the family lives on.
     * From 0 to 10. Default: 2.
     */
    real_return?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Loan payment and payoff: The monthly payment, total interest, payoff time and balance after some years of a fixed-rate loan (mortgage, car, student or personal loan, a card to be cleared in a set time), from the loan or from a price less down payment and trade-in, the rate that a payment means, and what paying more, monthly or at once, saves. */
  loan_amortization: {
    /**
     * Loan amount or price (dollars).
     * From 1 to 1000000000.
     */
    principal: number;
    /**
     * Yearly interest rate (percent: 7 means 7%).
     * From 0 to 400.
     */
    rate: number;
    /**
     * Term (years).
     * From 0.08333333333333333 to 50.
     */
    years: number;
    /**
     * Current monthly payment (dollars a month). Left out: the payment that ends the loan with its term.
     * From 0 to 100000000. Default: 0.
     */
    payment?: number | undefined;
    /**
     * Extra payment once a year (dollars a year). Left out: nothing is paid once a year.
     * From 0 to 100000000. Default: 0.
     */
    yearly_extra?: number | undefined;
    /**
     * Extra payment every month (dollars a month). Left out: only the regular payment is made.
     * From 0 to 100000000. Default: 0.
     */
    extra?: number | undefined;
    /**
     * Single extra payment (dollars). Left out: nothing is paid at once.
     * From 0 to 1000000000. Default: 0.
     */
    lump_sum?: number | undefined;
    /**
     * Time until the single payment (years). Left out: it is paid now.
     * From 0 to 50. Default: 0.
     */
    lump_after?: number | undefined;
    /**
     * Down payment (dollars). Left out: the whole amount is borrowed.
     * From 0 to 1000000000. Default: 0.
     */
    down_payment?: number | undefined;
    /**
     * Down payment in percent (percent: 7 means 7%). Left out: the whole amount is borrowed.
     * From 0 to 99. Default: 0.
     */
    down_percent?: number | undefined;
    /**
     * Trade-in or rebate (dollars). Left out: nothing is traded in.
     * From 0 to 1000000000. Default: 0.
     */
    trade_in?: number | undefined;
    /**
     * Time you want it paid off in (years). Left out: it runs its full term.
     * From 0 to 50. Default: 0.
     */
    target_years?: number | undefined;
    /**
     * Time of the balance you ask about (years). Left out: the balance along the way is not asked for.
     * From 0 to 50. Default: 0.
     */
    after_years?: number | undefined;
    /**
     * Other rate to compare with (percent: 7 means 7%). Left out: no other rate was mentioned.
     * From 0 to 400. Default: 0.
     */
    compare_rate?: number | undefined;
    /**
     * Original term (years). Left out: the term that is left counts.
     * From 0 to 50. Default: 0.
     */
    full_term?: number | undefined;
    /**
     * Price of what the loan paid for (dollars). Left out: the price isn’t asked about.
     * From 0 to 1000000000. Default: 0.
     */
    price_paid?: number | undefined;
    /**
     * Current value of what it paid for (dollars). Left out: its value is not asked about.
     * From 0 to 1000000000. Default: 0.
     */
    worth?: number | undefined;
    /**
     * Compounding (one of the values). Left out: lenders charge a twelfth of the yearly rate each month.
     * Default: "monthly".
     */
    compounding?: 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * Cash you have (dollars). Left out: no savings were mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    cash?: number | undefined;
    /**
     * Yearly pay before taxes (dollars a year). Left out: the payment isn’t compared with your pay.
     * From 0 to 100000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Monthly take-home pay (dollars a month). Left out: the payment isn’t compared with your take-home pay.
     * From 0 to 10000000. Default: 0.
     */
    take_home?: number | undefined;
    /**
     * Housing cost now (dollars a month). Left out: it isn’t compared with what you pay now.
     * From 0 to 1000000. Default: 0.
     */
    rent_now?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Rate and APR of a loan: The interest rate that the payments of a loan mean, and its APR with origination fees, points or closing costs (by the amount financed), from the loan amount, the payment or the stated rate, and the term; for monthly, weekly and two-weekly payments, with the effective yearly rate. */
  loan_apr: {
    /**
     * Loan amount (dollars).
     * From 1 to 1000000000.
     */
    amount: number;
    /**
     * Payment by the month (dollars a month). Left out: worked out from the rate.
     * From 0 to 100000000. Default: 0.
     */
    payment?: number | undefined;
    /**
     * Payment each time, where it isn’t by the month (dollars). Left out: the payment by the month counts.
     * From 0 to 100000000. Default: 0.
     */
    installment?: number | undefined;
    /**
     * Frequency of payments (one of the values). Left out: most loans are paid by the month.
     * Default: "monthly".
     */
    every?: 'monthly' | 'twice_a_month' | 'every_two_weeks' | 'weekly' | undefined;
    /**
     * Term (years). Left out: counted from the number of payments.
     * From 0 to 50. Default: 0.
     */
    years?: number | undefined;
    /**
     * Number of payments (a whole number). Left out: counted from the term.
     * From 0 to 2600. Default: 0.
     */
    payments?: number | undefined;
    /**
     * Stated interest rate (percent: 7 means 7%). Left out: worked out from the payment.
     * From 0 to 400. Default: 0.
     */
    rate?: number | undefined;
    /**
     * Fees, points or closing costs (dollars). Left out: no fees were mentioned.
     * From 0 to 100000000. Default: 0.
     */
    fees?: number | undefined;
    /**
     * Fee in percent of the loan (percent: 7 means 7%). Left out: no fee in percent was mentioned.
     * From 0 to 90. Default: 0.
     */
    fee_percent?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** What you still owe on a loan: The balance left on a loan after some years or a number of payments made, counted from the amount first principal: what is still owed on a mortgage, car, boat or personal loan, how big a balloon is, the payoff when it is sold, and how much interest and principal has been paid by then. */
  loan_balance: {
    /**
     * Amount borrowed at the start, or price (dollars).
     * From 1 to 1000000000.
     */
    principal: number;
    /**
     * Yearly interest rate (percent: 7 means 7%).
     * From 0 to 400.
     */
    rate: number;
    /**
     * Full term of the loan (years).
     * From 0.08333333333333333 to 50.
     */
    years: number;
    /**
     * Number of payments made by then (a whole number). Left out: counted from the time.
     * From 0 to 600. Default: 0.
     */
    payments_made?: number | undefined;
    /**
     * Time of payments by then (years).
     * From 0 to 50.
     */
    paid_years: number;
    /**
     * Time left, where the amount is what you owe now (years). Left out: the amount is what was borrowed at the start.
     * From 0 to 50. Default: 0.
     */
    years_left?: number | undefined;
    /**
     * Current monthly payment (dollars a month). Left out: the payment that ends the loan with its term.
     * From 0 to 100000000. Default: 0.
     */
    payment?: number | undefined;
    /**
     * Extra payment every month (dollars a month). Left out: only the regular payment is made.
     * From 0 to 100000000. Default: 0.
     */
    extra?: number | undefined;
    /**
     * Down payment (dollars). Left out: the whole amount is borrowed.
     * From 0 to 1000000000. Default: 0.
     */
    down_payment?: number | undefined;
    /**
     * Down payment in percent (percent: 7 means 7%). Left out: the whole amount is borrowed.
     * From 0 to 99. Default: 0.
     */
    down_percent?: number | undefined;
    /**
     * Trade-in or rebate (dollars). Left out: nothing is traded in.
     * From 0 to 1000000000. Default: 0.
     */
    trade_in?: number | undefined;
    /**
     * Current value of what it paid for (dollars). Left out: its value is not asked about.
     * From 0 to 1000000000. Default: 0.
     */
    worth?: number | undefined;
    /**
     * Compounding (one of the values). Left out: lenders charge a twelfth of the yearly rate each month.
     * Default: "monthly".
     */
    compounding?: 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Loan that a payment can carry: How much can be borrowed for a given monthly payment at a rate and a term, and with a down payment the price that it buys. */
  loan_from_payment: {
    /**
     * Monthly payment (dollars a month).
     * From 1 to 40000.
     */
    payment: number;
    /**
     * Yearly interest rate (percent: 7 means 7%).
     * From 0 to 60.
     */
    rate: number;
    /**
     * Compounding (one of the values). Left out: lenders charge a twelfth of the yearly rate each month.
     * Default: "monthly".
     */
    compounding?: 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * Term (years).
     * From 0.08333333333333333 to 50.
     */
    years: number;
    /**
     * Down payment (dollars). Left out: no down payment was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    down_payment?: number | undefined;
    /**
     * Trade-in (dollars). Left out: nothing is traded in.
     * From 0 to 1000000000. Default: 0.
     */
    trade_in?: number | undefined;
    /**
     * Price of what you want to buy (dollars). Left out: no price was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    price?: number | undefined;
    /**
     * Yearly property tax in the payment (dollars a year). Left out: the payment is for the loan alone.
     * From 0 to 1000000. Default: 0.
     */
    property_tax?: number | undefined;
    /**
     * Property tax in the payment as a share of the price (percent: 7 means 7%). Left out: the payment is for the loan alone.
     * From 0 to 6. Default: 0.
     */
    tax_rate?: number | undefined;
    /**
     * Yearly homeowners insurance in the payment (dollars a year). Left out: the payment is for the loan alone.
     * From 0 to 1000000. Default: 0.
     */
    insurance?: number | undefined;
    /**
     * Association dues in the payment (dollars a month). Left out: no association was mentioned.
     * From 0 to 100000. Default: 0.
     */
    hoa?: number | undefined;
    /**
     * Yearly pay before taxes (dollars a year). Left out: the payment isn’t compared with your pay.
     * From 0 to 100000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Monthly take-home pay (dollars a month). Left out: the payment isn’t compared with your take-home pay.
     * From 0 to 10000000. Default: 0.
     */
    take_home?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** How much house you can afford: The highest home price that keeps housing and all debts within the 28/36 guideline, from income, debts, rate, down payment, property tax, insurance and mortgage insurance. */
  mortgage_affordability: {
    /**
     * Yearly income before taxes (dollars a year). Left out: your take-home pay is given instead.
     * From 0 to 100000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Monthly take-home pay (dollars a month). Left out: your income before taxes is given instead.
     * From 0 to 10000000. Default: 0.
     */
    take_home?: number | undefined;
    /**
     * Home price you have in mind (dollars). Left out: no price is named.
     * From 0 to 1000000000. Default: 0.
     */
    price?: number | undefined;
    /**
     * Monthly payments on other debts (dollars a month). Left out: no other debts were mentioned.
     * From 0 to 10000000. Default: 0.
     */
    debts?: number | undefined;
    /**
     * Down payment (dollars). Left out: no amount was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    down_payment?: number | undefined;
    /**
     * Down payment in percent (percent: 7 means 7%). Left out: no share was mentioned.
     * From 0 to 90. Default: 0.
     */
    down_percent?: number | undefined;
    /**
     * Mortgage rate (percent: 7 means 7%). Left out: a round assumption; put in the rate a lender quotes you.
     * From 0 to 25. Default: 6.5.
     */
    rate?: number | undefined;
    /**
     * Mortgage term (years). Left out: the most common term in the United States.
     * From 5 to 50. Default: 30.
     */
    years?: number | undefined;
    /**
     * Yearly property tax as a share of the price (percent: 7 means 7%). Left out: near the middle of the states; none where your insurance is so high that it includes the tax.
     * From 0 to 6.
     */
    tax_rate?: number | undefined;
    /**
     * Yearly homeowners insurance (dollars a year). Left out: a middle guess; it costs much more where storms or wildfires are common.
     * From 0 to 1000000.
     */
    insurance?: number | undefined;
    /**
     * Monthly association dues (dollars a month). Left out: no association was mentioned.
     * From 0 to 100000. Default: 0.
     */
    hoa?: number | undefined;
    /**
     * Yearly mortgage insurance as a share of the loan (percent: 7 means 7%). Left out: a middle guess; it depends on your credit score and down payment.
     * From 0 to 3. Default: 0.7.
     */
    pmi_rate?: number | undefined;
    /**
     * Yearly property tax in dollars (dollars a year). Left out: worked out from a share of the price.
     * From 0 to 1000000. Default: 0.
     */
    property_tax?: number | undefined;
    /**
     * Cash you have (dollars). Left out: no savings were mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    cash?: number | undefined;
    /**
     * Housing cost now (dollars a month). Left out: it isn’t compared with what you pay now.
     * From 0 to 1000000. Default: 0.
     */
    rent_now?: number | undefined;
    /**
     * Share of income you want to stay under (percent: 7 means 7%). Left out: the 28/36 guideline.
     * From 0 to 100. Default: 0.
     */
    limit_share?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Mortgage points: Whether buying points to lower the rate of a mortgage pays: what the points cost, how much the payment falls, the months until they have paid for themselves, and the gain by the time you leave. */
  mortgage_points: {
    /**
     * Mortgage (dollars).
     * From 1000 to 1000000000.
     */
    loan: number;
    /**
     * Rate without points (percent: 7 means 7%).
     * From 0 to 25.
     */
    rate: number;
    /**
     * Rate with points (percent: 7 means 7%). Left out: worked out from how far the rate drops.
     * From 0 to 25. Default: 0.
     */
    new_rate?: number | undefined;
    /**
     * Drop in the rate from the points (percent: 7 means 7%). Left out: the rate with points is given, or a quarter of a percent for each point, as lenders often offer.
     * From 0 to 10.
     */
    rate_cut?: number | undefined;
    /**
     * Points as a share of the loan (percent: 7 means 7%). Left out: one point is one percent of the loan.
     * From 0 to 10. Default: 1.
     */
    points?: number | undefined;
    /**
     * Cost of the points in dollars (dollars). Left out: worked out from the points.
     * From 0 to 100000000. Default: 0.
     */
    cost?: number | undefined;
    /**
     * Mortgage term (years). Left out: the most common term in the United States.
     * From 1 to 50. Default: 30.
     */
    years?: number | undefined;
    /**
     * Time you keep the loan (years). Left out: about when most people have moved or refinanced.
     * From 0.5 to 50. Default: 7.
     */
    stay?: number | undefined;
    /**
     * Compounding (one of the values). Left out: lenders charge a twelfth of the yearly rate each month.
     * Default: "monthly".
     */
    compounding?: 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Rent or own for a year, by money you don’t get back: Rent against owning for one year by unrecoverable costs, the money you never get back: mortgage interest, property tax, insurance, upkeep and dues against rent, with what the down payment could earn where it is told. For rent or buy by sunk costs, the 5% rule, or a first-year comparison. */
  own_or_rent_year: {
    /**
     * Price of the home (dollars). Left out: the mortgage or its interest is given instead.
     * From 0 to 1000000000. Default: 0.
     */
    price?: number | undefined;
    /**
     * Mortgage (dollars). Left out: the price less the down payment, a fifth where you didn’t say.
     * From 0 to 1000000000.
     */
    loan?: number | undefined;
    /**
     * Down payment (dollars). Left out: it follows from the price and the mortgage.
     * From 0 to 1000000000. Default: 0.
     */
    down?: number | undefined;
    /**
     * Down payment in percent (percent: 7 means 7%). Left out: it follows from the price and the mortgage.
     * From 0 to 100. Default: 0.
     */
    down_percent?: number | undefined;
    /**
     * Mortgage rate (percent: 7 means 7%). Left out: a round assumption; put in the rate a lender quotes you.
     * From 0 to 25. Default: 6.5.
     */
    rate?: number | undefined;
    /**
     * Mortgage interest of a year (dollars a year). Left out: worked out from the mortgage and its rate.
     * From 0 to 100000000. Default: 0.
     */
    interest?: number | undefined;
    /**
     * Property tax a year (dollars a year). Left out: worked out from a share of the price.
     * From 0 to 10000000. Default: 0.
     */
    tax?: number | undefined;
    /**
     * Property tax as a share of the price (percent: 7 means 7%). Left out: near the middle of the states; yours may be far from it.
     * From 0 to 6. Default: 1.1.
     */
    tax_rate?: number | undefined;
    /**
     * Homeowners insurance a year (dollars a year). Left out: half a percent of the price, a middle guess.
     * From 0 to 1000000.
     */
    insurance?: number | undefined;
    /**
     * Upkeep a year (dollars a year). Left out: worked out from a share of the price.
     * From 0 to 10000000. Default: 0.
     */
    upkeep?: number | undefined;
    /**
     * Upkeep as a share of the price (percent: 7 means 7%). Left out: a common rule of thumb for repairs.
     * From 0 to 10. Default: 1.
     */
    upkeep_rate?: number | undefined;
    /**
     * Association dues a month (dollars a month). Left out: none were mentioned.
     * From 0 to 100000. Default: 0.
     */
    hoa?: number | undefined;
    /**
     * What the down payment could earn elsewhere (percent: 7 means 7%). Left out: only what you pay is compared.
     * From 0 to 20. Default: 0.
     */
    return_rate?: number | undefined;
    /**
     * Rent a month (dollars a month).
     * From 1 to 1000000.
     */
    rent: number;
    /**
     * Renters insurance a year (dollars a year). Left out: none was mentioned.
     * From 0 to 100000. Default: 0.
     */
    renter_insurance?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Yearly rate of a payday loan: The yearly rate (APR) of a payday, title or cash-advance loan from its fee or what is paid back and its time, at once or in weekly, two-weekly or monthly installments, with the effective yearly rate, and what rolling it over costs. */
  payday_apr: {
    /**
     * Amount borrowed (dollars).
     * From 1 to 10000000.
     */
    amount: number;
    /**
     * Amount that the fee is charged on (dollars). Left out: the fee is for the whole loan.
     * From 0 to 10000000. Default: 0.
     */
    per?: number | undefined;
    /**
     * Fee (dollars). Left out: you gave what you pay back instead.
     * From 0 to 10000000. Default: 0.
     */
    fee?: number | undefined;
    /**
     * Amount paid back, at once or by the month (dollars a month). Left out: the amount plus the fee.
     * From 0 to 10000000. Default: 0.
     */
    payment?: number | undefined;
    /**
     * Installment, where it isn’t by the month (dollars). Left out: what is paid back by the month counts.
     * From 0 to 10000000. Default: 0.
     */
    installment?: number | undefined;
    /**
     * Frequency of payments (one of the values). Left out: most loans are paid by the month.
     * Default: "monthly".
     */
    every?: 'monthly' | 'twice_a_month' | 'every_two_weeks' | 'weekly' | undefined;
    /**
     * Time of the loan (years). Left out: two weeks, like most payday loans, or a month where the fee comes every month.
     * From 0.00273224043715847 to 60.
     */
    years?: number | undefined;
    /**
     * The fee comes every month (true or false). Left out: the fee is for the time of the loan.
     * Default: false.
     */
    monthly_fee?: boolean | undefined;
    /**
     * Number of rollovers or payments (a whole number). Left out: you pay it back when it’s due.
     * From 0 to 100. Default: 0.
     */
    rollovers?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Clear a balance before a promotional rate ends: What to pay a month to clear a store card, furniture, medical or other balance before its 0% or no-interest promotion ends, what is left then with the payment you make, and what it costs afterwards, deferred interest included. */
  promo_balance: {
    /**
     * Balance under the promotion (dollars).
     * From 1 to 10000000.
     */
    balance: number;
    /**
     * Number of months until the promotion ends (months, a whole number).
     * From 1 to 120.
     */
    months_left: number;
    /**
     * Rate after the promotion (percent: 7 means 7%). Left out: about what store cards charge; yours is on the statement.
     * From 10 to 100. Default: 28.
     */
    later_rate?: number | undefined;
    /**
     * Rate during the promotion (percent: 7 means 7%). Left out: no interest until it ends.
     * From 0 to 9.99. Default: 0.
     */
    promo_rate?: number | undefined;
    /**
     * Payment you make now (dollars a month). Left out: what clears it in time.
     * From 0 to 1000000. Default: 0.
     */
    payment?: number | undefined;
    /**
     * Number of months already paid (months, a whole number). Left out: the promotion has just begun, or the balance is what you owe now.
     * From 0 to 120. Default: 0.
     */
    months_passed?: number | undefined;
    /**
     * The balance is the price at the start (true or false). Left out: the balance is what you owe now.
     * Default: false.
     */
    from_start?: boolean | undefined;
    /**
     * Already paid off (dollars). Left out: your payment in each of the months already paid, where the balance is the price at the start.
     * From 0 to 10000000.
     */
    paid_off?: number | undefined;
    /**
     * Compounding (one of the values). Left out: lenders charge a twelfth of the yearly rate each month.
     * Default: "monthly".
     */
    compounding?: 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Refinance break-even: Whether refinancing a loan pays: months until the lower payments cover the closing costs, what it is worth today over the time you stay, and the difference in interest. */
  refinance_breakeven: {
    /**
     * Loan balance (dollars). Left out: how much the payment drops is given, and it tells when the costs are back.
     * From 0 to 1000000000. Default: 0.
     */
    balance?: number | undefined;
    /**
     * Current rate (percent: 7 means 7%).
     * From 0 to 100.
     */
    rate: number;
    /**
     * Time left on the loan (years). Left out: an assumption: a thirty-year loan that is a few years old.
     * From 0.08333333333333333 to 50. Default: 27.
     */
    years_left?: number | undefined;
    /**
     * New rate (percent: 7 means 7%).
     * From 0 to 100.
     */
    new_rate: number;
    /**
     * Term of the new loan (years). Left out: the time left on a short loan; otherwise the most common term in the United States.
     * From 0.08333333333333333 to 50.
     */
    new_years?: number | undefined;
    /**
     * Closing costs (dollars). Left out: a middle guess for a mortgage, nothing for a car or personal loan; ask the lender.
     * From 0 to 10000000.
     */
    costs?: number | undefined;
    /**
     * Closing costs as a share of the loan (percent: 7 means 7%). Left out: the costs are an amount.
     * From 0 to 10. Default: 0.
     */
    costs_percent?: number | undefined;
    /**
     * Costs rolled into the new loan (true or false). Left out: the costs are paid in cash.
     * Default: false.
     */
    roll_in?: boolean | undefined;
    /**
     * Time you keep the new loan (years). Left out: many owners move or refinance again within about that time; a short loan is kept to its end.
     * From 0.08333333333333333 to 50.
     */
    stay?: number | undefined;
    /**
     * Return your money could earn elsewhere (percent: 7 means 7%). Left out: about what safe savings have paid lately.
     * From 0 to 30. Default: 4.
     */
    discount?: number | undefined;
    /**
     * Current monthly payment (dollars a month). Left out: worked out from the loan.
     * From 0 to 10000000. Default: 0.
     */
    payment_now?: number | undefined;
    /**
     * New monthly payment (dollars a month). Left out: worked out from the new loan.
     * From 0 to 10000000. Default: 0.
     */
    new_payment?: number | undefined;
    /**
     * Drop in the payment (dollars a month). Left out: worked out from the payments.
     * From 0 to 10000000. Default: 0.
     */
    saving?: number | undefined;
    /**
     * Value of the home (dollars). Left out: the value isn’t asked about.
     * From 0 to 1000000000. Default: 0.
     */
    value?: number | undefined;
    /**
     * Compounding (one of the values). Left out: lenders charge a twelfth of the yearly rate each month.
     * Default: "monthly".
     */
    compounding?: 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * Yearly pay before taxes (dollars a year). Left out: the payment isn’t compared with your pay.
     * From 0 to 100000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Monthly take-home pay (dollars a month). Left out: the payment isn’t compared with your take-home pay.
     * From 0 to 10000000. Default: 0.
     */
    take_home?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Rent or buy: Whether renting or buying a home is cheaper after a number of years, counting mortgage, taxes, upkeep, price and rent growth, selling costs and what the down payment could earn, and the year from which buying wins. */
  rent_vs_buy: {
    /**
     * Home price (dollars).
     * From 1000 to 1000000000.
     */
    price: number;
    /**
     * Monthly rent (dollars a month).
     * From 1 to 1000000.
     */
    rent: number;
    /**
     * Time you stay (years). Left out: an assumption; many owners move within about ten years.
     * From 1 to 40. Default: 7.
     */
    years?: number | undefined;
    /**
     * Down payment as a share of the price (percent: 7 means 7%). Left out: enough to go without mortgage insurance.
     * From 0 to 100. Default: 20.
     */
    down_percent?: number | undefined;
    /**
     * Mortgage rate (percent: 7 means 7%). Left out: a round assumption; put in the rate a lender quotes you.
     * From 0 to 25. Default: 6.5.
     */
    rate?: number | undefined;
    /**
     * Mortgage term (years). Left out: the most common term in the United States.
     * From 5 to 50. Default: 30.
     */
    term?: number | undefined;
    /**
     * Yearly growth of the home price (percent: 7 means 7%). Left out: a little above inflation, as home prices have grown over long times.
     * From -20 to 20. Default: 3.
     */
    home_growth?: number | undefined;
    /**
     * Yearly growth of the rent (percent: 7 means 7%). Left out: rents and home prices are taken to grow alike.
     * From -20 to 20. Default: 3.
     */
    rent_growth?: number | undefined;
    /**
     * Yearly property tax as a share of the value (percent: 7 means 7%). Left out: near the middle of the states; yours may be far from it.
     * From 0 to 6. Default: 1.1.
     */
    tax_rate?: number | undefined;
    /**
     * Yearly upkeep as a share of the value (percent: 7 means 7%). Left out: a common rule of thumb for repairs.
     * From 0 to 10. Default: 1.
     */
    maintenance?: number | undefined;
    /**
     * Yearly upkeep in dollars (dollars a year). Left out: worked out from a share of the value.
     * From 0 to 1000000. Default: 0.
     */
    upkeep?: number | undefined;
    /**
     * Yearly homeowners insurance as a share of the value (percent: 7 means 7%). Left out: a middle guess; it varies a lot by place.
     * From 0 to 10. Default: 0.5.
     */
    insurance_rate?: number | undefined;
    /**
     * Yearly homeowners insurance in dollars (dollars a year). Left out: worked out from a share of the value.
     * From 0 to 1000000. Default: 0.
     */
    insurance?: number | undefined;
    /**
     * Other monthly costs of owning (dollars a month). Left out: no other costs were mentioned.
     * From 0 to 1000000. Default: 0.
     */
    owner_costs?: number | undefined;
    /**
     * Repairs right after buying (dollars). Left out: none were mentioned.
     * From 0 to 100000000. Default: 0.
     */
    repairs?: number | undefined;
    /**
     * Rent a roommate or tenant pays you either way (dollars a month). Left out: no roommate or tenant was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    rent_received?: number | undefined;
    /**
     * Monthly mortgage insurance (dollars a month). Left out: worked out from a share of the loan where it’s due.
     * From 0 to 100000. Default: 0.
     */
    pmi?: number | undefined;
    /**
     * Cash you have (dollars). Left out: no savings were mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    cash?: number | undefined;
    /**
     * Monthly association dues (dollars a month). Left out: no association was mentioned.
     * From 0 to 100000. Default: 0.
     */
    hoa?: number | undefined;
    /**
     * Yearly mortgage insurance as a share of the loan (percent: 7 means 7%). Left out: a middle guess; charged only while the loan is large against the price.
     * From 0 to 3. Default: 0.7.
     */
    pmi_rate?: number | undefined;
    /**
     * Buying costs as a share of the price (percent: 7 means 7%). Left out: closing costs are usually a few percent of the price.
     * From 0 to 20. Default: 3.
     */
    buying_costs?: number | undefined;
    /**
     * Selling costs as a share of the price (percent: 7 means 7%). Left out: agents’ commissions and other costs of a sale.
     * From 0 to 20. Default: 6.
     */
    selling_costs?: number | undefined;
    /**
     * Return your money could earn elsewhere (percent: 7 means 7%). Left out: a careful mix of stocks and bonds, after taxes.
     * From 0 to 20. Default: 5.
     */
    investment?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Proceeds of a home sale: What the seller of a home has left after paying off the mortgage, the commission and other costs of selling, each share where it is split, and the price it takes to clear a wanted amount. */
  seller_proceeds: {
    /**
     * Sale price (dollars). Left out: the amount you want to clear is given instead.
     * From 0 to 1000000000. Default: 0.
     */
    price?: number | undefined;
    /**
     * Mortgage and other loans on the home (dollars). Left out: no loan was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    owed?: number | undefined;
    /**
     * Commission in percent (percent: 7 means 7%). Left out: a common total for both agents; it can be negotiated.
     * From 0 to 20. Default: 5.5.
     */
    selling_rate?: number | undefined;
    /**
     * Other costs of selling (dollars). Left out: one percent of the price for title, transfer tax and fees; none where your percentage has them in it.
     * From 0 to 100000000.
     */
    costs?: number | undefined;
    /**
     * Price you paid, with improvements (dollars). Left out: the gain isn’t asked about.
     * From 0 to 1000000000. Default: 0.
     */
    basis?: number | undefined;
    /**
     * Number of people who share it (a whole number). Left out: it is all yours.
     * From 1 to 100. Default: 1.
     */
    people?: number | undefined;
    /**
     * Sold after a divorce, half each (true or false). Left out: no divorce is mentioned.
     * Default: false.
     */
    with_ex?: boolean | undefined;
    /**
     * Price of the next home, paid in cash (dollars). Left out: no next home was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    next_price?: number | undefined;
    /**
     * Share of the home you own (percent: 7 means 7%). Left out: it’s all yours.
     * From 1 to 100. Default: 100.
     */
    own_share?: number | undefined;
    /**
     * Amount you want to clear (dollars). Left out: no amount was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    goal?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Student loan repayment plans: Federal student loan repayment plans side by side: standard, graduated, extended, income-based repayment (IBR) and the Repayment Assistance Plan (RAP), with the monthly payment, the total, what is forgiven and when, also with public service forgiveness (PSLF). */
  student_loan_plans: {
    /**
     * Federal student loan balance (dollars).
     * From 1 to 10000000.
     */
    balance: number;
    /**
     * Average interest rate (percent: 7 means 7%). Left out: near what recent federal loans charge; yours is on studentaid.gov.
     * From 0 to 20. Default: 6.5.
     */
    rate?: number | undefined;
    /**
     * Adjusted gross income (dollars a year). Left out: no income was mentioned, so only the fixed plans are shown.
     * From 0 to 100000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Married filing jointly (true or false). Left out: one income counts.
     * Default: false.
     */
    joint?: boolean | undefined;
    /**
     * People in the household (a whole number). Left out: you, a spouse you file with, and the children you mentioned.
     * From 1 to 20.
     */
    household?: number | undefined;
    /**
     * Dependents you claim (a whole number). Left out: the household without you and a spouse you file with.
     * From 0 to 19.
     */
    dependents?: number | undefined;
    /**
     * Year of your first federal student loan (calendar year). Left out: after June 2014, as for most who are paying now.
     * From 1970 to 2060. Default: 2018.
     */
    first_loan?: number | undefined;
    /**
     * A federal student loan made since July 2026 (true or false). Left out: all your loans are older.
     * Default: false.
     */
    has_new_loan?: boolean | undefined;
    /**
     * Share of income that income-based repayment takes (percent: 7 means 7%). Left out: it follows from the year of your first loan.
     * From 0 to 15. Default: 0.
     */
    ibr_percent?: number | undefined;
    /**
     * Qualifying payments made so far (a whole number). Left out: none were mentioned.
     * From 0 to 400. Default: 0.
     */
    payments_made?: number | undefined;
    /**
     * Time of qualifying payments so far (years). Left out: none were mentioned.
     * From 0 to 40. Default: 0.
     */
    years_in?: number | undefined;
    /**
     * Work for a government or a nonprofit (true or false). Left out: no such employer was mentioned.
     * Default: false.
     */
    public_service?: boolean | undefined;
    /**
     * Term you have in mind (years). Left out: the terms of the plans.
     * From 0 to 40. Default: 0.
     */
    years?: number | undefined;
    /**
     * Current monthly payment (dollars a month). Left out: no payment was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    payment_now?: number | undefined;
    /**
     * Month of this year, from one to twelve (a whole number). Left out: counted from January of the year.
     * From 1 to 12. Default: 1.
     */
    month?: number | undefined;
    /**
     * Rate a private lender offers (percent: 7 means 7%). Left out: no offer was mentioned.
     * From 0 to 30. Default: 0.
     */
    private_rate?: number | undefined;
    /**
     * Yearly growth of your income (percent: 7 means 7%). Left out: a common raise.
     * From -10 to 30. Default: 3.
     */
    income_growth?: number | undefined;
    /**
     * Inflation (percent: 7 means 7%). Left out: about what the poverty guideline rises each year.
     * From 0 to 15. Default: 2.5.
     */
    inflation?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Low-rate financing or cash rebate: Whether zero-percent or other promotional financing from a dealer or store is worth more than the rebate or discount you give up for it, when the rebate comes with a bank loan at another rate or with paying cash, with both payments and the rate at which the two are even. */
  zero_or_rebate: {
    /**
     * Price (dollars).
     * From 1 to 10000000.
     */
    price: number;
    /**
     * Rebate or discount (dollars).
     * From 1 to 10000000.
     */
    rebate: number;
    /**
     * Promotional rate (percent: 7 means 7%). Left out: zero-percent financing.
     * From 0 to 60. Default: 0.
     */
    low_rate?: number | undefined;
    /**
     * Loan rate with the rebate (percent: 7 means 7%). Left out: a middle guess for a bank loan; none if you’d pay cash.
     * From 0 to 60.
     */
    other_rate?: number | undefined;
    /**
     * Promotional loan term (years). Left out: a common term of a car loan.
     * From 0.08333333333333333 to 144. Default: 5.
     */
    term?: number | undefined;
    /**
     * Other loan term (years). Left out: the same.
     * From 0 to 144. Default: 0.
     */
    other_term?: number | undefined;
    /**
     * Down payment (dollars). Left out: the whole price is borrowed.
     * From 0 to 10000000. Default: 0.
     */
    down?: number | undefined;
    /**
     * Trade-in value of your car (dollars). Left out: nothing is traded in.
     * From 0 to 10000000. Default: 0.
     */
    trade_in?: number | undefined;
    /**
     * Savings rate, if you could pay cash (percent: 7 means 7%). Left out: you would borrow either way.
     * From 0 to 30. Default: 0.
     */
    savings_rate?: number | undefined;
    /**
     * Time until you pay the loan off (years). Left out: it runs its full term.
     * From 0 to 144. Default: 0.
     */
    pay_off?: number | undefined;
    /**
     * Compounding (one of the values). Left out: lenders charge a twelfth of the yearly rate each month.
     * Default: "monthly".
     */
    compounding?: 'monthly' | 'yearly' | 'semiannually' | 'quarterly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Return after tax and inflation: What you keep of an interest rate, of the yield of a taxable bond or fund, or of an investment return after federal and state income tax and inflation: the after-tax return, the real return, and what an amount grows to in today’s dollars; also the interest on savings that is left after tax in a year. */
  after_tax_return: {
    /**
     * Yearly return before tax (percent: 7 means 7%).
     * From -50 to 100.
     */
    rate: number;
    /**
     * Tax rate on the return (percent: 7 means 7%). Left out: it follows from your income, or no tax was mentioned.
     * From 0 to 90. Default: 0.
     */
    tax_rate?: number | undefined;
    /**
     * State or other tax rate on top (percent: 7 means 7%). Left out: only one tax rate was mentioned.
     * From 0 to 50. Default: 0.
     */
    other_rate?: number | undefined;
    /**
     * Inflation (percent: 7 means 7%). Left out: about what’s expected in the long run.
     * From -5 to 50. Default: 2.5.
     */
    inflation?: number | undefined;
    /**
     * Yearly fee (percent: 7 means 7%). Left out: no fee was mentioned.
     * From 0 to 10. Default: 0.
     */
    fee?: number | undefined;
    /**
     * Amount invested (dollars). Left out: only the return is asked for.
     * From 0 to 10000000000. Default: 0.
     */
    amount?: number | undefined;
    /**
     * Time invested (years). Left out: ten years, as no time was mentioned.
     * From 0 to 80. Default: 10.
     */
    years?: number | undefined;
    /**
     * Household income before taxes (dollars a year). Left out: the tax rate is given instead.
     * From 0 to 1000000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Average cost of shares: The average price you paid for shares or coins bought in several purchases at different prices (cost basis, dollar-cost averaging, averaging down), with the gain or loss at today’s price; and when some of them are sold, the gain first in, first out (FIFO), by the highest cost and by the average. */
  average_cost_basis: {
    /**
     * List of purchases (a list).
     * 1 to 50 items.
     */
    lots: {
      /**
       * Shares (a ratio). Left out: the amount is given instead.
       * From 0 to 1000000000. Default: 0.
       */
      shares?: number | undefined;
      /**
       * Price per share (dollars). Left out: bought at today’s price.
       * From 0 to 10000000. Default: 0.
       */
      price?: number | undefined;
      /**
       * Amount spent (dollars). Left out: the number of shares is given instead.
       * From 0 to 10000000000. Default: 0.
       */
      amount?: number | undefined;
      /**
       * Time since it was bought (months, a whole number). Left out: no time is given.
       * From 0 to 1200. Default: 0.
       */
      held?: number | undefined;
      /**
       * Year it was bought (calendar year). Left out: no year is given.
       * From 0 to 2200. Default: 0.
       */
      year?: number | undefined;
    }[];
    /**
     * Usual purchase price (dollars). Left out: each purchase has its own price.
     * From 0 to 10000000. Default: 0.
     */
    price?: number | undefined;
    /**
     * Amount spent each time (dollars). Left out: each purchase has its own amount or shares.
     * From 0 to 10000000000. Default: 0.
     */
    each?: number | undefined;
    /**
     * Current or sale price (dollars). Left out: only the average is asked for.
     * From 0 to 10000000. Default: 0.
     */
    now?: number | undefined;
    /**
     * Shares you sell (a ratio). Left out: none are sold.
     * From 0 to 1000000000. Default: 0.
     */
    sold?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Bond price and yield: The price of a bond at a given yield, or the yield to maturity at a given price, with accrued interest, Macaulay and modified duration and convexity: how much the price moves when interest rates do. */
  bond_price_ytm: {
    /**
     * Coupon rate (percent: 7 means 7%). Left out: the interest paid a year; without any it’s taken as a zero-coupon bond or a bill.
     * From 0 to 50.
     */
    coupon?: number | undefined;
    /**
     * Interest the bond pays a year in dollars (dollars). Left out: worked out from the coupon rate.
     * From 0 to 1000000000. Default: 0.
     */
    paid_yearly?: number | undefined;
    /**
     * Time to maturity (years).
     * From 0.08333333333333333 to 100.
     */
    years: number;
    /**
     * Yield to maturity (percent: 7 means 7%). Left out: worked out from the price.
     * From 0 to 100. Default: 0.
     */
    yield?: number | undefined;
    /**
     * Price of the bond (dollars). Left out: worked out from the yield.
     * From 0 to 5000000. Default: 0.
     */
    price?: number | undefined;
    /**
     * Tax rate on the interest (percent: 7 means 7%). Left out: taxes are left out unless you name a rate.
     * From 0 to 60. Default: 0.
     */
    tax_rate?: number | undefined;
    /**
     * Face amount (dollars). Left out: most bonds are issued in this amount.
     * From 1 to 1000000000. Default: 1000.
     */
    face?: number | undefined;
    /**
     * Coupon schedule (one of the values). Left out: Treasuries and most bonds in the United States pay twice a year.
     * Default: "semiannual".
     */
    frequency?: 'annual' | 'semiannual' | 'quarterly' | undefined;
    /**
     * Figure in question (one of the values). Left out: whichever of the two is not given.
     * Default: "price_or_yield".
     */
    wanted?: 'price_or_yield' | 'macaulay_duration' | 'modified_duration' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Investments side by side: Two, three or four investments compared: what each would be worth after some years from its expected return and fee, and where volatilities are given, the Sharpe ratio and a bad year of each. */
  compare_investments: {
    /**
     * List of investments (a list).
     * 2 to 4 items.
     */
    investments: {
      /**
       * Expected yearly return (percent: 7 means 7%).
       * From -50 to 100.
       */
      rate: number;
      /**
       * Volatility (percent: 7 means 7%). Left out: none was mentioned, so risk isn’t compared.
       * From 0 to 200. Default: 0.
       */
      volatility?: number | undefined;
      /**
       * Yearly fee (percent: 7 means 7%). Left out: no fee was mentioned.
       * From 0 to 10. Default: 0.
       */
      fee?: number | undefined;
    }[];
    /**
     * Amount to invest (dollars). Left out: a round amount to compare with.
     * From 0 to 10000000000. Default: 10000.
     */
    amount?: number | undefined;
    /**
     * Monthly contribution (dollars a month). Left out: nothing is added.
     * From 0 to 10000000. Default: 0.
     */
    monthly?: number | undefined;
    /**
     * Time invested (years). Left out: ten years, as no time was mentioned.
     * From 0.25 to 80. Default: 10.
     */
    years?: number | undefined;
    /**
     * Risk-free rate (percent: 7 means 7%). Left out: about what short Treasury bills have paid lately.
     * From -5 to 30. Default: 4.
     */
    riskFree?: number | undefined;
    /**
     * Compounding (one of the values). Left out: a return, or a bank’s APY, is for a whole year.
     * Default: "effective".
     */
    compounding?: 'effective' | 'yearly' | 'semiannually' | 'quarterly' | 'monthly' | 'weekly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Covered call: A covered call, where you sell a call on shares you own: the premium income and its yield, the break-even price, and what you make if the shares are called away, from what you paid for them. */
  covered_call: {
    /**
     * Current share price (dollars).
     * From 0.01 to 5000000.
     */
    spot: number;
    /**
     * Strike (dollars).
     * From 0.01 to 5000000.
     */
    strike: number;
    /**
     * Premium per share (dollars).
     * From 0.001 to 1000000.
     */
    premium: number;
    /**
     * Purchase price per share (dollars). Left out: counted from today’s price.
     * From 0 to 5000000. Default: 0.
     */
    cost?: number | undefined;
    /**
     * Shares (a whole number). Left out: a standard contract is for a hundred shares.
     * From 1 to 5000000. Default: 100.
     */
    shares?: number | undefined;
    /**
     * Calls sold (a whole number). Left out: as many as the shares allow.
     * From 0 to 50000. Default: 0.
     */
    contracts?: number | undefined;
    /**
     * Days to expiry (a whole number). Left out: no expiry was mentioned.
     * From 0 to 3650. Default: 0.
     */
    days?: number | undefined;
    /**
     * Dividend per share before expiry (dollars). Left out: no dividend was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    dividend?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Dividend yield and income: Dividend yield and yearly dividend income from price, dividend per share and shares, or from an amount and a yield; the yield on cost; how much it takes to earn a given dividend income or to cover a bill; and growth, payout and a second stock beside it. */
  dividend_yield: {
    /**
     * Share price (dollars). Left out: the yield is given instead.
     * From 0 to 10000000. Default: 0.
     */
    price?: number | undefined;
    /**
     * Purchase price per share (dollars). Left out: the yield on cost isn’t asked for.
     * From 0 to 10000000. Default: 0.
     */
    cost?: number | undefined;
    /**
     * Dividend per share (dollars a year). Left out: the yield is given instead.
     * From 0 to 1000000. Default: 0.
     */
    dividend?: number | undefined;
    /**
     * Number of shares (a whole number). Left out: no shares were mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    shares?: number | undefined;
    /**
     * Amount invested (dollars). Left out: no amount was mentioned.
     * From 0 to 10000000000. Default: 0.
     */
    amount?: number | undefined;
    /**
     * Dividend yield (percent: 7 means 7%). Left out: it follows from price and dividend.
     * From 0 to 50. Default: 0.
     */
    yield?: number | undefined;
    /**
     * Dividend income you have or want (dollars a year). Left out: it’s worked out.
     * From 0 to 1000000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Spending to cover (dollars a year). Left out: no bill or spending was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spending?: number | undefined;
    /**
     * Tax rate on dividends (percent: 7 means 7%). Left out: taxes are left out unless you name a rate.
     * From 0 to 60. Default: 0.
     */
    tax_rate?: number | undefined;
    /**
     * Yearly dividend growth (percent: 7 means 7%). Left out: it stays what it is.
     * From -50 to 50. Default: 0.
     */
    growth?: number | undefined;
    /**
     * Years of growth (years). Left out: ten years ahead.
     * From 0 to 60. Default: 10.
     */
    years?: number | undefined;
    /**
     * Earnings per share (dollars a year). Left out: earnings weren’t mentioned.
     * From 0 to 1000000. Default: 0.
     */
    eps?: number | undefined;
    /**
     * Price of a second stock (dollars). Left out: only one stock is asked about.
     * From 0 to 10000000. Default: 0.
     */
    other_price?: number | undefined;
    /**
     * Dividend per share of the second stock (dollars a year). Left out: only one stock is asked about.
     * From 0 to 1000000. Default: 0.
     */
    other_dividend?: number | undefined;
    /**
     * Par value of a preferred share (dollars). Left out: it’s a common stock.
     * From 0 to 1000000. Default: 0.
     */
    par?: number | undefined;
    /**
     * Preferred dividend rate (percent: 7 means 7%). Left out: it’s a common stock.
     * From 0 to 50. Default: 0.
     */
    coupon?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Flat or percent adviser fee: Whether a flat fee in dollars or a percentage of assets is cheaper for a financial adviser: what each costs a year, the balance at which they cost the same, and what the difference grows to. */
  flat_or_percent_fee: {
    /**
     * Fee in percent of assets (percent: 7 means 7%). Left out: what advisers who charge by assets often charge.
     * From 0.01 to 10. Default: 1.
     */
    percent_fee?: number | undefined;
    /**
     * Flat fee (dollars a year).
     * From 0 to 10000000.
     */
    flat_fee: number;
    /**
     * Amount managed (dollars). Left out: the balance at which both cost the same, as you didn’t say yours.
     * From 1 to 10000000000.
     */
    amount?: number | undefined;
    /**
     * Monthly contribution (dollars a month). Left out: nothing is added.
     * From 0 to 10000000. Default: 0.
     */
    monthly?: number | undefined;
    /**
     * Yearly return before fees (percent: 7 means 7%). Left out: a cautious guess for a mix of mostly stocks.
     * From -20 to 30. Default: 6.
     */
    rate?: number | undefined;
    /**
     * Time (years). Left out: long-term money is often managed about that long.
     * From 1 to 60. Default: 20.
     */
    years?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** I bond value: The composite rate and the value of a Series I savings bond after a time, from its issue month and the Treasury’s fixed and inflation rates, and the interest lost by cashing it early. */
  i_bond: {
    /**
     * Amount bought (dollars). Left out: a round amount; the value grows in proportion.
     * From 25 to 10000000. Default: 1000.
     */
    amount?: number | undefined;
    /**
     * Holding time (months, a whole number). Left out: the shortest time after which it can be cashed.
     * From 0 to 600. Default: 12.
     */
    held?: number | undefined;
    /**
     * Year of issue (calendar year). Left out: the latest half-year whose rates we have.
     * From 1998 to 2100. Default: 2025.
     */
    issue_year?: number | undefined;
    /**
     * Month of issue (a whole number). Left out: the latest half-year whose rates we have.
     * From 1 to 12. Default: 11.
     */
    issue_month?: number | undefined;
    /**
     * Fixed or composite rate (percent: 7 means 7%). Left out: the Treasury’s fixed rate for the month of issue is used.
     * From 0 to 10. Default: 0.
     */
    fixed?: number | undefined;
    /**
     * Six-month inflation rate (percent: 7 means 7%). Left out: the Treasury’s announced rates are used, then the latest of them.
     * From -5 to 10. Default: 0.
     */
    inflation?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Kelly bet size: The share of your money that the Kelly criterion puts on a bet or a trade, from the chance to win and the payoff ratio (what a win pays for each dollar at risk), with half of it and the dollars of a bankroll. */
  kelly_bet: {
    /**
     * Chance to win (percent: 7 means 7%).
     * From 0 to 100.
     */
    win_chance: number;
    /**
     * Payoff ratio (a ratio). Left out: even money: as much to win as to lose.
     * From 0.01 to 1000. Default: 1.
     */
    odds?: number | undefined;
    /**
     * Number of tries (a ratio). Left out: the chance is in percent.
     * From 0 to 1000000. Default: 0.
     */
    out_of?: number | undefined;
    /**
     * Second number of the odds (a ratio). Left out: for each dollar at risk.
     * From 0.01 to 1000. Default: 1.
     */
    odds_to?: number | undefined;
    /**
     * Win in dollars (dollars). Left out: the payoff ratio is given instead.
     * From 0 to 1000000000. Default: 0.
     */
    win?: number | undefined;
    /**
     * Loss in dollars (dollars). Left out: the payoff ratio is given instead.
     * From 0 to 1000000000. Default: 0.
     */
    loss?: number | undefined;
    /**
     * Win in percent (percent: 7 means 7%). Left out: the payoff ratio is given instead.
     * From 0 to 100000. Default: 0.
     */
    win_rate?: number | undefined;
    /**
     * Loss in percent (percent: 7 means 7%). Left out: the payoff ratio is given instead.
     * From -100 to 100. Default: 0.
     */
    loss_rate?: number | undefined;
    /**
     * Bankroll (dollars). Left out: only the share is asked for.
     * From 0 to 10000000000. Default: 0.
     */
    bankroll?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Gain to get back to even: The gain that makes up for a loss: what the rest has to rise by, in percent and dollars, to be worth what it was before, and how long that takes at a yearly return. */
  loss_recovery: {
    /**
     * Loss in percent (percent: 7 means 7%). Left out: it follows from the amounts.
     * From 0 to 99.99. Default: 0.
     */
    loss?: number | undefined;
    /**
     * Value before the loss (dollars). Left out: only the percentage is asked for.
     * From 0 to 10000000000. Default: 0.
     */
    before?: number | undefined;
    /**
     * Current value (dollars). Left out: only the percentage is asked for.
     * From 0 to 10000000000. Default: 0.
     */
    now?: number | undefined;
    /**
     * Loss in dollars (dollars). Left out: the loss in percent is given instead.
     * From 0 to 10000000000. Default: 0.
     */
    lost?: number | undefined;
    /**
     * Yearly return from here (percent: 7 means 7%). Left out: a usual guess for stocks in the long run.
     * From 0.01 to 100. Default: 7.
     */
    rate?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Margin call: how far it can fall: At what value or share price a margin call comes: a position bought partly with a margin loan from the broker, the amount borrowed and the maintenance requirement; how many percent it can fall, and what you would have to deposit after a fall. */
  margin_call: {
    /**
     * Value of the position (dollars). Left out: your own money and the loan together.
     * From 0 to 10000000000. Default: 0.
     */
    value?: number | undefined;
    /**
     * Your own money in it (dollars). Left out: the value less the loan.
     * From 0 to 10000000000. Default: 0.
     */
    own?: number | undefined;
    /**
     * Amount borrowed (dollars). Left out: it follows from the rest.
     * From 0 to 10000000000. Default: 0.
     */
    borrowed?: number | undefined;
    /**
     * Share of the position that is borrowed (percent: 7 means 7%). Left out: the amount is given instead.
     * From 0 to 99. Default: 0.
     */
    borrowed_share?: number | undefined;
    /**
     * Maintenance requirement (percent: 7 means 7%). Left out: what many brokers ask; yours may ask for more.
     * From 1 to 99. Default: 30.
     */
    maintenance?: number | undefined;
    /**
     * Fall to look at (percent: 7 means 7%). Left out: no fall is mentioned.
     * From 0 to 100. Default: 0.
     */
    fall?: number | undefined;
    /**
     * Number of shares (a ratio). Left out: only the value is given.
     * From 0 to 1000000000. Default: 0.
     */
    shares?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** What markets and prices did in past years: The return of US stocks (S&P 500), small companies, Treasury bonds or bills, corporate bonds, gold or home prices, or the inflation rate, in a past calendar year or over past years, from the yearly record since 1928; also what an amount invested then became. */
  market_history: {
    /**
     * Market or price index (one of the values). Left out: the stock market is meant most often.
     * Default: "stocks".
     */
    series?: 'stocks' | 'bonds' | 'bills' | 'inflation' | 'gold' | 'small_stocks' | 'corporate_bonds' | 'real_estate' | undefined;
    /**
     * First year (calendar year). Left out: the whole record.
     * From 0 to 2150. Default: 0.
     */
    from_year?: number | undefined;
    /**
     * Last year (calendar year). Left out: one year only.
     * From 0 to 2150. Default: 0.
     */
    to_year?: number | undefined;
    /**
     * Number of years (years). Left out: no number of years is given.
     * From 0 to 98. Default: 0.
     */
    years?: number | undefined;
    /**
     * Period (one of the values). Left out: a year is named by itself.
     * Default: "one_year".
     */
    stretch?: 'one_year' | 'since' | 'last_year' | undefined;
    /**
     * Amount invested at the start (dollars). Left out: no amount is named.
     * From 0 to 1000000000000. Default: 0.
     */
    amount?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Optimize and rebalance: The trades that bring holdings back to their target shares; and from expected returns, volatilities and correlations the mixes with the least variance, with the highest Sharpe ratio, and by hierarchical risk parity. */
  optimize_rebalance: {
    /**
     * List of holdings (a list).
     * 1 to 10 items.
     */
    holdings: {
      /**
       * Name (letters only). Left out: it isn’t named.
       * Default: "".
       */
      name?: string | undefined;
      /**
       * Kind of holding (one of the values). Left out: it isn’t named.
       * Default: "other".
       */
      kind?: 'stocks' | 'bonds' | 'cash' | 'crypto' | 'gold' | 'commodities' | 'real_estate' | 'options' | 'single_company' | 'target_date' | 'other' | undefined;
      /**
       * Current amount (dollars). Left out: nothing of it is held yet.
       * From 0 to 10000000000. Default: 0.
       */
      amount?: number | undefined;
      /**
       * Current share (percent: 7 means 7%). Left out: the amount is given instead.
       * From 0 to 100. Default: 0.
       */
      share?: number | undefined;
      /**
       * Target share (percent: 7 means 7%). Left out: no share is set.
       * From 0 to 100. Default: 0.
       */
      target?: number | undefined;
      /**
       * Expected yearly return (percent: 7 means 7%). Left out: not needed for rebalancing or for the least risk.
       * From -50 to 100. Default: 0.
       */
      expectedReturn?: number | undefined;
      /**
       * Volatility (percent: 7 means 7%). Left out: not needed for rebalancing.
       * From 0 to 200. Default: 0.
       */
      volatility?: number | undefined;
      /**
       * Correlation with the first holding (a ratio). Left out: taken as unrelated unless you say so.
       * From -0.999 to 0.999. Default: 0.
       */
      correlation?: number | undefined;
    }[];
    /** Goal of the mix (one of the values). Left out: your own targets come first; with volatilities and no targets, the mix that swings least. */
    aim?: 'targets' | 'minimum_variance' | 'maximum_sharpe' | 'risk_parity' | undefined;
    /**
     * Risk-free rate (percent: 7 means 7%). Left out: about what short Treasury bills have paid lately.
     * From -5 to 30. Default: 4.
     */
    riskFree?: number | undefined;
    /**
     * New money (dollars). Left out: nothing is added.
     * From 0 to 10000000000. Default: 0.
     */
    newMoney?: number | undefined;
    /**
     * Selling is allowed (true or false). Left out: selling is the usual way back to the targets.
     * Default: true.
     */
    selling?: boolean | undefined;
    /**
     * Correlation between the holdings (a ratio). Left out: taken as unrelated unless you say so.
     * From -0.999 to 0.999. Default: 0.
     */
    correlation?: number | undefined;
    /**
     * Money to take out (dollars). Left out: nothing is taken out.
     * From 0 to 10000000000. Default: 0.
     */
    withdrawn?: number | undefined;
    /**
     * Value of the whole portfolio (dollars). Left out: the holdings add up to it.
     * From 0 to 10000000000. Default: 0.
     */
    total?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Option break-even at a given premium: Break-even, most gained and most lost at expiry, and the profit or loss at a given share price, of a bought call or put, a sold call, a cash-secured put or a protective put, from the premium you pay or receive; needs no volatility. */
  option_premium: {
    /** Strategy (one of the values). */
    strategy: 'covered_call' | 'cash_secured_put' | 'protective_put' | 'bought_call' | 'bought_put' | 'sold_call';
    /**
     * Strike (dollars).
     * From 0.01 to 5000000.
     */
    strike: number;
    /**
     * Premium per share (dollars).
     * From 0.001 to 1000000.
     */
    premium: number;
    /**
     * Share price (dollars). Left out: only a strategy with shares needs it.
     * From 0 to 5000000. Default: 0.
     */
    spot?: number | undefined;
    /**
     * Share price at expiry (dollars). Left out: none is named; the share price now counts where there is one.
     * From 0 to 5000000. Default: 0.
     */
    end_price?: number | undefined;
    /**
     * Shares (a whole number). Left out: a standard contract is for a hundred shares.
     * From 1 to 5000000. Default: 100.
     */
    shares?: number | undefined;
    /**
     * Days to expiry (a whole number). Left out: the time isn’t asked for.
     * From 0 to 3650. Default: 0.
     */
    days?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Option spread or straddle at given premiums: Most gained, most lost and break-even at expiry of a bull or bear call or put spread or of a straddle, from the two strikes and the premiums paid and received; needs no volatility. */
  option_spread: {
    /** Strategy (one of the values). */
    strategy: 'call_spread' | 'put_spread' | 'straddle';
    /**
     * You buy or sell the costlier option (one of the values). Left out: the option named first is the one you buy.
     * Default: "buys".
     */
    side?: 'buys' | 'sells' | undefined;
    /**
     * Strike of the option you buy (dollars).
     * From 0.01 to 5000000.
     */
    strike: number;
    /**
     * Premium of the option you buy, or net premium (dollars).
     * From 0.001 to 1000000.
     */
    premium: number;
    /**
     * Strike of the option you sell (dollars). Left out: a straddle has only one.
     * From 0 to 5000000. Default: 0.
     */
    second_strike?: number | undefined;
    /**
     * Premium of the other option (dollars). Left out: the premium is for both together.
     * From 0 to 1000000. Default: 0.
     */
    second_premium?: number | undefined;
    /**
     * Shares (a whole number). Left out: a standard contract is for a hundred shares.
     * From 1 to 10000000. Default: 100.
     */
    shares?: number | undefined;
    /**
     * Share price at expiry to look at (dollars). Left out: no price at expiry is mentioned.
     * From 0 to 5000000. Default: 0.
     */
    at_expiry?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Option value and strategy: The Black-Scholes-Merton value of a call or put with its greeks (delta, gamma, theta, vega, rho) and implied volatility; cost, break-even, most lost and most gained of simple option strategies. */
  option_value_strategy: {
    /**
     * Kind of option (one of the values). Left out: most questions are about the right to buy.
     * Default: "call".
     */
    kind?: 'call' | 'put' | undefined;
    /**
     * Strategy (one of the values). Left out: one option is bought and nothing else.
     * Default: "buy".
     */
    strategy?: 'buy' | 'sell' | 'covered_call' | 'protective_put' | 'collar' | 'vertical_spread' | 'straddle' | 'strangle' | undefined;
    /**
     * Share price (dollars).
     * From 0.0001 to 5000000.
     */
    spot: number;
    /**
     * Strike (dollars).
     * From 0.0001 to 5000000.
     */
    strike: number;
    /**
     * Second strike (dollars). Left out: there is only one strike.
     * From 0 to 5000000. Default: 0.
     */
    secondStrike?: number | undefined;
    /**
     * Time to expiry (years). Left out: the days are given instead.
     * From 0 to 30. Default: 0.
     */
    years?: number | undefined;
    /**
     * Days to expiry (a whole number). Left out: the time is given in months or years.
     * From 0 to 11000. Default: 0.
     */
    days?: number | undefined;
    /**
     * Volatility (percent: 7 means 7%). Left out: worked out from the market price of the option.
     * From 0 to 500. Default: 0.
     */
    volatility?: number | undefined;
    /**
     * Option price per share (dollars). Left out: worked out from the volatility.
     * From 0 to 5000000. Default: 0.
     */
    premium?: number | undefined;
    /**
     * Risk-free rate (percent: 7 means 7%). Left out: about what short Treasury bills have paid lately.
     * From -5 to 50. Default: 4.
     */
    rate?: number | undefined;
    /**
     * Dividend yield (percent: 7 means 7%). Left out: no dividends until expiry.
     * From 0 to 50. Default: 0.
     */
    dividendYield?: number | undefined;
    /**
     * Shares (a whole number). Left out: a standard contract is for a hundred shares.
     * From 1 to 5000000. Default: 100.
     */
    shares?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Price-earnings ratio: The price-earnings ratio (P/E) and the earnings yield of a stock, from its price and earnings per share (EPS); trailing and forward, beside a second stock, with earnings growth (PEG), and against the yield of a bond; from the company’s reports also market value, price-to-book (P/B), price-to-sales (P/S), EV/EBITDA, return on equity (ROE) and debt-to-equity. */
  pe_ratio: {
    /**
     * Share price (dollars).
     * From 0.0001 to 10000000.
     */
    price: number;
    /**
     * Earnings per share (dollars a year).
     * From -1000000 to 1000000.
     */
    eps: number;
    /**
     * Price of a second stock (dollars). Left out: only one stock is asked about.
     * From 0 to 10000000. Default: 0.
     */
    other_price?: number | undefined;
    /**
     * Earnings per share of a second stock or another year (dollars a year). Left out: only one figure for earnings is given.
     * From 0 to 1000000. Default: 0.
     */
    other_eps?: number | undefined;
    /**
     * Yearly earnings growth (percent: 7 means 7%). Left out: no growth was mentioned.
     * From -50 to 200. Default: 0.
     */
    growth?: number | undefined;
    /**
     * Growth of the second stock’s earnings (percent: 7 means 7%). Left out: no second growth was mentioned.
     * From -50 to 200. Default: 0.
     */
    other_growth?: number | undefined;
    /**
     * Years of growth (years). Left out: no time was mentioned.
     * From 0 to 50. Default: 0.
     */
    years?: number | undefined;
    /**
     * Purchase price (dollars). Left out: no other price was mentioned.
     * From 0 to 10000000. Default: 0.
     */
    paid?: number | undefined;
    /**
     * Yield to compare with (percent: 7 means 7%). Left out: no bond or savings yield was mentioned.
     * From 0 to 50. Default: 0.
     */
    compared?: number | undefined;
    /**
     * Shares outstanding (a whole number). Left out: no number of shares is given.
     * From 0 to 1000000000000. Default: 0.
     */
    shares?: number | undefined;
    /**
     * Yearly sales of the company (dollars). Left out: no sales are given.
     * From 0 to 100000000000000. Default: 0.
     */
    sales?: number | undefined;
    /**
     * Book value (equity) of the company (dollars). Left out: no book value is given.
     * From 0 to 100000000000000. Default: 0.
     */
    equity?: number | undefined;
    /**
     * Debt of the company (dollars). Left out: no debt is given.
     * From 0 to 100000000000000. Default: 0.
     */
    debt?: number | undefined;
    /**
     * Cash of the company (dollars). Left out: no cash is given.
     * From 0 to 100000000000000. Default: 0.
     */
    company_cash?: number | undefined;
    /**
     * EBITDA of the company (dollars). Left out: no EBITDA is given.
     * From 0 to 100000000000000. Default: 0.
     */
    ebitda?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Portfolio check: How risky a portfolio of stock, bond and cash holdings is, judged by every year since the late 1920s: volatility, deepest fall, Sharpe and Sortino ratios, beta, value at risk, what a crash would cost, how concentrated it is, and what the fees of its funds cost in dollars a year. */
  portfolio_analysis: {
    /**
     * List of holdings (a list).
     * 1 to 100 items.
     */
    holdings: {
      /**
       * Name (letters only). Left out: it isn’t named.
       * Default: "".
       */
      name?: string | undefined;
      /**
       * Amount (dollars). Left out: its share is given instead.
       * From 0 to 10000000000. Default: 0.
       */
      amount?: number | undefined;
      /**
       * Share of the whole (percent: 7 means 7%). Left out: its amount is given instead.
       * From 0 to 100. Default: 0.
       */
      share?: number | undefined;
      /**
       * Kind of holding (one of the values). Left out: most holdings people ask about are stocks or stock funds.
       * Default: "stocks".
       */
      kind?: 'stocks' | 'bonds' | 'cash' | 'crypto' | 'gold' | 'commodities' | 'real_estate' | 'options' | 'single_company' | 'target_date' | 'other' | undefined;
      /**
       * Expense ratio (percent: 7 means 7%). Left out: costs are left out unless you name them.
       * From 0 to 5. Default: 0.
       */
      fee?: number | undefined;
    }[];
    /**
     * Value of the whole portfolio (dollars). Left out: the holdings add up to it.
     * From 0 to 10000000000. Default: 0.
     */
    total?: number | undefined;
    /**
     * Cash on the side (dollars). Left out: no cash was mentioned.
     * From 0 to 10000000000. Default: 0.
     */
    cash?: number | undefined;
    /**
     * Fee on everything (percent: 7 means 7%). Left out: each holding has its own, or none was mentioned.
     * From 0 to 5. Default: 0.
     */
    fee?: number | undefined;
    /**
     * Drop in a crash (percent: 7 means 7%). Left out: stocks have lost about half of their value more than once.
     * From 1 to 100. Default: 50.
     */
    drop?: number | undefined;
    /**
     * Figure in question (one of the values). Left out: costs are asked for by name.
     * Default: "risk".
     */
    wanted?: 'risk' | 'fees' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Volatility of a mix: The volatility (standard deviation) of a portfolio from the weights, the volatilities and the correlation of its parts, one for all pairs or one for each pair of three, with its expected return, and how much of the risk diversifying removes. */
  portfolio_volatility: {
    /**
     * List of parts (a list).
     * 2 to 10 items.
     */
    parts: {
      /**
       * Volatility (percent: 7 means 7%).
       * From 0 to 200.
       */
      volatility: number;
      /**
       * Share of the portfolio (percent: 7 means 7%). Left out: parts without a share split the rest evenly.
       * From 0 to 100. Default: 0.
       */
      share?: number | undefined;
      /**
       * Expected yearly return (percent: 7 means 7%). Left out: returns weren’t mentioned.
       * From -50 to 100. Default: 0.
       */
      rate?: number | undefined;
    }[];
    /**
     * Correlation between the parts (a ratio). Left out: a middling one, as none was mentioned.
     * From -1 to 1. Default: 0.3.
     */
    correlation?: number | undefined;
    /**
     * Correlation between the first and the third part (a ratio). Left out: the same as between the first two; it counts with three parts only.
     * From -1 to 1.
     */
    correlation_1_3?: number | undefined;
    /**
     * Correlation between the second and the third part (a ratio). Left out: the same as between the first two; it counts with three parts only.
     * From -1 to 1.
     */
    correlation_2_3?: number | undefined;
    /**
     * Value of the portfolio (dollars). Left out: only percentages are asked for.
     * From 0 to 10000000000. Default: 0.
     */
    total?: number | undefined;
    /**
     * Risk-free rate (percent: 7 means 7%). Left out: about what short Treasury bills have paid lately.
     * From -5 to 30. Default: 4.
     */
    riskFree?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Drawdown of a price: The maximum drawdown of a list of prices or account values in order: the deepest fall from a peak, when it came, whether and when it recovered, the gain needed to get back, and how far below its peak it is now. */
  price_drawdown: {
    /**
     * Prices in order (a list).
     * 2 to 500 items.
     */
    prices: {
      /**
       * Price (dollars).
       * From 0.0001 to 1000000000000.
       */
      price: number;
    }[];
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Bonds when interest rates change: How much a bond or a bond fund of a known duration gains or loses when interest rates rise or fall, in percent and in dollars. */
  rate_shock: {
    /**
     * Duration in years (a ratio). Left out: about that of a broad US bond fund.
     * From 0.01 to 60. Default: 6.
     */
    duration?: number | undefined;
    /**
     * Change in interest rates, in percentage points (percent: 7 means 7%). Left out: one percentage point, as is usual.
     * From -20 to 20. Default: 1.
     */
    change?: number | undefined;
    /**
     * Amount in bonds (dollars). Left out: only the percentage is asked for.
     * From 0 to 10000000000. Default: 0.
     */
    amount?: number | undefined;
    /**
     * Convexity (a ratio). Left out: left out, which matters little for small changes.
     * From 0 to 5000. Default: 0.
     */
    convexity?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Rental property: The monthly cash flow, cap rate and cash-on-cash return of a rental property, from price, rent, down payment or loan, rate, taxes, insurance, dues, upkeep and vacancy. */
  rental_property: {
    /**
     * Monthly rent (dollars a month).
     * From 50 to 10000000.
     */
    rent: number;
    /**
     * Price or value of the property (dollars). Left out: no price was mentioned, so there’s no cap rate.
     * From 0 to 1000000000. Default: 0.
     */
    price?: number | undefined;
    /**
     * Paid in cash (true or false). Left out: you didn’t say that it was paid in cash.
     * Default: false.
     */
    no_mortgage?: boolean | undefined;
    /**
     * Mortgage balance (dollars). Left out: it follows from the price and the down payment.
     * From 0 to 1000000000. Default: 0.
     */
    loan?: number | undefined;
    /**
     * Down payment (dollars). Left out: it’s a share of the price.
     * From 0 to 1000000000. Default: 0.
     */
    down_payment?: number | undefined;
    /**
     * Down payment in percent (percent: 7 means 7%). Left out: all of the price where no loan is mentioned, else a quarter, as lenders mostly ask of investors.
     * From 0 to 100.
     */
    down_percent?: number | undefined;
    /**
     * Mortgage rate (percent: 7 means 7%). Left out: a round assumption; investors pay more than people who live there.
     * From 0 to 25. Default: 7.
     */
    rate?: number | undefined;
    /**
     * Mortgage term (years). Left out: the most common term in the United States.
     * From 1 to 50. Default: 30.
     */
    years?: number | undefined;
    /**
     * Mortgage payment (dollars a month). Left out: worked out from the loan.
     * From 0 to 10000000. Default: 0.
     */
    payment?: number | undefined;
    /**
     * All yearly costs except the mortgage (dollars a year). Left out: added up from the parts below.
     * From 0 to 100000000. Default: 0.
     */
    all_costs?: number | undefined;
    /**
     * Yearly property tax (dollars a year). Left out: worked out from a share of the price.
     * From 0 to 10000000. Default: 0.
     */
    property_tax?: number | undefined;
    /**
     * Property tax rate (percent: 7 means 7%). Left out: near the middle of the states; none where the payment or your total includes it or you gave the amount.
     * From 0 to 6.
     */
    tax_rate?: number | undefined;
    /**
     * Yearly insurance (dollars a year). Left out: a middle guess; none where the payment or your total includes it.
     * From 0 to 10000000.
     */
    insurance?: number | undefined;
    /**
     * Monthly association dues (dollars a month). Left out: no association was mentioned.
     * From 0 to 100000. Default: 0.
     */
    hoa?: number | undefined;
    /**
     * Yearly upkeep (dollars a year). Left out: worked out from a share.
     * From 0 to 10000000. Default: 0.
     */
    maintenance?: number | undefined;
    /**
     * Upkeep in percent of the rent (percent: 7 means 7%). Left out: a common reserve; none where you gave an amount or a total.
     * From 0 to 60.
     */
    maintenance_rate?: number | undefined;
    /**
     * Vacancy rate (percent: 7 means 7%). Left out: a little over two weeks a year; none beside a total of all costs.
     * From 0 to 90.
     */
    vacancy?: number | undefined;
    /**
     * Management fee in percent of the rent (percent: 7 means 7%). Left out: you manage it yourself.
     * From 0 to 50. Default: 0.
     */
    management_rate?: number | undefined;
    /**
     * Monthly management and other costs (dollars a month). Left out: no other costs were mentioned.
     * From 0 to 1000000. Default: 0.
     */
    management?: number | undefined;
    /**
     * Mortgage insurance rate (percent: 7 means 7%). Left out: investors put enough down to go without it.
     * From 0 to 3. Default: 0.
     */
    pmi_rate?: number | undefined;
    /**
     * Purchase price (dollars). Left out: the value or price above.
     * From 0 to 1000000000. Default: 0.
     */
    basis?: number | undefined;
    /**
     * Loan in percent of the price (percent: 7 means 7%). Left out: it follows from the down payment.
     * From 0 to 100. Default: 0.
     */
    loan_share?: number | undefined;
    /**
     * Closing costs and up-front repairs (dollars). Left out: none were mentioned.
     * From 0 to 100000000. Default: 0.
     */
    closing_costs?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Retirement, replayed through history: How often a portfolio of stocks and bonds would have lasted through retirement in every historical stretch of years, the worst year to retire, and the highest withdrawal rate that always worked (safe withdrawal rate, the four percent rule). */
  retirement_backtest: {
    /**
     * Portfolio (dollars).
     * From 1 to 10000000000.
     */
    portfolio: number;
    /**
     * Yearly spending from the portfolio (dollars a year). Left out: it follows from your total spending, or from the withdrawal rate.
     * From 0 to 1000000000. Default: 0.
     */
    spending?: number | undefined;
    /**
     * Total yearly spending (dollars a year). Left out: the spending from the portfolio or the withdrawal rate is given instead.
     * From 0 to 1000000000. Default: 0.
     */
    budget?: number | undefined;
    /**
     * Yearly income from Social Security, a pension or elsewhere (dollars a year). Left out: the portfolio pays for everything.
     * From 0 to 1000000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * First-year withdrawal rate (percent: 7 means 7%). Left out: where no spending is given, what lasted thirty years in nearly all of United States history.
     * From 0 to 100.
     */
    withdrawalRate?: number | undefined;
    /**
     * Share in stocks (percent: 7 means 7%). Left out: a common balanced mix, or what isn’t in bonds; the rest is in bonds.
     * From 0 to 100.
     */
    stocks?: number | undefined;
    /**
     * Share in bonds (percent: 7 means 7%). Left out: everything that isn’t in stocks.
     * From 0 to 100. Default: 0.
     */
    bonds?: number | undefined;
    /**
     * Time the money has to last (years). Left out: the time between both ages where they’re given, or a retirement from the mid-sixties to the mid-nineties.
     * From 1 to 60.
     */
    years?: number | undefined;
    /**
     * Age when withdrawals start (age in whole years). Left out: the time is given in years.
     * From 0 to 110. Default: 0.
     */
    from_age?: number | undefined;
    /**
     * Age the money must last to (age in whole years). Left out: the time is given in years.
     * From 0 to 120. Default: 0.
     */
    until_age?: number | undefined;
    /**
     * Timing of withdrawals (one of the values). Left out: money has to be there before it’s spent.
     * Default: "start".
     */
    timing?: 'start' | 'end' | undefined;
    /**
     * Yearly fees (percent: 7 means 7%). Left out: costs are left out unless you name them.
     * From 0 to 5. Default: 0.
     */
    fee?: number | undefined;
    /**
     * First year of history (calendar year). Left out: where the classic studies of withdrawal rates begin.
     * From 1871 to 2025. Default: 1926.
     */
    firstYear?: number | undefined;
    /**
     * Last year of history (calendar year). Left out: the last full year in the data.
     * From 1871 to 2025. Default: 2025.
     */
    lastYear?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Retirement, simulated: The chance that a portfolio of stocks and bonds lasts through retirement while you spend from it, from thousands of simulated markets (Monte Carlo), with the range of what is left and the spending that lasts in nine of ten. */
  retirement_montecarlo: {
    /**
     * Portfolio (dollars).
     * From 1 to 10000000000.
     */
    portfolio: number;
    /**
     * Yearly spending from the portfolio (dollars a year). Left out: it follows from your total spending, or from the withdrawal rate.
     * From 0 to 1000000000. Default: 0.
     */
    spending?: number | undefined;
    /**
     * Total yearly spending (dollars a year). Left out: the spending from the portfolio or the withdrawal rate is given instead.
     * From 0 to 1000000000. Default: 0.
     */
    budget?: number | undefined;
    /**
     * Yearly income from Social Security, a pension or elsewhere (dollars a year). Left out: the portfolio pays for everything.
     * From 0 to 1000000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * First-year withdrawal rate (percent: 7 means 7%). Left out: where no spending is given, what lasted thirty years in nearly all of United States history.
     * From 0 to 100.
     */
    withdrawalRate?: number | undefined;
    /**
     * Share in stocks (percent: 7 means 7%). Left out: a common balanced mix, or what isn’t in bonds; the rest is in bonds.
     * From 0 to 100.
     */
    stocks?: number | undefined;
    /**
     * Share in bonds (percent: 7 means 7%). Left out: everything that isn’t in stocks.
     * From 0 to 100. Default: 0.
     */
    bonds?: number | undefined;
    /**
     * Time the money has to last (years). Left out: the time between both ages where they’re given, or a retirement from the mid-sixties to the mid-nineties.
     * From 1 to 60.
     */
    years?: number | undefined;
    /**
     * Age when withdrawals start (age in whole years). Left out: the time is given in years.
     * From 0 to 110. Default: 0.
     */
    from_age?: number | undefined;
    /**
     * Age the money must last to (age in whole years). Left out: the time is given in years.
     * From 0 to 120. Default: 0.
     */
    until_age?: number | undefined;
    /**
     * Timing of withdrawals (one of the values). Left out: money has to be there before it’s spent.
     * Default: "start".
     */
    timing?: 'start' | 'end' | undefined;
    /**
     * Yearly fees (percent: 7 means 7%). Left out: costs are left out unless you name them.
     * From 0 to 5. Default: 0.
     */
    fee?: number | undefined;
    /**
     * Method for drawing returns (one of the values). Left out: the usual model: every year is drawn on its own.
     * Default: "lognormal".
     */
    method?: 'lognormal' | 'bootstrap' | undefined;
    /**
     * Average yearly return of stocks after inflation (percent: 7 means 7%). Left out: the average of all years in the yearly table of returns.
     * From -10 to 25. Default: 8.61.
     */
    stockReturn?: number | undefined;
    /**
     * Volatility of stocks (percent: 7 means 7%). Left out: as it was over all years in the yearly table of returns.
     * From 0.01 to 80. Default: 19.3.
     */
    stockVolatility?: number | undefined;
    /**
     * Average yearly return of bonds after inflation (percent: 7 means 7%). Left out: the average of all years in the yearly table of returns.
     * From -10 to 15. Default: 1.83.
     */
    bondReturn?: number | undefined;
    /**
     * Volatility of bonds (percent: 7 means 7%). Left out: as it was over all years in the yearly table of returns.
     * From 0.01 to 40. Default: 8.86.
     */
    bondVolatility?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Statistics of returns: Average, compound growth, volatility, Sharpe and Sortino ratios, maximum drawdown, value at risk and beta of a list of yearly returns, with or without those of a market to compare with. */
  return_statistics: {
    /**
     * List of yearly returns (a list).
     * 2 to 300 items.
     */
    returns: {
      /**
       * Return (percent: 7 means 7%).
       * From -99.99 to 1000.
       */
      value: number;
      /**
       * Return of the market (percent: 7 means 7%). Left out: there’s no market to compare with.
       * From -99.99 to 1000. Default: 0.
       */
      market?: number | undefined;
    }[];
    /**
     * Risk-free rate (percent: 7 means 7%). Left out: returns are measured as they are unless you name a safe rate.
     * From -5 to 30. Default: 0.
     */
    riskFree?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Sharpe ratio and expected return by beta: The Sharpe ratio from a known return, volatility and risk-free rate; and by the capital asset pricing model (CAPM) the expected return from beta, with alpha and the Treynor ratio. */
  reward_for_risk: {
    /**
     * Yearly return (percent: 7 means 7%). Left out: not given.
     * From -99 to 1000. Default: 0.
     */
    return?: number | undefined;
    /**
     * Volatility (percent: 7 means 7%). Left out: not given.
     * From 0 to 500. Default: 0.
     */
    volatility?: number | undefined;
    /**
     * Risk-free rate (percent: 7 means 7%). Left out: about what short Treasury bills have paid lately.
     * From -5 to 30. Default: 4.
     */
    riskFree?: number | undefined;
    /**
     * Beta (a ratio). Left out: not given.
     * From -5 to 10. Default: 0.
     */
    beta?: number | undefined;
    /**
     * Market return (percent: 7 means 7%). Left out: not given.
     * From -99 to 1000. Default: 0.
     */
    market?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Risk profile: A short questionnaire that scores how much risk you can afford (capacity) and how much you can stand (tolerance), and gives the range of stocks in a portfolio that fits the lower of the two, in dollars where you name an amount. */
  risk_profile: {
    /**
     * Time until you need the money (years). Left out: from your age where you gave it: the years until 67, later half of the years until 92.
     * From 0 to 80.
     */
    horizon?: number | undefined;
    /**
     * Your age (age in whole years). Left out: the time until you need the money counts.
     * From 0 to 120. Default: 0.
     */
    age?: number | undefined;
    /** Reaction to losing a third in a year (one of the values). Left out: you’d hold on, or sell some where safety matters most to you or you’re new to it. */
    reaction?: 'sell_all' | 'sell_some' | 'hold' | 'buy_more' | undefined;
    /**
     * Main goal (one of the values). Left out: no goal was named.
     * Default: "balance".
     */
    goal?: 'safety' | 'balance' | 'growth' | undefined;
    /**
     * Experience with investing (one of the values). Left out: no experience was named.
     * Default: "some".
     */
    experience?: 'none' | 'some' | 'much' | undefined;
    /**
     * Income from work or pension (one of the values). Left out: most savers have a steady income.
     * Default: "steady".
     */
    income?: 'steady' | 'variable' | 'none' | undefined;
    /**
     * Emergency fund in months of spending (months, a whole number). Left out: a small reserve.
     * From 0 to 120. Default: 3.
     */
    reserve?: number | undefined;
    /**
     * Dependence on this money (one of the values). Left out: retirement savings usually matter, but aren’t everything.
     * Default: "some".
     */
    dependence?: 'little' | 'some' | 'most' | undefined;
    /**
     * Money to invest (dollars). Left out: only the share is asked for.
     * From 0 to 10000000000. Default: 0.
     */
    amount?: number | undefined;
    /**
     * Largest loss you’d accept (percent: 7 means 7%). Left out: no loss was mentioned.
     * From 0 to 100. Default: 0.
     */
    worst_loss?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Return on an investment: The profit or loss, the return in percent and the yearly growth rate (CAGR) of one investment, from what was paid, what it is worth or sold for, dividends, costs and the time held. */
  simple_return: {
    /**
     * Purchase price (dollars).
     * From 0.0001 to 10000000000.
     */
    paid: number;
    /**
     * Current value or sale price (dollars). Left out: the gain or the loss is given instead.
     * From 0 to 10000000000. Default: 0.
     */
    worth?: number | undefined;
    /**
     * Gain in dollars (dollars). Left out: it follows from what the investment is worth.
     * From 0 to 10000000000. Default: 0.
     */
    gain?: number | undefined;
    /**
     * Loss in dollars (dollars). Left out: it follows from what the investment is worth.
     * From 0 to 10000000000. Default: 0.
     */
    loss?: number | undefined;
    /**
     * Gain in percent (percent: 7 means 7%). Left out: it follows from what the investment is worth.
     * From 0 to 1000000. Default: 0.
     */
    gain_rate?: number | undefined;
    /**
     * Loss in percent (percent: 7 means 7%). Left out: it follows from what the investment is worth.
     * From 0 to 100. Default: 0.
     */
    loss_rate?: number | undefined;
    /**
     * Money added later (dollars). Left out: nothing was added.
     * From 0 to 10000000000. Default: 0.
     */
    added?: number | undefined;
    /**
     * Dividend per share (dollars a year). Left out: no dividend per share was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    dividend?: number | undefined;
    /**
     * Number of shares (a ratio). Left out: the amounts are taken for the whole investment.
     * From 0.000001 to 1000000000. Default: 1.
     */
    shares?: number | undefined;
    /**
     * Dividends or other payments received (dollars). Left out: no dividends were mentioned.
     * From 0 to 10000000000. Default: 0.
     */
    received?: number | undefined;
    /**
     * Fees and other costs (dollars). Left out: no costs were mentioned.
     * From 0 to 10000000000. Default: 0.
     */
    costs?: number | undefined;
    /**
     * Selling costs in percent (percent: 7 means 7%). Left out: no commission was mentioned.
     * From 0 to 50. Default: 0.
     */
    selling_rate?: number | undefined;
    /**
     * Time held (years). Left out: no time was mentioned.
     * From 0 to 200. Default: 0.
     */
    years?: number | undefined;
    /**
     * Year of purchase (calendar year). Left out: no year was mentioned.
     * From 0 to 2100. Default: 0.
     */
    since?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Tax-equivalent yield: The yield a taxable bond, CD or savings account has to pay to leave as much after tax as a tax-free municipal bond, from the muni’s yield and your tax rate or income, with the tax on investment income and your state’s tax; Treasuries and munis of your own or another state; which of two pays more; and the tax rate at which they break even. */
  tax_equivalent_yield: {
    /**
     * Tax-free yield (percent: 7 means 7%). Left out: only a taxable yield is given.
     * From 0 to 50. Default: 0.
     */
    tax_free?: number | undefined;
    /**
     * Marginal tax rate (percent: 7 means 7%). Left out: it follows from your income.
     * From 0 to 90. Default: 0.
     */
    tax_rate?: number | undefined;
    /**
     * State or other tax rate on top (percent: 7 means 7%). Left out: only one tax rate was mentioned.
     * From 0 to 50. Default: 0.
     */
    other_rate?: number | undefined;
    /**
     * Tax on investment income, if you name it (percent: 7 means 7%). Left out: it isn’t named; with an income it’s worked out.
     * From 0 to 10. Default: 0.
     */
    investment_rate?: number | undefined;
    /**
     * Yield of the taxable alternative (percent: 7 means 7%). Left out: no taxable yield was mentioned.
     * From 0 to 50. Default: 0.
     */
    taxable?: number | undefined;
    /**
     * Amount to invest (dollars). Left out: only the yields are compared.
     * From 0 to 10000000000. Default: 0.
     */
    amount?: number | undefined;
    /**
     * Household income before taxes (dollars a year). Left out: the tax rate is given instead.
     * From 0 to 1000000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * State (one of the values). Left out: no state is named, so no state tax is counted.
     * Default: "not_said".
     */
    state?: 'not_said' | 'al' | 'ak' | 'az' | 'ar' | 'ca' | 'co' | 'ct' | 'de' | 'dc' | 'fl' | 'ga' | 'hi' | 'id' | 'il' | 'in' | 'ia' | 'ks' | 'ky' | 'la' | 'me' | 'md' | 'ma' | 'mi' | 'mn' | 'ms' | 'mo' | 'mt' | 'ne' | 'nv' | 'nh' | 'nj' | 'nm' | 'ny' | 'nc' | 'nd' | 'oh' | 'ok' | 'or' | 'pa' | 'ri' | 'sc' | 'sd' | 'tn' | 'tx' | 'ut' | 'vt' | 'va' | 'wa' | 'wv' | 'wi' | 'wy' | undefined;
    /**
     * Kind of the tax-free one (one of the values). Left out: a muni of your own state, free of both taxes.
     * Default: "in_state_muni".
     */
    free_kind?: 'in_state_muni' | 'other_state_muni' | 'treasury' | undefined;
    /**
     * Kind of the taxable one (one of the values). Left out: a bank’s or a company’s, which both tax.
     * Default: "taxable".
     */
    taxable_kind?: 'taxable' | 'treasury' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Value at risk: Value at risk (VaR) of a portfolio from its volatility: the loss in dollars that is exceeded only one time in twenty or in a hundred, over a day, a month or a year, at 95 or 99 percent confidence, with the expected shortfall. */
  value_at_risk: {
    /**
     * Value of the portfolio (dollars).
     * From 1 to 1000000000000.
     */
    amount: number;
    /**
     * Yearly volatility (percent: 7 means 7%). Left out: about that of a broad stock fund.
     * From 0.01 to 300. Default: 15.
     */
    volatility?: number | undefined;
    /**
     * Time (years). Left out: a day, a month and a year are told.
     * From 0 to 10. Default: 0.
     */
    horizon?: number | undefined;
    /**
     * Confidence (percent: 7 means 7%). Left out: the usual level.
     * From 0.01 to 99.99. Default: 95.
     */
    confidence?: number | undefined;
    /**
     * Expected yearly return (percent: 7 means 7%). Left out: left out, which is on the safe side.
     * From -50 to 100. Default: 0.
     */
    rate?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Backdoor Roth and the pro-rata rule: How much of a backdoor Roth conversion is taxed: a nondeductible IRA contribution is converted to a Roth, and the pro-rata rule (Form 8606) counts all pre-tax money in your traditional, SEP and SIMPLE IRAs. */
  backdoor_roth: {
    /**
     * Pre-tax money in all your IRAs (dollars). Left out: no other IRA was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    pretax?: number | undefined;
    /**
     * Nondeductible contribution (dollars). Left out: the most that may go into an IRA this year.
     * From 0 to 1000000. Default: 0.
     */
    contribution?: number | undefined;
    /**
     * Earlier nondeductible contributions (dollars). Left out: none were mentioned; they are on your last Form 8606.
     * From 0 to 100000000. Default: 0.
     */
    earlier_basis?: number | undefined;
    /**
     * Amount converted to the Roth (dollars). Left out: as much as was contributed.
     * From 0 to 1000000000. Default: 0.
     */
    converted?: number | undefined;
    /**
     * Tax rate (percent: 7 means 7%). Left out: without it you see what is taxed, and not the tax.
     * From 0 to 60. Default: 0.
     */
    tax_rate?: number | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: no age was given, so no catch-up is counted.
     * From 0 to 110. Default: 40.
     */
    age?: number | undefined;
    /**
     * Yearly income (dollars a year). Left out: too high for a Roth contribution without the detour.
     * From 0 to 1000000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Social Security: claiming early or late: By what percent the Social Security retirement benefit is cut or raised when it is claimed at one age instead of another or of the full retirement age, and the break-even age in years and months, for any two claiming ages, with a third beside them. */
  claiming_age: {
    /**
     * Claiming age (age in whole years).
     * From 62 to 70.
     */
    claim_age: number;
    /**
     * Months past the claiming age (a whole number). Left out: you claim in the month you reach the age.
     * From 0 to 11. Default: 0.
     */
    claim_months?: number | undefined;
    /**
     * Age to compare with (age in whole years). Left out: the full retirement age, or the latest where you claim at the full one.
     * From 0 to 70. Default: 0.
     */
    other_age?: number | undefined;
    /**
     * Months past the age to compare with (a whole number). Left out: in the month you reach the age.
     * From 0 to 11. Default: 0.
     */
    other_months?: number | undefined;
    /**
     * Third claiming age (age in whole years). Left out: two ages are compared.
     * From 0 to 70. Default: 0.
     */
    third_age?: number | undefined;
    /**
     * Age the benefit is stated for (age in whole years). Left out: your full retirement age.
     * From 0 to 70. Default: 0.
     */
    quoted_age?: number | undefined;
    /**
     * Year of birth (calendar year). Left out: the full retirement age is the same for everyone born later.
     * From 1943 to 2020. Default: 1975.
     */
    birth_year?: number | undefined;
    /**
     * Extra wait in months (months, a whole number). Left out: you claim in the month you reach the age.
     * From 0 to 96. Default: 0.
     */
    wait?: number | undefined;
    /**
     * Benefit on your statement (dollars a month). Left out: without it the change is in percent.
     * From 0 to 10000. Default: 0.
     */
    benefit?: number | undefined;
    /**
     * Second benefit on your statement (dollars a month). Left out: it follows from the benefit at full retirement age.
     * From 0 to 10000. Default: 0.
     */
    other_benefit?: number | undefined;
    /**
     * Age you may live to (age in whole years). Left out: the break-even age shows which one pays more.
     * From 0 to 120. Default: 0.
     */
    until?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Coast FIRE number: How much you need invested today so that it grows to your retirement number by itself, without adding another dollar (coast FIRE), and whether what you have already is enough. */
  coast_fire: {
    /**
     * Amount wanted at retirement (dollars). Left out: worked out from the yearly spending.
     * From 0 to 10000000000. Default: 0.
     */
    target?: number | undefined;
    /**
     * Time until retirement (years).
     * From 1 to 80.
     */
    years: number;
    /**
     * Your age now (age in whole years). Left out: the time until retirement is given.
     * From 0 to 100. Default: 0.
     */
    age?: number | undefined;
    /**
     * Retirement age (age in whole years). Left out: the time until retirement is given.
     * From 0 to 100. Default: 0.
     */
    retire_age?: number | undefined;
    /**
     * Inflation rate (percent: 7 means 7%). Left out: the return is after inflation.
     * From 0 to 15. Default: 0.
     */
    inflation?: number | undefined;
    /**
     * Yearly return (percent: 7 means 7%). Left out: a stock-heavy portfolio, in today’s dollars.
     * From 0 to 20. Default: 5.
     */
    rate?: number | undefined;
    /**
     * Amount invested already (dollars). Left out: nothing is invested yet.
     * From 0 to 10000000000. Default: 0.
     */
    savings?: number | undefined;
    /**
     * Yearly spending in retirement (dollars a year). Left out: the amount wanted is given instead.
     * From 0 to 100000000. Default: 0.
     */
    spending?: number | undefined;
    /**
     * Withdrawal rate (percent: 7 means 7%). Left out: what lasted thirty years in nearly all of United States history.
     * From 0.5 to 20. Default: 4.
     */
    withdrawal_rate?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Contribution limits: How much you may put into a 401(k) or similar plan, a traditional or Roth IRA, a SIMPLE or SEP IRA, or a health savings account this year, with catch-up by age and phase-out by income. */
  contribution_limits: {
    /**
     * Account (one of the values). Left out: a plan at work is what most savers have.
     * Default: "workplace".
     */
    plan?: 'workplace' | 'traditional_ira' | 'roth_ira' | 'simple_ira' | 'sep_ira' | 'hsa' | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: no age was given, so no catch-up is counted.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Yearly income (dollars a year). Left out: no income was given, so one below the phase-outs is taken.
     * From 0 to 1000000000. Default: 60000.
     */
    income?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Retirement plan at work (one of the values). Left out: most workers are, and it is the stricter rule.
     * Default: "covered".
     */
    coverage?: 'covered' | 'spouse_only' | 'none' | undefined;
    /**
     * Year lived apart from your spouse (true or false). Left out: it matters only to married people who file separately.
     * Default: false.
     */
    lived_apart?: boolean | undefined;
    /**
     * Own business (true or false). Left out: the income is taken for pay from an employer.
     * Default: false.
     */
    own_business?: boolean | undefined;
    /**
     * Health plan coverage (one of the values). Left out: the smaller of the two limits.
     * Default: "self".
     */
    health?: 'self' | 'family' | undefined;
    /**
     * Months of the year with an HSA health plan (months, a whole number). Left out: the plan is taken to cover the whole year.
     * From 1 to 12. Default: 12.
     */
    hsa_months?: number | undefined;
    /**
     * Contribution this year (dollars a year). Left out: the limit itself is asked for.
     * From 0 to 1000000. Default: 0.
     */
    planned?: number | undefined;
    /**
     * Number of paychecks to spread it over (a whole number). Left out: no number of paychecks was mentioned.
     * From 0 to 366. Default: 0.
     */
    checks?: number | undefined;
    /**
     * Pay schedule (one of the values). Left out: nothing was said of how often you’re paid.
     * Default: "not_said".
     */
    paid?: 'not_said' | 'yearly' | 'monthly' | 'twice_a_month' | 'every_two_weeks' | 'weekly' | undefined;
    /**
     * Spouse’s age at the end of the year (age in whole years). Left out: only your own limit is worked out.
     * From 0 to 120. Default: 0.
     */
    spouse_age?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Contribution room left: How much more may still go into a 401(k) or similar plan, an IRA, a SIMPLE or SEP IRA or a health savings account this year, after the contributions already made, and what that is for each paycheck left; or how much too much is in, and the tax on that. */
  contribution_room_left: {
    /**
     * Account (one of the values). Left out: the account that your contributions went into.
     * Default: "of_contributions".
     */
    plan?: 'of_contributions' | 'workplace' | 'traditional_ira' | 'roth_ira' | 'simple_ira' | 'sep_ira' | 'hsa' | undefined;
    /**
     * Contribution at work this year (dollars). Left out: nothing was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    made_at_work?: number | undefined;
    /**
     * IRA contribution this year (dollars). Left out: nothing was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    made_ira?: number | undefined;
    /**
     * HSA contribution this year, employer included (dollars). Left out: nothing was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    made_hsa?: number | undefined;
    /**
     * Number of paychecks left this year (a whole number). Left out: no number of paychecks was mentioned.
     * From 0 to 366. Default: 0.
     */
    payments_left?: number | undefined;
    /**
     * Spouse’s contribution this year (dollars). Left out: only your own room is asked for.
     * From 0 to 1000000. Default: 0.
     */
    spouse_made?: number | undefined;
    /**
     * Spouse’s age (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    spouse_age?: number | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: no age was given, so no catch-up is counted.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Yearly income (dollars a year). Left out: no income was given, so one below the phase-outs is taken.
     * From 0 to 1000000000. Default: 60000.
     */
    income?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Retirement plan at work (one of the values). Left out: most workers are, and it is the stricter rule.
     * Default: "covered".
     */
    coverage?: 'covered' | 'spouse_only' | 'none' | undefined;
    /**
     * Year lived apart from your spouse (true or false). Left out: it matters only to married people who file separately.
     * Default: false.
     */
    lived_apart?: boolean | undefined;
    /**
     * Own business (true or false). Left out: the income is taken for pay from an employer.
     * Default: false.
     */
    own_business?: boolean | undefined;
    /**
     * Health plan coverage (one of the values). Left out: the smaller of the two limits.
     * Default: "self".
     */
    health?: 'self' | 'family' | undefined;
    /**
     * Months of the year with an HSA health plan (months, a whole number). Left out: the plan is taken to cover the whole year.
     * From 1 to 12. Default: 12.
     */
    hsa_months?: number | undefined;
    /**
     * Number of years an excess stays in (a whole number). Left out: the tax of one year is shown.
     * From 0 to 30. Default: 1.
     */
    excess_years?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Early withdrawal from a retirement account: The early withdrawal penalty (additional tax) on money taken out of a 401(k), 403(b) or traditional IRA before the age at which it is free, the federal and state income tax on it (California has a penalty of its own), what the plan withholds, what is left, and the growth given up until retirement: what it really costs. */
  early_withdrawal: {
    /**
     * Amount taken out (dollars).
     * From 0 to 1000000000.
     */
    amount: number;
    /**
     * Amount you want left after tax and penalty (dollars). Left out: the amount taken out is given.
     * From 0 to 100000000. Default: 0.
     */
    net?: number | undefined;
    /**
     * Balance of the account (dollars). Left out: only what is taken out matters.
     * From 0 to 1000000000. Default: 0.
     */
    balance?: number | undefined;
    /**
     * Roth IRA contributions (dollars). Left out: nothing was said of contributions, which come out free.
     * From 0 to 1000000000. Default: 0.
     */
    contributions?: number | undefined;
    /**
     * Age (age in whole years). Left out: you speak of an early withdrawal.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Account (one of the values). Left out: no other account is named.
     * Default: "workplace_plan".
     */
    account?: 'workplace_plan' | 'ira' | 'simple_ira' | 'governmental_plan' | 'roth_ira' | undefined;
    /**
     * Departure from that employer at fifty-five or later (true or false). Left out: nothing is said of leaving the employer.
     * Default: false.
     */
    left_job?: boolean | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Other income before deductions (dollars a year). Left out: without it or a tax rate, only the penalty is worked out.
     * From 0 to 1000000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Tax rate on it (percent: 7 means 7%). Left out: the tax is worked out from your income.
     * From 0 to 60. Default: 0.
     */
    tax_rate?: number | undefined;
    /**
     * State (one of the values). Left out: no state is named, so no state tax is counted.
     * Default: "not_said".
     */
    state?: 'not_said' | 'al' | 'ak' | 'az' | 'ar' | 'ca' | 'co' | 'ct' | 'de' | 'dc' | 'fl' | 'ga' | 'hi' | 'id' | 'il' | 'in' | 'ia' | 'ks' | 'ky' | 'la' | 'me' | 'md' | 'ma' | 'mi' | 'mn' | 'ms' | 'mo' | 'mt' | 'ne' | 'nv' | 'nh' | 'nj' | 'nm' | 'ny' | 'nc' | 'nd' | 'oh' | 'ok' | 'or' | 'pa' | 'ri' | 'sc' | 'sd' | 'tn' | 'tx' | 'ut' | 'vt' | 'va' | 'wa' | 'wv' | 'wi' | 'wy' | undefined;
    /**
     * Retirement age (age in whole years). Left out: the full retirement age of Social Security.
     * From 0 to 100. Default: 67.
     */
    retire_age?: number | undefined;
    /**
     * Yearly return it would earn (percent: 7 means 7%). Left out: a mix of mostly stocks; a cautious mix earns less.
     * From 0 to 20. Default: 7.
     */
    rate?: number | undefined;
    /**
     * Inflation (percent: 7 means 7%). Left out: a little above what the Federal Reserve aims for.
     * From 0 to 20. Default: 2.5.
     */
    inflation?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Social Security while working: How much of a Social Security benefit is withheld when you work before the full retirement age (the earnings test), from your earnings and your benefit. */
  earnings_test: {
    /**
     * Earnings from work in the year (dollars a year). Left out: without it you see what you may earn.
     * From 0 to 100000000. Default: 0.
     */
    earnings?: number | undefined;
    /**
     * Social Security benefit (dollars a month). Left out: without it what is held back may be more than your benefit.
     * From 0 to 10000. Default: 0.
     */
    benefit?: number | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: worked out from the year of birth.
     * From 0 to 110. Default: 0.
     */
    age?: number | undefined;
    /**
     * Year of birth (calendar year). Left out: a person who claimed early.
     * From 1943 to 2020. Default: 1963.
     */
    birth_year?: number | undefined;
    /**
     * Where the full retirement age lies (one of the values). Left out: the full retirement age is in a later year.
     * Default: "under".
     */
    stage?: 'under' | 'yearOf' | 'after' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** 72(t): equal payments before retirement age: The yearly amount of substantially equal periodic payments (72(t), SEPP) from an IRA before the age without penalty, by the amortization and the required-minimum method on the Single Life Table. */
  equal_payments_72t: {
    /**
     * Balance of the account (dollars).
     * From 0 to 1000000000.
     */
    balance: number;
    /**
     * Yearly payment you want (dollars a year). Left out: the whole account pays.
     * From 0 to 100000000. Default: 0.
     */
    wanted?: number | undefined;
    /**
     * Age in the first payment year (age in whole years).
     * From 30 to 79.
     */
    age: number;
    /**
     * Interest rate of the payments (percent: 7 means 7%). Left out: the rate that may always be used.
     * From 0 to 10. Default: 0.
     */
    rate?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Financial independence number: How much you need invested to live from it (FIRE number), from your yearly spending and a withdrawal rate, and how many years your savings take to reach it. */
  fire_number: {
    /**
     * Yearly spending in retirement (dollars a year).
     * From 1 to 900000.
     */
    spending: number;
    /**
     * Amount you want to have (dollars). Left out: it follows from your spending.
     * From 0 to 10000000000. Default: 0.
     */
    goal?: number | undefined;
    /**
     * Share of take-home pay saved (percent: 7 means 7%). Left out: what you save follows from your spending.
     * From 0 to 100. Default: 0.
     */
    save_share?: number | undefined;
    /**
     * Withdrawal rate (percent: 7 means 7%). Left out: what lasted thirty years in nearly all of United States history.
     * From 0.5 to 20. Default: 4.
     */
    withdrawal_rate?: number | undefined;
    /**
     * Amount invested already (dollars). Left out: nothing is invested yet.
     * From 0 to 10000000000. Default: 0.
     */
    savings?: number | undefined;
    /**
     * Amount saved each year (dollars a year). Left out: nothing more is saved.
     * From 0 to 100000000. Default: 0.
     */
    saving?: number | undefined;
    /**
     * Yearly return after inflation (percent: 7 means 7%). Left out: a stock-heavy portfolio, in today’s dollars.
     * From -10 to 20. Default: 5.
     */
    rate?: number | undefined;
    /**
     * Yearly take-home pay (dollars a year). Left out: what you save each year is given instead.
     * From 0 to 100000000. Default: 0.
     */
    take_home?: number | undefined;
    /**
     * Time until you want to stop (years). Left out: no time is set.
     * From 0 to 80. Default: 0.
     */
    until?: number | undefined;
    /**
     * Other yearly income in retirement (dollars a year). Left out: the portfolio pays for everything.
     * From 0 to 100000000. Default: 0.
     */
    other_income?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Inherited IRA: yearly minimum and ten years: By when an heir must empty an inherited IRA, Roth IRA or 401(k), the yearly minimum, and an even amount for the years that are left: for a child or another heir (ten years), a spouse who rolls it over or stays a beneficiary, a minor child, a disabled heir, one about as old as the owner, and an estate. */
  inherited_account: {
    /**
     * Balance at the end of last year (dollars).
     * From 1 to 1000000000.
     */
    balance: number;
    /**
     * Year in which the owner died (calendar year). Left out: the year before the one asked about, or this one where no yearly minimum can be worked out.
     * From 2020 to 2100.
     */
    death_year?: number | undefined;
    /** Who inherits (one of the values). Left out: a grown child or another heir, as most are, unless both ages say otherwise. */
    heir?: 'other' | 'spouse' | 'minor_child' | 'disabled' | 'close_in_age' | 'estate_or_trust' | undefined;
    /**
     * Age of the heir this year (age in whole years). Left out: without it the yearly minimum is not worked out.
     * From 0 to 120. Default: 0.
     */
    age?: number | undefined;
    /**
     * Age of the owner at death (age in whole years). Left out: no age of the owner is mentioned.
     * From 0 to 120. Default: 0.
     */
    owner_age?: number | undefined;
    /**
     * Number of years to spread it over (a whole number). Left out: all the years that are left.
     * From 0 to 60. Default: 0.
     */
    spread?: number | undefined;
    /**
     * Yearly return while it is paid out (percent: 7 means 7%). Left out: no growth is counted.
     * From -20 to 30. Default: 0.
     */
    growth?: number | undefined;
    /**
     * Number of heirs (a whole number). Left out: the balance is your share.
     * From 1 to 50. Default: 1.
     */
    heirs?: number | undefined;
    /** Owner’s required distributions (one of the values). Left out: by the age of the owner, or else the careful case: then something is due every year. */
    owner?: 'taking' | 'not_yet' | undefined;
    /**
     * Kind of account (one of the values). Left out: no Roth account is mentioned.
     * Default: "traditional".
     */
    account?: 'traditional' | 'roth' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Loan from a 401(k): How much you may borrow from a 401(k), 403(b) or TSP, the payment that pays it back, the interest you pay to yourself, and the growth the account misses meanwhile. */
  loan_401k: {
    /**
     * Vested plan balance (dollars). Left out: no balance was mentioned, so only the dollar limit counts.
     * From 0 to 1000000000. Default: 0.
     */
    balance?: number | undefined;
    /**
     * Amount to borrow (dollars). Left out: the most that you may borrow.
     * From 0 to 100000000. Default: 0.
     */
    amount?: number | undefined;
    /**
     * Other loans from the plan in the last year (dollars). Left out: no other loan from the plan was mentioned.
     * From 0 to 100000000. Default: 0.
     */
    owed?: number | undefined;
    /**
     * Loan rate (percent: 7 means 7%). Left out: most plans charge a point or two above the prime rate.
     * From 0 to 30. Default: 8.
     */
    rate?: number | undefined;
    /**
     * Repayment time (years). Left out: the longest time, unless it is to buy your home.
     * From 0.5 to 30. Default: 5.
     */
    years?: number | undefined;
    /**
     * How often you’re paid (one of the values). Left out: the payment is shown by the month.
     * Default: "monthly".
     */
    paid?: 'monthly' | 'twice_a_month' | 'every_two_weeks' | 'weekly' | undefined;
    /**
     * Account’s yearly return (percent: 7 means 7%). Left out: a mix of mostly stocks.
     * From -10 to 20. Default: 7.
     */
    return?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Medicare premium and income surcharge (IRMAA): The monthly Medicare Part B premium and the Part B and Part D income surcharges (IRMAA) at an income and filing status, for one person or a couple, a month and a whole year, with the room left to the next threshold. */
  medicare_irmaa: {
    /**
     * Income two years ago (dollars a year).
     * From 0 to 1000000000.
     */
    income: number;
    /**
     * Social Security benefit for the year (dollars a year). Left out: no Social Security is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    social_security?: number | undefined;
    /**
     * One-time gain or conversion (dollars a year). Left out: no gain or conversion is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    one_time?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Lived apart from your spouse all year (true or false). Left out: it matters only to married people who file separately.
     * Default: false.
     */
    lived_apart?: boolean | undefined;
    /**
     * Part D drug coverage (true or false). Left out: most people on Medicare have it.
     * Default: true.
     */
    part_d?: boolean | undefined;
    /**
     * Number of people on Medicare (a whole number). Left out: the amounts are for each person.
     * From 1 to 2. Default: 1.
     */
    people?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** How long the money lasts: How many years savings last when a fixed amount is withdrawn every month at a steady return, or how much may be withdrawn each month so that they last a given number of years. */
  money_lasts: {
    /**
     * Savings at the start (dollars).
     * From 1 to 10000000000.
     */
    balance: number;
    /**
     * Withdrawal each month (dollars a month). Left out: worked out from your spending or the time.
     * From 0 to 1000000000. Default: 0.
     */
    withdrawal?: number | undefined;
    /**
     * Monthly spending, including what other income pays for (dollars a month). Left out: the withdrawal is given instead.
     * From 0 to 1000000000. Default: 0.
     */
    spending?: number | undefined;
    /**
     * Social Security and other income each month (dollars a month). Left out: no other income was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Yearly return (percent: 7 means 7%). Left out: a cautious mix; name your own.
     * From -20 to 30. Default: 4.
     */
    rate?: number | undefined;
    /**
     * Compounding (one of the values). Left out: a return is for a whole year; a bank’s rate compounds monthly unless it’s an APY.
     * Default: "effective".
     */
    compounding?: 'effective' | 'yearly' | 'semiannually' | 'quarterly' | 'monthly' | 'weekly' | 'daily' | 'continuously' | undefined;
    /**
     * Time the money has to last (years). Left out: worked out from the withdrawal.
     * From 0 to 100.
     */
    years?: number | undefined;
    /**
     * Age when withdrawals start (age in whole years). Left out: the time is given in years.
     * From 0 to 110. Default: 0.
     */
    from_age?: number | undefined;
    /**
     * Age the money must last to (age in whole years). Left out: the time is given in years.
     * From 0 to 120. Default: 0.
     */
    until_age?: number | undefined;
    /**
     * Yearly raise of the withdrawal (percent: 7 means 7%). Left out: the withdrawal stays the same.
     * From 0 to 20. Default: 0.
     */
    inflation?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Pension or lump sum: What a monthly pension for life is worth today against a lump sum, the return the lump sum would have to earn to pay the same, and the age until which it would last. */
  pension_or_lump_sum: {
    /**
     * Monthly pension (dollars a month).
     * From 1 to 1000000.
     */
    pension: number;
    /**
     * Lump sum (dollars). Left out: no lump sum was mentioned, so you see what the pension is worth.
     * From 0 to 1000000000. Default: 0.
     */
    lump?: number | undefined;
    /**
     * Your age now (age in whole years). Left out: the age at which the pension starts.
     * From 18 to 100.
     */
    age?: number | undefined;
    /**
     * Age when the pension starts (age in whole years). Left out: it starts now.
     * From 18 to 100.
     */
    start_age?: number | undefined;
    /**
     * Years you may live from now (years). Left out: the age you may live to counts.
     * From 0 to 100. Default: 0.
     */
    years_left?: number | undefined;
    /**
     * Age you may live to (age in whole years). Left out: a long life, or the years you gave; many people live longer.
     * From 19 to 120.
     */
    until?: number | undefined;
    /**
     * Lump sum’s yearly return (percent: 7 means 7%). Left out: a cautious mix, since a pension is nearly free of risk.
     * From 0 to 20. Default: 5.
     */
    rate?: number | undefined;
    /**
     * Yearly raise of the pension (percent: 7 means 7%). Left out: most private pensions are never raised.
     * From 0 to 10. Default: 0.
     */
    raise?: number | undefined;
    /**
     * Health (one of the values). Left out: nothing was said of it.
     * Default: "not_said".
     */
    health?: 'not_said' | 'poor' | undefined;
    /**
     * Family situation (one of the values). Left out: no spouse was mentioned.
     * Default: "not_said".
     */
    marital?: 'not_said' | 'married' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Retirement plan: Whether you can retire at a given age, and when you can: savings at retirement in today’s dollars with what you add, what your spending needs beside Social Security and a pension, the gap, and the extra saving that closes it. */
  retirement_plan: {
    /**
     * Your age now (age in whole years).
     * From 16 to 100.
     */
    age: number;
    /**
     * Retirement age (age in whole years). Left out: the full retirement age of Social Security, or your age if you are older.
     * From 16 to 100.
     */
    retire_age?: number | undefined;
    /**
     * Time until retirement (years). Left out: it follows from the retirement age.
     * From 0 to 80. Default: 0.
     */
    retire_in?: number | undefined;
    /**
     * Savings you want at retirement, in today’s dollars (dollars). Left out: what you need follows from your spending.
     * From 0 to 1000000000. Default: 0.
     */
    goal?: number | undefined;
    /**
     * Current savings (dollars). Left out: no savings were mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    savings?: number | undefined;
    /**
     * Amount saved each year (dollars a year). Left out: nothing more is saved.
     * From 0 to 10000000. Default: 0.
     */
    saving?: number | undefined;
    /**
     * Amount saved each payday (dollars). Left out: what you save is given by the year.
     * From 0 to 1000000. Default: 0.
     */
    saving_each?: number | undefined;
    /**
     * Frequency of saving (one of the values). Left out: most people put money aside once a month.
     * Default: "monthly".
     */
    deposits?: 'monthly' | 'twice_a_month' | 'every_two_weeks' | 'weekly' | 'yearly' | undefined;
    /**
     * Yearly raise of pay and saving (percent: 7 means 7%). Left out: pay and what you save keep up with prices.
     * From -5 to 20.
     */
    raise?: number | undefined;
    /**
     * Share of pay saved (percent: 7 means 7%). Left out: no share of pay was mentioned.
     * From 0 to 100. Default: 0.
     */
    save_share?: number | undefined;
    /**
     * Share of pay your employer matches (percent: 7 means 7%). Left out: no match was mentioned.
     * From 0 to 100. Default: 0.
     */
    match_limit?: number | undefined;
    /**
     * Employer’s match rate (percent: 7 means 7%). Left out: dollar for dollar.
     * From 0 to 300. Default: 100.
     */
    match_rate?: number | undefined;
    /**
     * Employer’s contribution without a match (percent: 7 means 7%). Left out: nothing was mentioned.
     * From 0 to 100. Default: 0.
     */
    employer_share?: number | undefined;
    /**
     * Yearly pay before taxes (dollars a year). Left out: no pay was mentioned.
     * From 0 to 100000000. Default: 0.
     */
    pay?: number | undefined;
    /**
     * Yearly spending in retirement, in today’s dollars (dollars a year). Left out: a share of your pay where that’s known; otherwise you see the income your savings support.
     * From 0 to 5000000.
     */
    spending?: number | undefined;
    /**
     * Share of today’s pay you’d live on (percent: 7 means 7%). Left out: the usual rule of thumb, where no spending is given.
     * From 1 to 200. Default: 80.
     */
    replace_share?: number | undefined;
    /**
     * Monthly Social Security (dollars a month). Left out: estimated from your pay where that is known, and left out otherwise.
     * From 0 to 20000. Default: 0.
     */
    social_security?: number | undefined;
    /**
     * Age when Social Security starts (age in whole years). Left out: the full retirement age of most people who still work.
     * From 62 to 70.
     */
    claim_age?: number | undefined;
    /**
     * Age that benefit is stated for (age in whole years). Left out: the age when Social Security starts.
     * From 0 to 70. Default: 0.
     */
    quoted_age?: number | undefined;
    /**
     * Monthly pension (dollars a month). Left out: no pension was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    pension?: number | undefined;
    /**
     * Age when the pension starts (age in whole years). Left out: it starts when you retire.
     * From 0 to 100. Default: 0.
     */
    pension_age?: number | undefined;
    /**
     * Other monthly income in retirement (dollars a month). Left out: nothing else was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    other_income?: number | undefined;
    /**
     * Spouse’s age (age in whole years). Left out: the same as yours.
     * From 16 to 110.
     */
    spouse_age?: number | undefined;
    /**
     * Spouse’s retirement age (age in whole years). Left out: your spouse stops when you do.
     * From 0 to 100. Default: 0.
     */
    spouse_retire_age?: number | undefined;
    /**
     * Spouse’s pay (dollars a year). Left out: no pay of a spouse was mentioned.
     * From 0 to 100000000. Default: 0.
     */
    spouse_pay?: number | undefined;
    /**
     * Share of your spouse’s pay saved (percent: 7 means 7%). Left out: the same share as of yours.
     * From 0 to 100.
     */
    spouse_save_share?: number | undefined;
    /**
     * Spouse’s monthly Social Security (dollars a month). Left out: estimated from your spouse’s pay where that is known.
     * From 0 to 20000. Default: 0.
     */
    spouse_social_security?: number | undefined;
    /**
     * Age when your spouse’s Social Security starts (age in whole years). Left out: the same age as yours.
     * From 62 to 70.
     */
    spouse_claim_age?: number | undefined;
    /**
     * Spouse’s monthly pension (dollars a month). Left out: no pension of a spouse was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    spouse_pension?: number | undefined;
    /**
     * Age when your spouse’s pension starts (age in whole years). Left out: it starts when your spouse retires.
     * From 0 to 100. Default: 0.
     */
    spouse_pension_age?: number | undefined;
    /**
     * Yearly return before inflation (percent: 7 means 7%). Left out: a mix of mostly stocks; a cautious mix earns less.
     * From -10 to 20. Default: 7.
     */
    rate?: number | undefined;
    /**
     * Inflation (percent: 7 means 7%). Left out: a little above what the Federal Reserve aims for.
     * From 0 to 20. Default: 2.5.
     */
    inflation?: number | undefined;
    /**
     * Age the money must last to (age in whole years). Left out: many people live into their nineties.
     * From 17 to 120.
     */
    until?: number | undefined;
    /**
     * Length of retirement (years). Left out: it follows from the age the money has to last to.
     * From 0 to 80. Default: 0.
     */
    retired_for?: number | undefined;
    /**
     * Withdrawal rate (percent: 7 means 7%). Left out: what lasted thirty years in nearly all of United States history.
     * From 1 to 15. Default: 4.
     */
    withdrawal_rate?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Required minimum distribution: How much the law makes you withdraw this year from a traditional IRA, 401(k) or similar account, by your age and last year’s closing balance, when it begins and by when it is due, and what a gift to charity straight from the IRA (QCD) counts for, before, within or above it. */
  rmd: {
    /**
     * Balance at the end of last year (dollars).
     * From 0 to 10000000000.
     */
    balance: number;
    /**
     * Age at the end of this year (age in whole years).
     * From 18 to 130.
     */
    age: number;
    /**
     * Spouse’s balance at the end of last year (dollars). Left out: only your own accounts count.
     * From 0 to 10000000000. Default: 0.
     */
    spouse_balance?: number | undefined;
    /**
     * Spouse’s age at the end of this year (age in whole years). Left out: the same as yours.
     * From 18 to 130.
     */
    spouse_age?: number | undefined;
    /**
     * Amount taken out this year (dollars). Left out: nothing was taken out yet.
     * From 0 to 10000000000. Default: 0.
     */
    taken?: number | undefined;
    /**
     * Gift to charity straight from the IRA (dollars). Left out: no gift was mentioned.
     * From 0 to 10000000. Default: 0.
     */
    gift?: number | undefined;
    /**
     * Tax rate (percent: 7 means 7%). Left out: without it the tax that a gift saves isn’t worked out.
     * From 0 to 60. Default: 0.
     */
    tax_rate?: number | undefined;
    /**
     * Roth balance (dollars). Left out: a Roth account has no required distribution.
     * From 0 to 10000000000. Default: 0.
     */
    roth?: number | undefined;
    /**
     * Yearly return from here on (percent: 7 means 7%). Left out: a mixed portfolio; only the look ahead depends on it.
     * From -50 to 50. Default: 5.
     */
    rate?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Roth or traditional: Whether a Roth or a traditional 401(k) or IRA leaves you more after tax, from your tax rate now and the one you expect in retirement, and the rate at which both are equal. */
  roth_vs_traditional: {
    /**
     * Tax rate now (percent: 7 means 7%).
     * From 0 to 70.
     */
    rate_now: number;
    /**
     * Tax rate in retirement (percent: 7 means 7%).
     * From 0 to 70.
     */
    rate_later: number;
    /**
     * Contribution before tax (dollars a year). Left out: a round amount; which one wins does not depend on it.
     * From 1 to 10000000. Default: 5000.
     */
    amount?: number | undefined;
    /**
     * Contribution schedule (one of the values). Left out: retirement saving is usually repeated.
     * Default: "yearly".
     */
    frequency?: 'yearly' | 'once' | undefined;
    /**
     * Time until you withdraw it (years). Left out: the middle of a working life.
     * From 1 to 80. Default: 25.
     */
    years?: number | undefined;
    /**
     * Yearly return (percent: 7 means 7%). Left out: a mixed portfolio over a long time.
     * From -20 to 30. Default: 6.
     */
    rate?: number | undefined;
    /**
     * You put the full legal limit into either one (true or false). Left out: the same pay is set aside either way.
     * Default: false.
     */
    full_limit?: boolean | undefined;
    /**
     * Tax rate on gains outside the account (percent: 7 means 7%). Left out: what most people pay on long-term gains; it matters only at the full limit.
     * From 0 to 50. Default: 15.
     */
    gains_rate?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Social Security retirement benefit: The monthly Social Security retirement benefit in today’s dollars at the age you claim, from the benefit at full retirement age (primary insurance amount, PIA), a steady salary or the average indexed monthly earnings (AIME), with the cut for claiming early, the increase for waiting, and break-even ages. */
  social_security_benefit: {
    /**
     * Yearly salary (dollars a year). Left out: the benefit or the average indexed monthly earnings are given instead.
     * From 0 to 100000000. Default: 0.
     */
    salary?: number | undefined;
    /**
     * Average indexed monthly earnings (AIME) (dollars a month). Left out: a salary or the benefit is given instead.
     * From 0 to 50000. Default: 0.
     */
    aime?: number | undefined;
    /**
     * Benefit on your statement (dollars a month). Left out: worked out from what you earn.
     * From 0 to 20000. Default: 0.
     */
    full_benefit?: number | undefined;
    /**
     * Age that benefit is stated for (age in whole years). Left out: your full retirement age.
     * From 0 to 70. Default: 0.
     */
    quoted_age?: number | undefined;
    /**
     * Claiming age (age in whole years). Left out: about the full retirement age.
     * From 62 to 70. Default: 67.
     */
    claim_age?: number | undefined;
    /**
     * Months past the claiming age (a whole number). Left out: you claim in the month you reach the age.
     * From 0 to 11. Default: 0.
     */
    claim_months?: number | undefined;
    /**
     * Full retirement age (age in whole years). Left out: it follows from the year of birth.
     * From 0 to 67. Default: 0.
     */
    full_age?: number | undefined;
    /**
     * Age when you stop working (age in whole years). Left out: you work until you claim.
     * From 0 to 70. Default: 0.
     */
    stop_age?: number | undefined;
    /**
     * Spouse’s full benefit (dollars a month). Left out: only your own benefit is asked for.
     * From 0 to 10000. Default: 0.
     */
    spouse_benefit?: number | undefined;
    /**
     * Year of birth (calendar year). Left out: everyone who is not yet near claiming gets the same in today’s dollars.
     * From 1943 to 2020. Default: 1975.
     */
    birth_year?: number | undefined;
    /**
     * Number of years worked (a whole number). Left out: as many years as the formula counts, or those from a first job at 22 until you stop.
     * From 10 to 60.
     */
    years_worked?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Solo 401(k) and SEP room: How much a self-employed person or the owner of a one-person company may put into a solo 401(k) and into a SEP IRA this year: the employee part, the employer part and the catch-up, after what already went into a plan at another job. */
  solo_retirement_room: {
    /**
     * Business profit or revenue (dollars a year). Left out: a salary from your own company is given instead.
     * From 0 to 100000000. Default: 0.
     */
    profit?: number | undefined;
    /**
     * Business expenses (dollars a year). Left out: no expenses are mentioned, so it’s treated as profit.
     * From 0 to 100000000. Default: 0.
     */
    expenses?: number | undefined;
    /**
     * W-2 pay, from another job or your own company (dollars a year). Left out: no other pay is mentioned.
     * From 0 to 100000000. Default: 0.
     */
    wages?: number | undefined;
    /**
     * W-2 pay from your own company (true or false). Left out: pay is assumed to come from another job.
     * Default: false.
     */
    own_company?: boolean | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: no age is mentioned, so no catch-up is counted.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Contribution to another 401(k) this year (dollars a year). Left out: no contributions elsewhere are mentioned.
     * From 0 to 1000000. Default: 0.
     */
    deferred?: number | undefined;
    /**
     * Contribution you want to make (dollars a year). Left out: no amount is named.
     * From 0 to 100000000. Default: 0.
     */
    wanted?: number | undefined;
    /**
     * Plan (one of the values). Left out: it lets most people put in more; both are shown.
     * Default: "solo_401k".
     */
    plan?: 'solo_401k' | 'sep_ira' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Social Security for a spouse: The spousal Social Security benefit on a husband’s or wife’s record: half of the worker’s full benefit, less when it is claimed early, on top of the spouse’s own benefit. */
  spousal_benefit: {
    /**
     * Spouse’s full benefit (dollars a month).
     * From 0 to 10000.
     */
    spouse_benefit: number;
    /**
     * Your own full benefit (dollars a month). Left out: no benefit of your own was mentioned.
     * From 0 to 10000. Default: 0.
     */
    own_benefit?: number | undefined;
    /**
     * Age when you claim (age in whole years). Left out: the full retirement age of everyone born from 1960 on.
     * From 62 to 70. Default: 67.
     */
    claim_age?: number | undefined;
    /**
     * Age when your spouse claims (age in whole years). Left out: the same as yours.
     * From 62 to 70.
     */
    spouse_claim_age?: number | undefined;
    /**
     * Birth year of the spouse who draws it (calendar year). Left out: the full retirement age is the same for everyone born later.
     * From 1943 to 2020. Default: 1975.
     */
    birth_year?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Social Security for a survivor: The Social Security survivor benefit of a widow, widower or divorced spouse: what the husband or wife who died was getting, less when it is claimed before full retirement age, held against one’s own benefit. */
  survivor_benefit: {
    /**
     * Benefit of the spouse who died (dollars a month).
     * From 1 to 10000.
     */
    worker_benefit: number;
    /**
     * The survivor’s own benefit (dollars a month). Left out: no benefit of your own was mentioned.
     * From 0 to 10000. Default: 0.
     */
    own_benefit?: number | undefined;
    /**
     * Survivor’s age (age in whole years). Left out: full retirement age, where nothing is taken off.
     * From 0 to 110. Default: 0.
     */
    age?: number | undefined;
    /**
     * Age when the survivor claims (age in whole years). Left out: right away, or as early as it’s possible.
     * From 0 to 75. Default: 0.
     */
    claim_age?: number | undefined;
    /**
     * Survivor’s birth year (calendar year). Left out: the full retirement age is the same for everyone born later.
     * From 1930 to 2020. Default: 1965.
     */
    birth_year?: number | undefined;
    /**
     * Full benefit of the spouse who died (dollars a month). Left out: it follows from the benefit and the age it was claimed at.
     * From 0 to 10000. Default: 0.
     */
    worker_full?: number | undefined;
    /**
     * Age when the spouse who died had claimed (age in whole years). Left out: at full retirement age, or not yet.
     * From 0 to 75. Default: 0.
     */
    worker_claim_age?: number | undefined;
    /**
     * Birth year of the spouse who died (calendar year). Left out: it matters only where the benefit was claimed early.
     * From 1920 to 2020. Default: 1960.
     */
    worker_birth_year?: number | undefined;
    /**
     * The survivor’s earnings from work in a year (dollars a year). Left out: no work was mentioned.
     * From 0 to 100000000. Default: 0.
     */
    earnings?: number | undefined;
    /**
     * The survivor is disabled (true or false). Left out: nothing was said of a disability.
     * Default: false.
     */
    disabled?: boolean | undefined;
    /**
     * They were divorced (true or false). Left out: nothing was said of a divorce.
     * Default: false.
     */
    divorced?: boolean | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** What a withdrawal rate pays: How much a withdrawal rate such as four percent pays a year and a month from a portfolio in the first year of retirement, and whether that covers what you spend; or the same amount every year that empties an account in so many years at a return. */
  withdrawal_amount: {
    /**
     * Portfolio (dollars).
     * From 1000 to 10000000000.
     */
    portfolio: number;
    /**
     * Withdrawal rate (percent: 7 means 7%). Left out: what lasted thirty years in nearly all of United States history.
     * From 0 to 20.
     */
    rate?: number | undefined;
    /**
     * Time until it’s empty (years). Left out: it isn’t used up in a set time.
     * From 0 to 80. Default: 0.
     */
    last?: number | undefined;
    /**
     * Yearly spending (dollars a year). Left out: not given.
     * From 0 to 900000. Default: 0.
     */
    spending?: number | undefined;
    /**
     * Other yearly income in retirement (dollars a year). Left out: nothing else was named.
     * From 0 to 100000000. Default: 0.
     */
    other_income?: number | undefined;
    /**
     * Time until you start (years). Left out: you start now.
     * From 0 to 60. Default: 0.
     */
    wait?: number | undefined;
    /**
     * Yearly return (percent: 7 means 7%). Left out: a mixed portfolio; it counts while you wait, or until it’s empty.
     * From -20 to 30. Default: 5.
     */
    growth?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Withdrawal guardrails: What to withdraw in the coming year by the Guyton-Klinger guardrails: last year’s withdrawal, raised with inflation, cut or raised when its share of the portfolio strays too far from where you started. */
  withdrawal_guardrails: {
    /**
     * Portfolio value now (dollars).
     * From 1 to 10000000000.
     */
    portfolio: number;
    /**
     * Last year’s withdrawal (dollars a year).
     * From 1 to 1000000000.
     */
    last_withdrawal: number;
    /**
     * Withdrawal rate in the first year (percent: 7 means 7%). Left out: about where these rules let a retirement start.
     * From 0.5 to 20. Default: 5.
     */
    initial_rate?: number | undefined;
    /**
     * Last year’s inflation (percent: 7 means 7%). Left out: a little above what the Federal Reserve aims for.
     * From -10 to 50. Default: 2.5.
     */
    inflation?: number | undefined;
    /**
     * Last year’s portfolio return (percent: 7 means 7%). Left out: an ordinary year, or the loss you gave; it matters only whether it was below zero.
     * From -90 to 200.
     */
    last_return?: number | undefined;
    /**
     * Last year’s portfolio loss (percent: 7 means 7%). Left out: the return says how the year went.
     * From 0 to 90. Default: 0.
     */
    last_loss?: number | undefined;
    /**
     * Time the money must still last (years). Left out: the beginning of a retirement.
     * From 0 to 80. Default: 30.
     */
    years_left?: number | undefined;
    /**
     * How far the rate may stray from the first one (percent: 7 means 7%). Left out: a fifth up or down, as the rules were published.
     * From 1 to 90. Default: 20.
     */
    band?: number | undefined;
    /**
     * Cut or raise at a guardrail (percent: 7 means 7%). Left out: a tenth, as the rules were published.
     * From 0.5 to 50. Default: 10.
     */
    step?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Withdrawal order: Which account to draw from first in retirement: the yearly tax and how long taxable, traditional and Roth money lasts with the taxable account first, the traditional account first, all in proportion, or the traditional account up to the top of a bracket. */
  withdrawal_order: {
    /**
     * Taxable account (dollars). Left out: no taxable account is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    taxable?: number | undefined;
    /**
     * Traditional 401(k) and IRA (dollars). Left out: no traditional account is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    traditional?: number | undefined;
    /**
     * Roth accounts (dollars). Left out: no Roth account is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    roth?: number | undefined;
    /**
     * Yearly spending after tax (dollars a year).
     * From 1 to 10000000.
     */
    spending: number;
    /**
     * Your age (age in whole years).
     * From 50 to 100.
     */
    age: number;
    /**
     * Spouse’s age (age in whole years). Left out: the same as yours.
     * From 0 to 120.
     */
    spouse_age?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Social Security for the year (dollars a year). Left out: no Social Security is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    social_security?: number | undefined;
    /**
     * Age when Social Security starts (age in whole years). Left out: now if you are old enough, or else at full retirement age.
     * From 50 to 100.
     */
    claim_age?: number | undefined;
    /**
     * Pension and other taxed income (dollars a year). Left out: no pension is mentioned.
     * From 0 to 10000000. Default: 0.
     */
    pension?: number | undefined;
    /**
     * Share of the taxable account that is gain (percent: 7 means 7%). Left out: common for an account of some years.
     * From 0 to 100. Default: 30.
     */
    gain_share?: number | undefined;
    /**
     * Yearly return (percent: 7 means 7%). Left out: a mixed portfolio.
     * From -10 to 20. Default: 5.
     */
    return?: number | undefined;
    /**
     * Inflation (percent: 7 means 7%). Left out: near its long-run average.
     * From 0 to 15. Default: 2.5.
     */
    inflation?: number | undefined;
    /**
     * Bracket to fill from the traditional account (percent: 7 means 7%). Left out: the last one before the rates rise steeply.
     * From 10 to 35. Default: 12.
     */
    bracket?: number | undefined;
    /**
     * Age to plan to (age in whole years). Left out: few live longer.
     * From 51 to 120. Default: 95.
     */
    until_age?: number | undefined;
    /**
     * Tax rate on what is left in the traditional account (percent: 7 means 7%). Left out: the bracket of many heirs.
     * From 0 to 50. Default: 22.
     */
    rate_later?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** APR, APY and CD ladder: Turns a stated yearly rate (APR) into the yield with compounding (APY) or back, and lays out a ladder of CDs with what each rung is worth when it matures. */
  apr_apy_cd_ladder: {
    /**
     * Stated rate (percent: 7 means 7%).
     * From 0 to 100.
     */
    rate: number;
    /**
     * Compounding (one of the values). Left out: most banks compound savings daily.
     * Default: "daily".
     */
    compounding?: 'daily' | 'monthly' | 'quarterly' | 'semiannually' | 'yearly' | 'continuously' | undefined;
    /**
     * Kind of rate (one of the values). Left out: a plain rate is taken as the stated one.
     * Default: "apr".
     */
    quoted?: 'apr' | 'apy' | undefined;
    /**
     * Kind of question (one of the values). Left out: you didn’t mention a ladder.
     * Default: "yield".
     */
    purpose?: 'yield' | 'ladder' | undefined;
    /**
     * Deposit (dollars). Left out: a round amount, to show what it means.
     * From 1 to 1000000000. Default: 10000.
     */
    deposit?: number | undefined;
    /**
     * Number of rungs (a whole number). Left out: the usual ladder has a CD for each of five years.
     * From 1 to 20. Default: 5.
     */
    rungs?: number | undefined;
    /**
     * Time between rungs (months, a whole number). Left out: one rung comes due each year.
     * From 1 to 60. Default: 12.
     */
    spacing?: number | undefined;
    /**
     * Time the deposit stays (years). Left out: interest is compared by the year.
     * From 0 to 100. Default: 1.
     */
    years?: number | undefined;
    /**
     * Rate step from rung to rung (percent: 7 means 7%). Left out: every rung pays the same.
     * From -5 to 5. Default: 0.
     */
    step?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Breaking a CD early: Whether to cash in a CD before it matures, pay the early withdrawal penalty (so many months of interest, or a fee) and put the money where it earns a better rate, or keep it to the end. */
  break_cd: {
    /**
     * CD balance (dollars).
     * From 1 to 1000000000.
     */
    balance: number;
    /**
     * Yield of the CD (APY) (percent: 7 means 7%).
     * From 0 to 30.
     */
    rate: number;
    /**
     * Yield you could get (APY) (percent: 7 means 7%). Left out: you didn’t give one, so the rate that makes it worth it is worked out.
     * From 0 to 50. Default: 0.
     */
    new_rate?: number | undefined;
    /**
     * Number of months until it matures (months, a whole number).
     * From 1 to 240.
     */
    months_left: number;
    /**
     * Number of months you have had it (months, a whole number). Left out: the balance has its interest so far in it.
     * From 0 to 240. Default: 0.
     */
    months_held?: number | undefined;
    /**
     * Compounding (one of the values). Left out: banks quote CDs by their yield of a year (APY).
     * Default: "effective".
     */
    compounding?: 'effective' | 'yearly' | 'semiannually' | 'quarterly' | 'monthly' | 'weekly' | 'daily' | 'continuously' | undefined;
    /**
     * Penalty in months of interest (months, a whole number). Left out: many banks take six months of interest, and three on CDs of a year or less; yours says in its terms.
     * From 0 to 60.
     */
    penalty_months?: number | undefined;
    /**
     * Penalty in dollars (dollars). Left out: worked out from the months of interest.
     * From 0 to 100000000. Default: 0.
     */
    penalty?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** 50/30/20 budget: Splits take-home pay into needs, wants, and savings with debt payments by the 50/30/20 rule, and compares it with what you spend now. */
  budget_50_30_20: {
    /**
     * Take-home pay per month (dollars a month). Left out: worked out from the year where that is given.
     * From 0 to 100000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Take-home pay per year (dollars a year). Left out: worked out from the month where that is given.
     * From 0 to 100000000. Default: 0.
     */
    income_year?: number | undefined;
    /**
     * Current spending on needs (dollars a month). Left out: you didn’t say, so it isn’t compared.
     * From 0 to 10000000. Default: 0.
     */
    needs?: number | undefined;
    /**
     * Current spending on wants (dollars a month). Left out: you didn’t say, so it isn’t compared.
     * From 0 to 10000000. Default: 0.
     */
    wants?: number | undefined;
    /**
     * Current saving (dollars a month). Left out: you didn’t say, so it isn’t compared.
     * From 0 to 10000000. Default: 0.
     */
    saved?: number | undefined;
    /**
     * Share for needs (percent: 7 means 7%). Left out: the rule’s share for needs.
     * From 0 to 100. Default: 50.
     */
    needs_share?: number | undefined;
    /**
     * Share for wants (percent: 7 means 7%). Left out: the rule’s share for wants.
     * From 0 to 100. Default: 30.
     */
    wants_share?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Cost of raising a child: What it costs to raise a child to eighteen: housing, food, child care, health and the rest by income and number of children, per year and per month, with your own child care, and after the child tax credit. */
  child_cost: {
    /**
     * Household income before taxes (dollars a year). Left out: none was mentioned, so a middle income is taken.
     * From 0 to 100000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Number of children to count (a whole number). Left out: the cost is told for one child.
     * From 1 to 15. Default: 1.
     */
    children?: number | undefined;
    /**
     * Children in the family in all (a whole number). Left out: the study’s figure is for each of two; as many as you name where you name them.
     * From 1 to 15.
     */
    in_family?: number | undefined;
    /**
     * Age of the child now (age in whole years). Left out: counted from birth.
     * From 0 to 17. Default: 0.
     */
    child_age?: number | undefined;
    /**
     * Age to count to (age in whole years). Left out: through the last year before the eighteenth birthday.
     * From 1 to 18. Default: 18.
     */
    to_age?: number | undefined;
    /**
     * Child care you pay, for all of them together (dollars a year). Left out: the study’s average is taken, in which many families pay little.
     * From 0 to 1000000. Default: 0.
     */
    child_care?: number | undefined;
    /**
     * Years of child care to come (years). Left out: until school begins.
     * From 0 to 18.
     */
    care_years?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Saving for college: What college will cost when a child gets there, and how much to save each month in a 529 plan to pay all or part of it. */
  college_529: {
    /**
     * Age of the child (age in whole years). Left out: counted from birth, since you didn’t say how old.
     * From 0 to 20. Default: 0.
     */
    child_age?: number | undefined;
    /**
     * Years until college (years). Left out: from the child’s age to the start of college.
     * From 0 to 25. Default: 0.
     */
    until?: number | undefined;
    /**
     * Cost of a college year today (dollars a year). Left out: the average published price for the kind of college.
     * From 0 to 500000. Default: 0.
     */
    cost?: number | undefined;
    /**
     * Kind of college (one of the values). Left out: where most students go.
     * Default: "public_in_state".
     */
    kind?: 'public_in_state' | 'public_out_of_state' | 'private_nonprofit' | undefined;
    /**
     * Amount already saved (dollars). Left out: nothing is saved yet.
     * From 0 to 100000000. Default: 0.
     */
    saved?: number | undefined;
    /**
     * Amount wanted when college starts (dollars). Left out: what college will cost is the goal.
     * From 0 to 100000000. Default: 0.
     */
    goal?: number | undefined;
    /**
     * Monthly saving (dollars a month). Left out: no monthly amount is named.
     * From 0 to 1000000. Default: 0.
     */
    monthly?: number | undefined;
    /**
     * Share of the cost to cover (percent: 7 means 7%). Left out: the whole cost, without aid or loans.
     * From 1 to 100. Default: 100.
     */
    share?: number | undefined;
    /**
     * Yearly return (percent: 7 means 7%). Left out: a cautious guess for a mix that gets safer as college comes closer.
     * From -10 to 20. Default: 5.
     */
    rate?: number | undefined;
    /**
     * Compounding (one of the values). Left out: a return is for a whole year; a bank’s rate compounds monthly unless it’s an APY.
     * Default: "effective".
     */
    compounding?: 'effective' | 'yearly' | 'semiannually' | 'quarterly' | 'monthly' | 'weekly' | 'daily' | 'continuously' | undefined;
    /**
     * Yearly rise of college costs (percent: 7 means 7%). Left out: published prices have lately risen by three to four percent a year.
     * From -5 to 15. Default: 4.
     */
    growth?: number | undefined;
    /**
     * Age when college starts (age in whole years). Left out: the usual age.
     * From 1 to 40. Default: 18.
     */
    start_age?: number | undefined;
    /**
     * Number of college years (a whole number). Left out: a bachelor’s degree.
     * From 1 to 10. Default: 4.
     */
    college_years?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Cost of a commute: What driving or riding to work costs in a year and a month: miles, parking, tolls and hours; and whether moving closer with a higher rent, or working from home, saves money and when a move pays for itself. */
  commute_cost: {
    /**
     * Miles to work (a whole number). Left out: no driving was mentioned.
     * From 0 to 200000. Default: 0.
     */
    miles?: number | undefined;
    /** Those miles are (one of the values). Left out: as most people tell it; a very large number is a year’s. */
    miles_are?: 'each_way' | 'round_trip' | 'year' | undefined;
    /**
     * Days at work in a week (a whole number). Left out: a full week.
     * From 1 to 7. Default: 5.
     */
    days?: number | undefined;
    /**
     * Weeks of work in a year (a whole number). Left out: a year less vacation, holidays and sick days.
     * From 1 to 53. Default: 48.
     */
    weeks?: number | undefined;
    /**
     * Cost of a mile in cents (a ratio). Left out: the IRS’s rate for the whole cost of a car is taken.
     * From 0 to 500. Default: 0.
     */
    cents?: number | undefined;
    /**
     * Miles per gallon, for the gas alone (a ratio). Left out: the whole cost of a mile is counted.
     * From 0 to 200. Default: 0.
     */
    mpg?: number | undefined;
    /**
     * Price of a gallon (dollars). Left out: a round assumption; put in what you pay.
     * From 0.6 to 20. Default: 3.3.
     */
    gas_price?: number | undefined;
    /**
     * Parking, tolls or fares on each day at work (dollars). Left out: none were mentioned by the day.
     * From 0 to 1000. Default: 0.
     */
    extras_day?: number | undefined;
    /**
     * Parking, tolls or fares per month (dollars a month). Left out: none were mentioned.
     * From 0 to 100000. Default: 0.
     */
    extras?: number | undefined;
    /**
     * Minutes each way (a whole number). Left out: the time wasn’t mentioned.
     * From 0 to 400. Default: 0.
     */
    minutes?: number | undefined;
    /**
     * Yearly pay (dollars a year). Left out: your time isn’t priced.
     * From 0 to 100000000. Default: 0.
     */
    pay?: number | undefined;
    /**
     * Miles from the place closer to work (a whole number). Left out: no other place was mentioned, or it’s next door.
     * From 0 to 200000. Default: 0.
     */
    closer_miles?: number | undefined;
    /**
     * Minutes each way from there (a whole number). Left out: the time wasn’t mentioned.
     * From 0 to 400. Default: 0.
     */
    closer_minutes?: number | undefined;
    /**
     * How much more rent is, closer to work (dollars a month). Left out: it follows from the two rents.
     * From -700 to 700. Default: 0.
     */
    rent_more?: number | undefined;
    /**
     * Rent now (dollars a month). Left out: rent isn’t compared.
     * From 0 to 1000000. Default: 0.
     */
    rent?: number | undefined;
    /**
     * Rent closer to work (dollars a month). Left out: rent isn’t compared.
     * From 0 to 1000000. Default: 0.
     */
    closer_rent?: number | undefined;
    /**
     * Cost of moving (dollars). Left out: none was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    moving_costs?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Compound growth: What a starting amount and regular contributions (monthly, weekly, every two weeks, twice a month or once a year) grow to at a steady yearly return, or at a stated rate compounded monthly, quarterly, daily or yearly, before and after inflation. Also for a share of pay with an employer match, saving that rises each year, and saving for some years and then leaving it alone. */
  compound_growth: {
    /**
     * Starting amount (dollars). Left out: nothing is saved yet.
     * From 0 to 1000000000. Default: 0.
     */
    start?: number | undefined;
    /**
     * Monthly contribution (dollars a month). Left out: nothing is added.
     * From 0 to 10000000. Default: 0.
     */
    monthly?: number | undefined;
    /**
     * Yearly pay (dollars a year). Left out: what you save isn’t a share of pay.
     * From 0 to 100000000. Default: 0.
     */
    pay?: number | undefined;
    /**
     * Share of pay saved (percent: 7 means 7%). Left out: what you save isn’t a share of pay.
     * From 0 to 100. Default: 0.
     */
    share?: number | undefined;
    /**
     * Share of pay your employer matches (percent: 7 means 7%). Left out: no match is counted.
     * From 0 to 100. Default: 0.
     */
    match_limit?: number | undefined;
    /**
     * Employer match per dollar (percent: 7 means 7%). Left out: dollar for dollar up to the limit.
     * From 0 to 300. Default: 100.
     */
    match_rate?: number | undefined;
    /**
     * Yearly increase in contributions (percent: 7 means 7%). Left out: you add the same every year.
     * From -20 to 50. Default: 0.
     */
    rise?: number | undefined;
    /**
     * Yearly return (percent: 7 means 7%). Left out: a cautious guess for mostly stocks over many years, or about what savings pay over less than five.
     * From -50 to 50.
     */
    rate?: number | undefined;
    /**
     * Time to grow (years).
     * From 0 to 100.
     */
    years: number;
    /**
     * Time you keep adding (years). Left out: you add until the end.
     * From 0 to 100. Default: 0.
     */
    saving_years?: number | undefined;
    /**
     * Goal to compare with (dollars). Left out: no goal is named.
     * From 0 to 1000000000. Default: 0.
     */
    goal?: number | undefined;
    /**
     * Yearly inflation (percent: 7 means 7%). Left out: a little above what the Federal Reserve aims for.
     * From -5 to 30. Default: 2.5.
     */
    inflation?: number | undefined;
    /**
     * Timing of contributions (one of the values). Left out: money is usually put aside once the month is over.
     * Default: "end".
     */
    timing?: 'end' | 'start' | undefined;
    /**
     * Frequency of contributions (one of the values). Left out: most people put money aside once a month.
     * Default: "monthly".
     */
    deposits?: 'monthly' | 'twice_a_month' | 'every_two_weeks' | 'weekly' | 'yearly' | undefined;
    /**
     * Compounding (one of the values). Left out: a return is for a whole year; a bank’s rate compounds monthly unless it’s an APY.
     * Default: "effective".
     */
    compounding?: 'effective' | 'yearly' | 'semiannually' | 'quarterly' | 'monthly' | 'weekly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** All at once or bit by bit: Compares investing a sum all at once with spreading it over some months (dollar-cost averaging), replayed from every year of US market history. */
  dca_vs_lump_sum: {
    /**
     * Amount to invest (dollars).
     * From 1 to 1000000000.
     */
    amount: number;
    /**
     * Time to spread it over (months, a whole number). Left out: a year is the usual time to spread a sum over.
     * From 2 to 60. Default: 12.
     */
    months?: number | undefined;
    /**
     * Number of years invested (a whole number). Left out: the time that studies of the question mostly look at.
     * From 1 to 40. Default: 10.
     */
    horizon?: number | undefined;
    /**
     * Share in stocks (percent: 7 means 7%). Left out: the question is mostly about stocks.
     * From 0 to 100. Default: 100.
     */
    stocks?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Deposit insurance (FDIC) at one bank: How much of the money at one bank or credit union is insured by the FDIC or NCUA and how much is not, for a single person or a couple: accounts in one name, joint accounts, IRAs, and accounts with beneficiaries (payable on death). */
  deposit_insurance: {
    /**
     * Joint accounts of two (dollars). Left out: no joint account was mentioned.
     * From 0 to 10000000000. Default: 0.
     */
    joint?: number | undefined;
    /**
     * Accounts in your name only (dollars). Left out: no account in your name was mentioned.
     * From 0 to 10000000000. Default: 0.
     */
    own?: number | undefined;
    /**
     * Accounts in your spouse’s name only (dollars). Left out: no account of a spouse was mentioned.
     * From 0 to 10000000000. Default: 0.
     */
    spouse_own?: number | undefined;
    /**
     * Your IRAs at the bank (dollars). Left out: no IRA was mentioned.
     * From 0 to 10000000000. Default: 0.
     */
    retirement?: number | undefined;
    /**
     * Your spouse’s IRAs at the bank (dollars). Left out: no IRA of a spouse was mentioned.
     * From 0 to 10000000000. Default: 0.
     */
    spouse_retirement?: number | undefined;
    /**
     * Number of beneficiaries named on the accounts (a whole number). Left out: no beneficiary was mentioned.
     * From 0 to 100. Default: 0.
     */
    beneficiaries?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Disability income gap: How much money would be missing each month if you got sick or hurt and couldn’t work: spending less the group disability plan after tax, your own policy, a partner’s pay and Social Security disability; the coverage to buy and the cash for the waiting period. */
  disability_gap: {
    /**
     * Yearly pay before taxes (dollars a year). Left out: none was mentioned, so only spending decides.
     * From 0 to 100000000. Default: 0.
     */
    pay?: number | undefined;
    /**
     * Monthly spending (dollars a month). Left out: worked out from your pay.
     * From 0 to 1000000. Default: 0.
     */
    spending?: number | undefined;
    /**
     * Share of pay you’d need if you don’t give spending (percent: 7 means 7%). Left out: about what is left of most pay after taxes.
     * From 1 to 100. Default: 70.
     */
    need_share?: number | undefined;
    /**
     * Share of pay the plan at work pays (percent: 7 means 7%). Left out: no plan at work was mentioned.
     * From 0 to 100. Default: 0.
     */
    group_share?: number | undefined;
    /**
     * Most the plan at work pays (dollars a month). Left out: no cap was mentioned; many plans have one.
     * From 0 to 1000000. Default: 0.
     */
    group_cap?: number | undefined;
    /** Who pays the premium at work (one of the values). Left out: the benefit counts as stated, before any tax, unless you name a tax rate. */
    taxed?: 'not_said' | 'employer' | 'you' | undefined;
    /**
     * Tax on a taxed benefit (percent: 7 means 7%). Left out: a round guess for income tax on part of your pay.
     * From 0 to 60. Default: 15.
     */
    tax_rate?: number | undefined;
    /**
     * Benefit of a policy of your own (dollars a month). Left out: no policy of your own was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    benefit?: number | undefined;
    /**
     * Partner’s pay before taxes (dollars a month). Left out: none was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    partner_pay?: number | undefined;
    /**
     * Partner’s take-home pay (dollars a month). Left out: none was mentioned, or four fifths of their pay before taxes.
     * From 0 to 1000000.
     */
    partner?: number | undefined;
    /**
     * Social Security disability benefit (dollars a month). Left out: estimated from your pay; your statement at ssa.gov has it.
     * From 0 to 100000. Default: 0.
     */
    social_security?: number | undefined;
    /**
     * Plan at work takes off what Social Security pays (one of the values). Left out: most plans do.
     * Default: "yes".
     */
    offset?: 'yes' | 'no' | undefined;
    /**
     * Cash to live on (dollars). Left out: none was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    cash?: number | undefined;
    /**
     * Months before a benefit starts (months, a whole number). Left out: ninety days, the most common wait.
     * From 0 to 24. Default: 3.
     */
    wait?: number | undefined;
    /**
     * Your age (age in whole years). Left out: none was mentioned, so nothing is added up until retirement.
     * From 0 to 80. Default: 0.
     */
    age?: number | undefined;
    /**
     * Age until which you’d work (age in whole years). Left out: full retirement age for those born in 1960 or later.
     * From 50 to 80. Default: 67.
     */
    end_age?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Doubling time: How long money takes to double, triple or quadruple at a yearly return when nothing is added, or which return doubles it within some years, beside what the rule of 72 says. Also how fast prices double at an inflation rate. */
  doubling_time: {
    /**
     * Yearly return (percent: 7 means 7%). Left out: worked out from the time, where that is given.
     * From 0 to 1000. Default: 0.
     */
    rate?: number | undefined;
    /**
     * Time you have (years). Left out: worked out from the return.
     * From 0 to 200. Default: 0.
     */
    years?: number | undefined;
    /**
     * Amount now (dollars). Left out: the time is the same for any amount.
     * From 0 to 1000000000000. Default: 0.
     */
    start?: number | undefined;
    /**
     * Amount to reach (dollars). Left out: the multiple decides.
     * From 0 to 1000000000000. Default: 0.
     */
    goal?: number | undefined;
    /**
     * Multiple to reach (one of the values). Left out: doubling is what most people ask about.
     * Default: "double".
     */
    growth?: 'double' | 'triple' | 'quadruple' | 'tenfold' | undefined;
    /**
     * Compounding (one of the values). Left out: a return is for a whole year; a bank’s rate compounds monthly unless it’s an APY.
     * Default: "effective".
     */
    compounding?: 'effective' | 'yearly' | 'semiannually' | 'quarterly' | 'monthly' | 'weekly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Emergency fund: How many months of essential spending your cash covers, how large an emergency fund should be for how steady your income is, and how long it takes to fill the gap. */
  emergency_fund: {
    /**
     * Essential monthly spending (dollars a month).
     * From 1 to 1000000.
     */
    spending: number;
    /**
     * Total spending in an ordinary month (dollars a month). Left out: only essentials are counted.
     * From 0 to 1000000. Default: 0.
     */
    full_spending?: number | undefined;
    /**
     * Other income that keeps coming in (dollars a month). Left out: no other income was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Cash you have already (dollars). Left out: nothing is set aside yet.
     * From 0 to 100000000. Default: 0.
     */
    cash?: number | undefined;
    /**
     * Steadiness of your income (one of the values). Left out: an ordinary job and one income to rely on.
     * Default: "average".
     */
    stability?: 'stable' | 'average' | 'unstable' | undefined;
    /**
     * Amount you can set aside each month (dollars a month). Left out: you didn’t say what you can save.
     * From 0 to 1000000. Default: 0.
     */
    monthly?: number | undefined;
    /**
     * Yearly interest (percent: 7 means 7%). Left out: interest is left out, to be on the safe side.
     * From 0 to 20. Default: 0.
     */
    rate?: number | undefined;
    /**
     * Compounding (one of the values). Left out: a return is for a whole year; a bank’s rate compounds monthly unless it’s an APY.
     * Default: "effective".
     */
    compounding?: 'effective' | 'yearly' | 'semiannually' | 'quarterly' | 'monthly' | 'weekly' | 'daily' | 'continuously' | undefined;
    /**
     * Number of months to cover (months, a whole number). Left out: taken from how steady your income is.
     * From 0 to 36. Default: 0.
     */
    months_wanted?: number | undefined;
    /**
     * Fund you have in mind (dollars). Left out: the months to cover decide.
     * From 0 to 100000000. Default: 0.
     */
    goal?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Cost of fees: What a yearly fee or expense ratio costs over time, in dollars and as a share of the growth, compared with no fee or with a cheaper fund. */
  fee_drag: {
    /**
     * Yearly fee (percent: 7 means 7%).
     * From 0 to 10.
     */
    fee: number;
    /**
     * Fee to compare with (percent: 7 means 7%). Left out: compared with no fee at all.
     * From 0 to 10. Default: 0.
     */
    other_fee?: number | undefined;
    /**
     * Starting amount (dollars). Left out: nothing is invested yet.
     * From 0 to 1000000000. Default: 0.
     */
    start?: number | undefined;
    /**
     * Monthly contribution (dollars a month). Left out: nothing is added.
     * From 0 to 10000000. Default: 0.
     */
    monthly?: number | undefined;
    /**
     * Yearly return before fees (percent: 7 means 7%). Left out: a cautious guess for a mix of mostly stocks.
     * From -20 to 30. Default: 6.
     */
    rate?: number | undefined;
    /**
     * Time (years). Left out: long-term money is often held about that long.
     * From 0.5 to 80. Default: 20.
     */
    years?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Fuel cost of two cars: What gas costs a year for one car or two with different mpg, a hybrid or an electric car with its kWh: the saving a year and a month, and how many years of driving it takes to earn back a higher price. */
  fuel_cost: {
    /**
     * Miles a year (a whole number). Left out: about what an average driver drives.
     * From 1 to 500000. Default: 12000.
     */
    miles?: number | undefined;
    /**
     * Miles per gallon of the first car (a ratio). Left out: no gas car was mentioned.
     * From 0 to 200. Default: 0.
     */
    mpg?: number | undefined;
    /**
     * Miles per gallon of the second car (a ratio). Left out: no second gas car was mentioned.
     * From 0 to 200. Default: 0.
     */
    other_mpg?: number | undefined;
    /**
     * Electric car: kWh for a hundred miles (a ratio). Left out: no electric car was mentioned.
     * From 0 to 200. Default: 0.
     */
    kwh?: number | undefined;
    /**
     * Price of a gallon (dollars). Left out: a round assumption; put in what you pay.
     * From 0.6 to 20. Default: 3.3.
     */
    gas_price?: number | undefined;
    /**
     * Price of a kWh (dollars). Left out: about what homes pay; your bill has yours.
     * From 0 to 0.59. Default: 0.17.
     */
    power_price?: number | undefined;
    /**
     * How much more the thriftier car costs (dollars). Left out: what the two prices differ by, where you gave them.
     * From 0 to 1000000.
     */
    price_gap?: number | undefined;
    /**
     * Price of the first car (dollars). Left out: the prices aren’t compared.
     * From 0 to 10000000. Default: 0.
     */
    price?: number | undefined;
    /**
     * Price of the second car (dollars). Left out: the prices aren’t compared.
     * From 0 to 10000000. Default: 0.
     */
    other_price?: number | undefined;
    /**
     * Time you keep it (years). Left out: how long you keep it wasn’t mentioned.
     * From 0 to 40. Default: 0.
     */
    keep?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** What it will cost, and what it takes today: What something will cost in some years as prices rise, and how much money has to be set aside today, once, to have a sum at a later time (its present value). */
  future_need: {
    /**
     * Cost today (dollars). Left out: what you need then is given.
     * From 0 to 10000000000. Default: 0.
     */
    cost?: number | undefined;
    /**
     * Amount you need then (dollars). Left out: what it costs today is given.
     * From 0 to 10000000000. Default: 0.
     */
    need?: number | undefined;
    /**
     * Number of years from now (years).
     * From 0 to 100.
     */
    years: number;
    /**
     * Yearly rise of the price (percent: 7 means 7%). Left out: a little above what the Federal Reserve aims for; none for a sum that is fixed already.
     * From -10 to 30.
     */
    growth?: number | undefined;
    /**
     * Yearly return on money set aside (percent: 7 means 7%). Left out: about what safe savings pay; put in what yours earn.
     * From -20 to 30. Default: 4.
     */
    rate?: number | undefined;
    /**
     * Number you need (a whole number). Left out: one, since you didn’t say.
     * From 1 to 100. Default: 1.
     */
    people?: number | undefined;
    /**
     * Share of the price you need (percent: 7 means 7%). Left out: the whole price.
     * From 0 to 100. Default: 100.
     */
    down_share?: number | undefined;
    /**
     * Compounding (one of the values). Left out: a return is for a whole year; a bank’s rate compounds monthly unless it’s an APY.
     * Default: "effective".
     */
    compounding?: 'effective' | 'yearly' | 'semiannually' | 'quarterly' | 'monthly' | 'weekly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Health plans compared: Two or more health insurance plans compared in dollars for a year: premiums, deductible, coinsurance, out-of-pocket maximum and the employer’s HSA money, with the medical bills you expect, in a year without care and in the worst year. For a PPO or an HDHP, bronze or silver, your plan or a spouse’s. */
  health_plan_costs: {
    /**
     * Plans to compare (a list).
     * 2 to 4 items.
     */
    plans: {
      /**
       * What the plan is called (letters only). Left out: it isn’t named.
       * Default: "".
       */
      name?: string | undefined;
      /**
       * Premium you pay (dollars a month).
       * From 0 to 100000.
       */
      premium: number;
      /**
       * Deductible (dollars). Left out: no deductible is mentioned.
       * From 0 to 100000. Default: 0.
       */
      deductible?: number | undefined;
      /**
       * Out-of-pocket maximum (dollars). Left out: no maximum is mentioned.
       * From 0 to 1000000. Default: 0.
       */
      most?: number | undefined;
      /**
       * Your share after the deductible (percent: 7 means 7%). Left out: a common share.
       * From 0 to 100. Default: 20.
       */
      coinsurance?: number | undefined;
      /**
       * Employer’s HSA contribution (dollars a year). Left out: no HSA money is mentioned.
       * From 0 to 100000. Default: 0.
       */
      hsa?: number | undefined;
    }[];
    /**
     * Medical bills you expect before insurance (dollars a year). Left out: none are mentioned: a year without care.
     * From 0 to 100000000. Default: 0.
     */
    bills?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Inflation: What an amount of one year is worth in the money of another: by the US consumer price index for the past, at an assumed rate for the future; also what a flat amount or a fixed monthly payment will be worth in today’s dollars after some years, and whether pay or savings kept up with inflation. */
  inflation_adjust: {
    /**
     * Amount (dollars).
     * From 0.01 to 1000000000000.
     */
    amount: number;
    /**
     * Amount to compare it with (dollars). Left out: nothing is compared.
     * From 0 to 1000000000000. Default: 0.
     */
    compare?: number | undefined;
    /**
     * Yearly interest or return it earns (percent: 7 means 7%). Left out: the amount earns nothing.
     * From -50 to 50. Default: 0.
     */
    earning?: number | undefined;
    /**
     * Year the money is from (calendar year). Left out: money of this year.
     * From 0 to 2150. Default: 0.
     */
    from_year?: number | undefined;
    /**
     * Year to convert to (calendar year). Left out: this year, or as many years later as you say.
     * From 0 to 2150. Default: 0.
     */
    to_year?: number | undefined;
    /**
     * Time ahead (years). Left out: no number of years is given.
     * From 0 to 100. Default: 0.
     */
    years?: number | undefined;
    /**
     * Yearly inflation (percent: 7 means 7%). Left out: a little above what the Federal Reserve aims for.
     * From -5 to 50. Default: 2.5.
     */
    inflation?: number | undefined;
    /**
     * Kind of question (one of the values). Left out: you asked what keeps the same buying power.
     * Default: "same_buying_power".
     */
    wanted?: 'same_buying_power' | 'todays_dollars' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Return of cash flows: The internal rate of return of money paid out and received: IRR for yearly flows, XIRR for dated ones, with the modified rate (MIRR) and the net present value (NPV). */
  irr_xirr: {
    /**
     * List of cash flows (a list).
     * 2 to 400 items.
     */
    flows: {
      /**
       * Amount, negative if you paid it (dollars).
       * From -10000000000 to 10000000000.
       */
      amount: number;
      /**
       * Year (calendar year). Left out: without dates the entries are one year apart, in their order.
       * From 0 to 2200. Default: 0.
       */
      year?: number | undefined;
      /**
       * Month (a whole number). Left out: a year alone means its first day.
       * From 1 to 12. Default: 1.
       */
      month?: number | undefined;
      /**
       * Day (a whole number). Left out: a month alone means its first day.
       * From 1 to 31. Default: 1.
       */
      day?: number | undefined;
      /**
       * Years it comes, once a year (years). Left out: it comes once.
       * From 1 to 100. Default: 1.
       */
      lasts?: number | undefined;
    }[];
    /**
     * Discount rate (percent: 7 means 7%). Left out: a usual hurdle for long-term investments; put in what you could earn elsewhere.
     * From -50 to 100. Default: 7.
     */
    discount?: number | undefined;
    /**
     * Reinvestment rate (percent: 7 means 7%). Left out: money that comes back earns the same usual rate.
     * From -50 to 100. Default: 7.
     */
    reinvest?: number | undefined;
    /**
     * Financing rate (percent: 7 means 7%). Left out: money that goes out costs the same usual rate.
     * From -50 to 100. Default: 7.
     */
    finance?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Budget with irregular income: How to budget when income varies from month to month, as for freelancers, tips, commission or gig work: what to spend in a low month, the steady pay to give yourself, the buffer that evens out the months, and the taxes to set aside. */
  irregular_income: {
    /**
     * Income by month (a list).
     * 2 to 36 items.
     */
    months: {
      /**
       * Income of a month (dollars).
       * From 0 to 100000.
       */
      income: number;
    }[];
    /**
     * Bills and needs per month (dollars a month). Left out: none were mentioned, so they aren’t compared.
     * From 0 to 1000000. Default: 0.
     */
    bills?: number | undefined;
    /**
     * Cash set aside already (dollars). Left out: none was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    cash?: number | undefined;
    /**
     * Taxes on that income (one of the values). Left out: the amounts are taken as what lands in your account.
     * Default: "taken_out".
     */
    taxes?: 'taken_out' | 'to_pay' | undefined;
    /**
     * Share to set aside for taxes (percent: 7 means 7%). Left out: a rule of thumb for the self-employed; counted only where taxes aren’t taken out.
     * From 0 to 60. Default: 25.
     */
    tax_share?: number | undefined;
    /**
     * Low months in a row to be ready for (a whole number). Left out: a slow season lasts about that long.
     * From 1 to 24. Default: 3.
     */
    low_months?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Profit margin and markup: Profit margin and markup of something you make or buy and sell, from its cost and its selling price; or the price to charge for a margin or a markup in percent, with the profit on each and on many. */
  margin_markup: {
    /**
     * Cost of one (dollars).
     * From 0.01 to 1000000000.
     */
    cost: number;
    /**
     * Selling price of one (dollars). Left out: it follows from the margin or the markup.
     * From 0 to 1000000000. Default: 0.
     */
    price?: number | undefined;
    /**
     * Margin you want, in percent of the price (percent: 7 means 7%). Left out: it follows from the price.
     * From 0 to 99.9. Default: 0.
     */
    margin?: number | undefined;
    /**
     * Markup, in percent of the cost (percent: 7 means 7%). Left out: it follows from the price.
     * From 0 to 100000. Default: 0.
     */
    markup?: number | undefined;
    /**
     * Number sold (a whole number). Left out: one is looked at.
     * From 1 to 1000000000. Default: 1.
     */
    sold?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Your part of a medical bill: What you owe of a hospital, doctor or surgery bill under one health plan: the deductible first, then coinsurance in percent, up to the out-of-pocket maximum, and what the insurance pays. */
  medical_bill: {
    /**
     * Bill at the price the plan allows (dollars).
     * From 1 to 100000000.
     */
    bill: number;
    /**
     * Deductible (dollars).
     * From 0 to 1000000.
     */
    deductible: number;
    /**
     * Part of the deductible already paid this year (dollars). Left out: none of it is used yet.
     * From 0 to 1000000. Default: 0.
     */
    met?: number | undefined;
    /**
     * Your share after the deductible (percent: 7 means 7%). Left out: what the plan leaves, or a common share.
     * From 0 to 50.
     */
    coinsurance?: number | undefined;
    /**
     * Plan’s share after the deductible (percent: 7 means 7%). Left out: your own share is taken.
     * From 0 to 100. Default: 0.
     */
    plan_share?: number | undefined;
    /**
     * Out-of-pocket maximum (dollars). Left out: no maximum is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    most?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Net worth: What you own less what you owe, with how much of it you could get at quickly and how much is debt. */
  net_worth: {
    /**
     * Cash and savings (dollars). Left out: no cash was mentioned.
     * From 0 to 10000000000. Default: 0.
     */
    cash?: number | undefined;
    /**
     * Investments (dollars). Left out: no investments are named.
     * From 0 to 10000000000. Default: 0.
     */
    investments?: number | undefined;
    /**
     * Retirement accounts (dollars). Left out: no retirement accounts are named.
     * From 0 to 10000000000. Default: 0.
     */
    retirement?: number | undefined;
    /**
     * Home (dollars). Left out: no home was mentioned.
     * From 0 to 10000000000. Default: 0.
     */
    home?: number | undefined;
    /**
     * Other real estate (dollars). Left out: no other real estate was mentioned.
     * From 0 to 10000000000. Default: 0.
     */
    other_property?: number | undefined;
    /**
     * Vehicles (dollars). Left out: no vehicle was mentioned.
     * From 0 to 10000000000. Default: 0.
     */
    vehicles?: number | undefined;
    /**
     * Other valuables (dollars). Left out: nothing else is named.
     * From 0 to 10000000000. Default: 0.
     */
    other_assets?: number | undefined;
    /**
     * Mortgage (dollars). Left out: no mortgage was mentioned.
     * From 0 to 10000000000. Default: 0.
     */
    mortgage?: number | undefined;
    /**
     * Student loans (dollars). Left out: no student loan was mentioned.
     * From 0 to 10000000000. Default: 0.
     */
    student_loans?: number | undefined;
    /**
     * Car loans (dollars). Left out: no car loan was mentioned.
     * From 0 to 10000000000. Default: 0.
     */
    car_loans?: number | undefined;
    /**
     * Credit cards (dollars). Left out: no card debt was mentioned.
     * From 0 to 10000000000. Default: 0.
     */
    credit_cards?: number | undefined;
    /**
     * Other debts (dollars). Left out: no other debt was mentioned.
     * From 0 to 10000000000. Default: 0.
     */
    other_debts?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Time until it pays for itself: How long until something pays for itself: a cost up front against what it saves or earns every month or year, and the net gain after some years. For solar panels, insulation, a heat pump, an e-bike, a membership, a class that brings a raise, or fees that lower a payment. */
  payback_time: {
    /**
     * Cost up front (dollars).
     * From 0.01 to 1000000000.
     */
    cost: number;
    /**
     * Saving a month (dollars a month). Left out: it brings a raise instead.
     * From 0 to 100000000. Default: 0.
     */
    saving?: number | undefined;
    /**
     * Raise or extra income a year (dollars a year). Left out: no raise or extra income was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    raise?: number | undefined;
    /**
     * Rebate or tax credit (dollars). Left out: no rebate was mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    rebate?: number | undefined;
    /**
     * Cost a year to keep it up (dollars a year). Left out: no upkeep was mentioned.
     * From 0 to 100000000. Default: 0.
     */
    upkeep?: number | undefined;
    /**
     * Yearly growth of the saving (percent: 7 means 7%). Left out: the saving stays the same.
     * From 0 to 30. Default: 0.
     */
    growth?: number | undefined;
    /**
     * Time you use it (years). Left out: no time of use was mentioned.
     * From 0 to 100. Default: 0.
     */
    years?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Percent change from one amount to another: How many percent a salary, rent, price, premium or bill went up or down from one amount to another, the difference in dollars, and whether it is ahead of inflation. */
  percent_change: {
    /**
     * Amount before (dollars).
     * From 0.01 to 1000000000000.
     */
    from: number;
    /**
     * Amount after (dollars). Left out: the raise is given instead.
     * From 0 to 1000000000000. Default: 0.
     */
    to?: number | undefined;
    /**
     * Raise in dollars (dollars). Left out: the amount after is given instead.
     * From 0 to 1000000000000. Default: 0.
     */
    raise?: number | undefined;
    /**
     * Raise in percent (percent: 7 means 7%). Left out: the amount after is given instead.
     * From 0 to 1000. Default: 0.
     */
    raise_percent?: number | undefined;
    /**
     * Both amounts come every month (true or false). Left out: nothing says that it comes every month.
     * Default: false.
     */
    monthly?: boolean | undefined;
    /**
     * Inflation (percent: 7 means 7%). Left out: inflation isn’t counted.
     * From -20 to 500. Default: 0.
     */
    inflation?: number | undefined;
    /**
     * Time between the two (years). Left out: the inflation is that of the whole time.
     * From 0 to 100. Default: 0.
     */
    years?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Tip, discount or sales tax on a price: A tip on a restaurant bill, a discount or percent off at a store, or sales tax on a purchase: the percent of the price in dollars, the price with it added, the price with it taken off, the price after a rebate, and what each person pays if a bill is split. */
  percent_of_price: {
    /**
     * Price or bill (dollars).
     * From 0.01 to 1000000000.
     */
    price: number;
    /**
     * Tip, discount or tax in percent (percent: 7 means 7%). Left out: no percent is mentioned.
     * From 0 to 1000. Default: 0.
     */
    share?: number | undefined;
    /**
     * Sales tax beside it (percent: 7 means 7%). Left out: no sales tax is mentioned beside it.
     * From 0 to 50. Default: 0.
     */
    sales_tax?: number | undefined;
    /**
     * Rebate or coupon in dollars (dollars). Left out: no rebate is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    off?: number | undefined;
    /**
     * People who share the bill (a whole number). Left out: nobody else is mentioned.
     * From 1 to 1000. Default: 1.
     */
    people?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** How much rent you can afford: How much rent fits a salary or take-home pay: the 30 percent guideline, of pay before taxes or of net pay, the landlord’s rule of 40 times the rent, and what other debts leave; or whether a given rent is too much, and the pay it takes. */
  rent_guideline: {
    /**
     * Yearly pay before taxes (dollars a year). Left out: worked out from take-home pay where that is given.
     * From 0 to 100000000. Default: 0.
     */
    pay?: number | undefined;
    /**
     * Take-home pay per month (dollars a month). Left out: pay before taxes decides.
     * From 0 to 10000000. Default: 0.
     */
    take_home?: number | undefined;
    /**
     * Rent to check (dollars a month). Left out: no rent is named.
     * From 0 to 1000000. Default: 0.
     */
    rent?: number | undefined;
    /**
     * Utilities and fees on top (dollars a month). Left out: none are named.
     * From 0 to 100000. Default: 0.
     */
    utilities?: number | undefined;
    /**
     * Monthly debt payments (dollars a month). Left out: none are named.
     * From 0 to 1000000. Default: 0.
     */
    debts?: number | undefined;
    /**
     * Number of people splitting the rent (a whole number). Left out: you pay all of it.
     * From 1 to 20. Default: 1.
     */
    people?: number | undefined;
    /**
     * Share of pay for rent (percent: 7 means 7%). Left out: the usual guideline.
     * From 1 to 100. Default: 30.
     */
    share?: number | undefined;
    /** Pay that the share is of (one of the values). Left out: as the guideline has it; a share named beside take-home pay alone is a share of that. */
    share_of?: 'before_taxes' | 'take_home' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** How long your money lasts without a job: How many months savings and severance last after a layoff, quitting or a strike, with unemployment benefits for a while, a partner’s pay and health insurance (COBRA), and how much to cut to make it to a date. */
  runway: {
    /**
     * Monthly spending (dollars a month).
     * From 1 to 1000000.
     */
    spending: number;
    /**
     * Savings you can use (dollars). Left out: no savings were mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    cash?: number | undefined;
    /**
     * Severance or other single payment (dollars). Left out: none is named.
     * From 0 to 100000000. Default: 0.
     */
    severance?: number | undefined;
    /**
     * Monthly unemployment benefit (dollars a month). Left out: none is named.
     * From 0 to 100000. Default: 0.
     */
    benefit?: number | undefined;
    /**
     * Number of months the benefit is paid (months, a whole number). Left out: most states pay for up to 26 weeks; some pay for less.
     * From 0 to 60. Default: 6.
     */
    benefit_months?: number | undefined;
    /**
     * Other income that keeps coming in (dollars a month). Left out: no other income is named.
     * From 0 to 1000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Health insurance premium on top (dollars a month). Left out: counted in your spending.
     * From 0 to 100000. Default: 0.
     */
    health?: number | undefined;
    /**
     * Number of months it has to last (months, a whole number). Left out: no date is named.
     * From 0 to 120. Default: 0.
     */
    wanted?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Savings goal: How much to save each month, week or paycheck to reach a target amount by a date, an age or within a given time (a wedding, a trip, a car, a down payment), or how long it takes with a given monthly amount, or with a lump sum that only grows. */
  savings_goal: {
    /**
     * Goal (dollars).
     * From 1 to 1000000000.
     */
    target: number;
    /**
     * Costs on top of the goal (dollars). Left out: the goal is all you need.
     * From 0 to 1000000000. Default: 0.
     */
    further_costs?: number | undefined;
    /**
     * Time to reach it (years). Left out: no time is set, so the time is worked out.
     * From 0 to 100. Default: 0.
     */
    years?: number | undefined;
    /**
     * Monthly saving (dollars a month). Left out: no monthly amount is set, so it is worked out.
     * From 0 to 10000000. Default: 0.
     */
    monthly?: number | undefined;
    /**
     * Monthly saving by someone else toward it (dollars a month). Left out: nobody else adds to it.
     * From 0 to 10000000. Default: 0.
     */
    others?: number | undefined;
    /**
     * Bonus or refund added once a year (dollars). Left out: nothing else comes in.
     * From 0 to 100000000. Default: 0.
     */
    bonus?: number | undefined;
    /**
     * Amount already saved (dollars). Left out: nothing is saved yet.
     * From 0 to 1000000000. Default: 0.
     */
    start?: number | undefined;
    /**
     * Yearly return (percent: 7 means 7%). Left out: none for a goal less than three years off, else a cautious guess for money kept safe.
     * From -20 to 50.
     */
    rate?: number | undefined;
    /**
     * Yearly rise of the goal (percent: 7 means 7%). Left out: the goal stays as it is.
     * From 0 to 30. Default: 0.
     */
    inflation?: number | undefined;
    /**
     * Monthly pay (dollars a month). Left out: not needed; with it you see what share of pay it takes.
     * From 0 to 10000000. Default: 0.
     */
    pay?: number | undefined;
    /**
     * Share of pay saved (percent: 7 means 7%). Left out: what you save isn’t a share of pay.
     * From 0 to 100. Default: 0.
     */
    share?: number | undefined;
    /**
     * Pay schedule (one of the values). Left out: most people plan by the month.
     * Default: "monthly".
     */
    payday?: 'monthly' | 'twice_a_month' | 'every_two_weeks' | 'weekly' | undefined;
    /**
     * Compounding (one of the values). Left out: a return is for a whole year; a bank’s rate compounds monthly unless it’s an APY.
     * Default: "effective".
     */
    compounding?: 'effective' | 'yearly' | 'semiannually' | 'quarterly' | 'monthly' | 'weekly' | 'daily' | 'continuously' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Return needed: The yearly return that turns a starting amount and monthly contributions into an end value over a given time; also the yearly growth rate (CAGR) between two values. */
  solve_rate: {
    /**
     * Starting amount (dollars). Left out: you start from nothing.
     * From 0 to 1000000000. Default: 0.
     */
    start?: number | undefined;
    /**
     * End value (dollars).
     * From 1 to 10000000000.
     */
    target: number;
    /**
     * Time (years).
     * From 0.08333333333333333 to 100.
     */
    years: number;
    /**
     * Monthly contribution (dollars a month). Left out: nothing is added.
     * From 0 to 10000000. Default: 0.
     */
    monthly?: number | undefined;
    /**
     * Timing of contributions (one of the values). Left out: money is usually put aside once the month is over.
     * Default: "end".
     */
    timing?: 'end' | 'start' | undefined;
    /**
     * Yearly inflation (percent: 7 means 7%). Left out: a little above what the Federal Reserve aims for.
     * From -5 to 30. Default: 2.5.
     */
    inflation?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Split rent or bills: What each of two people pays when rent, a mortgage payment or shared bills are split in proportion to income, between roommates, partners or a married couple, and how that differs from paying half each; or what each of several people pays when they split evenly. */
  split_bills: {
    /**
     * Rent or bills to split (dollars a month).
     * From 1 to 10000000.
     */
    bill: number;
    /**
     * Your income (dollars a month). Left out: the bills are split evenly.
     * From 0 to 100000000. Default: 0.
     */
    own?: number | undefined;
    /**
     * The other person’s income (dollars a month). Left out: the bills are split evenly.
     * From 0 to 100000000. Default: 0.
     */
    other?: number | undefined;
    /**
     * People who share evenly (a whole number). Left out: the two of you.
     * From 2 to 50. Default: 2.
     */
    people?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Time-weighted and money-weighted return: The return of a portfolio with money going in and out: time-weighted (how the investments did), money-weighted (how you did), and the plain growth of the balance (CAGR). */
  twr_mwr: {
    /**
     * List of valuations (a list).
     * 2 to 400 items.
     */
    valuations: {
      /**
       * Value just before money goes in or out (dollars).
       * From 0 to 10000000000.
       */
      value: number;
      /**
       * Amount put in then, negative if taken out (dollars). Left out: nothing goes in or out on that day.
       * From -10000000000 to 10000000000. Default: 0.
       */
      flow?: number | undefined;
      /**
       * Year (calendar year). Left out: without dates three or more entries are one year apart, in their order.
       * From 0 to 2200. Default: 0.
       */
      year?: number | undefined;
      /**
       * Month (a whole number). Left out: a year alone means its first day.
       * From 1 to 12. Default: 1.
       */
      month?: number | undefined;
      /**
       * Day (a whole number). Left out: a month alone means its first day.
       * From 1 to 31. Default: 1.
       */
      day?: number | undefined;
    }[];
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Unit price of one or two packages: The price per ounce, pound, roll, pill, can or piece of a package at the store, and which of two package sizes is cheaper per unit, with what the cheaper one saves. */
  unit_price: {
    /**
     * Price of the first package (dollars).
     * From 0.01 to 10000000.
     */
    price: number;
    /**
     * What is in it (a ratio).
     * From 0.001 to 10000000.
     */
    size: number;
    /**
     * Price of the second package (dollars). Left out: no second package is mentioned.
     * From 0 to 10000000. Default: 0.
     */
    other_price?: number | undefined;
    /**
     * What is in the second package (a ratio). Left out: no second package is mentioned.
     * From 0 to 10000000. Default: 0.
     */
    other_size?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Bunching gifts to charity: Whether giving two or three years of donations in one year (bunching, also with a donor-advised fund) saves tax against giving every year: federal tax over two and three years each way, with the floor for gifts and the deduction for people who don’t itemize. */
  bunch_charity: {
    /**
     * Cash gifts to charity (dollars a year). Left out: no gifts are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    charity?: number | undefined;
    /**
     * Yearly income (dollars a year). Left out: a middle income; it decides what a deduction saves.
     * From 0 to 1000000000. Default: 100000.
     */
    income?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Mortgage interest (dollars a year). Left out: no mortgage is mentioned.
     * From 0 to 10000000. Default: 0.
     */
    mortgage_interest?: number | undefined;
    /**
     * State and local tax paid (dollars a year). Left out: no state or property taxes are mentioned.
     * From 0 to 100000000. Default: 0.
     */
    state_local_taxes?: number | undefined;
    /**
     * Total itemized deductions (dollars a year). Left out: no such sum is mentioned.
     * From 0 to 10000000. Default: 0.
     */
    itemized?: number | undefined;
    /**
     * Gifts of several years given at once (dollars). Left out: as many years of gifts as are given at once.
     * From 0 to 1000000000. Default: 0.
     */
    at_once?: number | undefined;
    /**
     * Years of gifts given at once (a whole number). Left out: two years at once is the usual way.
     * From 2 to 10.
     */
    years?: number | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Spouse’s age (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    spouse_age?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Capital gains tax: The federal tax on selling something at a gain or a loss: short-term and long-term, netted against each other, with your other income or your bracket, earlier losses and the net investment income tax. */
  capital_gains_tax: {
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Spouse’s age (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    spouse_age?: number | undefined;
    /**
     * Other income before deductions (dollars a year). Left out: no other income is mentioned, so the usual rates or yours are used.
     * From 0 to 1000000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * No other income (true or false). Left out: most people have some.
     * Default: false.
     */
    no_other_income?: boolean | undefined;
    /**
     * Tax rate you named (percent: 7 means 7%). Left out: no rate is named.
     * From 0 to 60. Default: 0.
     */
    rate?: number | undefined;
    /**
     * Income after all deductions (true or false). Left out: income is usually given before deductions.
     * Default: false.
     */
    after_deductions?: boolean | undefined;
    /**
     * Short-term gain (dollars). Left out: no short-term sales are mentioned.
     * From -1000000000 to 1000000000. Default: 0.
     */
    short_gain?: number | undefined;
    /**
     * Long-term gain (dollars). Left out: no long-term sales are mentioned.
     * From -1000000000 to 1000000000. Default: 0.
     */
    long_gain?: number | undefined;
    /**
     * Short-term loss (dollars). Left out: no short-term loss is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    short_loss?: number | undefined;
    /**
     * Long-term loss (dollars). Left out: no long-term loss is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    long_loss?: number | undefined;
    /**
     * Sale price (dollars). Left out: the gain itself is given.
     * From 0 to 1000000000. Default: 0.
     */
    sold_for?: number | undefined;
    /**
     * Purchase price (cost basis) (dollars). Left out: the gain itself is given.
     * From 0 to 1000000000. Default: 0.
     */
    bought_for?: number | undefined;
    /**
     * Gain since you bought it (percent: 7 means 7%). Left out: both prices or the gain are given.
     * From -100 to 1000000. Default: 0.
     */
    risen_percent?: number | undefined;
    /**
     * Cost of improvements (dollars). Left out: no improvements are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    improvements?: number | undefined;
    /**
     * Selling costs (dollars). Left out: no costs of selling are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    selling_costs?: number | undefined;
    /**
     * Selling costs as a share of the price (percent: 7 means 7%). Left out: no share of the price is mentioned.
     * From 0 to 20. Default: 0.
     */
    selling_percent?: number | undefined;
    /**
     * Holding time (months, a whole number). Left out: assumed to be more than a year.
     * From 0 to 1200.
     */
    months_held?: number | undefined;
    /**
     * Held for more than a year, or not (one of the values). Left out: taken as more than a year.
     * Default: "not_said".
     */
    holding?: 'long' | 'short' | 'not_said' | undefined;
    /**
     * Inherited (true or false). Left out: nothing says that it was inherited.
     * Default: false.
     */
    inherited?: boolean | undefined;
    /**
     * Your share of what is sold (percent: 7 means 7%). Left out: all of it is taken to be yours.
     * From 0.1 to 100. Default: 100.
     */
    own_share?: number | undefined;
    /**
     * Whether you sold a home that you live in (one of the values). Left out: nothing says that it was your home.
     * Default: "no".
     */
    home?: 'yes' | 'no' | undefined;
    /**
     * What you sold was rented out (true or false). Left out: nothing says that it was a rental.
     * Default: false.
     */
    rented_out?: boolean | undefined;
    /**
     * Qualified dividends (dollars a year). Left out: no dividends are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    qualified_dividends?: number | undefined;
    /**
     * Taxable interest (dollars a year). Left out: no interest is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    interest?: number | undefined;
    /**
     * Social Security benefit for the year (dollars a year). Left out: no Social Security is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    social_security?: number | undefined;
    /**
     * Short-term loss carried over from earlier years (dollars). Left out: no earlier losses are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    short_carryover?: number | undefined;
    /**
     * Long-term loss carried over from earlier years (dollars). Left out: no earlier losses are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    long_carryover?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Child care credit or dependent care FSA: The child and dependent care tax credit for daycare, preschool, after-school care or a nanny, what a dependent care FSA saves in its place, and which of the two is worth more. */
  child_care_credit: {
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Yearly child care cost (dollars a year). Left out: only the dependent care account is compared.
     * From 0 to 1000000. Default: 0.
     */
    cost?: number | undefined;
    /**
     * Number of children under thirteen in care (a whole number). Left out: nothing says how many: taken as one, and told for more.
     * From 0 to 20. Default: 0.
     */
    children?: number | undefined;
    /**
     * Dependent care FSA contribution (dollars a year). Left out: the largest amount allowed is compared.
     * From 0 to 100000. Default: 0.
     */
    account?: number | undefined;
    /**
     * Yearly wages or salary (dollars a year). Left out: no wages are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    wages?: number | undefined;
    /**
     * Spouse’s pay (dollars a year). Left out: no wages of a spouse are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_wages?: number | undefined;
    /**
     * Self-employment income (dollars a year). Left out: no business is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    self_employment?: number | undefined;
    /**
     * Spouse’s self-employment income (dollars a year). Left out: no business of a spouse is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_self_employment?: number | undefined;
    /**
     * Tax rate you named (percent: 7 means 7%). Left out: no rate is named.
     * From 0 to 60. Default: 0.
     */
    rate?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** College tax credits and student loan interest: The American opportunity credit and the lifetime learning credit for tuition, and the deduction for student loan interest, with the incomes over which they shrink. */
  college_credits: {
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Tuition, fees and books this year (dollars). Left out: only student loan interest is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    tuition?: number | undefined;
    /**
     * Scholarship and 529 money (dollars). Left out: no scholarship or 529 money is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    paid_tax_free?: number | undefined;
    /**
     * Number of students (a whole number). Left out: one student, unless you say more.
     * From 1 to 10. Default: 1.
     */
    students?: number | undefined;
    /**
     * Student loan interest (dollars a year). Left out: no student loan interest is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    student_interest?: number | undefined;
    /**
     * Modified adjusted gross income (dollars a year). Left out: an income below where the credits shrink.
     * From 0 to 1000000000. Default: 60000.
     */
    income?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** What a deduction saves: How much tax a deduction or write-off of some dollars saves (or money put into a health FSA for doctor and dental bills) at a tax bracket or an income, what it still costs after tax, and how that compares with a tax credit of the same size. */
  deduction_value: {
    /**
     * Deduction (dollars).
     * From 0 to 1000000000.
     */
    amount: number;
    /**
     * Kind of deduction (one of the values). Left out: it counts whether you itemize or not.
     * Default: "lowers_income".
     */
    kind?: 'lowers_income' | 'itemized' | 'business' | 'before_payroll_tax' | undefined;
    /**
     * Tax rate you named (percent: 7 means 7%). Left out: no rate is named.
     * From 0 to 60. Default: 0.
     */
    rate?: number | undefined;
    /**
     * Yearly income (dollars a year). Left out: the tax rate is given instead.
     * From 0 to 1000000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Other itemized deductions (dollars). Left out: no other itemized deductions are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    other_itemized?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Earned income credit: The earned income tax credit (EITC, EIC) for workers with low to moderate pay, by earnings, number of children and filing status, and the income at which it ends. */
  earned_income_credit: {
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Yearly wages or salary (dollars a year). Left out: no wages are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    wages?: number | undefined;
    /**
     * Spouse’s pay (dollars a year). Left out: no wages of a spouse are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_wages?: number | undefined;
    /**
     * Self-employment income (dollars a year). Left out: no business is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    self_employment?: number | undefined;
    /**
     * Business expenses (dollars a year). Left out: no expenses of a business are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    business_expenses?: number | undefined;
    /**
     * Spouse’s self-employment income (dollars a year). Left out: no business of a spouse is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_self_employment?: number | undefined;
    /**
     * Spouse’s business expenses (dollars a year). Left out: no expenses of a spouse’s business are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_business_expenses?: number | undefined;
    /**
     * Yearly 401(k) contribution (dollars a year). Left out: no contributions are mentioned.
     * From 0 to 1000000. Default: 0.
     */
    pre_tax_401k?: number | undefined;
    /**
     * Number of children (a whole number). Left out: no children are mentioned.
     * From 0 to 20.
     */
    children?: number | undefined;
    /**
     * Other ordinary income (dollars a year). Left out: no other income is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    other_income?: number | undefined;
    /**
     * Interest, dividends and gains (dollars a year). Left out: no investment income is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    investment_income?: number | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Employer match, stock purchase plan, and vesting stock: What an employer’s 401(k) match is worth and how much of it is missed; what an employee stock purchase plan (ESPP) earns; what is left of vesting restricted stock (RSU) after federal and state taxes, sold when it vests or kept and sold later. */
  employer_match_espp_rsu: {
    /**
     * Topic (one of the values). Left out: it’s the most common question of the three.
     * Default: "match".
     */
    kind?: 'match' | 'espp' | 'rsu' | undefined;
    /**
     * Salary (dollars a year). Left out: it is not what is asked about.
     * From 0 to 100000000. Default: 0.
     */
    salary?: number | undefined;
    /**
     * Spouse’s pay (dollars a year). Left out: no pay of a spouse is mentioned.
     * From 0 to 100000000. Default: 0.
     */
    spouse_salary?: number | undefined;
    /**
     * Share of pay you contribute (percent: 7 means 7%). Left out: it gets the full match.
     * From 0 to 100.
     */
    contribution_percent?: number | undefined;
    /**
     * Match rate (percent: 7 means 7%). Left out: a common formula, or dollar for dollar where only a share of pay is told; look yours up.
     * From 0 to 500.
     */
    match_percent?: number | undefined;
    /**
     * Share of pay that is matched (percent: 7 means 7%). Left out: a common formula; look yours up.
     * From 0 to 100. Default: 6.
     */
    match_limit?: number | undefined;
    /**
     * Match rate on a second part of pay (percent: 7 means 7%). Left out: no second part is named; where one is named without its rate, half is usual.
     * From 0 to 500.
     */
    next_match_percent?: number | undefined;
    /**
     * Second part of pay that is matched (percent: 7 means 7%). Left out: no second part is named, or it’s as large as the first.
     * From 0 to 100.
     */
    next_match_limit?: number | undefined;
    /**
     * Dollar-for-dollar match (true or false). Left out: the match is said in percent.
     * Default: false.
     */
    dollar_for_dollar?: boolean | undefined;
    /**
     * Monthly stock purchase plan contribution (dollars a month). Left out: it is not what is asked about.
     * From 0 to 100000. Default: 0.
     */
    espp_monthly?: number | undefined;
    /**
     * Total stock purchase plan contribution (dollars). Left out: it is not what is asked about.
     * From 0 to 1000000. Default: 0.
     */
    espp_contribution?: number | undefined;
    /**
     * Shares bought through the stock purchase plan (a whole number). Left out: it is not what is asked about.
     * From 0 to 10000000. Default: 0.
     */
    espp_shares?: number | undefined;
    /**
     * Months of contributions to the stock purchase plan (months, a whole number). Left out: a year of contributions.
     * From 1 to 27. Default: 12.
     */
    espp_months?: number | undefined;
    /**
     * Contribution in dollars (dollars a year). Left out: the contribution is a share of pay.
     * From 0 to 1000000. Default: 0.
     */
    contribution?: number | undefined;
    /**
     * Number of years to look ahead (years). Left out: one year is looked at.
     * From 0 to 70. Default: 0.
     */
    years?: number | undefined;
    /**
     * Yearly return on the match (percent: 7 means 7%). Left out: no return was given, so no growth is counted.
     * From 0 to 20. Default: 0.
     */
    rate_return?: number | undefined;
    /**
     * Stock purchase plan discount (percent: 7 means 7%). Left out: most plans give the largest discount the law allows.
     * From 0 to 50. Default: 15.
     */
    discount?: number | undefined;
    /**
     * Share price at the beginning of the period (dollars). Left out: without prices, the price is assumed not to have moved.
     * From 0 to 1000000. Default: 0.
     */
    start_price?: number | undefined;
    /**
     * Share price on the day of purchase (dollars). Left out: without prices, the price is assumed not to have moved.
     * From 0 to 1000000. Default: 0.
     */
    end_price?: number | undefined;
    /**
     * Look-back to the lower of the two prices (true or false). Left out: most plans look back.
     * Default: true.
     */
    look_back?: boolean | undefined;
    /**
     * Tax rate on the gain (percent: 7 means 7%). Left out: the bracket of many employees.
     * From 0 to 60. Default: 22.
     */
    tax_rate?: number | undefined;
    /**
     * Value of the vesting shares (dollars). Left out: it is not what is asked about.
     * From 0 to 100000000. Default: 0.
     */
    vest_value?: number | undefined;
    /**
     * Value of the vested shares when sold later (dollars). Left out: they are sold when they vest.
     * From 0 to 100000000. Default: 0.
     */
    sold_value?: number | undefined;
    /**
     * How long the vested shares are kept (one of the values). Left out: more than a year, where a later sale is told.
     * Default: "long".
     */
    held?: 'short' | 'long' | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * State (one of the values). Left out: no state is named, so no state tax is counted.
     * Default: "not_said".
     */
    state?: 'not_said' | 'al' | 'ak' | 'az' | 'ar' | 'ca' | 'co' | 'ct' | 'de' | 'dc' | 'fl' | 'ga' | 'hi' | 'id' | 'il' | 'in' | 'ia' | 'ks' | 'ky' | 'la' | 'me' | 'md' | 'ma' | 'mi' | 'mn' | 'ms' | 'mo' | 'mt' | 'ne' | 'nv' | 'nh' | 'nj' | 'nm' | 'ny' | 'nc' | 'nd' | 'oh' | 'ok' | 'or' | 'pa' | 'ri' | 'sc' | 'sd' | 'tn' | 'tx' | 'ut' | 'vt' | 'va' | 'wa' | 'wv' | 'wi' | 'wy' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Gift and estate tax: Whether a gift has to be reported, how much of the lifetime exemption it uses, and the federal estate tax on what you would leave behind. */
  estate_gift: {
    /**
     * Size of the estate (dollars). Left out: the question is about a gift.
     * From 0 to 100000000000. Default: 0.
     */
    estate?: number | undefined;
    /**
     * Debts and costs of settling the estate (dollars). Left out: no costs of the estate are mentioned.
     * From 0 to 100000000000. Default: 0.
     */
    costs?: number | undefined;
    /**
     * Part left to a spouse or charity (dollars). Left out: no spouse or charity is mentioned.
     * From 0 to 100000000000. Default: 0.
     */
    to_spouse_or_charity?: number | undefined;
    /**
     * Gift to each person (dollars). Left out: no gift is mentioned.
     * From 0 to 100000000000. Default: 0.
     */
    gift?: number | undefined;
    /**
     * Number of people who get the gift (a whole number). Left out: one person, unless you say more.
     * From 1 to 1000. Default: 1.
     */
    recipients?: number | undefined;
    /**
     * Joint gift by a married couple (true or false). Left out: one giver, unless you say two.
     * Default: false.
     */
    split?: boolean | undefined;
    /**
     * Gift to a couple, or to their spouses too (true or false). Left out: nothing is said of their spouses.
     * Default: false.
     */
    spouses?: boolean | undefined;
    /**
     * Taxable gifts of earlier years (dollars). Left out: no exemption has been used yet.
     * From 0 to 100000000000. Default: 0.
     */
    earlier_gifts?: number | undefined;
    /**
     * Unused exemption of a late spouse (dollars). Left out: none was carried over.
     * From 0 to 100000000. Default: 0.
     */
    spouse_exemption?: number | undefined;
    /**
     * Exemption (dollars). Left out: that of the year.
     * From 0 to 1000000000. Default: 0.
     */
    exemption?: number | undefined;
    /**
     * Late spouse’s whole exemption carried over (true or false). Left out: it isn’t mentioned.
     * Default: false.
     */
    whole_spouse_exemption?: boolean | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Estate tax of a couple, with portability: The federal estate tax of a married couple at both deaths with and without the portability election on Form 706, which carries the unused exemption of the first spouse to die over to the survivor, and what the election saves the heirs. */
  estate_portability: {
    /**
     * What both of you own together (dollars).
     * From 1000 to 100000000000.
     */
    estate: number;
    /**
     * Left to others at the first death (dollars). Left out: everything goes to the survivor, free of tax.
     * From 0 to 100000000000. Default: 0.
     */
    to_others?: number | undefined;
    /**
     * Years between the deaths (years). Left out: both deaths count by the same year.
     * From 0 to 60. Default: 0.
     */
    years?: number | undefined;
    /**
     * Yearly growth of the estate beyond inflation (percent: 7 means 7%). Left out: it grows as fast as the exemption, which follows inflation.
     * From -20 to 20. Default: 0.
     */
    growth?: number | undefined;
    /**
     * Taxable gifts that the first spouse made (dollars). Left out: no exemption has been used yet.
     * From 0 to 100000000000. Default: 0.
     */
    earlier_gifts?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Quarterly estimated tax: What to pay the IRS each quarter as estimated tax so that no underpayment penalty is due, by the safe harbors of this year’s and last year’s tax, after what is withheld; and what to set aside to owe nothing in April. */
  estimated_tax: {
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Spouse’s age (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    spouse_age?: number | undefined;
    /**
     * Number of blind people on the return (a whole number). Left out: no blindness is mentioned.
     * From 0 to 2. Default: 0.
     */
    blind?: number | undefined;
    /**
     * Yearly wages or salary (dollars a year). Left out: no wages are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    wages?: number | undefined;
    /**
     * Spouse’s pay (dollars a year). Left out: no wages of a spouse are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_wages?: number | undefined;
    /**
     * Self-employment income (dollars a year). Left out: no business is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    self_employment?: number | undefined;
    /**
     * Spouse’s self-employment income (dollars a year). Left out: no business of a spouse is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_self_employment?: number | undefined;
    /**
     * Spouse’s business expenses (dollars a year). Left out: no expenses of a spouse’s business are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_business_expenses?: number | undefined;
    /**
     * Business miles (a whole number). Left out: no business miles are mentioned.
     * From 0 to 500000. Default: 0.
     */
    business_miles?: number | undefined;
    /**
     * Business expenses (dollars a year). Left out: no expenses of a business are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    business_expenses?: number | undefined;
    /**
     * Taxable interest (dollars a year). Left out: no interest is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    interest?: number | undefined;
    /**
     * Tax-exempt interest (dollars a year). Left out: no municipal bonds are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    tax_exempt_interest?: number | undefined;
    /**
     * Qualified dividends (dollars a year). Left out: no dividends are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    qualified_dividends?: number | undefined;
    /**
     * Nonqualified dividends (dollars a year). Left out: no other dividends are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    other_dividends?: number | undefined;
    /**
     * Short-term gain (dollars). Left out: no short-term sales are mentioned.
     * From -1000000000 to 1000000000. Default: 0.
     */
    short_gain?: number | undefined;
    /**
     * Long-term gain (dollars). Left out: no long-term sales are mentioned.
     * From -1000000000 to 1000000000. Default: 0.
     */
    long_gain?: number | undefined;
    /**
     * Short-term loss (dollars). Left out: no short-term loss is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    short_loss?: number | undefined;
    /**
     * Long-term loss (dollars). Left out: no long-term loss is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    long_loss?: number | undefined;
    /**
     * Short-term loss carried over from earlier years (dollars). Left out: no earlier losses are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    short_carryover?: number | undefined;
    /**
     * Long-term loss carried over from earlier years (dollars). Left out: no earlier losses are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    long_carryover?: number | undefined;
    /**
     * Pension and retirement account income (dollars a year). Left out: no pension is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    retirement_income?: number | undefined;
    /**
     * Overtime pay (dollars a year). Left out: no overtime is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    overtime_pay?: number | undefined;
    /**
     * Tips (dollars a year). Left out: no tips are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    tip_income?: number | undefined;
    /**
     * Other ordinary income (dollars a year). Left out: no other income is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    other_income?: number | undefined;
    /**
     * Social Security benefit for the year (dollars a year). Left out: no Social Security is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    social_security?: number | undefined;
    /**
     * Married, filing separately, and lived apart all year (true or false). Left out: it matters only for separate returns with Social Security or an IRA.
     * Default: false.
     */
    lived_apart?: boolean | undefined;
    /**
     * Yearly 401(k) contribution (dollars a year). Left out: no contributions are mentioned.
     * From 0 to 1000000. Default: 0.
     */
    pre_tax_401k?: number | undefined;
    /**
     * 401(k) contribution as a share of pay (percent: 7 means 7%). Left out: no contribution was named.
     * From 0 to 100. Default: 0.
     */
    contribution_percent?: number | undefined;
    /**
     * Kind of 401(k) contribution (one of the values). Left out: most contributions are pre-tax.
     * Default: "pre_tax".
     */
    contribution_kind?: 'pre_tax' | 'roth' | undefined;
    /**
     * HSA contribution (dollars a year). Left out: no HSA is mentioned.
     * From 0 to 100000. Default: 0.
     */
    hsa?: number | undefined;
    /**
     * Deductible traditional IRA contribution (dollars a year). Left out: no IRA contributions are mentioned.
     * From 0 to 100000. Default: 0.
     */
    ira?: number | undefined;
    /**
     * Student loan interest (dollars a year). Left out: no student loan interest is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    student_interest?: number | undefined;
    /**
     * Child care cost (dollars a year). Left out: no child care is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    child_care?: number | undefined;
    /**
     * College tuition, fees and books you paid (dollars a year). Left out: no tuition is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    tuition?: number | undefined;
    /**
     * Number of college students (a whole number). Left out: one student, unless you say more.
     * From 1 to 10. Default: 1.
     */
    students?: number | undefined;
    /**
     * Year of college (one of the values). Left out: most students are in their first four years.
     * Default: "first_four_years".
     */
    course?: 'first_four_years' | 'later' | undefined;
    /**
     * Income after all deductions (true or false). Left out: income is usually given before deductions.
     * Default: false.
     */
    after_deductions?: boolean | undefined;
    /**
     * Mortgage interest (dollars a year). Left out: no mortgage is mentioned.
     * From 0 to 10000000. Default: 0.
     */
    mortgage_interest?: number | undefined;
    /**
     * Total itemized deductions (dollars a year). Left out: no such sum is mentioned.
     * From 0 to 10000000. Default: 0.
     */
    itemized?: number | undefined;
    /**
     * State and local tax paid (dollars a year). Left out: no state or property taxes are mentioned.
     * From 0 to 100000000. Default: 0.
     */
    state_local_taxes?: number | undefined;
    /**
     * Cash gifts to charity (dollars a year). Left out: no gifts are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    charity?: number | undefined;
    /**
     * Interest paid on a new American-made car (dollars a year). Left out: no car loan interest is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    car_loan_interest?: number | undefined;
    /**
     * Loan on a new American-made car (dollars). Left out: no car loan is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    car_loan_balance?: number | undefined;
    /**
     * Car loan rate (percent: 7 means 7%). Left out: no rate is told, so no interest is counted.
     * From 0 to 60. Default: 0.
     */
    car_loan_rate?: number | undefined;
    /**
     * Years left on the car loan (years). Left out: car loans often run for five years.
     * From 1 to 12. Default: 5.
     */
    car_loan_years?: number | undefined;
    /**
     * Number of children (a whole number). Left out: no children are mentioned.
     * From 0 to 20. Default: 0.
     */
    children?: number | undefined;
    /**
     * Number of children seventeen or older (a whole number). Left out: no child is said to be older than sixteen.
     * From 0 to 20. Default: 0.
     */
    grown_children?: number | undefined;
    /**
     * Number of other dependents (a whole number). Left out: no other dependents are mentioned.
     * From 0 to 20. Default: 0.
     */
    other_dependents?: number | undefined;
    /**
     * Federal tax withheld or paid so far (dollars a year). Left out: no withholding is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    withheld?: number | undefined;
    /**
     * Total tax on last year’s return (dollars). Left out: no tax of last year is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    last_year_tax?: number | undefined;
    /**
     * Tax you expect this year (dollars). Left out: it is worked out from your income.
     * From 0 to 1000000000. Default: 0.
     */
    this_year_tax?: number | undefined;
    /**
     * Last year’s adjusted gross income (dollars). Left out: assumed to be below where the higher share begins.
     * From 0 to 1000000000. Default: 0.
     */
    last_year_income?: number | undefined;
    /**
     * Number of due dates still to come for this year (a whole number). Left out: none has passed, as far as the date is known.
     * From 1 to 4. Default: 4.
     */
    payments_left?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Extra withholding per paycheck: How much extra tax to have withheld from each paycheck that is left this year, for line 4c of Form W-4, so that an expected tax bill is covered: the shortfall divided by the paychecks left. */
  extra_withholding: {
    /**
     * Tax you expect to owe (dollars).
     * From 1 to 1000000000.
     */
    tax: number;
    /**
     * Tax withheld so far, where the tax is the whole year’s (dollars). Left out: the tax you gave is what is still uncovered.
     * From 0 to 1000000000. Default: 0.
     */
    withheld?: number | undefined;
    /**
     * Tax withheld from each check now, where the tax is the whole year’s (dollars). Left out: no withholding from each check is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    each_check?: number | undefined;
    /**
     * Number of paychecks left this year (a whole number). Left out: the months left are given instead.
     * From 0 to 53. Default: 0.
     */
    checks?: number | undefined;
    /**
     * Number of months left this year (months, a whole number). Left out: the paychecks left are given instead.
     * From 0 to 12. Default: 0.
     */
    months_left?: number | undefined;
    /**
     * Pay schedule (one of the values). Left out: the most common way to be paid.
     * Default: "every_two_weeks".
     */
    paid?: 'yearly' | 'monthly' | 'twice_a_month' | 'every_two_weeks' | 'weekly' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Federal income tax: Federal tax for a year from wages, business, interest, dividends, gains, pensions and Social Security, with deductions and the child tax credit; also the marginal and the effective rate. Run it twice to see what a change does, such as a 401(k) contribution. */
  federal_income_tax: {
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Spouse’s age (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    spouse_age?: number | undefined;
    /**
     * Number of blind people on the return (a whole number). Left out: no blindness is mentioned.
     * From 0 to 2. Default: 0.
     */
    blind?: number | undefined;
    /**
     * Yearly wages or salary (dollars a year). Left out: no wages are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    wages?: number | undefined;
    /**
     * Spouse’s pay (dollars a year). Left out: no wages of a spouse are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_wages?: number | undefined;
    /**
     * Self-employment income (dollars a year). Left out: no business is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    self_employment?: number | undefined;
    /**
     * Spouse’s self-employment income (dollars a year). Left out: no business of a spouse is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_self_employment?: number | undefined;
    /**
     * Spouse’s business expenses (dollars a year). Left out: no expenses of a spouse’s business are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_business_expenses?: number | undefined;
    /**
     * Business miles (a whole number). Left out: no business miles are mentioned.
     * From 0 to 500000. Default: 0.
     */
    business_miles?: number | undefined;
    /**
     * Business expenses (dollars a year). Left out: no expenses of a business are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    business_expenses?: number | undefined;
    /**
     * Taxable interest (dollars a year). Left out: no interest is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    interest?: number | undefined;
    /**
     * Tax-exempt interest (dollars a year). Left out: no municipal bonds are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    tax_exempt_interest?: number | undefined;
    /**
     * Qualified dividends (dollars a year). Left out: no dividends are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    qualified_dividends?: number | undefined;
    /**
     * Nonqualified dividends (dollars a year). Left out: no other dividends are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    other_dividends?: number | undefined;
    /**
     * Short-term gain (dollars). Left out: no short-term sales are mentioned.
     * From -1000000000 to 1000000000. Default: 0.
     */
    short_gain?: number | undefined;
    /**
     * Long-term gain (dollars). Left out: no long-term sales are mentioned.
     * From -1000000000 to 1000000000. Default: 0.
     */
    long_gain?: number | undefined;
    /**
     * Short-term loss (dollars). Left out: no short-term loss is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    short_loss?: number | undefined;
    /**
     * Long-term loss (dollars). Left out: no long-term loss is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    long_loss?: number | undefined;
    /**
     * Short-term loss carried over from earlier years (dollars). Left out: no earlier losses are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    short_carryover?: number | undefined;
    /**
     * Long-term loss carried over from earlier years (dollars). Left out: no earlier losses are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    long_carryover?: number | undefined;
    /**
     * Pension and retirement account income (dollars a year). Left out: no pension is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    retirement_income?: number | undefined;
    /**
     * Overtime pay (dollars a year). Left out: no overtime is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    overtime_pay?: number | undefined;
    /**
     * Tips (dollars a year). Left out: no tips are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    tip_income?: number | undefined;
    /**
     * Other ordinary income (dollars a year). Left out: no other income is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    other_income?: number | undefined;
    /**
     * Social Security benefit for the year (dollars a year). Left out: no Social Security is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    social_security?: number | undefined;
    /**
     * Married, filing separately, and lived apart all year (true or false). Left out: it matters only for separate returns with Social Security or an IRA.
     * Default: false.
     */
    lived_apart?: boolean | undefined;
    /**
     * Yearly 401(k) contribution (dollars a year). Left out: no contributions are mentioned.
     * From 0 to 1000000. Default: 0.
     */
    pre_tax_401k?: number | undefined;
    /**
     * 401(k) contribution as a share of pay (percent: 7 means 7%). Left out: no contribution was named.
     * From 0 to 100. Default: 0.
     */
    contribution_percent?: number | undefined;
    /**
     * Kind of 401(k) contribution (one of the values). Left out: most contributions are pre-tax.
     * Default: "pre_tax".
     */
    contribution_kind?: 'pre_tax' | 'roth' | undefined;
    /**
     * HSA contribution (dollars a year). Left out: no HSA is mentioned.
     * From 0 to 100000. Default: 0.
     */
    hsa?: number | undefined;
    /**
     * Deductible traditional IRA contribution (dollars a year). Left out: no IRA contributions are mentioned.
     * From 0 to 100000. Default: 0.
     */
    ira?: number | undefined;
    /**
     * Student loan interest (dollars a year). Left out: no student loan interest is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    student_interest?: number | undefined;
    /**
     * Child care cost (dollars a year). Left out: no child care is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    child_care?: number | undefined;
    /**
     * College tuition, fees and books you paid (dollars a year). Left out: no tuition is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    tuition?: number | undefined;
    /**
     * Number of college students (a whole number). Left out: one student, unless you say more.
     * From 1 to 10. Default: 1.
     */
    students?: number | undefined;
    /**
     * Year of college (one of the values). Left out: most students are in their first four years.
     * Default: "first_four_years".
     */
    course?: 'first_four_years' | 'later' | undefined;
    /**
     * Income after all deductions (true or false). Left out: income is usually given before deductions.
     * Default: false.
     */
    after_deductions?: boolean | undefined;
    /**
     * Mortgage interest (dollars a year). Left out: no mortgage is mentioned.
     * From 0 to 10000000. Default: 0.
     */
    mortgage_interest?: number | undefined;
    /**
     * Total itemized deductions (dollars a year). Left out: no such sum is mentioned.
     * From 0 to 10000000. Default: 0.
     */
    itemized?: number | undefined;
    /**
     * State and local tax paid (dollars a year). Left out: no state or property taxes are mentioned.
     * From 0 to 100000000. Default: 0.
     */
    state_local_taxes?: number | undefined;
    /**
     * Cash gifts to charity (dollars a year). Left out: no gifts are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    charity?: number | undefined;
    /**
     * Interest paid on a new American-made car (dollars a year). Left out: no car loan interest is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    car_loan_interest?: number | undefined;
    /**
     * Loan on a new American-made car (dollars). Left out: no car loan is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    car_loan_balance?: number | undefined;
    /**
     * Car loan rate (percent: 7 means 7%). Left out: no rate is told, so no interest is counted.
     * From 0 to 60. Default: 0.
     */
    car_loan_rate?: number | undefined;
    /**
     * Years left on the car loan (years). Left out: car loans often run for five years.
     * From 1 to 12. Default: 5.
     */
    car_loan_years?: number | undefined;
    /**
     * Number of children (a whole number). Left out: no children are mentioned.
     * From 0 to 20. Default: 0.
     */
    children?: number | undefined;
    /**
     * Number of children seventeen or older (a whole number). Left out: no child is said to be older than sixteen.
     * From 0 to 20. Default: 0.
     */
    grown_children?: number | undefined;
    /**
     * Number of other dependents (a whole number). Left out: no other dependents are mentioned.
     * From 0 to 20. Default: 0.
     */
    other_dependents?: number | undefined;
    /**
     * Federal tax withheld or paid so far (dollars a year). Left out: no withholding is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    withheld?: number | undefined;
    /**
     * Tax rate you named (percent: 7 means 7%). Left out: no rate is named.
     * From 0 to 60. Default: 0.
     */
    named_rate?: number | undefined;
    /**
     * Tax figure you were given (dollars a year). Left out: no other figure is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    quoted_tax?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Tax on gambling winnings: How much of a year’s gambling, casino, sports betting or lottery winnings is taxed after losses, with the limit on losses, itemizing or taking the standard deduction, and the federal tax on it. */
  gambling_tax: {
    /**
     * Winnings of the year (dollars).
     * From 0.01 to 1000000000.
     */
    winnings: number;
    /**
     * Gambling losses of the year (dollars). Left out: no losses are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    losses?: number | undefined;
    /**
     * Deductions (one of the values). Left out: you itemize where that takes off more.
     * Default: "better".
     */
    deducts?: 'better' | 'itemized' | 'standard' | undefined;
    /**
     * Other itemized deductions (dollars). Left out: no other itemized deductions are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    itemized?: number | undefined;
    /**
     * Other income of the year (dollars a year). Left out: no other income is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Tax rate you named (percent: 7 means 7%). Left out: no rate is named.
     * From 0 to 60. Default: 0.
     */
    rate?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Head of household or single: How much less federal tax a single parent or another unmarried person who keeps a home for someone pays as head of household than as single, and who may file that way. */
  head_of_household: {
    /**
     * Yearly income (dollars a year).
     * From 1 to 1000000000.
     */
    income: number;
    /**
     * Number of children (a whole number). Left out: it takes a child or another dependent, and no number is told.
     * From 0 to 20.
     */
    children?: number | undefined;
    /**
     * Number of children seventeen or older (a whole number). Left out: no child is said to be older than sixteen.
     * From 0 to 20. Default: 0.
     */
    grown_children?: number | undefined;
    /**
     * Number of other dependents (a whole number). Left out: no other dependents are mentioned.
     * From 0 to 20. Default: 0.
     */
    other_dependents?: number | undefined;
    /**
     * Yearly 401(k) contribution (dollars a year). Left out: no contributions are mentioned.
     * From 0 to 1000000. Default: 0.
     */
    pre_tax_401k?: number | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Selling your home: How much of the gain on selling your own home, the one you live in, is taxable after the home sale exclusion, and the federal capital gains tax on it. */
  home_sale: {
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Sale price of the home (dollars). Left out: no sale price is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    sold_for?: number | undefined;
    /**
     * Purchase price of the home (dollars). Left out: no purchase price is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    bought_for?: number | undefined;
    /**
     * Gain on the home (dollars). Left out: no gain is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    gain?: number | undefined;
    /**
     * Improvements (dollars). Left out: no improvements are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    improvements?: number | undefined;
    /**
     * Mortgage still owed (dollars). Left out: no mortgage is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    mortgage?: number | undefined;
    /**
     * Costs of selling (dollars). Left out: no costs of selling are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    selling_costs?: number | undefined;
    /**
     * Selling costs as a share of the price (percent: 7 means 7%). Left out: no share of the price is mentioned.
     * From 0 to 20. Default: 0.
     */
    selling_percent?: number | undefined;
    /**
     * Number of years you lived there (years). Left out: a home you lived in long enough.
     * From 0 to 100. Default: 2.
     */
    years_lived?: number | undefined;
    /**
     * Whether you lived in it (one of the values). Left out: a home that is called one’s own.
     * Default: "yes".
     */
    lived_there?: 'yes' | 'no' | 'not_said' | undefined;
    /**
     * Part of it was rented out, or all of it for a time (true or false). Left out: no rental was mentioned.
     * Default: false.
     */
    part_rented?: boolean | undefined;
    /**
     * Time since you moved out (years). Left out: you live there until the sale.
     * From 0 to 100. Default: 0.
     */
    years_moved_out?: number | undefined;
    /**
     * Number of years you owned it (years). Left out: as long as you lived in it, as far as that matters for the exclusion and for long-term rates.
     * From 0 to 100.
     */
    years_owned?: number | undefined;
    /**
     * Owned for less than two full years, 1 for yes (a whole number). Left out: nothing says that it was less.
     * From 0 to 1. Default: 0.
     */
    short_of_two_years?: number | undefined;
    /**
     * Lived in it for less than two full years, 1 for yes (a whole number). Left out: nothing says that it was less.
     * From 0 to 1. Default: 0.
     */
    short_of_two_years_lived?: number | undefined;
    /**
     * Sold because of work, health or something unforeseen (true or false). Left out: no such reason was mentioned.
     * Default: false.
     */
    forced_sale?: boolean | undefined;
    /**
     * Other income before deductions (dollars a year). Left out: without it you see the taxable gain, but not the tax on it.
     * From 0 to 1000000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Itemize or standard deduction: Whether to itemize or take the standard deduction: mortgage interest, state and property tax up to the cap, gifts and medical costs above their floors against the standard deduction, and the tax that the better way saves. */
  itemize_or_standard: {
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Mortgage interest (dollars a year). Left out: no mortgage is mentioned.
     * From 0 to 10000000. Default: 0.
     */
    mortgage_interest?: number | undefined;
    /**
     * State and local tax paid (dollars a year). Left out: no state or property taxes are mentioned.
     * From 0 to 100000000. Default: 0.
     */
    state_local_taxes?: number | undefined;
    /**
     * Cash gifts to charity (dollars a year). Left out: no gifts are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    charity?: number | undefined;
    /**
     * Out-of-pocket medical costs (dollars a year). Left out: no medical costs are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    medical?: number | undefined;
    /**
     * Total itemized deductions (dollars a year). Left out: no such sum is mentioned.
     * From 0 to 10000000. Default: 0.
     */
    itemized?: number | undefined;
    /**
     * Adjusted gross income (dollars a year). Left out: your income is used instead.
     * From 0 to 1000000000. Default: 0.
     */
    agi?: number | undefined;
    /**
     * Yearly income (dollars a year). Left out: a middle income; it matters for gifts, medical costs and the tax saved.
     * From 0 to 1000000000. Default: 90000.
     */
    income?: number | undefined;
    /**
     * Tax rate you named (percent: 7 means 7%). Left out: no rate is named.
     * From 0 to 60. Default: 0.
     */
    rate?: number | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Spouse’s age (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    spouse_age?: number | undefined;
    /**
     * Number of blind people on the return (a whole number). Left out: no blindness is mentioned.
     * From 0 to 2. Default: 0.
     */
    blind?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Job offers compared: Two or more jobs or offers compared by what each leaves in a year after federal taxes and the income tax of each job’s state: pay, bonus, 401(k) match, health premium, stock, rent, commute and cost of living, W-2 pay against a 1099, or the present job against an offer. */
  job_offers: {
    /**
     * Jobs to compare (a list).
     * 2 to 4 items.
     */
    offers: {
      /**
       * What the job is called (letters only). Left out: it isn’t named.
       * Default: "".
       */
      name?: string | undefined;
      /**
       * Pay before taxes (dollars a year).
       * From 1 to 1000000000.
       */
      pay: number;
      /**
       * Paid on a 1099, without withholding (true or false). Left out: most jobs are on a payroll.
       * Default: false.
       */
      self_employed?: boolean | undefined;
      /**
       * Yearly bonus (dollars). Left out: no bonus is mentioned.
       * From 0 to 1000000000. Default: 0.
       */
      bonus?: number | undefined;
      /**
       * Yearly tips and overtime (dollars a year). Left out: no tip or overtime is mentioned.
       * From 0 to 1000000000. Default: 0.
       */
      tips?: number | undefined;
      /**
       * Share of pay that is matched (percent: 7 means 7%). Left out: no match is mentioned.
       * From 0 to 100. Default: 0.
       */
      match_limit?: number | undefined;
      /**
       * Match rate (percent: 7 means 7%). Left out: a match is assumed to be dollar for dollar.
       * From 0 to 500. Default: 100.
       */
      match_percent?: number | undefined;
      /**
       * Years until the match is yours (years). Left out: no waiting time for the match is mentioned.
       * From 0 to 10. Default: 0.
       */
      match_years?: number | undefined;
      /**
       * Monthly health premium (dollars a month). Left out: no premium is mentioned.
       * From 0 to 20000. Default: 0.
       */
      premium?: number | undefined;
      /**
       * Employer’s HSA contribution (dollars a year). Left out: no HSA money is mentioned.
       * From 0 to 100000. Default: 0.
       */
      hsa?: number | undefined;
      /**
       * Total value of vesting stock (dollars). Left out: no stock is mentioned.
       * From 0 to 1000000000. Default: 0.
       */
      stock?: number | undefined;
      /**
       * Stock that vests in a year (dollars a year). Left out: no yearly stock is mentioned.
       * From 0 to 1000000000. Default: 0.
       */
      stock_yearly?: number | undefined;
      /**
       * Vesting time (years). Left out: most grants vest over four years.
       * From 1 to 10. Default: 4.
       */
      stock_years?: number | undefined;
      /**
       * Monthly rent or housing (dollars a month). Left out: no housing is mentioned.
       * From 0 to 1000000. Default: 0.
       */
      housing?: number | undefined;
      /**
       * Monthly commute and other job costs (dollars a month). Left out: no commute is mentioned.
       * From 0 to 100000. Default: 0.
       */
      commute?: number | undefined;
      /**
       * Difference in cost of living (percent: 7 means 7%). Left out: prices are assumed to be the same.
       * From -80 to 300. Default: 0.
       */
      cost_of_living?: number | undefined;
      /**
       * State of this job (one of the values). Left out: no state is given for it, so no state tax is counted.
       * Default: "not_said".
       */
      state?: 'not_said' | 'al' | 'ak' | 'az' | 'ar' | 'ca' | 'co' | 'ct' | 'de' | 'dc' | 'fl' | 'ga' | 'hi' | 'id' | 'il' | 'in' | 'ia' | 'ks' | 'ky' | 'la' | 'me' | 'md' | 'ma' | 'mi' | 'mn' | 'ms' | 'mo' | 'mt' | 'ne' | 'nv' | 'nh' | 'nj' | 'nm' | 'ny' | 'nc' | 'nd' | 'oh' | 'ok' | 'or' | 'pa' | 'ri' | 'sc' | 'sd' | 'tn' | 'tx' | 'ut' | 'vt' | 'va' | 'wa' | 'wv' | 'wi' | 'wy' | undefined;
    }[];
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Spouse’s pay (dollars a year). Left out: no wages of a spouse are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_wages?: number | undefined;
    /**
     * Number of children (a whole number). Left out: no children are mentioned.
     * From 0 to 20. Default: 0.
     */
    children?: number | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Kiddie tax on a child’s investment income: The federal tax on a child’s interest, dividends and gains from a custodial account: what is free, what is taxed at the child’s rate and what at the parents’ rate (kiddie tax, Form 8615). */
  kiddie_tax: {
    /**
     * Child’s interest and other investment income (dollars a year). Left out: no interest of the child is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    interest?: number | undefined;
    /**
     * Child’s dividends and gains (dollars a year). Left out: no dividend or gain of the child is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    gains?: number | undefined;
    /**
     * Those dividends and gains are (one of the values). Left out: nothing says that they are qualified or long-term.
     * Default: "ordinary".
     */
    gains_are?: 'ordinary' | 'qualified' | undefined;
    /**
     * Child’s pay from work (dollars a year). Left out: no job of the child is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    earned?: number | undefined;
    /**
     * Parents’ tax rate on such income (percent: 7 means 7%). Left out: it follows from the parents’ income.
     * From 0 to 60. Default: 0.
     */
    rate?: number | undefined;
    /**
     * Parents’ income (dollars a year). Left out: the parents’ tax rate is given instead.
     * From 0 to 1000000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Parents’ filing status (one of the values). Left out: most parents file jointly.
     * Default: "married_joint".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Penalty for filing or paying taxes late: What the IRS charges if a tax return is filed late or the tax is paid late: the failure-to-file and failure-to-pay penalties by months late, and interest on the unpaid tax and the penalty for filing late. */
  late_filing_penalty: {
    /**
     * Tax not paid by the due date (dollars).
     * From 0 to 1000000000.
     */
    unpaid: number;
    /**
     * Months late (months, a whole number).
     * From 0 to 240.
     */
    months: number;
    /**
     * Return filed (one of the values). Left out: the return comes as late as the payment.
     * Default: "late".
     */
    filed?: 'late' | 'on_time' | undefined;
    /**
     * On a payment plan with the IRS (true or false). Left out: no plan is mentioned.
     * Default: false.
     */
    payment_plan?: boolean | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Tax effect of marrying, divorcing or filing separately: What getting married changes in federal tax (a marriage penalty or bonus), what filing separately costs a married couple against a joint return, and what a divorce changes, from what each of the two earns. */
  marriage_tax: {
    /**
     * Choice to weigh (one of the values). Left out: two people who are not married yet.
     * Default: "marry".
     */
    question?: 'marry' | 'file_separately' | 'divorce' | undefined;
    /**
     * Filing status (one of the values). Left out: no marriage is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Your wages (dollars a year). Left out: no wages are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    wages?: number | undefined;
    /**
     * Your partner’s wages (dollars a year). Left out: no pay of a partner is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    partner_wages?: number | undefined;
    /**
     * Combined wages (dollars a year). Left out: no sum of both is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    together?: number | undefined;
    /**
     * Your self-employment income (dollars a year). Left out: no business is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    self_employment?: number | undefined;
    /**
     * Your partner’s self-employment income (dollars a year). Left out: no business of a partner is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    partner_self_employment?: number | undefined;
    /**
     * Your pension and other income (dollars a year). Left out: no other income is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    other_income?: number | undefined;
    /**
     * Your partner’s pension and other income (dollars a year). Left out: no other income of a partner is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    partner_other_income?: number | undefined;
    /**
     * Your Social Security (dollars a year). Left out: no Social Security is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    social_security?: number | undefined;
    /**
     * Your partner’s Social Security (dollars a year). Left out: no Social Security of a partner is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    partner_social_security?: number | undefined;
    /**
     * Number of children with you (a whole number). Left out: none are mentioned; a head of household is taken to have one.
     * From 0 to 20.
     */
    children?: number | undefined;
    /**
     * Number of children with your partner (a whole number). Left out: no children of a partner are mentioned.
     * From 0 to 20. Default: 0.
     */
    partner_children?: number | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Partner’s age (age in whole years). Left out: only the amounts for seniors depend on it.
     * From 0 to 120. Default: 40.
     */
    partner_age?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Mileage deduction: How many dollars business miles are worth as a deduction at the standard mileage rate, for gig drivers, freelancers and small businesses, with parking and tolls. */
  mileage_deduction: {
    /**
     * Business miles (a whole number).
     * From 0 to 1000000.
     */
    miles: number;
    /**
     * When they were driven (one of the values). Left out: no months were mentioned.
     * Default: "evenly_over_the_year".
     */
    driven?: 'evenly_over_the_year' | 'through_june' | 'from_july_on' | undefined;
    /**
     * Another rate for each mile (dollars). Left out: the IRS rate is taken.
     * From 0 to 5. Default: 0.
     */
    mile_rate?: number | undefined;
    /**
     * Parking and tolls (dollars). Left out: no parking or tolls are mentioned.
     * From 0 to 1000000. Default: 0.
     */
    tolls?: number | undefined;
    /**
     * Tax rate you named (percent: 7 means 7%). Left out: no rate is named.
     * From 0 to 60. Default: 0.
     */
    rate?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Net investment income tax: The net investment income tax (NIIT, the 3.8% surtax) by itself: from adjusted gross income or pay, interest, dividends, capital gains and rent, and filing status, with how far the income is above or below the threshold. */
  net_investment_tax: {
    /**
     * Adjusted gross income (dollars a year). Left out: pay and investment income are added up.
     * From 0 to 1000000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Income that is not from investments, where AGI isn’t known (dollars a year). Left out: adjusted gross income is given.
     * From 0 to 1000000000. Default: 0.
     */
    other?: number | undefined;
    /**
     * Investment income (dollars a year).
     * From 0 to 1000000000.
     */
    investment: number;
    /**
     * Investment losses and expenses (dollars a year). Left out: the investment income is net of them.
     * From 0 to 1000000000. Default: 0.
     */
    losses?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Deduction for overtime or tips: How much of a year’s overtime pay or tips is deductible under “no tax on overtime” and “no tax on tips”, after the yearly limit and the income phase-out, and how much federal tax that saves. */
  overtime_tips_deduction: {
    /**
     * Yearly overtime pay (dollars a year). Left out: no overtime is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    overtime?: number | undefined;
    /**
     * The overtime you gave is (one of the values). Left out: all that overtime paid, at time and a half.
     * Default: "all".
     */
    overtime_is?: 'all' | 'premium' | undefined;
    /**
     * Overtime hours a week, all year (a ratio). Left out: the hours of the year or the overtime pay are given instead.
     * From 0 to 100. Default: 0.
     */
    weekly_hours?: number | undefined;
    /**
     * Overtime hours in the year (a whole number). Left out: the overtime pay is given instead.
     * From 0 to 6000. Default: 0.
     */
    hours?: number | undefined;
    /**
     * Regular pay for an hour (dollars). Left out: the overtime pay is given instead.
     * From 0 to 200. Default: 0.
     */
    hourly?: number | undefined;
    /**
     * Yearly tips (dollars a year). Left out: no tips are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    tips?: number | undefined;
    /**
     * Yearly pay without them (dollars a year). Left out: the tax rate is given instead, or it’s a year of full weeks at your hourly pay.
     * From 0 to 1000000000.
     */
    income?: number | undefined;
    /**
     * Tax rate you named (percent: 7 means 7%). Left out: no rate is named.
     * From 0 to 60. Default: 0.
     */
    rate?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Gross pay of a check with overtime: The pay before taxes of one check from the hours worked and the hourly rate, with overtime at time and a half above forty hours a week and double time; for hours of one week or two, and how much of it is overtime pay. */
  paycheck_gross: {
    /**
     * Hourly rate (dollars).
     * From 0.01 to 5000.
     */
    rate: number;
    /**
     * Hours worked (a ratio).
     * From 0.25 to 336.
     */
    hours: number;
    /**
     * Hours at double time (a ratio). Left out: no double time is mentioned.
     * From 0 to 168. Default: 0.
     */
    double_hours?: number | undefined;
    /**
     * Double time is paid (true or false). Left out: nothing is said of double time.
     * Default: false.
     */
    all_double?: boolean | undefined;
    /**
     * Overtime hours, given separately (a ratio). Left out: hours above a full week are overtime.
     * From 0 to 168. Default: 0.
     */
    overtime_hours?: number | undefined;
    /**
     * Hourly rate of overtime (dollars). Left out: time and a half.
     * From 0 to 10000. Default: 0.
     */
    overtime_rate?: number | undefined;
    /**
     * Tips or a bonus in that check (dollars). Left out: no tips or bonus are mentioned.
     * From 0 to 10000000. Default: 0.
     */
    extra?: number | undefined;
    /**
     * Pay schedule (one of the values). Left out: the most common way to be paid.
     * Default: "every_two_weeks".
     */
    paid?: 'yearly' | 'monthly' | 'twice_a_month' | 'every_two_weeks' | 'weekly' | undefined;
    /**
     * Weeks that the hours are of (a whole number). Left out: the hours of one week; of two where there are more than a week can hold.
     * From 1 to 2.
     */
    weeks?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Payroll and self-employment tax: Social Security and Medicare tax on wages (FICA) and on self-employment profit, with the additional Medicare tax and the deductible half. */
  payroll_self_employment: {
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Yearly wages or salary (dollars a year). Left out: no wages are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    wages?: number | undefined;
    /**
     * Spouse’s pay (dollars a year). Left out: no wages of a spouse are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_wages?: number | undefined;
    /**
     * Self-employment income (dollars a year). Left out: no business is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    self_employment?: number | undefined;
    /**
     * Business expenses (dollars a year). Left out: no business expenses are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    business_expenses?: number | undefined;
    /**
     * Business miles (a whole number). Left out: no business miles are mentioned.
     * From 0 to 500000. Default: 0.
     */
    miles?: number | undefined;
    /**
     * Another rate for each mile (dollars). Left out: the IRS rate is taken.
     * From 0 to 5. Default: 0.
     */
    mile_rate?: number | undefined;
    /**
     * Tips, overtime and bonuses (dollars a year). Left out: no tips or extra pay are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    tips?: number | undefined;
    /**
     * Spouse’s business profit (dollars a year). Left out: no business of a spouse is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_self_employment?: number | undefined;
    /**
     * Exemption from Social Security and Medicare tax (one of the values). Left out: most pay bears these taxes.
     * Default: "none".
     */
    payroll_exemption?: 'none' | 'student_visa' | 'campus_job' | undefined;
    /**
     * Pay schedule (one of the values). Left out: the most common way to be paid.
     * Default: "every_two_weeks".
     */
    paid?: 'yearly' | 'monthly' | 'twice_a_month' | 'every_two_weeks' | 'weekly' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** A percent of your pay in dollars: How many dollars a percent of a salary or paycheck is, a year, a month and each paycheck, before taxes. */
  percent_of_pay: {
    /**
     * Percent of pay (percent: 7 means 7%).
     * From 0 to 1000.
     */
    share: number;
    /**
     * Yearly pay before taxes (dollars a year).
     * From 0 to 1000000000.
     */
    pay: number;
    /**
     * Pay schedule (one of the values). Left out: the most common way to be paid.
     * Default: "every_two_weeks".
     */
    paid?: 'yearly' | 'monthly' | 'twice_a_month' | 'every_two_weeks' | 'weekly' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Marketplace health insurance credit: The premium tax credit (ACA or Obamacare subsidy) for marketplace health insurance by income and household size, what a benchmark silver plan costs you after it, and the income at which it ends. */
  premium_tax_credit: {
    /**
     * Household income for the year (dollars a year).
     * From 0 to 100000000.
     */
    income: number;
    /**
     * One-time gain or conversion (dollars a year). Left out: no gain or conversion is mentioned.
     * From 0 to 100000000. Default: 0.
     */
    one_time?: number | undefined;
    /**
     * Traditional IRA, 401(k) or HSA contribution (dollars a year). Left out: no contributions are mentioned.
     * From 0 to 1000000. Default: 0.
     */
    deducted?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Number of children on your return (a whole number). Left out: no children are mentioned.
     * From 0 to 20. Default: 0.
     */
    children?: number | undefined;
    /**
     * Number of people on your tax return (a whole number). Left out: you, your spouse where you file jointly, and your children.
     * From 1 to 20.
     */
    household_size?: number | undefined;
    /**
     * Premium of the second-lowest silver plan (dollars a month). Left out: without it, what you pay at most is worked out.
     * From 0 to 100000. Default: 0.
     */
    benchmark?: number | undefined;
    /**
     * Premium of your plan (dollars a month). Left out: the benchmark plan itself.
     * From 0 to 100000. Default: 0.
     */
    plan?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Raise or bonus after tax: What is left of a raise, bonus, overtime, tips or a higher salary after federal income tax, Social Security, Medicare and, where the state is told, state income tax, by year, month and paycheck, and the share that taxes take. */
  raise_after_tax: {
    /**
     * Current pay before taxes (dollars a year). Left out: the tax rate, or a spouse’s pay, is given instead.
     * From 0 to 1000000000. Default: 0.
     */
    wages?: number | undefined;
    /**
     * New pay before taxes (dollars a year). Left out: the raise is given instead.
     * From 0 to 1000000000. Default: 0.
     */
    new_pay?: number | undefined;
    /**
     * Raise in dollars (dollars a year). Left out: no raise in dollars is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    raise?: number | undefined;
    /**
     * Raise in percent (percent: 7 means 7%). Left out: no raise in percent is mentioned.
     * From 0 to 500. Default: 0.
     */
    raise_percent?: number | undefined;
    /**
     * Bonus (dollars). Left out: no bonus is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    bonus?: number | undefined;
    /**
     * Overtime pay (dollars a year). Left out: no overtime is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    overtime?: number | undefined;
    /**
     * Tips (dollars a year). Left out: no tips are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    tips?: number | undefined;
    /**
     * Spouse’s raise, bonus or overtime (dollars a year). Left out: no extra pay of a spouse is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_extra?: number | undefined;
    /**
     * Side income after expenses (dollars a year). Left out: no side income is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    side_income?: number | undefined;
    /**
     * Tax rate on the extra pay (percent: 7 means 7%). Left out: the brackets and your pay decide.
     * From 0 to 60. Default: 0.
     */
    tax_rate?: number | undefined;
    /**
     * Child care tied to the job (dollars a year). Left out: no child care is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    child_care?: number | undefined;
    /**
     * Yearly 401(k) contribution (dollars a year). Left out: no contributions are mentioned.
     * From 0 to 1000000. Default: 0.
     */
    pre_tax_401k?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Spouse’s pay (dollars a year). Left out: no wages of a spouse are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_wages?: number | undefined;
    /**
     * 401(k) contribution as a share of pay (percent: 7 means 7%). Left out: no contribution was named.
     * From 0 to 100. Default: 0.
     */
    contribution_percent?: number | undefined;
    /**
     * Kind of 401(k) contribution (one of the values). Left out: most contributions are pre-tax.
     * Default: "pre_tax".
     */
    contribution_kind?: 'pre_tax' | 'roth' | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Number of children (a whole number). Left out: no children are mentioned.
     * From 0 to 20. Default: 0.
     */
    children?: number | undefined;
    /**
     * State (one of the values). Left out: no state is named, so no state tax is counted.
     * Default: "not_said".
     */
    state?: 'not_said' | 'al' | 'ak' | 'az' | 'ar' | 'ca' | 'co' | 'ct' | 'de' | 'dc' | 'fl' | 'ga' | 'hi' | 'id' | 'il' | 'in' | 'ia' | 'ks' | 'ky' | 'la' | 'me' | 'md' | 'ma' | 'mi' | 'mn' | 'ms' | 'mo' | 'mt' | 'ne' | 'nv' | 'nh' | 'nj' | 'nm' | 'ny' | 'nc' | 'nd' | 'oh' | 'ok' | 'or' | 'pa' | 'ri' | 'sc' | 'sd' | 'tn' | 'tx' | 'ut' | 'vt' | 'va' | 'wa' | 'wv' | 'wi' | 'wy' | undefined;
    /**
     * Pay schedule (one of the values). Left out: the most common way to be paid.
     * Default: "every_two_weeks".
     */
    paid?: 'yearly' | 'monthly' | 'twice_a_month' | 'every_two_weeks' | 'weekly' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Real hourly wage: What a job really pays an hour once unpaid overtime, the time of the commute and the costs of working are counted: from a salary or take-home pay, the hours of a week, commuting time and cost. */
  real_hourly_wage: {
    /**
     * Yearly pay (dollars a year).
     * From 1 to 1000000000.
     */
    pay: number;
    /**
     * Hours worked in a week (a ratio). Left out: a full week.
     * From 1 to 168. Default: 40.
     */
    hours?: number | undefined;
    /**
     * Hours of commuting in a week (a ratio). Left out: no commuting time is mentioned.
     * From 0 to 100. Default: 0.
     */
    commute_hours?: number | undefined;
    /**
     * Minutes of commuting each way (a whole number). Left out: no commuting time is mentioned.
     * From 0 to 400. Default: 0.
     */
    minutes?: number | undefined;
    /**
     * Days at work in a week (a whole number). Left out: a full week.
     * From 1 to 7. Default: 5.
     */
    days?: number | undefined;
    /**
     * Costs of working per month (dollars a month). Left out: no cost of working is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    costs?: number | undefined;
    /**
     * Weeks paid in a year (a whole number). Left out: vacation is paid.
     * From 1 to 53. Default: 52.
     */
    weeks?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Tax refund or balance due: Whether a federal refund comes back or tax is still due for a year, and how much, from income of every kind, children, college and retirement saving, and the tax that was withheld or paid in advance. */
  refund_or_due: {
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Spouse’s age (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    spouse_age?: number | undefined;
    /**
     * Number of blind people on the return (a whole number). Left out: no blindness is mentioned.
     * From 0 to 2. Default: 0.
     */
    blind?: number | undefined;
    /**
     * Yearly wages or salary (dollars a year). Left out: no wages are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    wages?: number | undefined;
    /**
     * Spouse’s pay (dollars a year). Left out: no wages of a spouse are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_wages?: number | undefined;
    /**
     * Self-employment income (dollars a year). Left out: no business is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    self_employment?: number | undefined;
    /**
     * Spouse’s self-employment income (dollars a year). Left out: no business of a spouse is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_self_employment?: number | undefined;
    /**
     * Spouse’s business expenses (dollars a year). Left out: no expenses of a spouse’s business are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_business_expenses?: number | undefined;
    /**
     * Business miles (a whole number). Left out: no business miles are mentioned.
     * From 0 to 500000. Default: 0.
     */
    business_miles?: number | undefined;
    /**
     * Business expenses (dollars a year). Left out: no expenses of a business are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    business_expenses?: number | undefined;
    /**
     * Taxable interest (dollars a year). Left out: no interest is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    interest?: number | undefined;
    /**
     * Tax-exempt interest (dollars a year). Left out: no municipal bonds are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    tax_exempt_interest?: number | undefined;
    /**
     * Qualified dividends (dollars a year). Left out: no dividends are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    qualified_dividends?: number | undefined;
    /**
     * Nonqualified dividends (dollars a year). Left out: no other dividends are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    other_dividends?: number | undefined;
    /**
     * Short-term gain (dollars). Left out: no short-term sales are mentioned.
     * From -1000000000 to 1000000000. Default: 0.
     */
    short_gain?: number | undefined;
    /**
     * Long-term gain (dollars). Left out: no long-term sales are mentioned.
     * From -1000000000 to 1000000000. Default: 0.
     */
    long_gain?: number | undefined;
    /**
     * Short-term loss (dollars). Left out: no short-term loss is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    short_loss?: number | undefined;
    /**
     * Long-term loss (dollars). Left out: no long-term loss is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    long_loss?: number | undefined;
    /**
     * Short-term loss carried over from earlier years (dollars). Left out: no earlier losses are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    short_carryover?: number | undefined;
    /**
     * Long-term loss carried over from earlier years (dollars). Left out: no earlier losses are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    long_carryover?: number | undefined;
    /**
     * Pension and retirement account income (dollars a year). Left out: no pension is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    retirement_income?: number | undefined;
    /**
     * Overtime pay (dollars a year). Left out: no overtime is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    overtime_pay?: number | undefined;
    /**
     * Tips (dollars a year). Left out: no tips are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    tip_income?: number | undefined;
    /**
     * Other ordinary income (dollars a year). Left out: no other income is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    other_income?: number | undefined;
    /**
     * Social Security benefit for the year (dollars a year). Left out: no Social Security is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    social_security?: number | undefined;
    /**
     * Married, filing separately, and lived apart all year (true or false). Left out: it matters only for separate returns with Social Security or an IRA.
     * Default: false.
     */
    lived_apart?: boolean | undefined;
    /**
     * Yearly 401(k) contribution (dollars a year). Left out: no contributions are mentioned.
     * From 0 to 1000000. Default: 0.
     */
    pre_tax_401k?: number | undefined;
    /**
     * 401(k) contribution as a share of pay (percent: 7 means 7%). Left out: no contribution was named.
     * From 0 to 100. Default: 0.
     */
    contribution_percent?: number | undefined;
    /**
     * Kind of 401(k) contribution (one of the values). Left out: most contributions are pre-tax.
     * Default: "pre_tax".
     */
    contribution_kind?: 'pre_tax' | 'roth' | undefined;
    /**
     * HSA contribution (dollars a year). Left out: no HSA is mentioned.
     * From 0 to 100000. Default: 0.
     */
    hsa?: number | undefined;
    /**
     * Deductible traditional IRA contribution (dollars a year). Left out: no IRA contributions are mentioned.
     * From 0 to 100000. Default: 0.
     */
    ira?: number | undefined;
    /**
     * Student loan interest (dollars a year). Left out: no student loan interest is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    student_interest?: number | undefined;
    /**
     * Child care cost (dollars a year). Left out: no child care is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    child_care?: number | undefined;
    /**
     * College tuition, fees and books you paid (dollars a year). Left out: no tuition is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    tuition?: number | undefined;
    /**
     * Number of college students (a whole number). Left out: one student, unless you say more.
     * From 1 to 10. Default: 1.
     */
    students?: number | undefined;
    /**
     * Year of college (one of the values). Left out: most students are in their first four years.
     * Default: "first_four_years".
     */
    course?: 'first_four_years' | 'later' | undefined;
    /**
     * Income after all deductions (true or false). Left out: income is usually given before deductions.
     * Default: false.
     */
    after_deductions?: boolean | undefined;
    /**
     * Mortgage interest (dollars a year). Left out: no mortgage is mentioned.
     * From 0 to 10000000. Default: 0.
     */
    mortgage_interest?: number | undefined;
    /**
     * Total itemized deductions (dollars a year). Left out: no such sum is mentioned.
     * From 0 to 10000000. Default: 0.
     */
    itemized?: number | undefined;
    /**
     * State and local tax paid (dollars a year). Left out: no state or property taxes are mentioned.
     * From 0 to 100000000. Default: 0.
     */
    state_local_taxes?: number | undefined;
    /**
     * Cash gifts to charity (dollars a year). Left out: no gifts are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    charity?: number | undefined;
    /**
     * Interest paid on a new American-made car (dollars a year). Left out: no car loan interest is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    car_loan_interest?: number | undefined;
    /**
     * Loan on a new American-made car (dollars). Left out: no car loan is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    car_loan_balance?: number | undefined;
    /**
     * Car loan rate (percent: 7 means 7%). Left out: no rate is told, so no interest is counted.
     * From 0 to 60. Default: 0.
     */
    car_loan_rate?: number | undefined;
    /**
     * Years left on the car loan (years). Left out: car loans often run for five years.
     * From 1 to 12. Default: 5.
     */
    car_loan_years?: number | undefined;
    /**
     * Number of children (a whole number). Left out: no children are mentioned.
     * From 0 to 20. Default: 0.
     */
    children?: number | undefined;
    /**
     * Number of children seventeen or older (a whole number). Left out: no child is said to be older than sixteen.
     * From 0 to 20. Default: 0.
     */
    grown_children?: number | undefined;
    /**
     * Number of other dependents (a whole number). Left out: no other dependents are mentioned.
     * From 0 to 20. Default: 0.
     */
    other_dependents?: number | undefined;
    /**
     * Federal tax withheld or paid so far (dollars a year). Left out: nothing is said to have been withheld, so all of the tax is still due.
     * From 0 to 1000000000. Default: 0.
     */
    withheld?: number | undefined;
    /** Earned income credit without a child (one of the values). Left out: it depends on your age, which isn’t told. */
    childless_credit?: 'left_out' | 'counted' | undefined;
    /**
     * Known federal tax for the year (dollars a year). Left out: it is worked out from your income.
     * From 0 to 1000000000. Default: 0.
     */
    told_tax?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Depreciation of a rental home: How much depreciation a landlord can deduct each year on a rented house, condo or duplex: the price and improvements without the land, written off evenly over the years of the law, the part of the first year by the month it was first rented out, and the tax it saves. */
  rental_depreciation: {
    /**
     * Price of the property, with the land (dollars).
     * From 1 to 1000000000.
     */
    price: number;
    /**
     * Part of it that is land (dollars). Left out: a share of the price is taken.
     * From 0 to 1000000000. Default: 0.
     */
    land?: number | undefined;
    /**
     * Land in percent of the price (percent: 7 means 7%). Left out: a common share; your property tax bill shows the real one.
     * From 0 to 99. Default: 20.
     */
    land_share?: number | undefined;
    /**
     * Improvements before it was rented out (dollars). Left out: none were mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    improvements?: number | undefined;
    /**
     * Month it was first rented out (1 to 12) (a whole number). Left out: January; a later month only makes the first year smaller.
     * From 1 to 12. Default: 1.
     */
    month?: number | undefined;
    /**
     * Your tax bracket (percent: 7 means 7%). Left out: the tax it saves isn’t asked for.
     * From 0 to 60. Default: 0.
     */
    tax_rate?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Selling a rental property: The federal tax on selling a rental house or investment property: gain after depreciation, depreciation recapture at up to a quarter, long-term capital gains tax, the net investment income tax, suspended rental losses, and the cash left after the mortgage. */
  rental_sale: {
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Sale price of the rental (dollars).
     * From 1 to 1000000000.
     */
    sold_for: number;
    /**
     * Purchase price of the rental (dollars).
     * From 0 to 1000000000.
     */
    bought_for: number;
    /**
     * Time it was rented out (years). Left out: an assumption; it decides the depreciation.
     * From 0 to 60. Default: 10.
     */
    years_rented?: number | undefined;
    /**
     * Depreciation taken each year (dollars a year). Left out: only what was taken in all counts.
     * From 0 to 100000000. Default: 0.
     */
    depreciation_yearly?: number | undefined;
    /**
     * Depreciation taken in all (dollars). Left out: worked out from the price of the building and the years.
     * From 0 to 1000000000. Default: 0.
     */
    depreciation?: number | undefined;
    /**
     * Share of the price that is land (percent: 7 means 7%). Left out: a common share; your property tax bill splits land and building.
     * From 0 to 95. Default: 20.
     */
    land_percent?: number | undefined;
    /**
     * Improvements (dollars). Left out: no improvements are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    improvements?: number | undefined;
    /**
     * Mortgage still owed (dollars). Left out: no mortgage is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    mortgage?: number | undefined;
    /**
     * Costs of selling (dollars). Left out: no costs of selling are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    selling_costs?: number | undefined;
    /**
     * Selling costs as a share of the price (percent: 7 means 7%). Left out: no share of the price is mentioned.
     * From 0 to 20. Default: 0.
     */
    selling_percent?: number | undefined;
    /**
     * Rental losses not deducted yet (dollars). Left out: none are mentioned; Form 8582 has them.
     * From 0 to 1000000000. Default: 0.
     */
    passive_losses?: number | undefined;
    /**
     * Other income before deductions (dollars a year). Left out: without it the usual rates are taken.
     * From 0 to 1000000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Room for a Roth conversion in a bracket: How much of a traditional IRA or 401(k) may be converted to a Roth this year without leaving a tax bracket, the present one or one that you name, and the tax on it. */
  roth_conversion_room: {
    /**
     * Bracket to stay in (percent: 7 means 7%). Left out: the bracket you are in.
     * From 0 to 37. Default: 0.
     */
    bracket?: number | undefined;
    /**
     * Balance of the traditional account (dollars). Left out: no balance is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    balance?: number | undefined;
    /**
     * Amount converted so far this year (dollars). Left out: no earlier conversion is mentioned.
     * From 0 to 100000000. Default: 0.
     */
    converted_already?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Spouse’s age (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    spouse_age?: number | undefined;
    /**
     * Yearly wages or salary (dollars a year). Left out: no wages are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    wages?: number | undefined;
    /**
     * Spouse’s pay (dollars a year). Left out: no wages of a spouse are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_wages?: number | undefined;
    /**
     * Self-employment income (dollars a year). Left out: no business is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    self_employment?: number | undefined;
    /**
     * Business expenses (dollars a year). Left out: no expenses of a business are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    business_expenses?: number | undefined;
    /**
     * Pension and retirement account income (dollars a year). Left out: no pension is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    retirement_income?: number | undefined;
    /**
     * Other ordinary income (dollars a year). Left out: no other income is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    other_income?: number | undefined;
    /**
     * Social Security benefit for the year (dollars a year). Left out: no Social Security is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    social_security?: number | undefined;
    /**
     * Taxable interest (dollars a year). Left out: no interest is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    interest?: number | undefined;
    /**
     * Qualified dividends (dollars a year). Left out: no dividends are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    qualified_dividends?: number | undefined;
    /**
     * Long-term gain (dollars). Left out: no long-term sales are mentioned.
     * From -1000000000 to 1000000000. Default: 0.
     */
    long_gain?: number | undefined;
    /**
     * Yearly 401(k) contribution (dollars a year). Left out: no contributions are mentioned.
     * From 0 to 1000000. Default: 0.
     */
    pre_tax_401k?: number | undefined;
    /**
     * Income after all deductions (true or false). Left out: income is usually given before deductions.
     * Default: false.
     */
    after_deductions?: boolean | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Roth conversion: The federal tax of converting an amount from a traditional IRA or 401(k) to a Roth this year, how much fits into your bracket, and what it does to Medicare premiums. */
  roth_conversion: {
    /**
     * Amount to convert (dollars). Left out: the whole account is converted.
     * From 0 to 100000000. Default: 0.
     */
    convert?: number | undefined;
    /**
     * Balance of the traditional account (dollars). Left out: no balance is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    balance?: number | undefined;
    /**
     * Tax rate you named (percent: 7 means 7%). Left out: no rate is named.
     * From 0 to 60. Default: 0.
     */
    rate?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Spouse’s age (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    spouse_age?: number | undefined;
    /**
     * Yearly wages or salary (dollars a year). Left out: no wages are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    wages?: number | undefined;
    /**
     * No other income (true or false). Left out: most people have some.
     * Default: false.
     */
    no_other_income?: boolean | undefined;
    /**
     * Spouse’s pay (dollars a year). Left out: no wages of a spouse are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_wages?: number | undefined;
    /**
     * Self-employment income (dollars a year). Left out: no business is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    self_employment?: number | undefined;
    /**
     * Business expenses (dollars a year). Left out: no expenses of a business are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    business_expenses?: number | undefined;
    /**
     * Pension and retirement account income (dollars a year). Left out: no pension is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    retirement_income?: number | undefined;
    /**
     * Other ordinary income (dollars a year). Left out: no other income is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    other_income?: number | undefined;
    /**
     * Social Security benefit for the year (dollars a year). Left out: no Social Security is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    social_security?: number | undefined;
    /**
     * Taxable interest (dollars a year). Left out: no interest is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    interest?: number | undefined;
    /**
     * Tax-exempt interest (dollars a year). Left out: no municipal bonds are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    tax_exempt_interest?: number | undefined;
    /**
     * Qualified dividends (dollars a year). Left out: no dividends are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    qualified_dividends?: number | undefined;
    /**
     * Long-term gain (dollars). Left out: no long-term sales are mentioned.
     * From -1000000000 to 1000000000. Default: 0.
     */
    long_gain?: number | undefined;
    /**
     * Yearly 401(k) contribution (dollars a year). Left out: no contributions are mentioned.
     * From 0 to 1000000. Default: 0.
     */
    pre_tax_401k?: number | undefined;
    /**
     * Already taxed share of your traditional IRAs (percent: 7 means 7%). Left out: contributions to a traditional account are usually deducted.
     * From 0 to 100. Default: 0.
     */
    after_tax_share?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Saver’s credit: The saver’s credit (retirement savings contributions credit) in dollars for what goes into an IRA, a 401(k) or another plan at work on lower or moderate income, the incomes at which its rate falls, and the saver’s match that takes its place. */
  savers_credit: {
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Adjusted gross income (dollars a year).
     * From 0 to 1000000000.
     */
    income: number;
    /**
     * Yearly retirement contribution (dollars a year). Left out: no contribution is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    contribution?: number | undefined;
    /**
     * Contribution as a share of income (percent: 7 means 7%). Left out: the contribution is given in dollars.
     * From 0 to 100. Default: 0.
     */
    contribution_percent?: number | undefined;
    /**
     * Spouse’s yearly retirement contribution (dollars a year). Left out: no contribution of a spouse is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    spouse_contribution?: number | undefined;
    /**
     * Full-time student (true or false). Left out: nothing says that you study full-time.
     * Default: false.
     */
    student?: boolean | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Number of children (a whole number). Left out: no children are mentioned.
     * From 0 to 20. Default: 0.
     */
    children?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Deduction for seniors: How much of the deduction for people aged 65 and older (the senior bonus deduction, 2025 through 2028) is left at an income, for one person or a couple, and how much federal tax it saves. */
  senior_deduction: {
    /**
     * Yearly income besides Social Security (dollars a year).
     * From 0 to 1000000000.
     */
    income: number;
    /**
     * Social Security benefit for the year (dollars a year). Left out: no Social Security is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    social_security?: number | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: you ask about the deduction for seniors.
     * From 0 to 120. Default: 65.
     */
    age?: number | undefined;
    /**
     * Spouse’s age at the end of the year (age in whole years). Left out: a spouse of 65 or older isn’t mentioned.
     * From 0 to 120.
     */
    spouse_age?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Taxable Social Security: How much of your Social Security benefits is taxable, from the benefits and your other income, by the worksheet of IRS Publication 915. */
  ss_taxability: {
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Social Security benefit for the year (dollars a year).
     * From 0 to 1000000.
     */
    benefits: number;
    /**
     * Other taxable income (dollars a year). Left out: Social Security is the only income you mention.
     * From 0 to 1000000000. Default: 0.
     */
    other_income?: number | undefined;
    /**
     * Tax-exempt interest (dollars a year). Left out: no municipal bonds are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    tax_exempt_interest?: number | undefined;
    /**
     * Deductible IRA or HSA contributions (dollars a year). Left out: none is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    adjustments?: number | undefined;
    /**
     * Married, filing separately, and lived apart all year (true or false). Left out: it matters only for separate returns with Social Security or an IRA.
     * Default: false.
     */
    lived_apart?: boolean | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Spouse’s age (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    spouse_age?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** State income tax on pay: What a state such as California, New York or Ohio takes of a salary in state income tax for a year, beside the federal tax, and the state refund or balance due from what was withheld for the state (box 17 of a W-2); nothing in Texas, Florida and the other states without one. */
  state_income_tax: {
    /** State (one of the values). */
    state: 'al' | 'ak' | 'az' | 'ar' | 'ca' | 'co' | 'ct' | 'de' | 'dc' | 'fl' | 'ga' | 'hi' | 'id' | 'il' | 'in' | 'ia' | 'ks' | 'ky' | 'la' | 'me' | 'md' | 'ma' | 'mi' | 'mn' | 'ms' | 'mo' | 'mt' | 'ne' | 'nv' | 'nh' | 'nj' | 'nm' | 'ny' | 'nc' | 'nd' | 'oh' | 'ok' | 'or' | 'pa' | 'ri' | 'sc' | 'sd' | 'tn' | 'tx' | 'ut' | 'vt' | 'va' | 'wa' | 'wv' | 'wi' | 'wy';
    /**
     * Yearly wages or salary (dollars a year). Left out: no wages are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    wages?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Spouse’s pay (dollars a year). Left out: no wages of a spouse are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_wages?: number | undefined;
    /**
     * Yearly 401(k) contribution (dollars a year). Left out: no contributions are mentioned.
     * From 0 to 1000000. Default: 0.
     */
    pre_tax_401k?: number | undefined;
    /**
     * 401(k) contribution as a share of pay (percent: 7 means 7%). Left out: no contribution was named.
     * From 0 to 100. Default: 0.
     */
    contribution_percent?: number | undefined;
    /**
     * Number of children (a whole number). Left out: no children are mentioned.
     * From 0 to 20. Default: 0.
     */
    children?: number | undefined;
    /**
     * State tax withheld so far (dollars a year). Left out: nothing is said to have been withheld for the state.
     * From 0 to 1000000000. Default: 0.
     */
    withheld?: number | undefined;
    /**
     * Federal tax withheld so far (dollars a year). Left out: nothing is said to have been withheld for the IRS.
     * From 0 to 1000000000. Default: 0.
     */
    federal_withheld?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Exercising employee stock options (ISO and NSO): The federal tax of exercising employee stock options: the alternative minimum tax (AMT) on incentive stock options (ISO) and how many can be exercised without it, a disqualifying or a qualifying sale with the AMT credit, and the tax on nonqualified options (NSO). */
  stock_options_exercise: {
    /**
     * Kind of option (one of the values). Left out: the kind that the alternative minimum tax is about.
     * Default: "iso".
     */
    kind?: 'iso' | 'nso' | undefined;
    /**
     * Number of options to exercise (a whole number).
     * From 1 to 100000000.
     */
    shares: number;
    /**
     * Strike price of a share (dollars).
     * From 0 to 10000.
     */
    strike: number;
    /**
     * Value of a share at exercise (dollars).
     * From 0 to 10000.
     */
    price: number;
    /**
     * Price of a share at sale (dollars). Left out: the value at exercise.
     * From 0 to 10000. Default: 0.
     */
    sale_price?: number | undefined;
    /** What happens to the shares (one of the values). Left out: kept past the end of the year, or sold after the holding periods where a later price is told. */
    sale?: 'keep' | 'sell_early' | 'sell_late' | undefined;
    /**
     * Salary (dollars a year).
     * From 0 to 100000000.
     */
    salary: number;
    /**
     * Spouse’s pay (dollars a year). Left out: no pay of a spouse is mentioned.
     * From 0 to 100000000. Default: 0.
     */
    spouse_salary?: number | undefined;
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Take-home pay: What is left of a salary, hourly pay or a paycheck after federal income tax, Social Security, Medicare, health premiums, a 401(k) contribution and state income tax where the state is told, by paycheck, month and year, alone or with a spouse; or the pay before taxes that leaves a wanted amount. */
  take_home_pay: {
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Yearly wages or salary (dollars a year). Left out: no wages are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    wages?: number | undefined;
    /**
     * Pay per paycheck before taxes (dollars). Left out: no pay per paycheck is mentioned.
     * From 0 to 10000000. Default: 0.
     */
    check_pay?: number | undefined;
    /**
     * New pay (dollars a year). Left out: no new pay is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    new_pay?: number | undefined;
    /**
     * Raise in percent (percent: 7 means 7%). Left out: no raise in percent is mentioned.
     * From 0 to 500. Default: 0.
     */
    raise_percent?: number | undefined;
    /**
     * Yearly overtime pay (dollars a year). Left out: no overtime is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    overtime?: number | undefined;
    /**
     * Yearly tips (dollars a year). Left out: no tips are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    tips?: number | undefined;
    /**
     * Bonus (dollars). Left out: no bonus is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    bonus?: number | undefined;
    /**
     * Spouse’s pay (dollars a year). Left out: no wages of a spouse are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_wages?: number | undefined;
    /**
     * Yearly 401(k) contribution (dollars a year). Left out: no contributions are mentioned.
     * From 0 to 1000000. Default: 0.
     */
    pre_tax_401k?: number | undefined;
    /**
     * 401(k) contribution as a share of pay (percent: 7 means 7%). Left out: no contribution was named.
     * From 0 to 100. Default: 0.
     */
    contribution_percent?: number | undefined;
    /**
     * 401(k) contribution per paycheck (dollars). Left out: no contribution was named.
     * From 0 to 1000000. Default: 0.
     */
    check_401k?: number | undefined;
    /**
     * Kind of 401(k) contribution (one of the values). Left out: most contributions are pre-tax.
     * Default: "pre_tax".
     */
    contribution_kind?: 'pre_tax' | 'roth' | undefined;
    /**
     * Spouse’s 401(k) contribution as a share of pay (percent: 7 means 7%). Left out: no contribution of a spouse was named.
     * From 0 to 100. Default: 0.
     */
    spouse_contribution_percent?: number | undefined;
    /**
     * Health premiums and HSA, before tax (dollars a year). Left out: no premiums or HSA contributions are mentioned.
     * From 0 to 100000. Default: 0.
     */
    benefits?: number | undefined;
    /**
     * Health premiums and HSA per paycheck, before tax (dollars). Left out: no premiums or HSA contributions are mentioned.
     * From 0 to 10000. Default: 0.
     */
    check_benefits?: number | undefined;
    /**
     * Number of children (a whole number). Left out: no children are mentioned.
     * From 0 to 20. Default: 0.
     */
    children?: number | undefined;
    /**
     * Monthly take-home pay you named (dollars a month). Left out: no take-home pay is mentioned.
     * From 0 to 10000000. Default: 0.
     */
    expected?: number | undefined;
    /**
     * Monthly housing and child care (dollars a month). Left out: no housing or child care to pay was mentioned.
     * From 0 to 1000000. Default: 0.
     */
    bills?: number | undefined;
    /**
     * State (one of the values). Left out: no state is named, so no state tax is counted.
     * Default: "not_said".
     */
    state?: 'not_said' | 'al' | 'ak' | 'az' | 'ar' | 'ca' | 'co' | 'ct' | 'de' | 'dc' | 'fl' | 'ga' | 'hi' | 'id' | 'il' | 'in' | 'ia' | 'ks' | 'ky' | 'la' | 'me' | 'md' | 'ma' | 'mi' | 'mn' | 'ms' | 'mo' | 'mt' | 'ne' | 'nv' | 'nh' | 'nj' | 'nm' | 'ny' | 'nc' | 'nd' | 'oh' | 'ok' | 'or' | 'pa' | 'ri' | 'sc' | 'sd' | 'tn' | 'tx' | 'ut' | 'vt' | 'va' | 'wa' | 'wv' | 'wi' | 'wy' | undefined;
    /**
     * Exemption from Social Security and Medicare tax (one of the values). Left out: most pay bears these taxes.
     * Default: "none".
     */
    payroll_exemption?: 'none' | 'student_visa' | 'campus_job' | undefined;
    /**
     * Pay schedule (one of the values). Left out: the most common way to be paid.
     * Default: "every_two_weeks".
     */
    paid?: 'yearly' | 'monthly' | 'twice_a_month' | 'every_two_weeks' | 'weekly' | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Tax-loss harvesting: What selling an investment at a loss saves in federal tax this year, how much of the loss is carried over, and whether the wash-sale rule puts it off. */
  tax_loss_harvest: {
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Other income before deductions (dollars a year). Left out: no other income is mentioned, so the usual rates or yours are used.
     * From 0 to 1000000000. Default: 0.
     */
    income?: number | undefined;
    /**
     * Tax rate you named (percent: 7 means 7%). Left out: no rate is named.
     * From 0 to 60. Default: 0.
     */
    rate?: number | undefined;
    /**
     * Short-term loss to take (dollars). Left out: the loss is long-term, unless you say short.
     * From 0 to 1000000000. Default: 0.
     */
    short_loss?: number | undefined;
    /**
     * Loss to take (dollars). Left out: the short-term loss is given.
     * From 0 to 1000000000. Default: 0.
     */
    loss?: number | undefined;
    /**
     * Holding time of the losing investment (one of the values). Left out: most holdings are older than a year.
     * Default: "long".
     */
    holding?: 'long' | 'short' | undefined;
    /**
     * Short-term gain (dollars). Left out: no short-term sales are mentioned.
     * From -1000000000 to 1000000000. Default: 0.
     */
    short_gain?: number | undefined;
    /**
     * Long-term gain (dollars). Left out: no long-term sales are mentioned.
     * From -1000000000 to 1000000000. Default: 0.
     */
    long_gain?: number | undefined;
    /**
     * Long-term loss carried over from earlier years (dollars). Left out: no earlier losses are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    long_carryover?: number | undefined;
    /**
     * Short-term loss carried over from earlier years (dollars). Left out: no earlier losses are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    short_carryover?: number | undefined;
    /**
     * Qualified dividends (dollars a year). Left out: no dividends are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    qualified_dividends?: number | undefined;
    /**
     * Repurchase around the sale (true or false). Left out: nothing is said of buying it again.
     * Default: false.
     */
    buys_back?: boolean | undefined;
    /**
     * Number of days before you buy it back (a whole number). Left out: no number of days is mentioned.
     * From 0 to 3650. Default: 0.
     */
    days_apart?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Underpayment penalty: How large the IRS penalty for underpaying estimated tax is (Form 2210, regular method): who paid no or too little estimated tax or withholding during the year, quarter by quarter with the IRS interest rate and days until paid. */
  underpayment_penalty: {
    /**
     * Filing status (one of the values). Left out: no spouse is mentioned.
     * Default: "single".
     */
    filing_status?: 'single' | 'married_joint' | 'married_separate' | 'head_of_household' | 'surviving_spouse' | undefined;
    /**
     * Age at the end of the year (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    age?: number | undefined;
    /**
     * Spouse’s age (age in whole years). Left out: only the amounts for seniors and the limits of contributions depend on it.
     * From 0 to 120. Default: 40.
     */
    spouse_age?: number | undefined;
    /**
     * Number of blind people on the return (a whole number). Left out: no blindness is mentioned.
     * From 0 to 2. Default: 0.
     */
    blind?: number | undefined;
    /**
     * Yearly wages or salary (dollars a year). Left out: no wages are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    wages?: number | undefined;
    /**
     * Spouse’s pay (dollars a year). Left out: no wages of a spouse are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_wages?: number | undefined;
    /**
     * Self-employment income (dollars a year). Left out: no business is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    self_employment?: number | undefined;
    /**
     * Spouse’s self-employment income (dollars a year). Left out: no business of a spouse is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_self_employment?: number | undefined;
    /**
     * Spouse’s business expenses (dollars a year). Left out: no expenses of a spouse’s business are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    spouse_business_expenses?: number | undefined;
    /**
     * Business miles (a whole number). Left out: no business miles are mentioned.
     * From 0 to 500000. Default: 0.
     */
    business_miles?: number | undefined;
    /**
     * Business expenses (dollars a year). Left out: no expenses of a business are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    business_expenses?: number | undefined;
    /**
     * Taxable interest (dollars a year). Left out: no interest is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    interest?: number | undefined;
    /**
     * Tax-exempt interest (dollars a year). Left out: no municipal bonds are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    tax_exempt_interest?: number | undefined;
    /**
     * Qualified dividends (dollars a year). Left out: no dividends are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    qualified_dividends?: number | undefined;
    /**
     * Nonqualified dividends (dollars a year). Left out: no other dividends are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    other_dividends?: number | undefined;
    /**
     * Short-term gain (dollars). Left out: no short-term sales are mentioned.
     * From -1000000000 to 1000000000. Default: 0.
     */
    short_gain?: number | undefined;
    /**
     * Long-term gain (dollars). Left out: no long-term sales are mentioned.
     * From -1000000000 to 1000000000. Default: 0.
     */
    long_gain?: number | undefined;
    /**
     * Short-term loss (dollars). Left out: no short-term loss is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    short_loss?: number | undefined;
    /**
     * Long-term loss (dollars). Left out: no long-term loss is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    long_loss?: number | undefined;
    /**
     * Short-term loss carried over from earlier years (dollars). Left out: no earlier losses are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    short_carryover?: number | undefined;
    /**
     * Long-term loss carried over from earlier years (dollars). Left out: no earlier losses are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    long_carryover?: number | undefined;
    /**
     * Pension and retirement account income (dollars a year). Left out: no pension is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    retirement_income?: number | undefined;
    /**
     * Overtime pay (dollars a year). Left out: no overtime is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    overtime_pay?: number | undefined;
    /**
     * Tips (dollars a year). Left out: no tips are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    tip_income?: number | undefined;
    /**
     * Other ordinary income (dollars a year). Left out: no other income is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    other_income?: number | undefined;
    /**
     * Social Security benefit for the year (dollars a year). Left out: no Social Security is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    social_security?: number | undefined;
    /**
     * Married, filing separately, and lived apart all year (true or false). Left out: it matters only for separate returns with Social Security or an IRA.
     * Default: false.
     */
    lived_apart?: boolean | undefined;
    /**
     * Yearly 401(k) contribution (dollars a year). Left out: no contributions are mentioned.
     * From 0 to 1000000. Default: 0.
     */
    pre_tax_401k?: number | undefined;
    /**
     * 401(k) contribution as a share of pay (percent: 7 means 7%). Left out: no contribution was named.
     * From 0 to 100. Default: 0.
     */
    contribution_percent?: number | undefined;
    /**
     * Kind of 401(k) contribution (one of the values). Left out: most contributions are pre-tax.
     * Default: "pre_tax".
     */
    contribution_kind?: 'pre_tax' | 'roth' | undefined;
    /**
     * HSA contribution (dollars a year). Left out: no HSA is mentioned.
     * From 0 to 100000. Default: 0.
     */
    hsa?: number | undefined;
    /**
     * Deductible traditional IRA contribution (dollars a year). Left out: no IRA contributions are mentioned.
     * From 0 to 100000. Default: 0.
     */
    ira?: number | undefined;
    /**
     * Student loan interest (dollars a year). Left out: no student loan interest is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    student_interest?: number | undefined;
    /**
     * Child care cost (dollars a year). Left out: no child care is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    child_care?: number | undefined;
    /**
     * College tuition, fees and books you paid (dollars a year). Left out: no tuition is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    tuition?: number | undefined;
    /**
     * Number of college students (a whole number). Left out: one student, unless you say more.
     * From 1 to 10. Default: 1.
     */
    students?: number | undefined;
    /**
     * Year of college (one of the values). Left out: most students are in their first four years.
     * Default: "first_four_years".
     */
    course?: 'first_four_years' | 'later' | undefined;
    /**
     * Income after all deductions (true or false). Left out: income is usually given before deductions.
     * Default: false.
     */
    after_deductions?: boolean | undefined;
    /**
     * Mortgage interest (dollars a year). Left out: no mortgage is mentioned.
     * From 0 to 10000000. Default: 0.
     */
    mortgage_interest?: number | undefined;
    /**
     * Total itemized deductions (dollars a year). Left out: no such sum is mentioned.
     * From 0 to 10000000. Default: 0.
     */
    itemized?: number | undefined;
    /**
     * State and local tax paid (dollars a year). Left out: no state or property taxes are mentioned.
     * From 0 to 100000000. Default: 0.
     */
    state_local_taxes?: number | undefined;
    /**
     * Cash gifts to charity (dollars a year). Left out: no gifts are mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    charity?: number | undefined;
    /**
     * Interest paid on a new American-made car (dollars a year). Left out: no car loan interest is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    car_loan_interest?: number | undefined;
    /**
     * Loan on a new American-made car (dollars). Left out: no car loan is mentioned.
     * From 0 to 1000000. Default: 0.
     */
    car_loan_balance?: number | undefined;
    /**
     * Car loan rate (percent: 7 means 7%). Left out: no rate is told, so no interest is counted.
     * From 0 to 60. Default: 0.
     */
    car_loan_rate?: number | undefined;
    /**
     * Years left on the car loan (years). Left out: car loans often run for five years.
     * From 1 to 12. Default: 5.
     */
    car_loan_years?: number | undefined;
    /**
     * Number of children (a whole number). Left out: no children are mentioned.
     * From 0 to 20. Default: 0.
     */
    children?: number | undefined;
    /**
     * Number of children seventeen or older (a whole number). Left out: no child is said to be older than sixteen.
     * From 0 to 20. Default: 0.
     */
    grown_children?: number | undefined;
    /**
     * Number of other dependents (a whole number). Left out: no other dependents are mentioned.
     * From 0 to 20. Default: 0.
     */
    other_dependents?: number | undefined;
    /**
     * Federal tax withheld in the year (dollars a year). Left out: no withholding is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    withheld?: number | undefined;
    /**
     * Total tax of the year (dollars). Left out: it is worked out from your income.
     * From 0 to 1000000000. Default: 0.
     */
    this_year_tax?: number | undefined;
    /**
     * Total tax of the year before (dollars). Left out: no tax of the year before is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    last_year_tax?: number | undefined;
    /**
     * Adjusted gross income of the year before (dollars). Left out: assumed to be below where the higher share begins.
     * From 0 to 1000000000. Default: 0.
     */
    last_year_income?: number | undefined;
    /**
     * Estimated tax paid by mid-April (dollars). Left out: no estimated payment of that quarter is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    paid_april?: number | undefined;
    /**
     * Estimated tax paid by mid-June (dollars). Left out: no estimated payment of that quarter is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    paid_june?: number | undefined;
    /**
     * Estimated tax paid by mid-September (dollars). Left out: no estimated payment of that quarter is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    paid_september?: number | undefined;
    /**
     * Estimated tax paid by mid-January (dollars). Left out: no estimated payment of that quarter is mentioned.
     * From 0 to 1000000000. Default: 0.
     */
    paid_january?: number | undefined;
    /**
     * Month in which the rest is paid (a whole number). Left out: the rest is paid with the return.
     * From 1 to 12. Default: 4.
     */
    settled_month?: number | undefined;
    /**
     * Day of that month (a whole number). Left out: the tax is due in the middle of April.
     * From 1 to 31. Default: 15.
     */
    settled_day?: number | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
  /** Gifts without a gift tax return: The most that one person or a couple can give to so many people in a year without filing a gift tax return and without using any lifetime exemption. */
  yearly_gifts: {
    /**
     * Number of people who get a gift (a whole number). Left out: one person, unless you say more.
     * From 1 to 1000. Default: 1.
     */
    recipients?: number | undefined;
    /**
     * Gift to each person (dollars). Left out: no gift is named, so the most is worked out.
     * From 0 to 1000000000. Default: 0.
     */
    gift?: number | undefined;
    /**
     * Total amount to give away (dollars). Left out: no amount to give away is named.
     * From 0 to 1000000000. Default: 0.
     */
    amount?: number | undefined;
    /**
     * Number of years you give (years). Left out: this year alone.
     * From 0 to 50. Default: 1.
     */
    years?: number | undefined;
    /**
     * Joint gift by a married couple (true or false). Left out: one giver, unless you say two.
     * Default: false.
     */
    couple?: boolean | undefined;
    /**
     * Gift to their spouses too (true or false). Left out: nothing is said of their spouses.
     * Default: false.
     */
    spouses?: boolean | undefined;
    /**
     * Gift into a 529 plan (true or false). Left out: nothing is said of a 529 plan.
     * Default: false.
     */
    into_529?: boolean | undefined;
    /**
     * The tax year whose rules count; this year if left out.
     * From 2000 to 2100.
     */
    tax_year?: number | undefined;
  };
}
