import { useId } from 'react';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { cardTexts } from '#web/content/card.ts';
import { InputControl, perOf } from '#web/features/answer-card/inputs/input-control.tsx';
import type { Row } from '#web/features/answer-card/inputs/list-rows.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';

interface CardListRowProps {
  /** As it is called: "Debts, row 2". */
  name: string;
  row: Row;
  items: Fields;
  /** The fields that are shown. */
  shown: readonly string[];
  /** Where a line has room for all of them, the first row's labels are enough for the eye. */
  isFirst: boolean;
  problemOf: (field: string) => string | undefined;
  onChange: (field: string, value: unknown) => void;
  /** Null where it may not be removed but others may, undefined where none may: then no room is kept for it. */
  onRemove: (() => void) | null | undefined;
}

/** So many fields stand in one line where there is room for a line. */
const oneLine: readonly string[] = ['', '', '@md:grid-cols-2', '@md:grid-cols-3', '@md:grid-cols-4'];

/** One entry of a list: its fields, and a way to take it out. */
export function CardListRow({
  name,
  row,
  items,
  shown,
  isFirst,
  problemOf,
  onChange,
  onRemove,
}: CardListRowProps) {
  const id = useId();
  const columns = oneLine[shown.length];
  const problems = shown.flatMap((field) => problemOf(field) ?? []);
  const said = problems.length > 0 || row.fresh ? `${id}-note` : undefined;
  return (
    <li>
      <fieldset className="flex items-end gap-2">
        <legend className="sr-only">{name}</legend>
        <div
          className={`grid min-w-0 flex-1 items-end gap-x-3 gap-y-2 ${shown.length > 1 ? 'grid-cols-2' : ''} ${columns ?? '@md:grid-cols-3'}`}
        >
          {shown.map((field) => {
            const about = aboutField(items[field]);
            return (
              about && (
                <div key={field} className="min-w-0">
                  <label
                    htmlFor={`${id}-${field}`}
                    data-per={perOf(about) && `, ${perOf(about)}`}
                    className={`mb-1 block text-xs text-quiet @max-md:after:content-[attr(data-per)] ${columns !== undefined && !isFirst ? '@md:sr-only' : ''}`}
                  >
                    {about.label}
                  </label>
                  <InputControl
                    id={`${id}-${field}`}
                    about={about}
                    isTight
                    value={row.item[field] ?? about.default?.value}
                    invalid={problemOf(field) !== undefined}
                    describedBy={said}
                    onChange={(value) => onChange(field, value)}
                  />
                </div>
              )
            );
          })}
        </div>
        {onRemove !== undefined && (
          <IconButton
            label={cardTexts.list.remove(name)}
            onClick={onRemove ?? undefined}
            className={`-mr-2 ${onRemove ? '' : 'invisible'}`}
          >
            <CloseIcon />
          </IconButton>
        )}
      </fieldset>
      {said && (
        <p id={said} className={`mt-1 text-xs ${problems.length > 0 ? 'text-bad' : 'text-quiet'}`}>
          {problems.length > 0 ? problems.join(' ') : cardTexts.list.unfinished}
        </p>
      )}
    </li>
  );
}
