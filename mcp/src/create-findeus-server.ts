import {
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type CallToolResult,
  type Tool,
} from '@modelcontextprotocol/server';
import type { FinDeus } from 'findeus-sdk';
import { askFinDeus, askTool } from './ask-findeus.ts';
import { adviceInWords, calculationInWords } from './in-words.ts';
import { failureInWords } from './failure-in-words.ts';

export interface Parts {
  findeus: FinDeus;
  hasKey: boolean;
  version: string;
}

const instructions =
  'Calculators for US taxes, retirement, borrowing, saving and investing, each with its steps and sources, and the ' +
  'advisor that uses them. Prefer a calculator where its inputs are known, and ask_findeus for open questions. Left ' +
  'out inputs are assumed; tell the user what was assumed.';

/** Every calculator as a tool, and the advisor as one more. What the API lists is offered, so new ones appear by themselves. */
export function createFinDeusServer(parts: Parts): Server {
  const server = new Server(
    { name: 'findeus', title: 'FinDeus', version: parts.version },
    { capabilities: { tools: {} }, instructions },
  );
  server.setRequestHandler('tools/list', async (_, { mcpReq }) => ({
    tools: [askTool, ...(await listCalculatorTools(parts, mcpReq.signal))],
  }));
  server.setRequestHandler('tools/call', ({ params }, { mcpReq }) =>
    callTool(parts, params.name, params.arguments ?? {}, mcpReq.signal),
  );
  return server;
}

async function listCalculatorTools({ findeus }: Parts, signal: AbortSignal): Promise<Tool[]> {
  try {
    const calculators = await findeus.calculators.list({ schemas: true, signal });
    return calculators.map(({ name, title, about, input_schema }) => ({
      name,
      title,
      description: about,
      inputSchema: { ...input_schema, type: 'object' },
      annotations: { readOnlyHint: true, openWorldHint: false },
    }));
  } catch (error) {
    throw new ProtocolError(ProtocolErrorCode.InternalError, failureInWords(error));
  }
}

async function callTool(
  parts: Parts,
  name: string,
  input: Record<string, unknown>,
  signal: AbortSignal,
): Promise<CallToolResult> {
  try {
    if (name === askTool.name) {
      const advice = await askFinDeus(parts, input, signal);
      return { content: [{ type: 'text', text: adviceInWords(advice) }], structuredContent: { ...advice } };
    }
    const calculation = await parts.findeus.calculators.run(name, input, { signal });
    return {
      content: [{ type: 'text', text: calculationInWords(calculation) }],
      structuredContent: { ...calculation },
    };
  } catch (error) {
    return { content: [{ type: 'text', text: failureInWords(error) }], isError: true };
  }
}
