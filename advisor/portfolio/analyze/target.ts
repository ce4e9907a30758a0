import { kindsOnRecord, measuredOf, type Mix } from '#advisor/portfolio/analyze/mix.ts';

/** Of what is in stocks, bonds and cash, in percent; the three add up to 100. Everything else stays as it is. */
export interface Target {
  stocks: number;
  bonds: number;
  cash: number;
}

/** The mix as it is, as a target. */
export function sharesOf(mix: Mix): Target {
  const measured = measuredOf(mix);
  const [stocks, bonds, cash] = kindsOnRecord.map((kind) => (mix[kind].amount / measured) * 100);
  return { stocks: stocks!, bonds: bonds!, cash: cash! };
}

/** Where only the share of stocks is said, cash keeps its share as far as there is room, and bonds are the rest. */
export function targetOf(mix: Mix, wanted: { stocks: number; cash?: number | undefined }): Target {
  const cash = Math.min(wanted.cash ?? sharesOf(mix).cash, 100 - wanted.stocks);
  return { stocks: wanted.stocks, cash, bonds: 100 - wanted.stocks - cash };
}

/** The mix at its target, with the fees that each part has now. */
export function mixAt(mix: Mix, target: Target): Mix {
  const measured = measuredOf(mix);
  const at = (kind: (typeof kindsOnRecord)[number]) => ({
    amount: (measured * target[kind]) / 100,
    fee: mix[kind].fee,
  });
  return { ...mix, stocks: at('stocks'), bonds: at('bonds'), cash: at('cash') };
}
