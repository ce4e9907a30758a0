import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
const { say } = reader;
let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor({ openReaderModel: () => reader }));
});
const saidAfter = async (...messages: readonly [string, ...string[]]) => (await ask(...messages)).said;

describe('after a decision', () => {
  const windfall = say('{80k|lump_sum} from my aunt, what now?', { ask: 'guide:windfall', want: 'plan' });

  it('says that what was told changes it', async () => {
    const card = say('i owe {12k|debt_balance:card} at {22%|loan_rate}', {
      act: 'answer',
      ask: 'guide:windfall',
    });
    const { text } = await ask(windfall, card);
    expect(text).toMatch(/^That changes my answer\.\s+\*\*Pay off the [^.]*cards/);
  });

  it('acknowledges what was told, and gives the decision, its reason and the next step', async () => {
    const stable = say('my job is safe, county government', {
      act: 'change',
      ask: 'guide:windfall',
      facts: ['income_steadiness=steady'],
    });
    const [first, second] = [await ask(windfall), await ask(windfall, stable)];
    const [, reason = ''] = first.text.split('\n\n');
    expect(second.text).toMatch(
      /^\*\*I can’t weigh that here, so this is the same answer as before\. Park it/,
    );
    expect(reason).toContain(second.document?.because[0]);
    expect(second.document?.next).toHaveLength(1);
  });

  it('gives the words to use where they are asked for', async () => {
    const car = say('how much car on {58k|wages} a year', { ask: 'guide:new_or_used_car', want: 'amount' });
    const words = say('what do i say at the dealer', {
      act: 'another',
      ask: 'guide:new_or_used_car',
      want: 'words',
    });
    expect((await ask(car, words)).text).toMatch(/^\*\*You could say: “[A-Z].*”\*\*/);
  });

  it('answers a sure question of its own instead of saying the steps in order', async () => {
    const lost = say('lost my job friday, what first', { ask: 'guide:laid_off', want: 'plan' });
    const cash = say('cash out the {62k|bal_retirement} in my 401k?', {
      ask: 'guide:cash_out_401k',
      want: 'yesno',
    });
    const release = say('they want me to sign a release, should i', {
      act: 'another',
      ask: 'guide:severance_offer',
      want: 'plan',
    });
    expect((await ask(lost, cash, release)).text).toContain('Don’t sign today');
  });

  it('meets fear with a kind word and the decision', async () => {
    const afraid = say('honestly i’m scared to touch it', {
      act: 'upset',
      ask: 'guide:windfall',
      facts: ['flag=afraid'],
    });
    const { text } = await ask(windfall, afraid);
    expect(text).toMatch(/^\*\*That worry makes sense, and you’re not alone with it\. Park it/);
    expect(text).toContain('**Next:**');
  });
});

describe('a decision', () => {
  const stays = say('army, out of here in {18 months|time_stay}. should we buy?', {
    ask: 'guide:buy_or_rent',
    want: 'yesno',
  });
  const told = say('cosign a {28k|car_price} loan for my sister? i make {49k|wages}', {
    ask: 'guide:cosign',
    want: 'yesno',
  });
  const plain = say('cosign a loan for my sister?', { ask: 'guide:cosign', want: 'yesno' });

  it('says first which numbers it does not depend on', async () => {
    expect((await ask(told)).text).toMatch(/^This leaves out “28k” and “49k”\./);
  });

  it('says nothing of the kind where it weighs all of them', async () => {
    for (const question of [plain, stays])
      expect((await ask(question)).text).not.toContain('This leaves out');
  });

  it('takes the value of a button, and no number from its label', async () => {
    const loan = say('car loan early or invest?', { ask: 'guide:prepay_or_invest', want: 'which' });
    const over = say('Over {6%|loan_rate}', { act: 'answer', ask: 'guide:prepay_or_invest' });
    expect((await ask(loan, over)).text).toMatch(/\*\*Pay the loan down first\.\*\*/);
  });

  it('uses the rate in the question instead of a general article answer', async () => {
    const car = say('I have a car loan at {5%|loan_rate}. Should I pay it off or invest?', {
      ask: 'guide:prepay_or_invest',
      want: 'which',
      facts: ['loan=car'],
    });
    expect((await ask(car)).text).toMatch(/^\*\*It’s close at 5%/);
  });

  it('is repeated when asked for again, without an article', async () => {
    const again = say('so should i sign?', { act: 'another', ask: 'guide:cosign', want: 'yesno' });
    expect((await ask(plain, again)).planned?.plan).toMatchObject({ kind: 'guide', guide: { id: 'cosign' } });
  });
});

