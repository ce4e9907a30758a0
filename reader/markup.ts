import type { Relative } from '#advisor/reader/acts.ts';
import { cases, owners, roles, thingKinds } from '#advisor/reader/roles.ts';

/** A marked number of a corpus line. */
export interface MarkedSpan {
  start: number;
  end: number;
  role: string;
  owner: string;
  kind: string | undefined;
  case: string;
  /** How it relates to what was said before. */
  relative: Relative;
}

export interface MarkedText {
  /** Without the markup. */
  text: string;
  spans: readonly MarkedSpan[];
}

const mark = /\{([^{}|]+)\|([^{}|]+)\}/g;
const tag = /^([+*-])?([a-z0-9_]+)(?:@([a-z]+))?(?::([a-z_]+))?(?:\/([a-d]))?$/;

const relativeOfSign: Readonly<Record<string, Relative>> = { '+': 'plus', '-': 'minus', '*': 'times' };

/** Reads `{51k|wages@spouse}` and the like; throws a sentence where the markup is wrong. */
export function readMarkup(marked: string): MarkedText {
  let text = '';
  let from = 0;
  const spans: MarkedSpan[] = [];
  for (const match of marked.matchAll(mark)) {
    const [whole, said, tagged] = match;
    text += marked.slice(from, match.index);
    spans.push({ start: text.length, end: text.length + said!.length, ...readTag(tagged!) });
    text += said!;
    from = match.index + whole.length;
  }
  text += marked.slice(from);
  if (/[{}]/.test(text)) throw new Error(`broken markup: ${marked}`);
  return { text, spans };
}

function readTag(tagged: string) {
  const [, sign = '', role = '', owner = 'me', kind, variant = 'none'] = tag.exec(tagged) ?? [];
  if (!Object.hasOwn(roles, role)) throw new Error(`unknown role: ${tagged}`);
  if (!(owners as readonly string[]).includes(owner)) throw new Error(`unknown owner: ${tagged}`);
  if (kind !== undefined && !(thingKinds as readonly string[]).includes(kind))
    throw new Error(`unknown kind: ${tagged}`);
  if (!(cases as readonly string[]).includes(variant)) throw new Error(`unknown case: ${tagged}`);
  return { role, owner, kind, case: variant, relative: relativeOfSign[sign] ?? 'none' };
}
