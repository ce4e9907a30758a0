import { normalCumulative, normalDensity } from '#advisor/numerics/normal-distribution.ts';

/** A European option under Black, Scholes and Merton. Rates are yearly, as fractions, compounded without end. */
export interface EuropeanOption {
  kind: 'call' | 'put';
  spot: number;
  strike: number;
  years: number;
  rate: number;
  /** What the share pays out, as a yearly yield. */
  dividend: number;
  volatility: number;
}

export interface OptionValues {
  price: number;
  /** By how much the price moves with a dollar of the share, and that with the next dollar. */
  delta: number;
  gamma: number;
  /** Per year; per unit of volatility; per unit of the rate. */
  theta: number;
  vega: number;
  rho: number;
  /** The model's chance that the option is worth something in the end. */
  chance: number;
}

export function valueOption({
  kind,
  spot,
  strike,
  years,
  rate,
  dividend,
  volatility,
}: EuropeanOption): OptionValues {
  const sign = kind === 'call' ? 1 : -1;
  const carried = spot * Math.exp(-dividend * years);
  const discounted = strike * Math.exp(-rate * years);
  const deviation = volatility * Math.sqrt(years);
  // With no time or no movement left the answer is certain; the formula would divide by nothing.
  const ratio = Math.log(carried / discounted);
  const certain = ratio === 0 ? 0 : Math.sign(ratio) * Infinity;
  const d1 = deviation > 0 ? ratio / deviation + deviation / 2 : certain;
  const d2 = deviation > 0 ? d1 - deviation : certain;
  const density = Number.isFinite(d1) ? normalDensity(d1) : 0;
  const held = normalCumulative(sign * d1);
  const chance = normalCumulative(sign * d2);
  const decay = years > 0 ? (-carried * density * volatility) / (2 * Math.sqrt(years)) : 0;
  return {
    price: sign * (carried * held - discounted * chance),
    delta: sign * Math.exp(-dividend * years) * held,
    gamma: deviation > 0 ? (Math.exp(-dividend * years) * density) / (spot * deviation) : 0,
    theta: decay + sign * (dividend * carried * held - rate * discounted * chance),
    vega: carried * density * Math.sqrt(years),
    rho: sign * years * discounted * chance,
    chance,
  };
}

/** What no price may leave: below it and above it somebody would earn without risk. */
export function priceBounds(option: Omit<EuropeanOption, 'volatility'>): { low: number; high: number } {
  const carried = option.spot * Math.exp(-option.dividend * option.years);
  const discounted = option.strike * Math.exp(-option.rate * option.years);
  return option.kind === 'call'
    ? { low: Math.max(0, carried - discounted), high: carried }
    : { low: Math.max(0, discounted - carried), high: discounted };
}

const highestVolatility = 10;

/** The volatility at which the model gives this price, or null where there is none. */
export function impliedVolatility(option: Omit<EuropeanOption, 'volatility'>, price: number): number | null {
  const { low, high } = priceBounds(option);
  if (option.years <= 0 || price <= low || price >= high) return null;
  let [below, above] = [0, highestVolatility];
  if (valueOption({ ...option, volatility: above }).price < price) return null;
  let guess = 0.3;
  // Newton's steps where they stay inside the bracket, halving where they do not.
  for (let step = 0; step < 100 && above - below > 1e-14; step += 1) {
    const { price: found, vega } = valueOption({ ...option, volatility: guess });
    if (found < price) below = guess;
    else above = guess;
    const newton = guess - (found - price) / vega;
    const next = newton > below && newton < above ? newton : (below + above) / 2;
    if (Math.abs(next - guess) < 1e-15) break;
    guess = next;
  }
  return guess;
}
