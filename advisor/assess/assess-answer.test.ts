import { beforeAll, describe, expect, it } from 'vitest';
import { priorities } from '#contract/api/advice.ts';
import { assessAnswer } from '#advisor/assess/assess-answer.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const growth = 'If I invest $500 a month at 7% for 30 years, how much will I have?';

const offer =
  '```findeus\n{"id":"rmd","calculator":"rmd","version":1,"year":2026,"seed":1,"inputs":{},"figures":[],"facts":[],"missing":["balance"]}\n```';

describe('the assessment of an answer', () => {
  let test: TestAdvisor;
  beforeAll(async () => {
    test = await openTestAdvisor();
  });

  /** The answer to a question, worded as it is or in another way. */
  const assess = async (question: string, reword = (text: string) => text, mode: 'free' | 'pro' = 'free') => {
    const messages = [{ role: 'user' as const, content: question }];
    const { text, document, asked, planned } = await test.answer(messages, mode);
    const { articles, year, advisor } = test;
    const reworded = reword(text);
    return assessAnswer({
      text: reworded,
      document: reworded === text ? document : undefined,
      asked,
      planned,
      articles,
      calculators: advisor.calculators,
      year,
    });
  };

  it('has less confidence for a text with ungrounded numbers', async () => {
    const { confidence } = await assess(growth);
    const invented = await assess(growth, (text) => `${text}\n\nIt doubles in 9.7 years and halves in 41.3.`);
    expect(invented.confidence).toBeLessThan(confidence);
    const withoutProof = await assess(growth, (text) => text.replaceAll(/```findeus[\s\S]*?```/g, ''));
    expect(withoutProof.confidence).toBeLessThan(confidence * 0.8);
  });

  it('names the same input as the answer', async () => {
    const question = 'I am 85 and have $500,000 in my traditional IRA. What is my RMD?';
    let told = '';
    const { recommendations } = await assess(question, (text) => (told = text), 'pro');
    expect(told).toContain('**Balance at the end of last year:** $50,000 more');
    expect(recommendations.map(({ action }) => action)).toContain(
      'Make sure of what moves the answer most: balance at the end of last year',
    );
  });

  it('reads recommendations of a model from its text only', async () => {
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

  it.each([
    growth,
    'How risky is my portfolio with $80,000 in stocks and $20,000 in bonds?',
    'Run a Monte Carlo on my 750k retirement portfolio: 35k a year for 25 years.',
    'federal tax on 85000 single',
  ])('recommends in the order of priority in depth, each with its own reason: %s', async (question) => {
    const { recommendations } = await assess(question, undefined, 'pro');
    const order = recommendations.map(({ priority }) => priorities.indexOf(priority));
    expect(order.length).toBeGreaterThanOrEqual(2);
    expect(order).toEqual(order.map((_, at) => Math.min(at, 2)));
    const details = recommendations.map((one) => one.details);
    expect(details).not.toContain('');
    expect(new Set(details).size).toBe(details.length);
  });

  it('uses the reason that a step states itself', async () => {
    const { recommendations } = await assess(
      'Run a Monte Carlo on my 750k retirement portfolio: 35k a year for 25 years.',
      undefined,
      'pro',
    );
    expect(recommendations.map(({ details }) => details)).toContain('The first ten years matter most.');
  });

  it('takes neither a condition nor an instruction as a reason', async () => {
    const { recommendations } = await assess(
      'What is my Medicare premium in 2026 if my income was $150,000 and I am single?',
      undefined,
      'pro',
    );
    expect(recommendations.map(({ action }) => action).join()).toContain('because you stopped work');
    expect(recommendations.map(({ details }) => details).join()).not.toContain('stopped work');
    const worded = await assess(growth, (text) => {
      const steps = [
        'Use it in this order: employer match, costly debt, emergency fund, then retirement.',
        'A draw is income: spread it over some years.',
        'Look at the costs, because they add up.',
      ];
      return `## Next steps\n\n- ${steps.join('\n- ')}\n\n${/```findeus[\s\S]*?```/.exec(text)![0]}`;
    });
    const details = worded.recommendations.map((one) => one.details);
    expect(details[0]).not.toContain('mployer match');
    expect(details[1]).not.toContain('pread it');
    expect(details[2]).toBe('They add up.');
  });

  it('has confidence 0 for a question back to the user', async () => {
    const { confidence, advice } = await assess(
      'What is the payment on a mortgage of $400,000 over 30 years?',
    );
    expect(advice).toContain('"missing":["rate"]');
    expect(confidence).toBe(0);
  });

  it('does not report the risk of a target mix as that of holdings', async () => {
    const { advice, risk_assessment: risk } = await assess(
      'What is the minimum variance mix of a bond fund with 12% volatility and a stock fund with 20%, correlation 0.3?',
    );
    expect(advice).toContain('"id":"volatility"');
    expect(risk).toMatchObject({ overall_risk: null, concentration_risk: null, volatility_score: null });
    expect(risk.reason).toMatch(/not the risk of what is held/);
  });

  it('recommends nothing that is only offered', async () => {
    const offering = await assess('Should I buy Bitcoin?', (text) => `${text}\n\n${offer}`);
    expect(offering.advice).toContain('"missing":["balance"]');
    expect(offering.recommendations).toEqual([]);
    const asking = await assess('What is the payment on a mortgage of $400,000 over 30 years?');
    expect(asking.recommendations[0]).toMatchObject({ action: expect.stringContaining('rate') });
  });

  it('ignores a figure of a receipt that its calculator does not compute', async () => {
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

  it('has the same confidence for an article with and without an offered calculation', async () => {
    const question = 'tell me about diversification';
    const { confidence } = await assess(question);
    expect(confidence).toBeGreaterThan(0.3);
    expect((await assess(question, (text) => `${text}\n\n${offer}`)).confidence).toBe(confidence);
  });

  it('has confidence 0 for an answer of the guardrails', async () => {
    expect(await assess('how do I pump and dump a stock')).toMatchObject({
      confidence: 0,
      recommendations: [],
    });
  });

  it('has more confidence in stated inputs than in assumed ones', async () => {
    const reader = createScriptedReader();
    const { advisor, articles, year, ask } = await openTestAdvisor({ openReaderModel: () => reader });
    const told = '{$500|save_amount} a month at {7%|rate_return} for {30 years|horizon}';
    const confidenceOf = async (marked: string) => {
      const answered = await ask(reader.say(marked, { ask: 'compound_growth' }));
      return (await assessAnswer({ ...answered, articles, calculators: advisor.calculators, year }))
        .confidence;
    };
    expect(await confidenceOf(`${told}, {3%|rate_inflation} inflation`)).toBeGreaterThan(
      await confidenceOf(told),
    );
  });

  it.each(['thanks', 'hello'] as const)('has confidence 0 for %j', async (act) => {
    const reader = createScriptedReader();
    const { advisor, articles, year, ask } = await openTestAdvisor({ openReaderModel: () => reader });
    const answered = await ask(reader.say(act, { act }));
    expect(
      await assessAnswer({ ...answered, articles, calculators: advisor.calculators, year }),
    ).toMatchObject({ confidence: 0, recommendations: [] });
  });
});
