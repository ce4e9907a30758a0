import { minus } from '#advisor/quantities/format.ts';
import { text, type Text } from '#advisor/quantities/text.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

/** What a name of an expression stands for: several values are added up, as the balances of debts. */
export interface Term {
  label: string;
  values: readonly Quantity[];
  isInput?: true;
}

export type LookUp = (name: string) => Term | undefined;

export type Expression =
  | { kind: 'number'; quantity: Quantity; words: string }
  | { kind: 'name'; name: string; words: string | undefined }
  | { kind: 'sum'; terms: readonly { sign: 1 | -1; of: Expression }[] }
  | { kind: 'product'; factors: readonly { divides: boolean; of: Expression }[] }
  | { kind: 'power'; base: Expression; exponent: Expression }
  | { kind: 'most' | 'least'; of: readonly [Expression, Expression] };

const tokens = /\s*(?:(\d[\d.]*%?)|([a-z_][\w.]*)|"([^"]*)"|'([^']*)'|([-+*/^(),]))/y;

type Token = { type: 'number' | 'name' | 'step' | 'words' | 'sign'; text: string };

function tokensOf(source: string): Token[] {
  const types = ['number', 'name', 'step', 'words', 'sign'] as const;
  const found: Token[] = [];
  tokens.lastIndex = 0;
  while (tokens.lastIndex < source.length) {
    const match = tokens.exec(source);
    if (!match) throw new Error(`This is no formula: ${source}`);
    const place = types.findIndex((_, index) => match[index + 1] !== undefined);
    found.push({ type: types[place]!, text: match[place + 1]! });
  }
  return found;
}

/**
 * An expression of names, numbers, + - * / ^ and max( , ) or min( , ). "A label in quotes" names a step; words in single
 * quotes say what the name or the number before them is called.
 */
export function parseExpression(source: string): Expression {
  const rest = tokensOf(source);
  const sign = (...signs: string[]) =>
    rest[0]?.type === 'sign' && signs.includes(rest[0].text) ? rest.shift()!.text : undefined;
  const words = () => (rest[0]?.type === 'words' ? rest.shift()!.text : undefined);
  const need = (wanted: string) => {
    if (!sign(wanted)) throw new Error(`Expected ${wanted} in this formula: ${source}`);
  };
  const sum = (): Expression => {
    const terms: { sign: 1 | -1; of: Expression }[] = [{ sign: sign('-') ? -1 : 1, of: product() }];
    for (let next = sign('+', '-'); next; next = sign('+', '-'))
      terms.push({ sign: next === '-' ? -1 : 1, of: product() });
    return terms.length === 1 && terms[0]!.sign === 1 ? terms[0]!.of : { kind: 'sum', terms };
  };
  const product = (): Expression => {
    const factors = [{ divides: false, of: power() }];
    for (let next = sign('*', '/'); next; next = sign('*', '/'))
      factors.push({ divides: next === '/', of: power() });
    return factors.length === 1 ? factors[0]!.of : { kind: 'product', factors };
  };
  const power = (): Expression => {
    const base = atom();
    return sign('^') ? { kind: 'power', base, exponent: atom() } : base;
  };
  const atom = (): Expression => {
    if (sign('(')) {
      const inner = sum();
      need(')');
      return inner;
    }
    const token = rest.shift();
    if (token?.type === 'number') {
      const unit = token.text.endsWith('%') ? 'percent' : 'count';
      const quantity = { value: Number.parseFloat(token.text), unit, decimals: 4 } as const;
      return { kind: 'number', quantity, words: words() ?? '' };
    }
    if (token?.type === 'name' && (token.text === 'max' || token.text === 'min') && sign('(')) {
      const first = sum();
      need(',');
      const second = sum();
      need(')');
      return { kind: token.text === 'max' ? 'most' : 'least', of: [first, second] };
    }
    if (token?.type !== 'name' && token?.type !== 'step') throw new Error(`This is no formula: ${source}`);
    return { kind: 'name', name: token.text, words: words() };
  };
  const whole = sum();
  if (rest.length > 0) throw new Error(`This formula goes on after its end: ${source}`);
  return whole;
}

/** 7% counts as 0.07. */
const plain = ({ value, unit }: Quantity) => (unit === 'percent' ? value / 100 : value);

