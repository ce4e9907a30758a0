import {
  isStepCount,
  jsonSchema,
  streamText,
  tool,
  type LanguageModel as SdkModel,
  type Schema,
  type TextStreamPart,
  type ToolSet,
} from 'ai';
import {
  ModelFailure,
  type LanguageModel,
  type ModelEvent,
  type ModelTool,
} from '#advisor/model/language-model.ts';
import { toModelFailure } from '#server/model/to-model-failure.ts';

// Warnings of the SDK go to the console, past our log, and may quote a prompt.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Rounds of calling tools; in the last one the model has to write. */
const mostSteps = 6;
/** Several times the longest answer: room for thinking, and an end to what a stuck model costs. */
const mostOutputTokens = 8_000;

/** Any model of the AI SDK behind the advisor's own port. */
export function createSdkModel(name: string, model: Exclude<SdkModel, string>): LanguageModel {
  return {
    name,
    async *stream({ system, messages, tools, signal }) {
      const stop = new AbortController();
      const onAbort = () => stop.abort();
      signal.addEventListener('abort', onAbort, { once: true });
      if (signal.aborted) stop.abort();
      let begun = false;
      let ownFault: unknown;
      try {
        const { stream } = streamText({
          model,
          instructions: system,
          messages: [...messages],
          tools: toSdkTools(tools),
          stopWhen: isStepCount(mostSteps),
          prepareStep: ({ stepNumber }) => (stepNumber === mostSteps - 1 ? { toolChoice: 'none' } : {}),
          maxOutputTokens: mostOutputTokens,
          // A second try would only hide a stall: there is an answer without the model.
          maxRetries: 0,
          abortSignal: stop.signal,
          // Failures come through the stream; left alone, they would also be printed with the whole request.
          onError: () => undefined,
        });
        for await (const part of stream) {
          // What the model got wrong (no such tool, no JSON) is told to it, and it may try again. The rest is ours.
          if (part.type === 'tool-error' && part.dynamic !== true) {
            ownFault = part.error;
            throw part.error;
          }
          const event = toEvent(part);
          if (!event) continue;
          begun = true;
          yield event;
          if (event.kind === 'end') return;
        }
        throw new ModelFailure('cut', 'the model stopped in the middle');
      } catch (error) {
        throw error === ownFault ? error : toModelFailure(error, begun);
      } finally {
        signal.removeEventListener('abort', onAbort);
        stop.abort();
      }
    },
  };
}

/** The same tools are handed over with nearly every question. */
const sdkSchemas = new WeakMap<ModelTool['input'], Schema>();

function toSdkSchema(input: ModelTool['input']): Schema {
  const schema = sdkSchemas.get(input) ?? jsonSchema(input);
  sdkSchemas.set(input, schema);
  return schema;
}

function toSdkTools(tools: readonly ModelTool[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, about, input, run }) => [
      name,
      tool({ description: about, inputSchema: toSdkSchema(input), execute: run }),
    ]),
  );
}

/** What the port tells of a part of the stream; nothing of most. A failed part is thrown. */
function toEvent(part: TextStreamPart<ToolSet>): ModelEvent | undefined {
  switch (part.type) {
    case 'text-delta':
      return part.text === '' ? undefined : { kind: 'text', text: part.text };
    case 'reasoning-delta':
    case 'tool-input-delta':
    case 'tool-call':
    case 'tool-error':
      return { kind: 'working' };
    case 'tool-result':
      return { kind: 'tool', name: part.toolName, input: part.input, output: part.output };
    case 'error':
      throw part.error;
    case 'abort':
      throw new ModelFailure('cut', 'the request was stopped');
    case 'finish-step':
      if (part.finishReason === 'content-filter') throw new ModelFailure('refused', 'the model declined');
      return undefined;
    case 'finish':
      return { kind: 'end', reason: part.finishReason === 'length' ? 'length' : 'complete' };
    default:
      return undefined;
  }
}
