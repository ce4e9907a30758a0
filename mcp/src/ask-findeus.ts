import type { Tool } from '@modelcontextprotocol/server';
import type { Advice, FinDeus, Message, Mode } from 'findeus-sdk';
import { ToolProblem } from './failure-in-words.ts';

export const askTool: Tool = {
  name: 'ask_findeus',
  title: 'Ask FinDeus',
  description:
    'Answers a question about personal finance in the United States, in words, with the calculations and sources behind it. Needs an API key.',
  inputSchema: {
    type: 'object',
    properties: {
      question: { type: 'string', description: 'The question, with every figure that is known' },
      mode: {
        type: 'string',
        enum: ['free', 'pro'],
        default: 'free',
        description: 'pro goes into depth and needs a Pro subscription',
      },
      profile: {
        type: 'object',
        description: 'What is known about the person, such as {"age": 40, "filing_status": "single"}',
      },
      earlier: {
        type: 'array',
        description: 'The conversation before the question, oldest first',
        items: {
          type: 'object',
          properties: {
            role: { type: 'string', enum: ['user', 'assistant'] },
            content: { type: 'string' },
          },
          required: ['role', 'content'],
        },
      },
    },
    required: ['question'],
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, openWorldHint: false },
};

const keyMissing =
  'ask_findeus needs an API key. Make one under API keys in your FinDeus account, and give it to this server as FINDEUS_API_KEY. The calculators work without one.';

/** The shape of the arguments is the caller's promise; the API checks it, and says what is wrong. */
export async function askFinDeus(
  { findeus, hasKey }: { findeus: FinDeus; hasKey: boolean },
  input: Record<string, unknown>,
  signal: AbortSignal,
): Promise<Advice> {
  if (!hasKey) throw new ToolProblem(keyMissing);
  const {
    question,
    mode,
    profile,
    earlier = [],
  } = input as {
    question: string;
    mode?: Mode;
    profile?: Record<string, unknown>;
    earlier?: Message[];
  };
  if (typeof question !== 'string') throw new ToolProblem('question: must be a text');
  if (!Array.isArray(earlier)) throw new ToolProblem('earlier: must be a list of messages');
  const messages: Message[] = [...earlier, { role: 'user', content: question }];
  return findeus.advise({ messages, mode, profile }, { signal });
}
