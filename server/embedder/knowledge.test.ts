import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectEntries, type CollectionName } from '#advisor/retrieve/collect-entries.ts';
import { textsToEmbed } from '#advisor/retrieve/collection.ts';
import { createRetriever, type Retriever } from '#advisor/retrieve/search.ts';
import { openAdvisor } from '#server/advice/open-advisor.ts';
import { createEmbedder } from '#server/embedder/create-embedder.ts';
import { knowledgeVectors, loadArticles, loadKnowledge } from '#server/embedder/load-knowledge.ts';
import { keyOf, readVectorFile } from '#server/embedder/vector-file.ts';
import { openInProcessReader } from '#server/embedder/reader/in-process-reader.ts';

const year = 2026;

it('has vectors of exactly the texts that exist', async () => {
  const file = await readVectorFile(knowledgeVectors);
  const { articles, guides } = collectEntries(await loadArticles(), file?.year ?? year);
  const texts = textsToEmbed([...articles, ...guides]);
  const stale = texts.filter((text) => !file?.vectors.has(keyOf(text)));
  const surplus = (file?.vectors.size ?? 0) - (texts.length - stale.length);
  const advice = 'Texts have changed since their vectors were made: run `npm run knowledge`.';
  expect(stale.length + surplus === 0 ? null : { advice, stale, surplus }).toBeNull();
});

it('fills in its texts for the requested year, with the stored vectors', async () => {
  const [now, before] = await Promise.all([loadKnowledge(year), loadKnowledge(2024)]);
  const limits = (knowledge: typeof now) =>
    knowledge.collections.articles.entries.find(
      ({ id, part, answer }) => id === 'roth-ira' && part === 'Who may contribute' && answer === undefined,
    )?.text;
  expect(limits(now)).toContain('$7,500');
  expect(limits(before)).toContain('$7,000');
  const question = new Float32Array(384).fill(1);
  const cosines = (knowledge: typeof now) => knowledge.collections.articles.vectors?.texts.cosines(question);
  expect(cosines(before)).toEqual(cosines(now));
  expect(cosines(now)).toHaveLength(now.collections.articles.entries.length);
});

/** Written before anything was measured, and without the words of the articles where they have others. */
const questions: readonly { question: string; articles: readonly string[] }[] = [
  {
    question: 'If I put money away at 25 instead of 35, why is the end amount so hugely different?',
    articles: ['compounding'],
  },
  { question: 'My bank failed. Do I get my deposits back?', articles: ['fdic-insurance'] },
  { question: 'My brokerage went bust. What happens to my shares?', articles: ['sipc-protection'] },
  {
    question: 'Which of my cards should I clear first, the small one or the expensive one?',
    articles: ['avalanche-and-snowball'],
  },
  {
    question: 'I sold a stock below what I paid and bought it again two weeks later. Can I deduct that?',
    articles: ['wash-sale-rule', 'tax-loss-harvesting'],
  },
  {
    question: 'I earn too much to pay into a Roth directly. Is there a way around it?',
    articles: ['backdoor-roth'],
  },
  {
    question: 'Does the government force me to empty my IRA at some age?',
    articles: ['required-minimum-distributions'],
  },
  {
    question: 'Should I hold out until 70 before I take my government pension check?',
    articles: ['social-security-claiming'],
  },
  {
    question: 'How do I get rid of the extra premium I pay because I put so little down on my house?',
    articles: ['private-mortgage-insurance'],
  },
  {
    question: 'Do retirees owe the IRS anything on the checks they get from the government?',
    articles: ['social-security-taxation'],
  },
  {
    question: 'Almost everything I own is shares of the company I work for. Is that a problem?',
    articles: ['concentration-and-employer-stock'],
  },
  {
    question: 'I inherited fifty thousand. Put it all in the market today, or a bit each month?',
    articles: ['dollar-cost-averaging-and-lump-sum'],
  },
  {
    question: 'What if the market crashes right after I stop working?',
    articles: ['sequence-of-returns-risk'],
  },
  {
    question: 'My boss adds money when I save through work. How much must I put in to get all of it?',
    articles: ['employer-match'],
  },
  {
    question: 'How much cash should I keep around in case I get laid off?',
    articles: ['emergency-fund'],
  },
  {
    question: 'Who gets my retirement account when I die if my will says something else?',
    articles: ['beneficiaries'],
  },
  {
    question: 'Why did my safe bond fund drop when interest rates went up?',
    articles: ['bond-duration', 'bonds'],
  },
  {
    question: 'How much can I hand to my kids without telling the IRS?',
    articles: ['gift-and-estate-tax'],
  },
  {
    question: 'I freelance. What accounts can I use to put money aside for old age?',
    articles: ['self-employed-retirement-plans'],
  },
  {
    question: 'Somebody on Telegram says he will double my money in a month. Should I believe him?',
    articles: ['investment-scams'],
  },
  {
    question: 'Why is my premium for doctors so high only because I earned well two years ago?',
    articles: ['irmaa', 'medicare'],
  },
  {
    question: 'Does it make sense to swap my home loan for a cheaper one?',
    articles: ['refinancing'],
  },
  {
    question: 'Is the person who sells me this product obliged to act in my interest?',
    articles: ['fiduciary-standards'],
  },
  {
    question: 'How do I pay the IRS during the year when nobody takes it out of my pay?',
    articles: ['estimated-tax'],
  },
  {
    question: 'My daughter starts university in ten years. Where should the money for it grow?',
    articles: ['college-529-plans'],
  },
];

