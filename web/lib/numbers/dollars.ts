const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** Whole dollars, with a true minus sign. */
export const dollars = (value: number) => whole.format(value).replace('-', '−');
export const shortDollars = (value: number) => short.format(value).replace('-', '−');
