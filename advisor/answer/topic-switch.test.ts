import { beforeAll, describe, expect, it } from 'vitest';
import { findDistress } from '#advisor/guardrails/distress.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
const { say } = reader;
let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor({ openReaderModel: () => reader }));
});

const house = say('rent at {1,900|housing_cost} or buy the {410k|home_price} duplex?', {
  ask: 'guide:buy_or_rent',
  want: 'which',
});
const isGuide = (id: string) => ({ kind: 'guide', guide: { id } });

describe('numbers that the last decision does not use', () => {
  const match = 'work matches up to {6%|match_limit}, i put in {3%|save_share}. that alright?';
  const facts = ['flag=match', 'account=workplace'];

  it('are answered by the decision that uses them', async () => {
    const other = say(match, {
      act: 'answer',
      ask: ['guide:buy_or_rent', 'guide:next_dollar'],
      want: 'yesno',
      facts,
    });
    const { planned, document } = await ask(house, other);
    expect(planned?.plan).toMatchObject(isGuide('next_dollar'));
    expect(document?.opening).toContain('from 3% to 6%');
  });

  it('stay with the last decision if nothing else can be meant', async () => {
    const only = say(`so ${match}`, { act: 'answer', ask: 'guide:buy_or_rent', want: 'yesno', facts });
    expect((await ask(house, only)).planned?.plan).toMatchObject(isGuide('buy_or_rent'));
  });
});

describe('a second loan with its own numbers', () => {
  it('is decided without the balance of the first loan', async () => {
    const mortgage = say('{15|term/a} or {30 year|term/b} on a {275k|mortgage_balance} mortgage?', {
      ask: 'guide:fifteen_or_thirty',
      want: 'which',
      facts: ['loan=mortgage'],
    });
    const boat = say('should i kill the {9,500|debt_balance:personal} boat note at {11%|loan_rate} first?', {
      act: 'new',
      actProbability: 0.85,
      ask: 'guide:prepay_or_invest',
      want: 'yesno',
      facts: ['loan=personal'],
    });
    const { planned } = await ask(mortgage, boat);
    expect(planned?.plan).toMatchObject({ given: { balance: 9500, rate: 11 } });
  });
});

describe('a question about the reason', () => {
  it('does not change the inputs of the decision', async () => {
    const terms = say('{15|term/a} or {30 year|term/b} on {240k|mortgage_balance}?', {
      ask: 'guide:fifteen_or_thirty',
      want: 'which',
      facts: ['loan=mortgage'],
    });
    const why = say('why would anyone take the {30|term}', {
      act: 'why',
      ask: 'guide:fifteen_or_thirty',
      want: 'explain',
    });
    const { planned } = await ask(terms, why);
    expect(planned?.plan).toMatchObject({ manner: 'why', given: { term: 15, other_term: 30 } });
  });

  it('is about the decision if its only number has no role', async () => {
    const nursing = say('will the nursing home take mom’s {260k|home_value@other} house?', {
      ask: 'guide:nursing_home_and_house',
      want: 'yesno',
    });
    const why = say('but why {five years|other}', {
      act: 'why',
      ask: 'guide:nursing_home_and_house',
      want: 'explain',
    });
    const { planned } = await ask(nursing, why);
    expect(planned?.plan).toMatchObject({ ...isGuide('nursing_home_and_house'), manner: 'why' });
  });
});

describe('a request for simpler words', () => {
  it('is about the topic that the message names, not the last topic', async () => {
    const named = say('bond duration makes no sense to me, say it easier', {
      act: 'simpler',
      ask: 'article:bond-duration',
      want: 'explain',
    });
    expect((await ask(house, named)).planned?.plan).toMatchObject({
      kind: 'article',
      readings: [{ article: 'bond-duration', isShort: true }],
    });
  });

  it('is answered by the guide on the topic of the last article', async () => {
    const asked = say('term life or whole life, what is the difference', {
      ask: 'article:life-insurance',
      want: 'explain',
    });
    const simpler = say('easier words', {
      act: 'simpler',
      ask: ['article:life-insurance', 'guide:term_or_whole'],
      want: 'explain',
    });
    expect((await ask(asked, simpler)).document?.opening).toMatch(/term insurance is like renting/);
  });
});

describe('a later question', () => {
  it('uses an age given earlier', async () => {
    const tax = say('single, {57|age}, {71k|wages}. federal tax?', {
      ask: 'federal_income_tax',
      want: 'amount',
      facts: ['filing=single'],
    });
    const limit = say('and the most that fits in an ira?', {
      act: 'new',
      ask: 'fact:ira_limit',
      want: 'amount',
      facts: ['account=traditional_ira'],
    });
    expect((await ask(tax, limit)).text).toContain('$8,600');
  });

  it('changes the last tax calculation if only a filing status is given', async () => {
    const tax = say('{52k|wages}, single, tax for the year?', {
      ask: 'federal_income_tax',
      want: 'amount',
      facts: ['filing=single'],
    });
    const head = say('and as head of household, how much', {
      act: 'new',
      ask: ['fact:standard_deduction', 'federal_income_tax'],
      want: 'amount',
      facts: ['filing=head_of_household'],
    });
    const { said } = await ask(tax, head);
    expect(said).toMatchObject({ wages: 52_000, filing_status: 'head_of_household' });
  });

  it('about which kind of fund to buy is not refused as a stock pick', async () => {
    const kinds = say('what are etfs compared with mutual funds', {
      ask: 'article:etfs-and-mutual-funds',
      want: 'explain',
    });
    const which = say('ok so which do i get for my ira', {
      act: 'another',
      ask: ['limit:picks', 'guide:choose_funds'],
      want: 'which',
    });
    expect((await ask(kinds, which)).planned?.plan.kind).not.toBe('limit');
  });

  it('counts spouses once if the number of people is given again', async () => {
    const gifts = say('both of us give to our {3|n_people} daughters, most without a return?', {
      ask: 'yearly_gifts',
      want: 'amount',
      facts: ['flag=couple_gives', 'filing=married_joint'],
    });
    const spouses = say('their husbands as well, that makes {6|n_people}', {
      act: 'change',
      ask: 'yearly_gifts',
      want: 'amount',
      facts: ['flag=spouses_get_gift'],
    });
    expect((await ask(gifts, spouses)).text).toContain('$228,000');
  });
});

describe('distress with a contraction', () => {
  it.each(['nobody’d miss me', "No one'd notice if I was gone", "everyone'd be better off without me"])(
    'is recognized: %s',
    (text) => {
      expect(findDistress(text)).toBeTruthy();
    },
  );
});