/** The value, or undefined where one of its names stands for nothing; in a sum, what is not there adds nothing. */
export function evaluate(one: Expression, lookUp: LookUp): number | undefined {
  const of = (inner: Expression) => evaluate(inner, lookUp) ?? Number.NaN;
  const result = () => {
    switch (one.kind) {
      case 'number':
        return plain(one.quantity);
      case 'name':
        return lookUp(one.name)?.values.reduce((sum, value) => sum + plain(value), 0) ?? Number.NaN;
      case 'sum': {
        const values = one.terms
          .map((term) => term.sign * of(term.of))
          .filter((value) => !Number.isNaN(value));
        return values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0);
      }
      case 'product':
        return one.factors.reduce(
          (all, { divides, of: inner }) => (divides ? all / of(inner) : all * of(inner)),
          1,
        );
      case 'power':
        return of(one.base) ** of(one.exponent);
      case 'most':
        return Math.max(of(one.of[0]), of(one.of[1]));
      case 'least':
        return Math.min(of(one.of[0]), of(one.of[1]));
    }
  };
  const value = result();
  return Number.isNaN(value) ? undefined : value;
}

/** More values than these are told by what they are together. */
const mostValues = 4;

/** "Price $450,000 − down payment $90,000". What is zero is left out of a sum. */
export function renderExpression(one: Expression, lookUp: LookUp): Text {
  const render = (inner: Expression) => renderExpression(inner, lookUp);
  const inBrackets = (inner: Expression): Text => {
    if (inner.kind === 'most' && isZero(inner.of[0])) return text`(${render(inner)})`;
    const several =
      inner.kind === 'name'
        ? (lookUp(inner.name)?.values.length ?? 0) > 1
        : inner.kind === 'sum' && shownTerms(inner.terms, lookUp).length > 1;
    return several ? text`(${render(inner)})` : render(inner);
  };
  switch (one.kind) {
    case 'number':
      return one.words ? text`${one.quantity} ${one.words}` : [one.quantity];
    case 'name':
      return renderTerm(lookUp(one.name), one.words);
    case 'sum': {
      return shownTerms(one.terms, lookUp).flatMap(({ sign, of }, index) => [
        ...(index === 0 ? (sign < 0 ? [minus] : []) : [sign < 0 ? ` ${minus} ` : ' + ']),
        ...(sign < 0 ? inBrackets(of) : render(of)),
      ]);
    }
    case 'product':
      return one.factors.flatMap(({ divides, of }, index) => [
        ...(index === 0 ? [] : [divides ? ' ÷ ' : ' × ']),
        ...(divides && of.kind === 'product' ? text`(${render(of)})` : inBrackets(of)),
      ]);
    case 'power':
      return text`${inBrackets(one.base)}^${inBrackets(one.exponent)}`;
    case 'most':
    case 'least': {
      if (one.kind === 'most' && isZero(one.of[0])) {
        const below = (evaluate(one.of[1], lookUp) ?? 0) < 0;
        return below ? text`${render(one.of[1])} (less than zero counts as zero)` : render(one.of[1]);
      }
      const word = one.kind === 'most' ? 'larger' : 'smaller';
      return text`the ${word} of ${render(one.of[0])} and ${render(one.of[1])}`;
    }
  }
}

type Terms = Extract<Expression, { kind: 'sum' }>['terms'];

function shownTerms(terms: Terms, lookUp: LookUp): Terms {
  const counting = terms.filter(({ of }) => Math.abs(evaluate(of, lookUp) ?? 0) > 1e-9);
  return counting.length > 0 ? counting : terms.filter(({ of }) => evaluate(of, lookUp) !== undefined);
}

const isZero = (one: Expression) => one.kind === 'number' && one.quantity.value === 0;

function renderTerm(term: Term | undefined, words: string | undefined): Text {
  const { values = [], label = '' } = term ?? {};
  const [first] = values;
  if (!first) return [words ?? label];
  const called = words ?? label;
  const lead = called === '' ? '' : `${called} `;
  if (values.length > mostValues) {
    const value = values.reduce((sum, one) => sum + one.value, 0);
    return text`${lead}together ${{ value, unit: first.unit }}`;
  }
  return text`${lead}${values.flatMap((one, index) => (index === 0 ? [one] : [' + ', one]))}`;
}