/** Not ours to answer: nothing in the knowledge base is near them. */
const offTopic = [
  'What will the weather be like in Paris tomorrow?',
  'How tall is Mount Everest?',
  'How do I bake bread?',
  'Who won the world cup?',
  'Fix my Python code, please.',
];

describe('finding articles by meaning', () => {
  const embedder = createEmbedder({ patienceMs: null });
  let retriever: Retriever<CollectionName>;
  beforeAll(async () => {
    const { collections } = await loadKnowledge(year);
    retriever = createRetriever({ collections, embedder, log: expect.unreachable });
  });
  afterAll(() => embedder.close());

  const rankOf = async ({ question, articles }: (typeof questions)[number]) => {
    const found = (await retriever.read(question)).find('articles', { limit: 5, oncePerId: true });
    return found.findIndex(({ entry }) => articles.includes(entry.id)) + 1;
  };

  it('has the right one among five for nearly every question, and first for half of them', async () => {
    const ranks = await Promise.all(questions.map(rankOf));
    const missed = questions.filter((_, n) => ranks[n] === 0).map(({ question }) => question);
    // Measured: 24 of 25, and 14 first. By words alone it is 13 and 7.
    expect(missed.slice(2)).toEqual([]);
    expect(ranks.filter((rank) => rank === 1).length).toBeGreaterThanOrEqual(12);
  });

  it('gives lower scores to topics it has no article about', async () => {
    const nearest = async (question: string) =>
      Math.max(...(await retriever.read(question)).find('articles').map(({ cosine }) => cosine!));
    const far = await Promise.all(offTopic.map(nearest));
    const near = await Promise.all(questions.map(({ question }) => nearest(question)));
    expect(Math.max(...far)).toBeLessThan(0.5);
    // Measured: 2 of 25.
    expect(near.filter((cosine) => cosine < 0.5).length).toBeLessThanOrEqual(2);
  });

  it('recommends no stock, but answers about other things to buy', async () => {
    const opened = await openAdvisor({
      embedder,
      openReaderModel: openInProcessReader,
      model: null,
      now: () => new Date('2026-11-15'),
      log: () => undefined,
    });
    const plan = async (content: string) => {
      const messages = [{ role: 'user' as const, content }];
      return (await opened.advisor.consider({ messages, mode: 'free' }).plan()).planned?.plan;
    };
    expect(await plan('should I buy Tesla')).toMatchObject({ kind: 'limit' });
    expect(['guide', 'article']).toContain((await plan('should I buy bitcoin'))?.kind);
  });
});
