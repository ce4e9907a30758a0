import { formatQuantity } from '#advisor/quantities/format.ts';
import type { Quantity } from '#advisor/quantities/unit.ts';

/** Words with quantities among them. A number that is not a quantity has no business in here. */
export type Text = readonly (string | Quantity)[];

type Slot = string | Quantity | Text;

/** text`You would have ${figure} after ${years}.` */
export function text(strings: TemplateStringsArray, ...slots: Slot[]): Text {
  return strings.flatMap((part, index) => {
    const slot = slots[index];
    if (slot === undefined) return part === '' ? [] : [part];
    return [part, ...(isText(slot) ? slot : [slot])].filter((piece) => piece !== '');
  });
}

function isText(slot: Slot): slot is Text {
  return Array.isArray(slot);
}

export function renderPlain(words: Text): string {
  return words.map((piece) => (typeof piece === 'string' ? piece : formatQuantity(piece))).join('');
}

export function quantitiesOf(words: Text): Quantity[] {
  return words.filter((piece) => typeof piece !== 'string');
}
