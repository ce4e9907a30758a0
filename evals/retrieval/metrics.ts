/** The quality of one ranking, or the average of many. All figures are from 0 to 1. */
export interface Metrics {
  'nDCG@10': number;
  'recall@5': number;
  'recall@10': number;
  'MRR@10': number;
}

/** `ranked`: ids, best first. `relevant`: the ids to find, with their scores; never empty. */
export function judgeRanking(ranked: readonly string[], relevant: ReadonlyMap<string, number>): Metrics {
  const gains = ranked.slice(0, 10).map((id) => relevant.get(id) ?? 0);
  const ideal = [...relevant.values()].sort((a, b) => b - a).slice(0, 10);
  const first = gains.findIndex((gain) => gain > 0);
  const recall = (depth: number) => gains.slice(0, depth).filter((gain) => gain > 0).length / relevant.size;
  return {
    'nDCG@10': discounted(gains) / discounted(ideal),
    'recall@5': recall(5),
    'recall@10': recall(10),
    'MRR@10': first < 0 ? 0 : 1 / (first + 1),
  };
}

export function averageOf(all: readonly Metrics[]): Metrics {
  const mean = (name: keyof Metrics) => all.reduce((sum, metrics) => sum + metrics[name], 0) / all.length;
  return {
    'nDCG@10': mean('nDCG@10'),
    'recall@5': mean('recall@5'),
    'recall@10': mean('recall@10'),
    'MRR@10': mean('MRR@10'),
  };
}

const discounted = (gains: readonly number[]) =>
  gains.reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);
