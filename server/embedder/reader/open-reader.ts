import { readFile } from 'node:fs/promises';
import type { Likely, MessageScores, MessageToScore, SpanScores } from '#advisor/reader/scores.ts';
import { gelu } from '#server/embedder/encoder/activations.ts';
import { createEncode, workBytes } from '#server/embedder/encoder/encoder.ts';
import { layerBytes, loadEmbeddings, loadTrainedLayers } from '#server/embedder/encoder/load-layers.ts';
import { createMemory } from '#server/embedder/encoder/memory.ts';
import { openBase, type BaseModel, type ModelFiles } from '#server/embedder/encoder/open-base.ts';
import { readTensors } from '#server/embedder/encoder/safetensors.ts';
import { createTokenizer, type Tokens } from '#server/embedder/encoder/wordpiece.ts';
import { dot, meanOf, normalized, openHeads, type Head } from '#server/embedder/reader/heads.ts';

/** What the weights file says of itself. */
interface ReaderMetadata {
  /** The hash of the corpus that it was trained on. */
  corpus: string;
  roleScale: number;
  askScale: number;
  roles: readonly string[];
  acts: readonly string[];
  wants: readonly string[];
  relatives: readonly string[];
  owners: readonly string[];
  thingKinds: readonly string[];
  cases: readonly string[];
  wordFacts: readonly string[];
}

export interface AskVectors {
  ids: readonly string[];
  vectors: readonly Float32Array[];
}

export interface OpenReader {
  metadata: ReaderMetadata;
  score(message: MessageToScore, asks: AskVectors): MessageScores;
  /** The vector that a text of an ask is matched by. */
  askVector(text: string): Float32Array;
}

/** So many tokens of a message are read, about 140 words: of a longer one the beginning and the end. */
const maxReaderTokens = 192;
const listed = 8;
/** A follow-up may mean a role that alone is unlikely. */
const listedRoles = 40;
/** A flag that is raised wrongly changes the answer; a missed filing status is only a default. */
const factThresholds = { flag: 0.7, other: 0.4 } as const;

export const readerWeights = new URL('../../../reader/weights/reader.safetensors', import.meta.url);

/** The reader's encoder and heads over one weights file, with the word embeddings of the base model. */
export async function openReader(
  files: ModelFiles,
  weights: URL | string = readerWeights,
  base?: BaseModel,
): Promise<OpenReader> {
  const { shape, vocabulary, tensors: ofBase } = base ?? (await openBase(files));
  const tokenize = createTokenizer(vocabulary, maxReaderTokens, { keepsEnd: true });
  const tensors = readTensors(await readFile(weights));
  const metadata = JSON.parse(tensors.metadata.reader ?? '{}') as ReaderMetadata;
  const memory = createMemory(layerBytes(shape) + workBytes(shape, maxReaderTokens));
  const layers = loadTrainedLayers(tensors, shape, memory);
  const embeddings = loadEmbeddings(ofBase, shape, memory);
  const encode = createEncode(embeddings, layers, shape, memory, maxReaderTokens);
  const heads = openHeads(tensors, headNames, maxReaderTokens);
  const width = shape.hidden_size;
  const roleVectors = rowsOf(tensors.floats('role_vectors'), metadata.roles.length);

  function scoreSpan(
    hidden: Float32Array,
    sentence: Float32Array,
    tokens: Tokens,
    span: MessageToScore['spans'][number],
  ): SpanScores | undefined {
    const covered = tokens.starts.flatMap((start, n) =>
      start >= 0 && start < span.end && tokens.ends[n]! > span.start ? [n] : [],
    );
    if (covered.length === 0) return undefined;
    const joined = new Float32Array(heads.span_hidden.inputs);
    joined.set(meanOf(hidden, covered[0]!, covered.at(-1)! + 1, width));
    joined.set(sentence, width);
    for (const place of span.features) joined[2 * width + place] = 1;
    const inner = heads.span_hidden.apply(joined).map(gelu);
    const direction = normalized(heads.span_role.apply(inner));
    return {
      roles: likeliest(
        metadata.roles,
        roleVectors.map((role) => metadata.roleScale * dot(direction, role)),
        listedRoles,
      ),
      owners: likeliest(metadata.owners, heads.owner.apply(inner)),
      kinds: likeliest(metadata.thingKinds, heads.kind.apply(inner)),
      cases: likeliest(metadata.cases, heads.case.apply(inner)),
      relatives: likeliest(metadata.relatives, heads.span_relative.apply(inner)),
    } as SpanScores;
  }

  return {
    metadata,
    score({ text, context, spans }, asks) {
      const tokens = tokenize(text, context);
      const hidden = encode(tokens);
      const first = tokens.segments.filter((segment) => segment === 0).length;
      const sentence = meanOf(hidden, 0, first, width);
      const direction = normalized(heads.sentence_ask.apply(sentence));
      return {
        acts: likeliest(metadata.acts, heads.act.apply(sentence)),
        wants: likeliest(metadata.wants, heads.want.apply(sentence)),
        relatives: likeliest(metadata.relatives, heads.relative.apply(sentence)),
        asks: likeliest(
          asks.ids,
          asks.vectors.map((ask) => metadata.askScale * dot(direction, ask)),
        ),
        facts: factsOf(metadata.wordFacts, strongestToken(heads.fact, hidden.subarray(0, first * width))),
        spans: spans.map((span) => scoreSpan(hidden, sentence, tokens, span) ?? unread),
      } as MessageScores;
    },
    askVector(text) {
      const tokens = tokenize(text);
      const mean = meanOf(encode(tokens), 0, tokens.ids.length, width);
      return normalized(heads.ask_text.apply(mean));
    },
  };
}

