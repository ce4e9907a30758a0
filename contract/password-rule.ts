/** What a new password has to have. The operator sets it; form and server both enforce it with `findPasswordFaults`. */
export interface PasswordRule {
  minLength: number;
  characters: 'any' | 'letters_digits';
}

export const usualPasswordRule: PasswordRule = { minLength: 8, characters: 'letters_digits' };

/** bcrypt reads no further; a longer password would match with any ending. */
export const maxPasswordBytes = 72;

type PasswordFault = 'too_long' | 'length' | 'characters';

/** Empty for a password that may be used. */
export function findPasswordFaults(password: string, rule: PasswordRule): PasswordFault[] {
  if (countBytes(password) > maxPasswordBytes) return ['too_long'];
  const faults: PasswordFault[] = [];
  if (Array.from(password).length < rule.minLength) faults.push('length');
  const lacksKind = !/\p{L}/u.test(password) || !/\p{Nd}/u.test(password);
  if (rule.characters === 'letters_digits' && lacksKind) faults.push('characters');
  return faults;
}

/** What to do about the faults, as one text. */
export function describePasswordFaults(faults: readonly PasswordFault[], rule: PasswordRule): string {
  const sentences: Record<PasswordFault, string> = {
    too_long: `Password cannot be longer than ${maxPasswordBytes} characters`,
    length: `Password should be at least ${rule.minLength} characters.`,
    characters: 'Password should contain letters and numbers.',
  };
  return faults.map((fault) => sentences[fault]).join(' ');
}

/** In UTF-8. */
function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
