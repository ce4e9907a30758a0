import { asOf } from '#advisor/market/as-of.ts';
import type { Market } from '#advisor/market/market-port.ts';
import { valueHoldings } from '#advisor/market/value-holdings.ts';
import type { AnswerDocument } from '#advisor/compose/answer-document.ts';
import { mostInOneCompany } from '#advisor/portfolio/analyze/concentration.ts';
import { money, percent } from '#advisor/portfolio/analyze/finding.ts';
import type { Taxpayer } from '#advisor/portfolio/analyze/sale-tax.ts';
import type { OwnPosition } from '#advisor/portfolio/answer/own-position.ts';
import type { Said } from '#advisor/portfolio/answer/say-holdings.ts';
import { sayTax, taxOfPart } from '#advisor/portfolio/answer/say-sale.ts';
import { upOrDown } from '#advisor/portfolio/answer/say-today.ts';

interface AboutPosition {
  general: AnswerDocument;
  /** Whether "yes" or "no" is wanted. */
  isYesNo: boolean;
  /** Whether the plan has the figures of the day, and those of the analysis. */
  hasPrices: boolean;
  hasAnalysis: boolean;
  market: Market | null;
  now: Date;
  signal?: AbortSignal | undefined;
  total: number;
  taxpayer: Taxpayer;
  year: number;
}

/** One company or fund that is held: what it did today, how much of everything it is, and what selling would cost. */
export async function sayPosition(position: OwnPosition, about: AboutPosition): Promise<Said> {
  const { general, isYesNo, hasAnalysis } = about;
  // The quote, or the sentence that there is none right now.
  const isAboutPrice = general.record.topic === 'limit:live_prices';
  const isQuote = isAboutPrice && (general.record.quoted?.length ?? 0) > 0;
  const today = await changeOf(position, about);
  const held = sayHeldShare(position);
  const tax = hasAnalysis ? taxOfPart(position, 1, about) : null;
  const isMuch = position.isCompany && (position.withFunds ?? position.share) > mostInOneCompany;
  const opening = isAboutPrice
    ? general.opening
    : isYesNo && position.isCompany
      ? `${isMuch ? 'Yes, it’s more than a tenth' : 'No, it’s less than a tenth'}: ${held.charAt(0).toLowerCase()}${held.slice(1)}`
      : held;
  return {
    opening,
    because: [
      ...(today
        ? [
            isQuote
              ? `Yours are ${today.change}.`
              : `Yours are ${today.change} since the last close, ${today.when}.`,
          ]
        : []),
      ...(isAboutPrice ? [held] : []),
      ...(position.cost === null ? [] : [sayGain(position.value - position.cost)]),
      ...(tax ? [`Selling all of it would bring about ${sayTax(tax)}.`, ...tax.basis.slice(0, 1)] : []),
    ],
    next: isMuch
      ? ['Decide on a ceiling, such as 10%, and sell down to it, first where sales aren’t taxed.']
      : [],
    warnings: [...(general.warnings ?? [])],
    receipt: tax?.receipt ?? null,
  };
}

function sayHeldShare({ name, symbol, value, share, withFunds }: OwnPosition): string {
  const what = name === symbol ? symbol : `${name} (${symbol})`;
  return `You hold ${money(value)} of ${what}, ${percent(share)} of everything${
    withFunds === null ? '' : `, and ${percent(withFunds)} with what your index funds hold of it`
  }.`;
}

const sayGain = (gain: number) =>
  gain === 0
    ? 'That is what you paid.'
    : `That is ${money(Math.abs(gain))} ${gain > 0 ? 'more' : 'less'} than you paid.`;

async function changeOf(
  { symbol, quantity, name, value }: OwnPosition,
  { market, now, signal, hasPrices }: AboutPosition,
): Promise<{ change: string; when: string } | null> {
  if (!market || !hasPrices || quantity === null || quantity <= 0) return null;
  const held = { symbol, name, quantity, stored_price: value / quantity };
  const { rows } = await valueHoldings(market, [held], signal);
  const row = rows[0];
  if (!row || row.change === null) return null;
  const when = asOf('quote', { at: row.at, source: row.source, now });
  return { change: upOrDown(row.change), when };
}
