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
/** Of each, so many fields are tried. */
const mostTried = 4;

/** Every way to give each mention a field of its own; a handful of mentions makes this cheap. */
export function assign(
  candidates: readonly Candidate[][],
  at: number,
  taken: ReadonlySet<string>,
): Assignment {
  const own = candidates[at];
  if (!own || at >= mostArranged) return assignInTurn(candidates.slice(at), taken);
  const skipped = assign(candidates, at + 1, taken);
  let best: Assignment = { chosen: [null, ...skipped.chosen], score: skipped.score };
  for (const candidate of own.filter((one) => isFree(one, own, taken)).slice(0, mostTried)) {
    const rest = assign(candidates, at + 1, new Set([...taken, candidate.field]));
    const score = rest.score + candidate.score - (taken.has(candidate.field) ? sharing : 0);
    if (score > best.score) best = { chosen: [candidate, ...rest.chosen], score };
  }
  return best;
}

/** Each mention gets the first field that is left for it. */
function assignInTurn(candidates: readonly Candidate[][], before: ReadonlySet<string>): Assignment {
  const taken = new Set(before);
  const chosen: (Candidate | null)[] = [];
  const gains: { score: number; cost: number }[] = [];
  for (const own of candidates) {
    const candidate = own.find((one) => isFree(one, own, taken));
    chosen.push(candidate ?? null);
    if (!candidate) continue;
    gains.push({ score: candidate.score, cost: taken.has(candidate.field) ? sharing : 0 });
    taken.add(candidate.field);
  }
  return { chosen, score: gains.reduceRight((sum, { score, cost }) => sum + score - cost, 0) };
}

function isFree(candidate: Candidate, own: readonly Candidate[], taken: ReadonlySet<string>): boolean {
  return !taken.has(candidate.field) || (candidate.additive && candidate === own[0]);
}
