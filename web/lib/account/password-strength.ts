/** From 0, which is too short, to 4. */
type Strength = 0 | 1 | 2 | 3 | 4;

const common = /passw|qwert|asdf|letmein|welcome|iloveyou|abc123|12345|00000|11111|findeus/gi;

/** A rough guess at how long somebody would have to try. */
export function passwordStrength(password: string, shortest = 8): Strength {
  if (Array.from(password).length < shortest) return 0;
  // What everybody tries first adds nothing; what stands around it counts.
  const own = password.replace(common, '');
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(own)).length;
  if (new Set(own.toLowerCase()).size < 5) return 1;
  let score = 1;
  if (own.length >= 12) score += 1;
  if (own.length >= 16) score += 1;
  if (kinds >= 3 || (kinds >= 2 && own.length >= 12)) score += 1;
  return Math.min(score, 4) as Strength;
}
