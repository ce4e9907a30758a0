/** From 0, which is too short, to 4. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const shortest = 8;
const common = /passw|qwert|asdf|letmein|welcome|iloveyou|abc123|12345|00000|11111|findeus/i;

/** A rough guess at how long somebody would have to try; help while typing, and nothing that is enforced. */
export function passwordStrength(password: string): Strength {
  if (password.length < shortest) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  const different = new Set(password.toLowerCase()).size;
  let score = 1;
  if (password.length >= 12) score += 1;
  if (password.length >= 16) score += 1;
  if (kinds >= 3 || (kinds >= 2 && password.length >= 12)) score += 1;
  if (common.test(password) || different < 5) score = 1;
  return Math.min(score, 4) as Strength;
}
