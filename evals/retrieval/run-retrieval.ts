import { bestPlaces } from '#advisor/retrieve/best.ts';
import { createWordIndex } from '#advisor/retrieve/bm25.ts';
import { gatherVectors } from '#advisor/retrieve/collection.ts';
import { combineScores } from '#advisor/retrieve/search.ts';
import { meaningfulWords } from '#advisor/retrieve/words.ts';
import { embedWithCache } from '#evals/retrieval/embed-with-cache.ts';
import { averageOf, judgeRanking, type Metrics } from '#evals/retrieval/metrics.ts';
import { readCorpus, type Corpus } from '#evals/retrieval/read-corpus.ts';
import { createEmbedder } from '#server/embedder/create-embedder.ts';

interface RetrievalReport {
  documents: number;
  questions: number;
  scores: { bm25: Metrics; vectors: Metrics; mix: Metrics };
}

/** Scores retrieval on a corpus in the form of BEIR, and prints a table, or JSON. */
export async function runRetrieval(folder: string, { json = false } = {}): Promise<RetrievalReport> {
  const corpus = await readCorpus(folder);
  if (corpus.questions.length === 0) throw new Error(`${folder}: no question has a relevant document`);
  const report = await scoreCorpus(folder, corpus);
  if (json) console.log(JSON.stringify(report));
  else {
    console.log(`\nRetrieval: ${report.questions} questions, ${report.documents} documents`);
    console.table(
      Object.entries(report.scores).map(([method, metrics]) => ({
        method,
        ...Object.fromEntries(Object.entries(metrics).map(([name, value]) => [name, value.toFixed(3)])),
      })),
    );
  }
  return report;
}

async function scoreCorpus(folder: string, { documents, questions }: Corpus): Promise<RetrievalReport> {
  const embedder = createEmbedder({ patienceMs: null });
  const texts = [...documents, ...questions].map(({ text }) => text);
  const source = await embedWithCache(folder, texts, embedder, (done, total) => {
    console.error(`${done} of ${total} texts embedded`);
  }).finally(() => embedder.close());

  const table = gatherVectors(
    documents.map(({ id, text }) => ({ id, part: '', text, subject: '' })),
    source,
  ).texts;
  const index = createWordIndex(documents.map(({ text }) => meaningfulWords(text)));
  const judged = questions.map(({ text, relevant }) => {
    const bm25 = index.score(meaningfulWords(text));
    const cosines = table.cosines(Float32Array.from(source.vectorOf(text)!));
    const judge = (scores: ArrayLike<number>) =>
      judgeRanking(
        bestPlaces(scores, 10).map((place) => documents[place]!.id),
        relevant,
      );
    return { bm25: judge(bm25), vectors: judge(cosines), mix: judge(combineScores(bm25, cosines)) };
  });
  return {
    documents: documents.length,
    questions: questions.length,
    scores: {
      bm25: averageOf(judged.map((each) => each.bm25)),
      vectors: averageOf(judged.map((each) => each.vectors)),
      mix: averageOf(judged.map((each) => each.mix)),
    },
  };
}
