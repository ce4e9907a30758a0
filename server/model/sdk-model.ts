import type {
  JSONValue,
  LanguageModelV4,
  LanguageModelV4FunctionTool,
  LanguageModelV4Prompt,
  LanguageModelV4ToolResultOutput,
  LanguageModelV4ToolResultPart,
} from '@ai-sdk/provider';
import type { LanguageModel, ModelEvent, ModelRequest, ModelTool } from '#advisor/model/language-model.ts';
import { createRound, type ToolCall } from '#server/model/round.ts';
import { toModelFailure } from '#server/model/to-model-failure.ts';

/** Rounds of calling tools; in the last one the model has to write. */
const maxRounds = 6;
/** Several times the longest answer: room for thinking, and an end to what a stuck model costs. */
const maxOutputTokens = 8_000;

/** A provider of the AI SDK behind the advisor's own port. It is asked once: there is an answer without the model. */
export function createSdkModel(name: string, model: LanguageModelV4): LanguageModel {
  return {
    name,
    async *stream({ system, messages, tools, signal }) {
      const stop = new AbortController();
      const onAbort = () => stop.abort();
      signal.addEventListener('abort', onAbort, { once: true });
      if (signal.aborted) stop.abort();
      const prompt = toPrompt(system, messages);
      const described = tools.map(describe);
      let [begun, ended] = [false, false];
      let ownFault: unknown;
      try {
        for (let n = 1; ; n++) {
          const { stream } = await model.doStream({
            prompt,
            tools: described,
            toolChoice: { type: n < maxRounds ? 'auto' : 'none' },
            maxOutputTokens,
            abortSignal: stop.signal,
          });
          const round = createRound();
          const reader = stream.getReader();
          for (let read = await reader.read(); !read.done; read = await reader.read()) {
            const event = round.take(read.value);
            if (!event) continue;
            begun = true;
            yield event;
          }
          const reason = round.end();
          const runs = await Promise.all(round.calls.map((call) => run(call, tools))).catch(
            (error: unknown) => {
              ownFault = error;
              throw error;
            },
          );
          for (const { event } of runs) yield event;
          if (runs.length === 0 || n === maxRounds) {
            ended = true;
            yield { kind: 'end', reason };
            return;
          }
          prompt.push(
            { role: 'assistant', content: round.content() },
            { role: 'tool', content: runs.map(({ result }) => result) },
          );
        }
      } catch (error) {
        throw error === ownFault ? error : toModelFailure(error, begun);
      } finally {
        signal.removeEventListener('abort', onAbort);
        if (!ended) stop.abort();
      }
    },
  };
}

function toPrompt(system: string, messages: ModelRequest['messages']): LanguageModelV4Prompt {
  return [
    { role: 'system', content: system },
    ...messages.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
  ];
}

function describe({ name, about, input }: ModelTool): LanguageModelV4FunctionTool {
  return { type: 'function', name, description: about, inputSchema: input };
}

interface ToolOutcome {
  event: ModelEvent;
  result: LanguageModelV4ToolResultPart;
}

/** A mistake of the model (unknown tool, invalid JSON) is returned to it, so that it can retry. A thrown error is our fault. */
async function run(
  { toolCallId, toolName, input }: ToolCall,
  tools: readonly ModelTool[],
): Promise<ToolOutcome> {
  const tell = (event: ModelEvent, output: LanguageModelV4ToolResultOutput): ToolOutcome => ({
    event,
    result: { type: 'tool-result', toolCallId, toolName, output },
  });
  const tool = tools.find(({ name }) => name === toolName);
  if (!tool) {
    const names = tools.map(({ name }) => name).join(', ');
    const value = `There is no tool called ${toolName}. There are: ${names}.`;
    return tell({ kind: 'working' }, { type: 'error-text', value });
  }
  if (input === undefined)
    return tell({ kind: 'working' }, { type: 'error-text', value: 'The input is no JSON.' });
  const output = await tool.run(input);
  return tell({ kind: 'tool', name: toolName, input, output }, { type: 'json', value: output as JSONValue });
}
