import { expect, it } from 'vitest';
import { apiErrors } from '#contract/api/errors.ts';
import { apiEndpoints } from '#contract/api/endpoints.ts';
import { apiExamples, apiSamples } from '#contract/api/samples.ts';
import { docs } from '#web/content/docs/docs.ts';

const blocks = docs.sections.flatMap(({ blocks: all }) => all).filter((block) => typeof block === 'object');
const shown = blocks.flatMap((block) => ('code' in block ? block.code : [])).map(({ text }) => text);
const headings = blocks.flatMap((block) =>
  'endpoint' in block ? [`${block.endpoint.method} ${block.endpoint.path}`] : [],
);

it('shows every sample of the contract, and no untested one', () => {
  const samples = Object.values(apiSamples).flatMap((all) => all.map(({ text }) => text));
  const examples = Object.values(apiExamples).flatMap((all) => all.map(({ text }) => text));
  expect(samples.filter((text) => !shown.includes(text))).toEqual([]);
  expect(shown.filter((text) => !samples.includes(text) && !examples.includes(text))).toEqual([]);
});

it('describes every endpoint of the contract', () => {
  for (const { method, path } of Object.values(apiEndpoints)) expect(headings).toContain(`${method} ${path}`);
});

it('lists every error of the contract', () => {
  const cells = blocks.flatMap((block) => ('table' in block ? block.table.rows.flat() : []));
  for (const { code } of apiErrors) expect(cells).toContain(code);
});

it('has the expected sections in their order', () => {
  expect(docs.sections.map(({ id }) => id)).toEqual([
    'quick-start',
    'authentication',
    'capabilities',
    'reference',
    'code-samples',
    'pricing',
    'response-formats',
    'error-handling',
    'rate-limiting',
    'sdks',
    'mcp',
    'use-cases',
    'support',
  ]);
});
