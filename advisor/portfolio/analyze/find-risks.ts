import type { Allocation } from '#advisor/portfolio/analyze/allocation.ts';
import type { CompanyShare, Concentration } from '#advisor/portfolio/analyze/concentration.ts';
import { money, percent, type Finding } from '#advisor/portfolio/analyze/finding.ts';
import type { Risk } from '#advisor/portfolio/analyze/risk.ts';
import type { StressTest } from '#advisor/portfolio/analyze/stress.ts';
import { largestCompaniesAsOf } from '#advisor/portfolio/data/largest-companies.ts';
import { usMarketSectors, worldShares } from '#advisor/portfolio/data/profiles.ts';
import { findSecurity } from '#advisor/portfolio/data/securities.ts';

/** Single companies have often fallen this much, broad markets rarely. */
const companyFall = 0.5;

export function findConcentration(
  { concentrated, hasOtherFunds }: Concentration,
  total: number,
): Finding | null {
  const [top] = concentrated;
  if (!top) return null;
  const loss = top.value * companyFall;
  return {
    id: 'concentration',
    title: `A lot rides on ${top.name}`,
    sentence: `${sayHeldOf(top, hasOtherFunds ? 'at least' : 'about')} If it fell by half, as single companies do even in good years, you’d lose ${money(loss)}, ${percent((loss / total) * 100)} of everything.`,
    figure: percent(top.share),
    why: `${money(top.value)} of ${money(total)}.${
      top.throughFunds > 0
        ? ` What funds hold of it is counted for funds of the S&P 500 and of the whole US market, by its share in ${largestCompaniesAsOf}; other funds may hold more.`
        : ' What your funds hold of it is not on record here and would come on top.'
    }`,
    action: actionOn(top),
    ask: `I have ${money(top.value)} of ${top.name} stock in a ${money(total)} portfolio. Should I sell some?`,
    stake: loss,
  };
}

function sayHeldOf(
  { name, direct, throughFunds, value, share }: CompanyShare,
  about: 'about' | 'at least',
): string {
  if (throughFunds < 1) return `You hold ${money(direct)} of ${name}, ${percent(share)} of everything.`;
  const inside = money(throughFunds, 0);
  return direct > 0
    ? `You hold ${money(direct)} of ${name} directly, and ${about} ${inside} more inside your funds: ${money(value)}, ${percent(share)} of everything.`
    : `Your funds hold ${about} ${inside} of ${name}, ${percent(share)} of everything.`;
}

function actionOn({ direct, sheltered }: CompanyShare): string {
  if (direct <= 0)
    return 'If that’s more than you want, move a part to a fund that holds it with less weight.';
  return sheltered > 0
    ? 'Decide on a ceiling, such as 10%, and sell down to it: first in accounts where sales aren’t taxed, then the lots with the smallest gain.'
    : 'Decide on a ceiling, such as 10%, and sell down to it over a few tax years, the lots with the smallest gain first. All of it is in a taxable account, so ask about the tax before you sell.';
}

const heavySector = 40;

const sectorOf = (symbol: string): string | undefined =>
  Object.entries(findSecurity(symbol)?.profile.sectors ?? {}).find(([, weight]) => weight === 100)?.[0];

/** Also null if one company that is reported separately makes the sector large: that would say the same twice. */
export function findSector(
  { sectors }: Allocation,
  { concentrated }: Pick<Concentration, 'concentrated'>,
): Finding | null {
  // The share of all stocks. Stocks without a published sector may belong to it, so this is a minimum.
  const total = sectors.reduce((sum, { value }) => sum + value, 0);
  const unknown = sectors.find(({ id }) => id === 'unknown')?.value ?? 0;
  const top = sectors.find(({ id }) => id !== 'unknown');
  if (!top || total <= 0) return null;
  const share = (top.value / total) * 100;
  const market = usMarketSectors[top.id as keyof typeof usMarketSectors] ?? 0;
  const [company] = concentrated;
  const inCompany = company && sectorOf(company.label) === top.id ? company.value : 0;
  const shareOfRest = ((top.value - inCompany) / (total - inCompany)) * 100;
  if (!(Math.min(share, shareOfRest) >= heavySector)) return null;
  const isPartial = unknown / total >= 0.005;
  return {
    id: 'sector',
    title: `Your stocks lean on ${top.name.toLowerCase()}`,
    sentence: `Through your funds and shares, ${isPartial ? 'at least ' : ''}${money(top.value)} of your ${money(total)} in stocks is in ${top.name.toLowerCase()}: ${percent(share)}, against ${percent(market)} of the S&P 500.`,
    figure: percent(share),
    why: `Looked through funds whose sectors are published; sectors of the S&P 500 as of November 28, 2025.${
      isPartial
        ? ` The sectors of ${money(unknown)} in other funds aren’t known here, and could add to it.`
        : ''
    }`,
    action: 'Send new money to a broad fund rather than to more of the same sector.',
    ask: `How risky is it to have ${percent(share, 0)} of my stocks in one sector?`,
    // The part above the market's own share, if the sector falls by half and the market does not.
    stake: Math.max(0, share - market) * 0.01 * total * companyFall,
  };
}

/** The minimum difference from the stated share, in percentage points. */
const clearlyMore = 5;

