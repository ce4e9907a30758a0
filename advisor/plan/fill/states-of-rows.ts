import type { FieldAbout } from '#advisor/calculators/define/fields.ts';
import type { Picture, PictureFact } from '#advisor/picture/picture.ts';

interface Row {
  anchor: PictureFact;
  item: Record<string, unknown>;
}

/** "78k in Texas or 92k in California": each job has the state that stands beside its pay; one that is told of none holds for all. */
export function fillStatesOfRows(
  columns: readonly { name: string; about: FieldAbout }[],
  rows: readonly Row[],
  { words }: Picture,
): void {
  const column = columns.find(({ about }) => about.fact === 'state');
  if (!column) return;
  const states = words.filter(({ key }) => key === 'state').map(({ value }) => value);
  const common = rows.some(({ anchor }) => anchor.state !== undefined) ? undefined : states.at(-1);
  for (const { anchor, item } of rows) {
    const state = anchor.state ?? common;
    if (state !== undefined) item[column.name] = state;
  }
}