/** Of a number in the middle of a long message, which is not read. */
const unread: SpanScores = {
  roles: [{ id: 'other', probability: 1 }],
  owners: [{ id: 'me', probability: 1 }],
  kinds: [{ id: 'none', probability: 1 }],
  cases: [{ id: 'none', probability: 1 }],
  relatives: [{ id: 'none', probability: 1 }],
};

const headNames = [
  'span_hidden',
  'span_role',
  'sentence_ask',
  'ask_text',
  'owner',
  'kind',
  'case',
  'span_relative',
  'act',
  'want',
  'relative',
  'fact',
] as const;

/** A few words state a fact: the best token decides. */
function strongestToken(head: Head, hidden: Float32Array): Float32Array {
  const scores = head.apply(hidden);
  const best = scores.slice(0, head.outputs);
  for (let at = head.outputs; at < scores.length; at += head.outputs) {
    for (let n = 0; n < head.outputs; n++) if (scores[at + n]! > best[n]!) best[n] = scores[at + n]!;
  }
  return best;
}

function rowsOf(values: Float32Array, count: number): Float32Array[] {
  const width = values.length / count;
  return Array.from({ length: count }, (_, n) => values.subarray(n * width, (n + 1) * width));
}

function likeliest(ids: readonly string[], scores: ArrayLike<number>, count = listed): Likely<string>[] {
  /** The places of the largest scores, in order. */
  const places: number[] = [];
  for (let n = 0; n < scores.length; n++) {
    if (places.length === count && scores[n]! <= scores[places[count - 1]!]!) continue;
    let at = Math.min(places.length, count - 1);
    for (; at > 0 && scores[places[at - 1]!]! < scores[n]!; at--) places[at] = places[at - 1]!;
    places[at] = n;
  }
  const largest = scores[places[0]!]!;
  let total = 0;
  for (let n = 0; n < scores.length; n++) total += Math.exp(scores[n]! - largest);
  return places.map((n) => ({ id: ids[n]!, probability: Math.exp(scores[n]! - largest) / total }));
}

function factsOf(ids: readonly string[], scores: Float32Array): Likely<string>[] {
  return ids
    .map((id, n) => ({ id, probability: 1 / (1 + Math.exp(-scores[n]!)) }))
    .filter(
      ({ id, probability }) =>
        probability > (id.startsWith('flag=') ? factThresholds.flag : factThresholds.other),
    )
    .sort((one, other) => other.probability - one.probability);
}