describe('a summary', () => {
  const windfall = say('{85k|lump_sum} from my mom, what now', { ask: 'guide:windfall', want: 'plan' });
  const growth = say('{85k|lump_sum} at {6%|rate_return} for {15 years|horizon}', {
    act: 'new',
    ask: 'compound_growth',
    want: 'amount',
  });
  const sumUp = say('sum it all up', { act: 'summarize' });

  it('has a line for each topic of the conversation', async () => {
    const { text } = await ask(windfall, growth, sumUp);
    expect(text).toMatch(/^\*\*Here’s where we are\.\*\*/);
    expect(text).toMatch(/\n- \*\*A windfall or inheritance:\*\* Park it in insured savings/);
    expect(text).toMatch(/\n- \*\*Compound growth:\*\* You’d have about \[\$\d/);
  });

  it('of one topic is that topic in short', async () => {
    const { document } = await ask(windfall, sumUp);
    expect(document?.opening).toMatch(/^Here’s the short version\. Park it/);
    expect(document?.because[0]).not.toMatch(/^You told me/);
    expect(document?.next).toHaveLength(1);
  });
});

describe('after an article', () => {
  const roth = say('what is a roth ira', { ask: 'article:roth-ira', want: 'explain' });

  it('gives the gist in other words to a person who wants it simpler', async () => {
    const { text } = await ask(roth, say('simpler please', { act: 'simpler', ask: 'article:roth-ira' }));
    expect(text).toMatch(/^\*\*In short: with a Roth IRA you pay the tax before the money goes in/);
    expect(text).not.toContain('takes money that was taxed already');
  });

  it('does not begin with the same paragraph again where someone asks why', async () => {
    const { text } = await ask(roth, say('why?', { act: 'why', ask: 'article:roth-ira' }));
    expect(text).toMatch(/^\*\*With a Roth IRA you pay the tax before the money goes in\.\*\*/);
    expect(text).not.toContain('takes money that was taxed already');
  });
});

describe('a later question without numbers', () => {
  it('is about those that were told before', async () => {
    const paid = say(
      'Joint, {240k|wages@both}, paid {26,000|state_tax} state and property tax and {21,500|mortgage_interest} interest',
      { ask: 'federal_income_tax', facts: ['filing=married_joint'] },
    );
    const itemize = say('do we itemize?', { ask: 'itemize_or_standard', want: 'which', actProbability: 0.7 });
    expect(await saidAfter(paid, itemize)).toMatchObject({ mortgage_interest: 21_500 });
  });

  it('counts income by another name once', async () => {
    const paid = say('Joint, we earn {240k|wages@both}, federal tax?', {
      ask: 'federal_income_tax',
      facts: ['filing=married_joint'],
    });
    const again = say('agi is the {240k|agi@both}', { act: 'change', ask: 'federal_income_tax' });
    const said = await saidAfter(paid, again);
    expect(Object.values(said).filter((value) => value === 240_000)).toHaveLength(1);
  });
});

describe('a house that was inherited', () => {
  it('is not taxed on what the one who left it paid', async () => {
    const inherited = say(
      'mom left me her house, worth {410k|home_value}, she paid {85k|home_basis@other}. tax?',
      {
        ask: 'capital_gains_tax',
        facts: ['flag=inherited'],
      },
    );
    const { text } = await ask(inherited);
    expect(text).not.toContain('325,000');
  });
});

describe('after a calculation', () => {
  const limit = say('can i put money in a roth, i make {190k|wages}, single', {
    ask: 'contribution_limits',
    want: 'yesno',
    facts: ['account=roth_ira', 'filing=single'],
  });
  const backdoor = say('how does the backdoor thing work', { act: 'another', ask: 'article:backdoor-roth' });

  it('answers a question that a text answers, and not the same figures again', async () => {
    const { planned } = await ask(limit, backdoor);
    expect(planned?.plan).toMatchObject({ kind: 'article', readings: [{ article: 'backdoor-roth' }] });
  });

  it('takes what is told next for the text that is talked about', async () => {
    const held = say('i have {60k|bal_retirement} in a traditional ira', {
      act: 'change',
      ask: 'article:backdoor-roth',
    });
    const { planned } = await ask(limit, backdoor, held);
    expect(planned?.plan).toMatchObject({ kind: 'article', readings: [{ article: 'backdoor-roth' }] });
  });
});

describe('below a decision', () => {
  const gift = say('my parents give us {60k|gift_amount@other} for the house, any tax', {
    ask: 'guide:giving_to_children',
  });

  it('takes a remark that tells nothing for no answer', async () => {
    const letter = say('the bank wants a letter', { act: 'answer', ask: 'guide:giving_to_children' });
    const { remembered } = await ask(gift, letter);
    expect(remembered?.reading.act.id).toBe('another');
  });

  it('goes over to another decision that is asked for', async () => {
    const loan = say('maybe loan it instead', { act: 'another', ask: 'guide:lend_to_family' });
    const { planned } = await ask(gift, loan);
    expect(planned?.plan).toMatchObject({ kind: 'guide', guide: { id: 'lend_to_family' } });
  });
});

describe('a calculation that was only offered', () => {
  const insurance = say('how much is PMI on something like {310k|home_price}', {
    ask: ['article:private-mortgage-insurance', 'home_equity'],
    want: 'amount',
  });
  const other = say('what is title insurance', {
    act: 'another',
    ask: 'article:closing-on-a-home',
    want: 'explain',
  });
  const gift = say('her grandma might give us {15,000|down_amount}. what would you do?', {
    act: 'for_me',
    ask: 'guide:buy_or_rent',
    want: 'plan',
  });

  it('is taken up by telling what it needs', async () => {
    const { planned } = await ask(insurance, gift);
    expect(planned?.plan.kind).toBe('calculate');
  });

  it('is not taken up after another question was answered', async () => {
    const { planned } = await ask(insurance, other, gift);
    expect(planned?.plan.kind).not.toBe('calculate');
  });
});

describe('a later message', () => {
  const home = say(
    'can we afford {350k|home_price} on {147k|wages}, {28k|down_amount} down at {6.6%|loan_rate}',
    {
      ask: 'mortgage_affordability',
      want: 'yesno',
    },
  );

  it('says that it counted new numbers that do not change the result', async () => {
    const debts = say(
      'he pays {430|debt_payment@spouse:student} a month and i pay {389|debt_payment:car} a month',
      {
        act: 'change',
        ask: 'mortgage_affordability',
        want: 'amount',
      },
    );
    expect((await ask(home, debts)).text).toMatch(/^\*\*I counted that, and my answer stays the same\. /);
  });

  it('does not change the age when it only says when something may happen', async () => {
    const roth = say('roth or traditional? i am {29|age}, {134k|wages}, single', {
      ask: 'guide:roth_or_traditional',
      want: 'which',
      facts: ['filing=single'],
    });
    const moving = say('we may move to Florida in {10 years|horizon}', {
      act: 'change',
      ask: 'guide:roth_or_traditional',
      want: 'which',
    });
    const limit = say('how much can i put into a roth ira', {
      act: 'another',
      ask: 'contribution_limits',
      want: 'amount',
      facts: ['account=roth_ira'],
    });
    const { document } = await ask(roth, moving, limit);
    expect(document?.receipts[0]?.inputs).toMatchObject({ age: { value: 29 } });
  });
});

describe('a federal tax', () => {
  const gain = (state: string) =>
    say(
      `bought for {12,300|price_buy}, sold for {29,100|price_now}, {88k|wages}, single, living in ${state}`,
      {
        ask: 'capital_gains_tax',
        want: 'amount',
        facts: ['filing=single', `state=${state}`],
      },
    );

  it('says that the tax of the state that was named is left out', async () => {
    expect((await ask(gain('co'))).text).toContain('What Colorado takes isn’t counted.');
    expect((await ask(gain('tx'))).text).not.toContain('isn’t counted');
    const offers = say('{97k|wages_new/a} in Denver or {88k|wages_new/b} remote', {
      ask: 'job_offers',
      want: 'which',
      facts: ['state=co'],
    });
    expect((await ask(offers)).text).not.toContain('isn’t counted');
  });
});

describe('a later question', () => {
  const card = say('my card has {6,300|debt_balance:card} at {27%|loan_rate}, what does it cost me', {
    ask: 'interest_cost',
    want: 'amount',
  });

  it('for another calculation is for that, though more has to be told', async () => {
    const later = say('and what would i have at {67|age_retire}', {
      act: 'another',
      ask: 'retirement_plan',
      want: 'amount',
    });
    const { planned } = await ask(card, later);
    expect(planned?.plan).not.toMatchObject({ runs: [{ calculator: { name: 'interest_cost' } }] });
    expect(planned?.weighed[0]).toMatchObject({
      plan: { planned: { calculator: { name: 'retirement_plan' } } },
    });
  });

  it('why not another thing is for that thing', async () => {
    const first = say('how do people manage to save', { ask: 'article:pay-yourself-first', want: 'explain' });
    const why = say('why not a roth on my own instead', {
      act: 'why',
      ask: 'article:roth-ira',
      want: 'explain',
    });
    expect((await ask(first, why)).document?.record.topic).toBe('article:roth-ira');
  });
});

describe('a long conversation', () => {
  it('knows the person still when the message that told it is too old to be sent', async () => {
    const first = say('i am {38|age}, make {71k|wages}, single. is it too late to save for retirement', {
      ask: 'guide:behind_on_retirement',
      want: 'plan',
      facts: ['filing=single'],
    });
    const small = Array.from({ length: 6 }, (_, at) =>
      say(`what is a roth ira, part ${['one', 'two', 'three', 'four', 'five', 'six'][at]}`, {
        act: 'new',
        ask: 'article:roth-ira',
        want: 'explain',
      }),
    );
    const limit = say('how much may i put into a 401k', {
      act: 'new',
      ask: 'contribution_limits',
      want: 'amount',
    });
    const { document } = await ask(first, ...small, limit);
    expect(document?.receipts[0]?.inputs.age).toEqual({ value: 38, origin: 'you said' });
  });
});
