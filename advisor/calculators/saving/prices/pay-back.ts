const monthsPerYear = 12;
/** Whatever takes longer never pays for itself. */
const longestYears = 100;

interface Saving {
  cost: number;
  rebate: number;
  /** A month. */
  saving: number;
  /** A year, as the upkeep is. */
  raise: number;
  upkeep: number;
  /** In percent a year, once a year. */
  growth: number;
}

/** When the savings have made up the cost, and what they come to by any month. */
export function payBack({ cost, rebate, saving, raise, upkeep, growth }: Saving): {
  /** In months, with the part of one; null where it never happens. */
  evenAfter: number | null;
  savedBy: (months: number) => number;
} {
  const inYear = (year: number) =>
    ((saving * monthsPerYear + raise) * (1 + growth / 100) ** year - upkeep) / monthsPerYear;
  const savedBy = (months: number) => {
    const whole = Math.floor(months / monthsPerYear);
    const years = Array.from({ length: whole }, (_, year) => inYear(year) * monthsPerYear);
    return years.reduce((sum, one) => sum + one, 0) + inYear(whole) * (months - whole * monthsPerYear);
  };
  const paid = cost - rebate;
  for (let year = 0, saved = 0; year < longestYears; year += 1) {
    const monthly = inYear(year);
    if (monthly > 0 && saved + monthly * monthsPerYear >= paid)
      return { evenAfter: year * monthsPerYear + (paid - saved) / monthly, savedBy };
    saved += monthly * monthsPerYear;
  }
  return { evenAfter: null, savedBy };
}
