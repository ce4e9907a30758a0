import { randomInt } from 'node:crypto';

/** Without the letters and digits that are mistaken for one another when somebody reads them aloud. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const three = () => Array.from({ length: 3 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** What a request for support is called, such as FD-7KM-2QX. */
export function makeReference(): string {
  return `FD-${three()}-${three()}`;
}
