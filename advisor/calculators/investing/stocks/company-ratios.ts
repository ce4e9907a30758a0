import { count, money } from '#advisor/calculators/define/fields.ts';
import { figure, type Figure } from '#advisor/calculators/define/result.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const nothing = (what: string) => ({ value: 0, reason: `no ${what} given` });
const ofCompany = (label: string, what: string) =>
  money({ label, min: 0, max: 1e14, default: nothing(what) });

/** What a company’s reports say besides earnings per share; amounts of the whole company. */
export const companyFields = {
  shares: count({
    label: 'Shares outstanding',
    roles: ['n_shares'],
    min: 0,
    max: 1e12,
    default: nothing('number of shares is'),
  }),
  sales: ofCompany('Yearly sales of the company', 'sales are'),
  equity: ofCompany('Book value (equity) of the company', 'book value is'),
  debt: ofCompany('Debt of the company', 'debt is'),
  company_cash: ofCompany('Cash of the company', 'cash is'),
  ebitda: ofCompany('EBITDA of the company', 'EBITDA is'),
};

interface Told {
  shares: number;
  sales: number;
  equity: number;
  debt: number;
  company_cash: number;
  ebitda: number;
}

/** A sentence where amounts of the company are given and the shares that they are of are not; null where all is well. */
export function checkCompany(told: Told): string | null {
  const needsShares = told.sales + told.equity + told.ebitda > 0;
  return needsShares && told.shares === 0 ? 'Give the number of shares outstanding too.' : null;
}

const ratio = (id: string, label: string, value: number) => [figure(id, label, value, 'ratio')];

/** The ratios of the whole company that can be worked out. */
export function companyFigures(told: Told, price: number, eps: number): Figure[] {
  const worth = price * told.shares;
  const enterprise = worth + told.debt - told.company_cash;
  return [
    ...(told.shares > 0 ? [figure('market_cap', 'Market value of the company', worth, 'usd')] : []),
    ...(told.shares > 0 && told.debt + told.company_cash > 0
      ? [
          figure('enterprise_value', 'Enterprise value', enterprise, 'usd', {
            labelBelowZero: 'Cash beyond the market value and debt',
          }),
        ]
      : []),
    ...(told.equity > 0 ? ratio('price_to_book', 'Price-to-book ratio (P/B)', worth / told.equity) : []),
    ...(told.sales > 0 ? ratio('price_to_sales', 'Price-to-sales ratio (P/S)', worth / told.sales) : []),
    ...(told.ebitda > 0 && enterprise > 0
      ? ratio('ev_to_ebitda', 'EV/EBITDA', enterprise / told.ebitda)
      : []),
    ...(told.equity > 0
      ? [
          figure(
            'return_on_equity',
            'Return on equity (ROE)',
            ((eps * told.shares) / told.equity) * 100,
            'percent',
          ),
          ...(told.debt > 0 ? ratio('debt_to_equity', 'Debt-to-equity ratio', told.debt / told.equity) : []),
        ]
      : []),
  ];
}

/** By their ids, the sentences that open an answer about one of them. */
export function companyWords(figures: readonly Figure[]): Record<string, Text> {
  return Object.fromEntries(
    figures
      .filter(({ id }) => id in companyFormulas)
      .map((one) => [
        one.id,
        text`The ${one.label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())} is ${one}.`,
      ]),
  );
}

export const companyFormulas = {
  market_cap: 'price * shares',
  enterprise_value: 'market_cap + debt - company_cash',
  price_to_book: 'market_cap / equity',
  price_to_sales: 'market_cap / sales',
  ev_to_ebitda: ['enterprise_value / ebitda', 'market_cap / ebitda'],
  return_on_equity: 'eps * shares / equity',
  debt_to_equity: 'debt / equity',
};
