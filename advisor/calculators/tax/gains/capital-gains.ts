import type { Cents } from '#advisor/quantities/cents.ts';

export interface GainsAndLosses {
  /** Gains minus losses of this year; negative for a loss. */
  short: Cents;
  long: Cents;
  /** Losses of earlier years, as positive amounts. */
  shortCarryover: Cents;
  longCarryover: Cents;
}

export interface NetGains {
  short: Cents;
  long: Cents;
  /** What goes into income: the net gain, or minus the loss as far as the law lets it count. */
  inIncome: Cents;
  /** The part of it that long-term rates apply to. */
  longTermGain: Cents;
  lossTaken: Cents;
}

/** Schedule D: each kind by itself, then the two together, then the limit on a loss. */
export function netGains(given: GainsAndLosses, lossLimit: Cents): NetGains {
  const short = given.short - given.shortCarryover;
  const long = given.long - given.longCarryover;
  const total = short + long;
  const lossTaken = Math.min(lossLimit, Math.max(0, -total));
  return {
    short,
    long,
    inIncome: total > 0 ? total : 0 - lossTaken,
    longTermGain: Math.max(0, Math.min(long, total)),
    lossTaken,
  };
}

/**
 * The Capital Loss Carryover Worksheet. A loss that found no income to lower, because taxable income was below
 * zero anyway, is not used up: hence `taxableIncome` with its sign.
 */
export function lossCarryover(net: NetGains, taxableIncome: Cents): { short: Cents; long: Cents } {
  const used = Math.min(net.lossTaken, Math.max(0, taxableIncome + net.lossTaken));
  const shortLoss = Math.max(0, -net.short);
  const longLoss = Math.max(0, -net.long);
  return {
    short: Math.max(0, shortLoss - Math.max(0, net.long) - used),
    long: Math.max(0, longLoss - Math.max(0, net.short) - Math.max(0, used - shortLoss)),
  };
}
