import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { calculators } from '#advisor/calculators/registry.ts';
import { withoutReceipts } from '#advisor/compose/receipt-fence.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { AnswerParts } from '#web/features/answer-card/answer-parts.tsx';
import { hasCard, readParts, understoodIn } from '#web/features/answer-card/read-parts.ts';
import { loadCalculators } from '#web/lib/use-calculators.ts';

let { ask } = {} as TestAdvisor;
beforeAll(async () => {
  ({ ask } = await openTestAdvisor());
  await loadCalculators(['compound_growth', 'federal_income_tax', 'loan_401k', 'retirement_drawdown']);
});

const partsOf = (answer: string) =>
  [...answer.matchAll(/```findeus\n([^\n]*)\n```/g)].map(([, json]) => json).join('\n');
const render = (parts: string, isNewest = true, said = '') =>
  renderToStaticMarkup(
    <AnswerParts parts={parts} said={said} scope="a" isNewest={isNewest} onAsk={() => undefined} />,
  );

const understoodOf = (parts: string) => {
  const { receipts, record } = readParts(parts);
  const cards = receipts.map((receipt) => ({
    receipt,
    calculator: calculators.find(({ name }) => name === receipt.calculator)!,
  }));
  return understoodIn(record, cards);
};

const growth = 'If I invest $500 a month at 7% for 30 years, how much will I have?';

describe('the parts of an answer', () => {
  it('of a run: the text for each input, in the order of the card', async () => {
    const parts = partsOf((await ask(growth)).text);
    const { receipts, record } = readParts(parts);
    expect(understoodOf(parts)).toEqual([
      {
        label: 'Monthly contribution',
        value: '$500 a month',
        at: { card: 'compound_growth', field: 'monthly' },
      },
      { label: 'Yearly return', value: '7%', at: { card: 'compound_growth', field: 'rate' } },
      { label: 'Time to grow', value: '30 years', at: { card: 'compound_growth', field: 'years' } },
    ]);
    expect(receipts.filter(hasCard)).toHaveLength(1);
    expect(record?.followUps?.length).toBeGreaterThan(1);
  });

  it('of a decision: the text, and the choices of its question', async () => {
    const parts = partsOf((await ask('I have a car loan at 5%. Should I pay it off or invest?')).text);
    expect(understoodOf(parts)).toEqual([
      { label: 'Loan rate', value: '5%' },
      { label: 'The loan', value: 'car' },
    ]);
    const html = render(parts);
    expect(html).toContain('No match</button>');
    expect(html.indexOf('No match')).toBeLessThan(html.indexOf('Which debt should I pay off first?'));
  });

  it('of a question for missing input: the text only', async () => {
    const parts = partsOf((await ask('How long does my money last if I take out $3,000 a month?')).text);
    expect(readParts(parts).receipts.filter(hasCard)).toEqual([]);
    expect(understoodOf(parts)).toMatchObject([{ value: '$3,000 a month' }]);
  });

  it('has buttons on the newest answer only, and never blocks for programs', async () => {
    const { text } = await ask(growth);
    const [newest, older] = [true, false].map((isNewest) => render(partsOf(text), isNewest));
    expect(newest).toContain('How did you get that?');
    expect(older).not.toContain('How did you get that?');
    expect(newest).not.toMatch(/record|&quot;|\{/);
  });

  it('does not repeat the text’s figures below it, and shows at most six figures', async () => {
    const { text, document, receipts } = await ask('What are the taxes on a salary of $95,000, single?');
    const html = render(partsOf(text));
    const opening = document!.opening.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
    expect(withoutReceipts(text)).toContain(document!.opening);
    expect(html).not.toContain(opening);
    const [inView = ''] = html.split('Show the working');
    expect(receipts[0]!.figures.length).toBeGreaterThan(6);
    expect(inView.match(/<dt/g)?.length).toBe(5);
    for (const { label } of receipts[0]!.figures) expect(html).toContain(label.replaceAll('&', '&amp;'));
  });

  it('shows a warning in the card only when the text does not have it', async () => {
    const { text } = await ask('Can I borrow $30,000 from my 401k with $80,000 in it over 5 years at 9%?');
    const [, warning = ''] = /^> (.+)$/m.exec(withoutReceipts(text)) ?? [];
    const plain = warning.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
    expect(plain.length).toBeGreaterThan(20);
    const inHtml = plain.replaceAll('&', '&amp;');
    expect(render(partsOf(text))).toContain(inHtml);
    expect(render(partsOf(text), true, withoutReceipts(text))).not.toContain(inHtml);
  });

  it.each(['', 'null', '{', '{"record":{}}', '{"record":null}', '{"id":"c1"}', '[]'])(
    'are empty for a block that is neither a receipt nor a record: %s',
    (line) => {
      expect(render(line)).toBe('');
    },
  );
});
