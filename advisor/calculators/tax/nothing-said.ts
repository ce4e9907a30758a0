/** Far above any household, so that only a slip of the keys is refused. */
export const mostDollars = 1e9;

export const nothingSaid = (what: string) => ({ value: 0, reason: `no ${what} mentioned` });
