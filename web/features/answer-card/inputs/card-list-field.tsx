import { useEffect, useRef, useState } from 'react';
import { aboutField, type FieldAbout } from '#advisor/calculators/define/fields.ts';
import { nameOfList } from '#advisor/compose/describe-input.ts';
import { cardTexts } from '#web/content/card.ts';
import { CardListRow } from '#web/features/answer-card/inputs/card-list-row.tsx';
import {
  blankRow,
  fieldsInUse,
  toList,
  toRows,
  withValue,
  type Row,
} from '#web/features/answer-card/inputs/list-rows.ts';
import { TextButton } from '#web/ui/text-button.tsx';

interface CardListFieldProps {
  /** The name of the field, for finding it on the page. */
  field: string;
  about: FieldAbout;
  value: unknown;
  note: string;
  /** Problems of its parts by path: "0.rate". */
  problemAt: (path: string) => string | undefined;
  onChange: (list: unknown) => void;
}

/** This many rows are drawn until the user asks for all of them. */
const portion = 12;

/** An input of a card that is a list: debts, holdings, cash flows. */
export function CardListField({ field: name, about, value, note, problemAt, onChange }: CardListFieldProps) {
  const [rows, setRows] = useState(() => toRows(value));
  const [told, setTold] = useState(value);
  const [inUse] = useState(() => fieldsInUse(about, value));
  const [allFields, setAllFields] = useState(false);
  const [allRows, setAllRows] = useState(false);
  const root = useRef<HTMLFieldSetElement>(null);
  /** The row whose first field gets the focus once it is drawn, as a selector. */
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (focusNext.current === null) return;
    const row = `:scope > ol > li${focusNext.current}`;
    root.current?.querySelector<HTMLElement>(`${row} :is(input, select)`)?.focus();
    focusNext.current = null;
  });
  // The value was changed from outside: show the numbers of the question again.
  if (value !== told) {
    setTold(value);
    setRows(toRows(value));
  }

  const items = about.items ?? {};
  const change = (next: Row[]) => {
    setRows(next);
    const [before, now] = [toList(rows), toList(next)];
    if (now.length === before.length && now.every((item, at) => item === before[at])) return;
    setTold(now);
    onChange(now);
  };
  const add = () => {
    setAllRows(true);
    change([...rows, blankRow(items)]);
    focusNext.current = ':last-child';
  };
  const remove = (id: number) => {
    const at = rows.findIndex((row) => row.id === id);
    change(rows.filter((row) => row.id !== id));
    const neighbour = Math.min(at, rows.length - 2) + 1;
    focusNext.current = `:nth-child(${neighbour})`;
  };

  const title = nameOfList(about);
  const further = Object.keys(items).filter((field) => !inUse.includes(field));
  const settled = toList(rows);
  const spare = settled.length > (about.min ?? 1);
  const drawn = allRows ? rows : rows.slice(0, portion);
  return (
    <fieldset ref={root} data-field={name} className="@container col-span-full min-w-0">
      <legend className="text-sm">{title}</legend>
      <ol className="mt-2 grid gap-y-4 @md:gap-y-2">
        {drawn.map((row, index) => (
          <CardListRow
            key={row.id}
            name={cardTexts.list.row(title, index + 1)}
            row={row}
            items={items}
            shown={allFields ? Object.keys(items) : inUse}
            isFirst={index === 0}
            problemOf={(field) =>
              row.fresh ? undefined : problemAt(`${settled.indexOf(row.item)}.${field}`)
            }
            onChange={(field, typed) => change(withValue(rows, row.id, items, field, typed))}
            onRemove={
              row.fresh || spare ? () => remove(row.id) : rows.length > settled.length ? null : undefined
            }
          />
        ))}
      </ol>
      <p className="mt-1 text-xs text-quiet">{note}</p>
      <div className="flex flex-wrap gap-x-6">
        {rows.length < (about.max ?? Infinity) && (
          <TextButton onClick={add} className="text-sm">
            {cardTexts.list.add}
            <span className="sr-only">{cardTexts.list.addTo(title)}</span>
          </TextButton>
        )}
        {rows.length > drawn.length && (
          <TextButton onClick={() => setAllRows(true)} className="text-sm">
            {cardTexts.list.showAll(rows.length)}
          </TextButton>
        )}
        {further.length > 0 && !allFields && (
          <TextButton onClick={() => setAllFields(true)} className="text-left text-sm">
            {cardTexts.list.alsoSet(
              inWords(further.map((field) => aboutField(items[field])?.label ?? field)),
            )}
          </TextButton>
        )}
      </div>
    </fieldset>
  );
}

function inWords(labels: readonly string[]): string {
  const short = labels.map((label) => label.split(',')[0]!.toLowerCase());
  // Without the comma before "and".
  return new Intl.ListFormat('en-GB').format(short);
}
