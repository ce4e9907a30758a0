export interface TimeBudget {
  /** A caller who has recently used less than this is a light caller. */
  lightMs: number;
  /** A caller who has recently used more than this has spent the budget. */
  budgetMs: number;
  /** How many milliseconds of use are forgiven in each millisecond. */
  forgiven: number;
}

/** Those whose use is the longest ago are forgotten first; forgotten use is no use. */
const maxCallers = 10_000;
/** No more than this many budgets are remembered of a caller, so that everyone recovers in a bounded time. */
const maxBudgets = 2;

/** How long each caller has used connections lately, in milliseconds: a bucket that leaks at a constant rate. */
export function createUsedTime({ budgetMs, forgiven }: TimeBudget, now: () => number) {
  const uses = new Map<string, { ms: number; at: number }>();
  const usedMs = (key: string): number => {
    const use = uses.get(key);
    return use ? Math.max(0, use.ms - (now() - use.at) * forgiven) : 0;
  };
  return {
    usedMs,
    add(key: string, ms: number): void {
      const used = Math.min(usedMs(key) + ms, maxBudgets * budgetMs);
      uses.delete(key);
      if (used > 0) uses.set(key, { ms: used, at: now() });
      if (uses.size > maxCallers) uses.delete(uses.keys().next().value!);
    },
  };
}
