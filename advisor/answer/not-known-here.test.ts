import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#advisor/knowledge/limits.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/open-test-advisor.ts';

let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor());
});

describe('nobody here can know it, whatever it sounds like', () => {
  it.each([
    ['How much income tax would I pay in Austria on 60k euros?', 'other_countries'],
    ['inheritance tax in the UK on a house in Leeds, how much do we pay', 'other_countries'],
    ['how much is national insurance on 40k', 'other_countries'],
    ['What is the property tax in Bavaria for a $400,000 house?', 'other_countries'],
    ['income tax in Catalonia on 60k', 'other_countries'],
    ['capital gains tax on my house in Paris, or in Rome', 'other_countries'],
    ['What is the income tax in Edmonton on 60k?', 'other_countries'],
    ['What is the tax in Stuttgart on 60k?', 'other_countries'],
    ['What is the income tax in the Yukon on 60k?', 'other_countries'],
    ['Capital gains tax on my house in Lyon, bought for 200k, sold for 400k?', 'other_countries'],
    ['What is the property tax in Springfield for a $400,000 house?', 'states'],
    ['How much are property taxes on a $400,000 house?', 'states'],
    ['does Pennsylvania tax 401k withdrawals', 'states'],
    ['sales tax rate in Seattle', 'states'],
    ['child support in Texas for 2 kids on 80k', 'states'],
    ['monthly fee of a Chase checking account', 'current_offers'],
    ['what APR does the Amex gold card have', 'current_offers'],
    ['what did Warren Buffett buy last quarter', 'companies'],
    ['expense ratio of VTI', 'companies'],
    ['how much will my rent go up next year', 'forecast'],
  ])('%s', async (question, limit) => {
    const { planned } = await ask(question);
    expect(planned?.plan).toMatchObject({ kind: 'limit', limit: { id: limit } });
  });
});

describe('what comes nearest to it is on the same subject, or is not told', () => {
  it.each([
    ['What is the property tax in Bavaria for a $400,000 house?', 'What comes nearest here: [Buying a home]'],
    ['How is capital gains tax calculated in Germany?', 'What comes nearest here: [Long-term capital gains]'],
    ['What is the VAT in France?', 'You could ask, for example,'],
  ])('%s', async (question, neighbour) => {
    const { text } = await ask(question);
    expect(text.split('\n\n')[1]).toContain(neighbour);
    expect(text).not.toContain('International stocks');
  });

  it('and every article that a limit names is there', async () => {
    const { articles } = await openTestAdvisor();
    const named = limits.flatMap(({ instead }) =>
      instead.map((one) => (typeof one === 'string' ? one : one.article)),
    );
    expect(named.filter((id) => !articles.has(id))).toEqual([]);
  });
});

describe('a name alone keeps nobody from an answer', () => {
  it.each([
    ['I live in Texas, single, make 95k. What is my federal income tax for 2026?', 12_070],
    ['Mortgage of 300k at 6.5% for 30 years on a house in Ohio, payment?', 1896],
    ['I live in Bavaria, single, wages 95k. What is my US federal income tax?', 12_070],
    ['I live in Rotterdam, New York and sold my house for 400k, bought for 200k, capital gains tax?', 0],
    ['I live in Belfast Maine and sold my house for 400k, bought for 200k, capital gains tax?', 0],
    ['I live in Yukon, OK and sold my house for 400k, bought for 200k, capital gains tax?', 0],
    ['My name is Lyon, single, wages 95k. What is my income tax?', 12_070],
    ['I live in Athens, GA and sold my house for 400k, bought for 200k, capital gains tax?', 0],
    ['I bought a case of Bordeaux wine for $2,000 and sold it for $5,000, income 80k, tax?', 450],
    ['We live in California and spend 60k a year, what is our FIRE number?', 1_500_000],
    ['I have 50k at Fidelity earning 4%, worth in 10 years?', 74_012],
  ])('%s', async (question, headline) => {
    expect((await ask(question)).headlines).toContain(headline);
  });
});

describe('what no answer could be given to, whatever is still missing, is said at once', () => {
  it.each([
    [
      'How much capital gains tax would I have paid on a $50,000 long-term gain in 2019?',
      'Figures before 2024 are not kept here: ask about 2024 or a later year.',
    ],
    [
      'My father will die in 2030 and I inherit his IRA. How much must I take out every year until it is empty?',
      'Year in which the owner died must be at most 2026.',
    ],
  ])('%s', async (question, problem) => {
    const { opening, ungrounded } = await ask(question);
    expect(opening).toBe(problem);
    expect(ungrounded).toEqual([]);
  });

  it('and another year goes on from it', async () => {
    const { said, receipts } = await ask(
      'How much capital gains tax would I have paid on a $50,000 long-term gain in 2019?',
      'and in 2025?',
      '$90,000',
    );
    expect(said).toEqual({ long_gain: 50_000, income: 90_000 });
    expect(receipts[0]).toMatchObject({ calculator: 'capital_gains_tax', year: 2025 });
  });
});

describe('a question in another language', () => {
  it.each([
    ['¿Cuánto debo ahorrar para la jubilación?', 'en inglés'],
    ['cuanto es el pago de una hipoteca de $400,000 al 6.5% por 30 años', 'en inglés'],
    ['Combien dois-je épargner pour la retraite ?', 'en anglais'],
    ['Was ist ein ETF?', 'auf Englisch'],
    ['Quanto devo poupar para a aposentadoria?', 'em inglês'],
    ['Quanto devo risparmiare per la pensione?', 'in inglese'],
    ['退休需要存多少钱？', '英语'],
    ['Сколько мне нужно откладывать на пенсию?', ''],
  ])('is told that English is spoken here: %s', async (question, own) => {
    const { planned, text } = await ask(question);
    expect(planned?.plan).toMatchObject({ kind: 'limit', limit: { id: 'other_language' } });
    expect(text).toContain('I answer in English only');
    expect(text).toContain(own);
    expect(text).not.toContain('outside what I am made for');
  });

  it.each([
    'What is an IRA in Puerto de la Cruz?',
    'Is Banco de la Republica safe?',
    'call option σ=20%',
    'grossed 71k, 18k in costs, se tax',
  ])('is not one with a few foreign words: %s', async (question) => {
    expect((await ask(question)).planned?.plan).not.toMatchObject({ limit: { id: 'other_language' } });
  });
});
