/** What multiplies something that was said before. */
export interface Factor {
  factor: number;
  /** What is added where it is a rate: "a quarter point lower". */
  points?: number;
  start: number;
  end: number;
  /** True where only a word for what it multiplies makes it one: "10% more", but of what? */
  needsName: boolean;
}

const words: Record<string, number> = {
  double: 2,
  doubled: 2,
  doubling: 2,
  twice: 2,
  triple: 3,
  tripled: 3,
  quadruple: 4,
  half: 0.5,
  halve: 0.5,
  halved: 0.5,
};

const byWord =
  /\b(?:(double|doubled|doubling|triple|tripled|quadruple|halve|halved)\b|(twice|half)\s+(?:of\s+)?(?:that|it|as much|the|my|this|what)\b|(?:cut|split)\s+(?:\w+\s+)?(?:\w+\s+)?in\s+(half)\b|(?:only|just)\s+(half)\b)/i;
const byPercent =
  /(?<!\d)(\d+(?:\.\d+)?)\s*(?:%|percent|pct)\s*(more|higher|bigger|larger|raise|increase|pay rise|less|lower|smaller|cut|pay cut|decrease|drop|reduction)\b/i;

const byPoints =
  /\b(one|a|two|three|half a|(?:a )?quarter(?: of a)?|\d+(?:\.\d+)?)\s+(?:percentage\s+|full\s+)?points?\s+(more|higher|up|above|less|lower|down|below)\b/i;
/** "If rates fall a point", "if it goes up by half a point"; a score or inflation has points of its own. */
const movingByPoints =
  /(?<=\b(?:rates?|it|they|that|aprs?|apy|yields?|returns?|interest) (?:[a-z]+ ){0,2})\b(fall|falls|fell|drop|drops|dropped|go down|goes down|come down|comes down|decrease|decreases|rise|rises|rose|go up|goes up|increase|increases|jump|jumps|climb|climbs) (?:by )?(one|a|two|three|half a|(?:a )?quarter(?: of a)?|\d+(?:\.\d+)?) (?:percentage |full )?points?\b/i;
const pointWords: Record<string, number> = { one: 1, a: 1, two: 2, three: 3, 'half a': 0.5 };

function readPoints(text: string): Factor | undefined {
  const behind = byPoints.exec(text);
  const read = behind ?? movingByPoints.exec(text);
  if (!read) return undefined;
  const [said = '', direction = ''] = (behind ? read.slice(1) : read.slice(1).toReversed()).map((word) =>
    word.toLowerCase(),
  );
  const size = pointWords[said] ?? (said.includes('quarter') ? 0.25 : Number(said));
  const points = /less|lower|down|below|fall|fell|drop|decrease/.test(direction) ? -size : size;
  return { factor: 1, points, start: read.index, end: read.index + read[0].length, needsName: true };
}

/** "Double it", "half of that", "a 10% raise"; undefined where nothing is multiplied. "Double" as a goal is none. */
export function readFactor(text: string): Factor | undefined {
  const points = readPoints(text);
  if (points) return points;
  const word = byWord.exec(text);
  if (
    word &&
    !/\b(?:to|how long|until|when|takes?|does it|will it|did)\b[^.?!]*$/i.test(text.slice(0, word.index))
  ) {
    const name = (word[1] ?? word[2] ?? word[3] ?? word[4] ?? '').toLowerCase();
    return { factor: words[name]!, start: word.index, end: word.index + word[0].length, needsName: false };
  }
  const percent = byPercent.exec(text);
  if (!percent) return undefined;
  const size = Number(percent[1]);
  const less = /less|lower|smaller|cut|decrease|drop|reduction/i.test(percent[2]!);
  return {
    factor: less ? 1 - size / 100 : 1 + size / 100,
    points: less ? -size : size,
    start: percent.index,
    end: percent.index + percent[0].length,
    needsName: true,
  };
}