export function findTolerance(risk: Risk | null, stated: number | undefined): Finding | null {
  if (!risk || stated === undefined) return null;
  const gap = risk.stockShare - stated;
  if (Math.abs(gap) < clearlyMore) return null;
  const extra = (risk.measured * Math.abs(gap)) / 100 / 2;
  return {
    id: 'tolerance',
    title: gap > 0 ? 'More risk than you said you want' : 'Less risk than you said you want',
    sentence: `You said ${percent(stated, 0)} in stocks; you hold ${percent(risk.stockShare, 0)}. If stocks fell by half, you’d lose ${money(extra)} ${gap > 0 ? 'more' : 'less'} than with the share you named.`,
    figure: `${Math.round(Math.abs(gap))} points ${gap > 0 ? 'above' : 'below'}`,
    why: `Stocks of all markets and real estate, ${percent(risk.stockShare)} of your stocks, bonds and cash, less the ${percent(stated, 0)} you stated.`,
    action: 'Look at the trades below that bring it back, sheltered accounts first.',
    ask: `I hold ${percent(risk.stockShare, 0)} in stocks and want ${percent(stated, 0)}. How do I rebalance?`,
    stake: gap > 0 ? extra : 0,
  };
}

/** The deepest fall in history, in dollars of this portfolio. */
export function findWorst(risk: Risk | null): Finding | null {
  const worst = risk?.drawdowns[0];
  if (!risk || !worst) return null;
  const loss = (risk.measured * worst.depth) / 100;
  const took = worst.recovered === null ? null : worst.recovered - worst.peak;
  return {
    id: 'worst',
    title: `A mix like yours once lost ${percent(worst.depth, 0)}`,
    sentence: `From the end of ${worst.peak} to the end of ${worst.trough} it fell ${percent(worst.depth)}, which would be ${money(loss)} of your money${
      took === null ? '' : `, and it took ${took} years from the peak to get back`
    }.`,
    figure: money(loss),
    why: `Yearly returns from ${risk.years.first} to ${risk.years.last}, rebalanced every January, after your fees. All stocks move like the S&P 500 in it and bonds like ten-year Treasuries; falls within a year don’t show.`,
    action: 'If you couldn’t sit through that, hold fewer stocks: try it with the slider below.',
    ask: `What is the worst that could happen to a portfolio with ${percent(risk.stockShare, 0)} stocks?`,
    receipt: risk.receipt,
    stake: 0,
  };
}

/** A bad year, of the kind that comes about twice in a working life. */
export function findBadYear(risk: Risk | null): Finding | null {
  if (!risk || risk.range.low >= 0) return null;
  const { low, high } = risk.range;
  return {
    id: 'bad_year',
    title: 'A bad year in dollars',
    sentence: `Since ${risk.years.first}, a mix like yours has ended nine years in ten between ${percent(low)} and ${percent(high)}. At the low end you’d be down ${money(-risk.rangeInDollars.low)} in twelve months.`,
    figure: money(-risk.rangeInDollars.low),
    why: `The fifth and the ninety-fifth percentile of ${risk.years.last - risk.years.first + 1} calendar years, times ${money(risk.measured)}.`,
    action: 'Keep what you’ll need within a few years out of stocks, so that a bad year can’t force a sale.',
    ask: `How bad could a year get with ${percent(risk.stockShare, 0)} in stocks?`,
    receipt: risk.receipt,
    stake: 0,
  };
}

const mostlyHome = 85;

export function findHomeBias({ classes }: Allocation): Finding | null {
  const valueOf = (id: string) => classes.find((one) => one.id === id)?.value ?? 0;
  const [home, developed, emerging] = ['us_stocks', 'developed_stocks', 'emerging_stocks'].map(valueOf);
  const all = home! + developed! + emerging!;
  const share = (home! / all) * 100;
  if (!(all > 0) || share < mostlyHome) return null;
  return {
    id: 'home_bias',
    title: `${share > 99.95 ? 'All' : 'Nearly all'} your stocks are American`,
    sentence: `${percent(share, share > 99.5 && share <= 99.95 ? 1 : 0)} of your stocks are US companies; by market value the US is about ${worldShares.us}% of the world. Your result depends on one country.`,
    figure: percent(share),
    why: 'Looked through your funds. The world’s shares are those of the FTSE and MSCI world indexes in 2025, rounded.',
    action: 'If that isn’t on purpose, add a fund of stocks outside the US to your target mix.',
    ask: 'How much of my portfolio should be in international stocks?',
    stake: 0,
  };
}

const manyBonds = 20;

export function findRates(risk: Risk | null, stress: readonly StressTest[]): Finding | null {
  const rates = stress.find(({ id }) => id === 'rates');
  if (!risk || !rates?.receipt || rates.dollars >= 0) return null;
  const bonds = Number(rates.receipt.inputs['amount']);
  if ((bonds / risk.measured) * 100 < manyBonds) return null;
  return {
    id: 'rates',
    title: 'Your bonds can lose too',
    sentence: `If interest rates rose by 2 percentage points, your ${money(bonds)} of bonds would lose about ${money(-rates.dollars)}.`,
    figure: money(-rates.dollars),
    why: rates.basis,
    action: 'Match the term of your bonds to when you need the money.',
    ask: `What happens to ${money(bonds)} in bonds if interest rates rise 2%?`,
    receipt: rates.receipt,
    stake: 0,
  };
}
