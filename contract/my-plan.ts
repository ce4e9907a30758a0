/** What GET /functions/v1/my-plan and /functions/v1/today answer with. */

export interface Recommendation {
  /** The decision it comes from. */
  id: string;
  title: string;
  priority: 'high' | 'medium' | 'low';
  /** One sentence that decides. */
  verdict: string;
  /** What to do now. */
  action: string;
  /** The numbers behind it. */
  because: readonly string[];
  /** When it would be another one; follows the word "Unless". */
  unless: string | null;
  /** What was taken from the saved numbers, each with its value. */
  saved: readonly string[];
  /** The day to look at it again: 2027-02-15. */
  review_on: string;
  /** What to ask in the chat to see the working and go on. */
  ask: string;
  chart?: PlanChart | undefined;
}

/** Dollars by age. `fan`: series from the lowest to the highest of what may happen. */
export interface PlanChart {
  kind: 'fan' | 'line';
  title: string;
  series: readonly { name: string; points: readonly (readonly [age: number, dollars: number])[] }[];
  /** The age that is read out first. */
  about?: number;
}

export interface MyPlan {
  made_on: string;
  recommendations: readonly Recommendation[];
  /** Titles of those that Pro adds. */
  locked: readonly string[];
  /** What to save first, where nothing can be recommended yet. */
  is_empty: boolean;
}

export interface GoalOutlook {
  id: string;
  name: string;
  amount: number;
  saved: number;
  monthly: number;
  /** 2030-06; null where no date was given. */
  by: string | null;
  /** What it takes a month to be there in time, without any growth for a goal within three years. */
  needed_monthly: number | null;
  is_on_track: boolean | null;
  /** Of the stretches since 1928 that are as long, the share in which this saving would have been enough, in percent. */
  chance: number | null;
  next_step: string;
}

export interface NetWorth {
  assets: number;
  debts: number;
  parts: readonly { label: string; value: number }[];
}

export interface CountedTwice {
  /** Of the typed account. */
  id: string;
  name: string;
  /** What the imported account is called; null where it is all of them together. */
  imported: string | null;
  /** What of its balance is not in the sums, because the imported accounts are taken to be that; 0 where all of it is. */
  left_out: number;
}

export interface Today {
  day: string;
  net_worth: NetWorth;
  goals: readonly GoalOutlook[];
  /** What goals that are years away are counted with, in percent. */
  goal_stocks: number;
  next: Recommendation | null;
  questions: readonly string[];
  /** Saved accounts that may be the same as an imported one of another name. */
  counted_twice: readonly CountedTwice[];
}

/** A row of what would change the tax, by the columns of the plan. */
export interface TaxAlternative {
  label: string;
  values: readonly string[];
  /** The first of the values as a number, for a chart; copies that are older than it have none. */
  amount?: number | null;
  /** Empty for what is saved now. */
  difference: string;
}

/** The tax of the year from saved numbers. */
export interface TaxPlan {
  year: number;
  conclusion: string;
  figures: readonly { label: string; value: string }[];
  /** What was taken from the saved numbers. */
  saved: readonly string[];
  /** No filing status is saved: it was worked out for a single person. */
  is_filing_assumed: boolean;
  columns: readonly string[];
  /** The first is what is saved now. */
  alternatives: readonly TaxAlternative[];
  /** Names the alternative that saves the most. */
  advice: string | null;
  dates: readonly { day: string; text: string }[];
  /** For the calculator's own page. */
  inputs: Readonly<Record<string, unknown>>;
}

/** What GET /functions/v1/my-taxes answers with. A preview has neither alternatives nor dates, and says how many there are. */
export interface MyTaxes {
  access: 'full' | 'preview';
  plan: TaxPlan | null;
  /** How many ways to lower it Pro adds. */
  locked: number;
}
