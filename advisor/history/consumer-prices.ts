/**
 * The consumer price index for all urban consumers, U.S. city average, all items, 1982-84 = 100, not seasonally
 * adjusted: the average of each year as the U.S. Bureau of Labor Statistics publishes it (series CUUR0000SA0, public
 * domain). The average of 2025 is of eleven months, because October 2025 was never collected.
 */
const firstYear = 1913;

// Ten years a line, from 1913 on.
const averages: readonly number[] = [
  [9.9, 10.0, 10.1, 10.9, 12.8, 15.1, 17.3, 20.0, 17.9, 16.8],
  [17.1, 17.1, 17.5, 17.7, 17.4, 17.1, 17.1, 16.7, 15.2, 13.7],
  [13.0, 13.4, 13.7, 13.9, 14.4, 14.1, 13.9, 14.0, 14.7, 16.3],
  [17.3, 17.6, 18.0, 19.5, 22.3, 24.1, 23.8, 24.1, 26.0, 26.5],
  [26.7, 26.9, 26.8, 27.2, 28.1, 28.9, 29.1, 29.6, 29.9, 30.2],
  [30.6, 31.0, 31.5, 32.4, 33.4, 34.8, 36.7, 38.8, 40.5, 41.8],
  [44.4, 49.3, 53.8, 56.9, 60.6, 65.2, 72.6, 82.4, 90.9, 96.5],
  [99.6, 103.9, 107.6, 109.6, 113.6, 118.3, 124.0, 130.7, 136.2, 140.3],
  [144.5, 148.2, 152.4, 156.9, 160.5, 163.0, 166.6, 172.2, 177.1, 179.9],
  [184.0, 188.9, 195.3, 201.6, 207.342, 215.303, 214.537, 218.056, 224.939, 229.594],
  [232.957, 236.736, 237.017, 240.007, 245.12, 251.107, 255.657, 258.811, 270.97, 292.655],
  [304.702, 313.689, 321.943],
].flat();

export interface ConsumerPrices {
  firstYear: number;
  lastYear: number;
  averages: readonly number[];
}

export const consumerPrices: ConsumerPrices = {
  firstYear,
  lastYear: firstYear + averages.length - 1,
  averages,
};
