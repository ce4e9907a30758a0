import { expect, it } from 'vitest';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { calculators } from '#advisor/calculators/registry.ts';
import { toReceipt } from '#advisor/compose/receipt.ts';
import { toMarkdown } from '#web/features/chat/export/to-markdown.ts';

const session = { id: 's', title: 'Saving', updated_at: '', pinned_at: null };
const said = (content: string) =>
  toMarkdown([{ session, messages: [{ id: 'm', role: 'assistant', content, mode: 'free' }] }]);

it('writes a receipt as a table with its inputs and figures', async () => {
  const calculator = calculators.find(({ name }) => name === 'compound_growth')!;
  const run = runCalculator(calculator, { monthly: 500, rate: 7, years: 30 }, { year: 2026 });
  const receipt = toReceipt({
    id: 'g',
    calculator,
    run,
    year: 2026,
    seed: 1,
    origins: { monthly: 'you said' },
  });
  const text = await said(`About that.\n\n\`\`\`findeus\n${JSON.stringify(receipt)}\n\`\`\`\n\nThe end.`);
  expect(text).toMatch(/^# Saving\n\nAbout that\.\n\n\| Receipt: [^|]+ \| \|\n\|---\|---\|\n/);
  expect(text).toContain('\n| Monthly contribution | $500 a month (you said) |\n');
  expect(text).toMatch(/\| Value at the end \| \$\d{3},\d{3} \|\n/);
  expect(text).not.toContain('```');
});

it('keeps a block that is no receipt as it is', async () => {
  const block = '```findeus\n{"id":"c1"}\n```';
  expect(await said(`Before.\n\n${block}`)).toBe(`# Saving\n\nBefore.\n\n${block}\n`);
});
