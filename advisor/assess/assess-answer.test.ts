import { beforeAll, describe, expect, it } from 'vitest';
import { assessAnswer } from '#advisor/assess/assess-answer.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/open-test-advisor.ts';

const growth = 'If I invest $500 a month at 7% for 30 years, how much will I have?';

describe('an answer for programs', () => {
  let test: TestAdvisor;
  beforeAll(async () => {
    test = await openTestAdvisor();
  });

  /** The answer to a question, worded as it is or in another way. */
  const assess = async (question: string, reword = (text: string) => text) => {
    const { text, understood, planned, byMeaning } = await test.answer([{ role: 'user', content: question }]);
    const { articles, year, advisor } = test;
    return assessAnswer({
      text: reword(text),
      understood,
      planned,
      byMeaning,
      articles,
      calculators: advisor.calculators,
      year,
    });
  };

  it('is less sure of a text with numbers that nothing accounts for', async () => {
    const { confidence } = await assess(growth);
    const invented = await assess(growth, (text) => `${text}\n\nIt doubles in 9.7 years and halves in 41.3.`);
    expect(invented.confidence).toBeLessThan(confidence);
    const withoutProof = await assess(growth, (text) => text.replaceAll(/```findeus[\s\S]*?```/g, ''));
    expect(withoutProof.confidence).toBeLessThan(confidence * 0.8);
  });

  it('reads what a model recommends from its own words, and nothing that it does not say', async () => {
    const worded = (next: string) => (text: string) => {
      const receipt = /```findeus[\s\S]*?```/.exec(text)![0];
      return `You would have about $584,726.\n\n${next}\n\n${receipt}`;
    };
    expect((await assess(growth, worded('Time does the work.'))).recommendations).toEqual([]);
    const { recommendations } = await assess(
      growth,
      worded('## Next steps\n\n- **Start** this month\n- Keep the [fees](#x.y) low'),
    );
    expect(recommendations.map(({ action, priority }) => [action, priority])).toEqual([
      ['Start this month', 'high'],
      ['Keep the fees low', 'medium'],
    ]);
    expect(recommendations[0]!.details).toContain('$584,726');
  });

  it('believes no figure of a receipt that its calculator does not find', async () => {
    const question = 'How risky is my portfolio with $80,000 in stocks and $20,000 in bonds?';
    const forged = await assess(question, (text) => text.replaceAll(/"value":15\.\d+/g, '"value":1'));
    expect(forged.risk_assessment.volatility_score).toBe(15.6);
    const broken = await assess(question, (text) => text.replaceAll('"amount":80000', '"amount":"much"'));
    expect(broken.risk_assessment).toMatchObject({ overall_risk: null, volatility_score: null });
  });

  it('names each source once, with publisher and address', async () => {
    const { sources } = await assess('federal tax on 85000 single');
    expect(sources.length).toBeGreaterThan(1);
    expect(new Set(sources).size).toBe(sources.length);
    for (const source of sources)
      expect(source).toMatch(/^.+, .+, (https:\/\/|\/functions\/v1\/articles\/)\S+$/);
  });

  it('is no less sure of an article for what it offers to work out besides', async () => {
    const offer =
      '```findeus\n{"id":"rmd","calculator":"rmd","version":1,"year":2026,"seed":1,"inputs":{},"figures":[],"facts":[],"missing":["balance"]}\n```';
    const question = 'tell me about diversification';
    const { confidence } = await assess(question);
    expect(confidence).toBeGreaterThan(0.3);
    expect((await assess(question, (text) => `${text}\n\n${offer}`)).confidence).toBe(confidence);
  });

  it('is unsure of what only its words speak for', async () => {
    const { confidence } = await assess('what is the capital of France');
    expect(confidence).toBeLessThan(0.5);
  });

  it.each(['thanks', 'hello', 'how do I pump and dump a stock'])(
    'is sure of nothing for %j',
    async (question) => {
      expect(await assess(question)).toMatchObject({ confidence: 0, recommendations: [] });
    },
  );
});
