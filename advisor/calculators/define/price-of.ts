/** "Bought our home in 2010 for #": up to the price of that deal, and not to the one of the next. */
export function priceOf(deal: string): RegExp {
  return new RegExp(
    String.raw`\b(?:${deal})\b(?:(?!\b(?:\w+ed|sold|sell|selling|bought|put|for)\b)[^.;?!#]){0,100}\b(?:for|at) (?:about |around |only |just )?#(?! (?:gain|profit|more)\b)`,
    'i',
  );
}
