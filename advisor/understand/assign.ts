export interface Candidate {
  field: string;
  value: number;
  score: number;
  /** How strongly the words around it speak for the field. */
  near: number;
  /** Another amount of the same kind may be added to it: "a pension of 38,000 and IRA withdrawals of 25,000". */
  additive: boolean;
}

/** What it costs to read two amounts as parts of one. */
const sharing = 0.4;

interface Assignment {
  chosen: (Candidate | null)[];
  score: number;
}

/** Beyond these the rest is taken one after the other: nobody's sentence needs all ways to arrange a dozen numbers. */
const mostArranged = 6;

/** Every way to give each mention a field of its own; a handful of mentions makes this cheap. */
export function assign(
  candidates: readonly Candidate[][],
  at: number,
  taken: ReadonlySet<string>,
): Assignment {
  const own = candidates[at];
  if (!own) return { chosen: [], score: 0 };
  const free = own
    .filter((candidate) => !taken.has(candidate.field) || (candidate.additive && candidate === own[0]))
    .slice(0, at < mostArranged ? 4 : 1);
  let best: Assignment | undefined;
  if (at < mostArranged || free.length === 0) {
    const skipped = assign(candidates, at + 1, taken);
    best = { chosen: [null, ...skipped.chosen], score: skipped.score };
  }
  for (const candidate of free) {
    const rest = assign(candidates, at + 1, new Set([...taken, candidate.field]));
    const score = rest.score + candidate.score - (taken.has(candidate.field) ? sharing : 0);
    if (!best || score > best.score) best = { chosen: [candidate, ...rest.chosen], score };
  }
  return best!;
}
