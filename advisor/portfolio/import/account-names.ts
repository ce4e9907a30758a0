import { brokerTitles, type BrokerId } from '#advisor/portfolio/import/brokers.ts';
import type { Mapping } from '#advisor/portfolio/import/columns.ts';
import type { GatheredRow } from '#advisor/portfolio/import/gather-rows.ts';

interface Naming {
  broker: BrokerId | null;
  mapping: Mapping;
  /** What its owner calls the account. */
  given: string | undefined;
}

/** Names accounts as brokers show them, such as "Roth IRA ...1234", so that no whole account number is stored. */
export function createAccountNamer({ broker, mapping, given }: Naming): (row: GatheredRow) => string {
  const title = broker === null ? '' : brokerTitles[broker];
  return ({ cells, account: above }) => {
    const number = cells[mapping.account ?? -1] ?? '';
    const name = cells[mapping.account_name ?? -1] ?? '';
    if (number === '' && name === '') return above === null ? (given ?? title) : hideNumber(above, title);
    return hideNumber(number, name || title);
  };
}

/** Five or more digits in a row are an account number. The last four are enough to recognize it. */
function hideNumber(text: string, before: string): string {
  const spaced = text.replaceAll(/[\s_]+/g, ' ').trim();
  const isNumber = /^[A-Z*]{0,3}[-\dX*]{4,}$/i.test(spaced) && /\d/.test(spaced);
  if (isNumber) return `${before} ...${spaced.slice(-4)}`.trim();
  const hidden = spaced.replaceAll(/[\dX*-]{5,}/g, (digits) =>
    /\d{3}/.test(digits) ? `...${digits.slice(-4)}` : digits,
  );
  return hidden === '' || hidden.includes(before) || before === '' || hidden.length > 12
    ? hidden || before
    : `${before} ${hidden}`;
}
