/** Other ways to type the same line: other numbers, other formats, typos. Deterministic for a seed. */
interface Random {
  /** In [0, 1). */
  next(): number;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0 || 1;
  return {
    next() {
      state ^= state << 13;
      state >>>= 0;
      state ^= state >>> 17;
      state ^= state << 5;
      state >>>= 0;
      return state / 2 ** 32;
    },
  };
}

const openers = [
  'hi, ',
  'hey ',
  'ok so ',
  'quick question: ',
  'question for you. ',
  'so ',
  'hello! ',
  'um ',
  'not sure who to ask but ',
  'curious: ',
];
const closers = [' thanks', ' thx', ' pls help', ' any ideas?', ' appreciate it', ' lol', ' idk'];
const mark = /(\{[^{}|]+\|[^{}|]+\})/;

/** One variant of a marked text. The markup stays, around other characters. */
export function augment(marked: string, random: Random): string {
  const chance = (share: number) => random.next() < share;
  const [lower, typos, bare, other] = [chance(0.35), chance(0.3), chance(0.25), chance(0.7)];
  const parts = marked.split(mark).map((part) => {
    if (mark.test(part)) {
      const [, said = '', tagged = ''] = /^\{([^{}|]+)\|([^{}|]+)\}$/.exec(part) ?? [];
      return `{${other ? changeNumber(said, tagged, random) : said}|${tagged}}`;
    }
    let text = typos ? misspell(part, random) : part;
    if (bare) text = text.replaceAll(/['’?!]/g, '');
    return text;
  });
  let text = parts.join('');
  if (lower) text = text.replaceAll(/(?<=^|\})[^{]*|^[^{]*/g, (plain) => plain.toLowerCase());
  if (chance(0.12)) text = pick(openers, random) + text;
  if (chance(0.08)) text += pick(closers, random);
  return text;
}

function pick<T>(all: readonly T[], random: Random): T {
  return all[Math.floor(random.next() * all.length)]!;
}

/** Another number of about the same size, in the same or another usual format. Years and words stay. */
function changeNumber(said: string, tagged: string, random: Random): string {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(said);
  if (!digits || /^year|^other/.test(tagged) || /\d\s*\/\s*\d|[a-z]{4,} \d/i.test(said)) return said;
  const value = Number(digits[0].replaceAll(',', ''));
  const decimals = /\.(\d+)/.exec(digits[0])?.[1]?.length ?? 0;
  const isAge = tagged.startsWith('age');
  const factor = isAge ? 0.85 + random.next() * 0.3 : 0.55 + random.next() * 0.95;
  let changed = value * factor;
  if (decimals === 0) changed = Math.max(1, roundLike(changed, value));
  let written = changed.toFixed(decimals);
  const isMoney = value >= 1000 && decimals === 0;
  if (isMoney && (digits[0].includes(',') ? random.next() < 0.75 : random.next() < 0.3))
    written = Number(written).toLocaleString('en-US');
  let result = said.replace(digits[0], written);
  if (said.startsWith('$') && random.next() < 0.25) result = result.slice(1);
  else if (!said.startsWith('$') && value >= 1000 && /^[\d,]+k?$/.test(said) && random.next() < 0.25)
    result = `$${result}`;
  if (said.endsWith('%') && random.next() < 0.15) result = result.replace(/\s*%$/, ' percent');
  return result;
}

/** With as many trailing zeros as the model number has, so that it stays as round. */
function roundLike(value: number, model: number): number {
  let unit = 1;
  while (model % (unit * 10) === 0 && unit * 10 <= model) unit *= 10;
  if (unit >= model) unit /= 10;
  return Math.round(value / Math.max(1, unit)) * Math.max(1, unit);
}

function misspell(text: string, random: Random): string {
  const words = text.split(/(\s+)/);
  return words
    .map((word) => {
      if (!/^[a-z]{4,}$/i.test(word) || random.next() > 0.08) return word;
      const at = 1 + Math.floor(random.next() * (word.length - 2));
      const kind = random.next();
      if (kind < 0.4) return word.slice(0, at) + word[at + 1] + word[at]! + word.slice(at + 2);
      if (kind < 0.7) return word.slice(0, at) + word.slice(at + 1);
      return word.slice(0, at) + word[at]! + word.slice(at);
    })
    .join('');
}
