#!/usr/bin/env node
import { createRequire } from 'node:module';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { FinDeus } from 'findeus-sdk';
import { createFinDeusServer } from './create-findeus-server.ts';

// Standard output belongs to the protocol: whatever is for people goes to standard error.
const { version } = createRequire(import.meta.url)('../package.json') as { version: string };
const apiKey = process.env.FINDEUS_API_KEY?.trim() || undefined;
const baseUrl = process.env.FINDEUS_API_URL?.trim() || undefined;

const findeus = connect();
if (findeus) {
  serveStdio(() => createFinDeusServer({ findeus, hasKey: apiKey !== undefined, version }), {
    onerror: (error) => console.error(`findeus-mcp: ${error.message}`),
  });
}

function connect(): FinDeus | null {
  try {
    return new FinDeus({ apiKey, baseUrl });
  } catch {
    console.error('findeus-mcp: FINDEUS_API_URL has to be an address such as https://findeus.com');
    process.exitCode = 1;
    return null;
  }
}
