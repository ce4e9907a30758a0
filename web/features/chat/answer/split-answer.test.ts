import { expect, it } from 'vitest';
import { educationLine } from '#advisor/compose/education-line.ts';
import { splitAnswer } from '#web/features/chat/answer/split-answer.ts';

const fence = (json: string) => `\`\`\`findeus\n${json}\n\`\`\``;

it('takes out of the text what is shown elsewhere, wherever it was streamed', () => {
  const answer = [
    '**Yes.**',
    fence('{"id":"c1"}'),
    'Because.',
    '**Sources**',
    '- [One](https://example.com/1), A\n- [Two](https://example.com/2), B',
    educationLine,
    fence('{"record":{"topic":"x"}}'),
  ].join('\n\n');
  expect(splitAnswer(answer)).toEqual({
    said: ['**Yes.**\n', 'Because.\n'],
    parts: ['{"id":"c1"}', '{"record":{"topic":"x"}}'],
    sources: ['[One](https://example.com/1), A', '[Two](https://example.com/2), B'],
    notes: [educationLine],
  });
});

it('cites once what both answers of a message rest on', () => {
  const part = '**Yes.**\n\n**Sources**\n\n- [One](https://example.com/1), A';
  const { said, sources } = splitAnswer(`${part}\n\n---\n\n${part}`);
  expect(sources).toEqual(['[One](https://example.com/1), A']);
  expect(said.map((block) => block.trim())).toEqual(['**Yes.**', '---', '**Yes.**']);
});

it('leaves lists of the text, and other fences, where they are', () => {
  const text = '**What to do**\n\n1. First\n2. Second\n\n```js\nlet a;\n\nlet b;\n```';
  const { said, parts, sources } = splitAnswer(text);
  expect(said.join('\n').trim()).toContain('1. First\n2. Second');
  expect(said.at(-1)).toContain('```js\nlet a;\n\nlet b;\n```');
  expect([...parts, ...sources]).toEqual([]);
});
