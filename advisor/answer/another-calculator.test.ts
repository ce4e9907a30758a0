import { beforeAll, describe, expect, it } from 'vitest';
import { noPause } from '#advisor/calculators/define/pause.ts';
import { composePlan } from '#advisor/answer/compose-plan.ts';
import { understandQuestion, type Message } from '#advisor/answer/understand-question.ts';
import { vocabularyOf } from '#advisor/answer/vocabulary.ts';
import { defineCalculator } from '#advisor/calculators/define/define-calculator.ts';
import { count, money, percent } from '#advisor/calculators/define/fields.ts';
import { figure, given } from '#advisor/calculators/define/result.ts';
import { calculators as known } from '#advisor/calculators/registry.ts';
import { findUngrounded } from '#advisor/check/find-ungrounded.ts';
import { groundsOfAnswer } from '#advisor/check/grounds-of-answer.ts';
import { readReceipts } from '#advisor/compose/receipt.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';
import { planAnswer } from '#advisor/plan/plan-answer.ts';
import { text } from '#advisor/quantities/text.ts';
import { calculatorEntries } from '#advisor/retrieve/passages.ts';
import { createRetriever, type Retriever } from '#advisor/retrieve/search.ts';
import type { CollectionName } from '#advisor/retrieve/collect-entries.ts';
import { createSpellingCorrector } from '#advisor/understand/correct-spelling.ts';
import { loadKnowledge } from '#server/embedder/load-knowledge.ts';

/** All that anybody has to write: no list of slots, no tool, no sentence elsewhere knows of it. */
const tipSplit = defineCalculator({
  name: 'tip_split',
  version: 1,
  title: 'Splitting a restaurant bill',
  about: 'What each guest pays when a restaurant bill and its tip are split evenly.',
  input: {
    bill: money({ label: 'Restaurant bill', cues: ['bill', 'check', 'dinner'], min: 1, max: 1e6 }),
    guests: count({ label: 'Guests', cues: ['guests', 'friends', 'people', 'ways'], min: 1, max: 100 }),
    tip: percent({
      label: 'Tip',
      cues: ['tip', 'gratuity'],
      min: 0,
      max: 100,
      default: { value: 18, reason: 'what most guests leave' },
    }),
  },
  run({ bill, guests, tip }) {
    const total = bill * (1 + tip / 100);
    return {
      figures: [
        figure('each', 'Each guest pays', total / guests, 'usd', { decimals: 2 }),
        figure('total', 'Bill with tip', total, 'usd', { decimals: 2 }),
      ],
      steps: [
        { label: 'Bill with tip', formula: 'bill x (1 + tip)', value: total, unit: 'usd', decimals: 2 },
      ],
      assumptions: [],
      warnings: [],
      detail: null,
    };
  },
  explain: ({ figures: [each] }, { tip }) => ({
    conclusion: text`Each of you pays ${each!}, with a tip of ${given('tip', tip, 'percent')}.`,
    reasons: [],
    next: [],
  }),
  examples: [
    {
      question: 'Split a $120 restaurant bill among 4 guests with a 20% tip',
      input: { bill: 120, guests: 4, tip: 20 },
    },
  ],
  sources: [],
});

const calculators = [...known, tipSplit];
const year = 2026;

describe('a calculator that nothing else knows of', () => {
  let retriever: Retriever<CollectionName>;
  let articles: ReadonlyMap<string, Article>;
  let correct: (said: string) => string;
  beforeAll(async () => {
    const knowledge = await loadKnowledge(year);
    ({ articles } = knowledge);
    const entries = calculators.flatMap(calculatorEntries);
    const collections = { ...knowledge.collections, calculators: { entries, vectors: null } };
    retriever = createRetriever({ collections, embedder: null, log: () => {} });
    correct = createSpellingCorrector(vocabularyOf(articles.values(), calculators));
  });

  const ask = async (...questions: string[]) => {
    const messages: Message[] = [];
    let answer = '';
    for (const content of questions) {
      messages.push({ role: 'user', content });
      const understood = understandQuestion(messages, correct);
      const query = await retriever.read(understood.text);
      const { plan } = planAnswer({
        ...understood,
        query,
        calculators,
        year,
        profile: {},
        leadsTo: () => [],
      });
      answer = await composePlan(plan, {
        question: understood.text,
        articles,
        calculators,
        mode: 'pro',
        seed: 1,
        year,
        pause: noPause,
      });
      messages.push({ role: 'assistant', content: answer });
    }
    return answer;
  };

  it('is found, filled, run and told', async () => {
    const question =
      'We are 5 friends with a restaurant bill of $200 and a 25% tip. What does each guest pay?';
    const answer = await ask(question);
    expect(answer).toMatch(/^\*\*Each of you pays \[\$50\.00\]\(#tip_split\.each\), with a tip of 25%\.\*\*/);
    expect(readReceipts(answer)[0]).toMatchObject({
      calculator: 'tip_split',
      inputs: { bill: { value: 200 }, guests: { value: 5 }, tip: { value: 25, origin: 'you said' } },
    });
    expect(
      findUngrounded(answer, await groundsOfAnswer(answer, { question, articles, calculators, year })),
    ).toEqual([]);
  });

  it('asks for what is missing', async () => {
    const answer = await ask('split a restaurant bill with 20% tip among 4 guests');
    expect(answer).toMatch(/^\*\*What is the restaurant bill\?\*\*/);
    expect(readReceipts(answer)[0]).toMatchObject({ missing: ['bill'] });
  });

  it('is gone on from', async () => {
    const answer = await ask('Split a $120 restaurant bill among 4 guests', 'and with a tip of 25%?');
    expect(answer).toMatch(/^\*\*Each of you pays \[\$37\.50\]/);
  });

  it('has its words mended', async () => {
    expect(await ask('Split a $120 restuarant bill among 4 geusts')).toMatch(
      /^\*\*Each of you pays \[\$35\.40\]/,
    );
  });
});
