/** Every number of a text, as a reader understands it: "$1.2 million", "2 years 11 months", "12.7%". */
export function readNumbers(text: string): number[] {
  const plain = text.replaceAll(/\]\([^)]*\)/g, ']').replaceAll(/[*_]/g, '');
  const found = [
    ...plain.matchAll(/-?\$?(\d[\d,]*(?:\.\d+)?)(?:\s*(thousand|million|billion|k|m)\b)?/gi),
  ].map(
    ([, digits = '', scale = '']) => Number(digits.replaceAll(',', '')) * (scales[scale.toLowerCase()] ?? 1),
  );
  const spans = [...plain.matchAll(/(\d+) years?,?(?: and)? (\d+) months?/gi)].flatMap(
    ([, years, months]) => {
      const total = Number(years) * 12 + Number(months);
      return [total, total / 12];
    },
  );
  // "35 months" answers a question in years, and the other way round.
  const months = [...plain.matchAll(/([\d.]+) months?/gi)].map(([, count]) => Number(count) / 12);
  const years = [...plain.matchAll(/([\d.]+) years?/gi)].map(([, count]) => Number(count) * 12);
  return [...found, ...spans, ...months, ...years].map(Math.abs);
}

const scales: Record<string, number> = { thousand: 1e3, k: 1e3, million: 1e6, m: 1e6, billion: 1e9 };
