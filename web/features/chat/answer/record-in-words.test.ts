import { expect, it } from 'vitest';
import { renderRecord } from '#advisor/compose/record.ts';
import { toMarkdown } from '#web/features/chat/export/to-markdown.ts';
import { recordInWords } from '#web/features/chat/answer/record-in-words.ts';

const text = 'What rate does the loan charge?';
const choices = [{ label: 'Under 4.5%', value: 4 }, { label: 'Over 6%' }];
const answer = `It depends.\n\n**${text}**\n\n${renderRecord({ topic: 'guide:x', question: { text, choices } })}`;

it('puts the choices behind their question, and nothing of the record remains', () => {
  expect(recordInWords(answer)).toBe(`It depends.\n\n**${text}** (Under 4.5% / Over 6%)`);
});

it('keeps receipts, and whatever else is fenced', () => {
  const receipt = '```findeus\n{"id":"c1"}\n```';
  for (const other of [receipt, '```findeus\nnull\n```', '```findeus\n{"record":\n```', 'No fence.'])
    expect(recordInWords(`${other}\n\n${answer}`).startsWith(other)).toBe(true);
});

it('leaves no record in an export to read', async () => {
  const session = { id: 's', title: 'Loans', updated_at: '', pinned_at: null };
  const message = { id: 'm', role: 'assistant' as const, content: answer, mode: 'free' as const };
  expect(await toMarkdown([{ session, messages: [message] }])).toBe(
    `# Loans\n\nIt depends.\n\n**${text}** (Under 4.5% / Over 6%)\n`,
  );
});
