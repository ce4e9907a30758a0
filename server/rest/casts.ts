import type { Column } from '#server/rest/catalogue.ts';

const fixed = 'fixed';
const octets = 'octets';
const text = 'text';

/** The types that `column::type` may name, as SQL writes them, and how to learn the size of such a value. */
export const casts: ReadonlyMap<string, Column['sized']> = new Map([
  ['text', octets],
  ['varchar', octets],
  ['numeric', text],
  ['decimal', text],
  ['json', text],
  ['jsonb', text],
  ['smallint', fixed],
  ['integer', fixed],
  ['bigint', fixed],
  ['int', fixed],
  ['int2', fixed],
  ['int4', fixed],
  ['int8', fixed],
  ['real', fixed],
  ['double precision', fixed],
  ['float4', fixed],
  ['float8', fixed],
  ['boolean', fixed],
  ['bool', fixed],
  ['uuid', fixed],
  ['date', fixed],
  ['time', fixed],
  ['timetz', fixed],
  ['timestamp', fixed],
  ['timestamptz', fixed],
  ['interval', fixed],
]);
