import type {
  LanguageModelV4FinishReason,
  LanguageModelV4Message,
  LanguageModelV4ReasoningPart,
  LanguageModelV4StreamPart,
  LanguageModelV4TextPart,
  LanguageModelV4ToolCallPart,
  SharedV4ProviderMetadata,
} from '@ai-sdk/provider';
import { ModelFailure, type ModelEvent } from '#advisor/model/language-model.ts';

type Content = Extract<LanguageModelV4Message, { role: 'assistant' }>['content'];
export type ToolCall = LanguageModelV4ToolCallPart;
type Written = LanguageModelV4TextPart | LanguageModelV4ReasoningPart;

/** One request to a model as its stream is read: what it says, what it calls, and how it ends. */
export function createRound() {
  const content: (Written | ToolCall)[] = [];
  const calls: ToolCall[] = [];
  const open = new Map<string, Written>();
  let finish: LanguageModelV4FinishReason | undefined;

  function write(type: Written['type'], id: string, text: string, metadata?: SharedV4ProviderMetadata): void {
    const key = `${type} ${id}`;
    const begun = open.get(key);
    const part: Written = begun ?? { type, text: '' };
    if (!begun) {
      open.set(key, part);
      content.push(part);
    }
    part.text += text;
    if (metadata) part.providerOptions = metadata;
  }

  function call(part: Extract<LanguageModelV4StreamPart, { type: 'tool-call' }>): void {
    const { type, toolCallId, toolName, input, providerMetadata } = part;
    const made: ToolCall = { type, toolCallId, toolName, input: readInput(input) };
    if (providerMetadata) made.providerOptions = providerMetadata;
    calls.push(made);
    content.push(made);
  }

  return {
    /** Their input is undefined where it was no JSON. */
    calls,
    /** For the next round: providers want the thinking back that led to a call. */
    content: (): Content =>
      content
        .filter((part) => part.type === 'tool-call' || part.text !== '' || part.providerOptions)
        .map((part) => (part.type === 'tool-call' ? { ...part, input: part.input ?? {} } : part)),
    /** The event of a part; most parts have none. Throws for a failed part. */
    take(part: LanguageModelV4StreamPart): ModelEvent | undefined {
      switch (part.type) {
        case 'text-start':
        case 'text-end':
          write('text', part.id, '', part.providerMetadata);
          return undefined;
        case 'text-delta':
          write('text', part.id, part.delta, part.providerMetadata);
          return part.delta === '' ? undefined : { kind: 'text', text: part.delta };
        case 'reasoning-start':
        case 'reasoning-end':
          write('reasoning', part.id, '', part.providerMetadata);
          return undefined;
        case 'reasoning-delta':
          write('reasoning', part.id, part.delta, part.providerMetadata);
          return { kind: 'working' };
        case 'tool-input-delta':
          return { kind: 'working' };
        case 'tool-call':
          call(part);
          return { kind: 'working' };
        case 'finish':
          finish = part.finishReason;
          return undefined;
        case 'error':
          throw part.error;
        default:
          return undefined;
      }
    },
    /** Why it has ended, once the stream has. */
    end(): 'complete' | 'length' {
      if (finish?.unified === 'content-filter') throw new ModelFailure('refused', 'the model declined');
      // Without a word of its own for the reason it has not ended: it was cut off between two events.
      if (finish?.raw === undefined) throw new ModelFailure('cut', 'the model stopped in the middle');
      return finish.unified === 'length' ? 'length' : 'complete';
    },
  };
}

/** Nothing at all is meant as an input without fields. */
function readInput(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
