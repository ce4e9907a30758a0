const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const forms: readonly (readonly [RegExp, (parts: string[]) => [year: string, month: string, day: string]])[] =
  [
    [/\b(\d{4})[-/](\d{1,2})[-/](\d{1,2})\b/g, ([y = '', m = '', d = '']) => [y, m, d]],
    [/\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g, ([m = '', d = '', y = '']) => [y, m, d]],
    [/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g, ([d = '', m = '', y = '']) => [y, m, d]],
    [
      /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-. ]+(\d{1,2}),?[- ]+(\d{4})\b/gi,
      ([m = '', d = '', y = '']) => [y, String(months.indexOf(m.toLowerCase()) + 1), d],
    ],
  ];

/** The dates that a line of text names, such as 2026-01-31; of a period the last comes last. */
export function findDates(text: string): string[] {
  const found = forms.flatMap(([form, order]) =>
    [...text.matchAll(form)].flatMap(({ index, 1: a = '', 2: b = '', 3: c = '' }) => {
      const [year, month, day] = order([a, b, c]);
      const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
      return isDate(date) ? [{ index, date }] : [];
    }),
  );
  return found.toSorted((a, b) => a.index - b.index).map(({ date }) => date);
}

function isDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** The day that a file speaks of: what its lines say of it, when it was written, or its name; null where none does. */
export function findAsOf(texts: readonly string[], fileName: string, today: string): string | null {
  const named = findDates(fileName.replaceAll('_', ' '));
  const about = (words: RegExp) => texts.filter((text) => words.test(text)).flatMap(findDates);
  for (const dates of [about(/as of|period/i), about(/downloaded|generated/i), named]) {
    const past = dates.filter((date) => date <= today && date > '1990');
    if (past.length > 0) return past.at(-1)!;
  }
  return null;
}
