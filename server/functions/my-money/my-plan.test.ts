import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MyPlan, Today } from '#contract/my-plan.ts';
import type { Database } from '#server/db/database.ts';
import { freshDatabase } from '#server/testing/postgres/fresh-database.ts';
import { openTestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createWire, type Wire } from '#server/testing/wire/wire-client.ts';

const password = 'correct horse battery 1';

describe('functions/v1/today and my-plan', () => {
  let database: Database;
  let wire: Wire;
  beforeAll(async () => {
    database = await freshDatabase();
    wire = await createWire(database);
  });
  afterAll(() => database.close());

  const signUp = async () => {
    const client = wire.visitor();
    const { data } = await client.auth.signUp({ email: `${crypto.randomUUID()}@example.com`, password });
    return { client, id: data.user!.id, token: data.session!.access_token };
  };
  const family = async () => {
    const person = await signUp();
    const fact = (name: string, value: unknown) => ({ fact: name, value, source: 'typed' });
    await person.client
      .from('my_facts')
      .insert([
        fact('age', 41),
        fact('children', 2),
        fact('yearly_income', 95_000),
        fact('monthly_spending', 6_200),
        fact('monthly_saving', 1_500),
      ]);
    const thing = (kind: string, name: string, details: object) => ({ kind, name, details, source: 'typed' });
    await person.client
      .from('my_things')
      .insert([
        thing('account', 'Ally', { type: 'cash', balance: 18_000 }),
        thing('debt', 'Visa', { type: 'card', balance: 6_400, rate: 24.9, payment: 200 }),
        thing('debt', 'Car', { type: 'car', balance: 14_200, rate: 6.9, payment: 410 }),
      ]);
    return person;
  };
  const get = (name: string, token: string) =>
    wire.app.request(`/functions/v1/${name}`, { headers: { authorization: `Bearer ${token}` } });
  const planFor = async (token: string) => (await (await get('my-plan', token)).json()) as MyPlan;

  it.each(['today', 'my-plan'])('refuses a stranger and an ended session in %s', async (name) => {
    expect((await get(name, wire.anonKey)).status).toBe(401);
    const { client, token } = await signUp();
    await client.auth.signOut();
    expect((await get(name, token)).status).toBe(401);
  });

  it('show Free the first step, and only the names of the others', async () => {
    const { token } = await family();
    const { recommendations, locked } = await planFor(token);
    expect(recommendations).toMatchObject([
      {
        id: 'next_dollar',
        priority: 'high',
        verdict: 'Pay off the $6,400 on the card now, from your $18,000 in cash.',
      },
    ]);
    expect(locked).toContain('Which debt first');
  });

  it('show Pro every step, with its inputs and what would change it', async () => {
    const { id, token } = await family();
    await database.query("update public.profiles set subscription_tier = 'pro' where id = $1", [id]);
    const { recommendations, locked } = await planFor(token);
    expect(locked).toEqual([]);
    expect(recommendations.map((one) => one.id)).toEqual([
      'next_dollar',
      'which_debt_first',
      'emergency_fund_size',
      'on_track',
      'how_much_life_insurance',
      'disability_choice',
      'roth_or_traditional',
      'will_and_beneficiaries',
    ]);
    for (const { action, because, saved, review_on: review, ask } of recommendations) {
      expect([action, ...because, ask].every((text) => text.length > 0)).toBe(true);
      expect(saved.length).toBeGreaterThan(0);
      expect(review > '2026-01-01').toBe(true);
    }
  });

  it('show the range of a retirement with a chart', async () => {
    const { client, id, token } = await family();
    await database.query("update public.profiles set subscription_tier = 'pro' where id = $1", [id]);
    await client.from('my_things').insert({
      kind: 'account',
      name: 'Work',
      details: { type: 'workplace', balance: 150_000 },
      source: 'typed',
    });
    const { recommendations } = await planFor(token);
    const { because, chart } = recommendations.find((one) => one.id === 'on_track')!;
    expect(because[1]).toMatch(
      /^With returns two percentage points a year lower or higher, it would be \$[\d,]+ to \$[\d,]+, \d+% to \d+% of what you’d need\.$/,
    );
    expect(chart).toMatchObject({ kind: 'fan', about: 67 });
    const [low, usual, high] = chart!.series.map(({ points }) => points.find(([age]) => age === 67)![1]);
    expect(low).toBeLessThan(usual!);
    expect(usual).toBeLessThan(high!);
    // The ends of the sentence are those of the chart.
    const said = [...because[1]!.matchAll(/\$([\d,]+)/g)].map(([, amount]) =>
      Number(amount!.replaceAll(',', '')),
    );
    expect(said).toEqual([low, high].map((value) => Number(value!.toPrecision(3))));
    expect(chart!.series[1]!.points[0]).toEqual([41, 168_000]);
  });

  it('is urgent about retirement only if something is missing', async () => {
    const { client, id, token } = await family();
    await database.query("update public.profiles set subscription_tier = 'pro' where id = $1", [id]);
    const ofRetirement = async () =>
      (await planFor(token)).recommendations.find((one) => one.id === 'on_track')!;
    await client.from('my_facts').update({ value: 60 }).eq('fact', 'age');
    expect((await ofRetirement()).priority).toBe('high');
    await client.from('my_things').insert({
      kind: 'account',
      name: 'Work',
      details: { type: 'workplace', balance: 3_000_000 },
      source: 'typed',
    });
    expect(await ofRetirement()).toMatchObject({
      verdict: expect.stringMatching(/^Yes/) as string,
      priority: 'medium',
    });
  });

  it('name the account to spend first when retirement is near', async () => {
    const { client, id, token } = await signUp();
    await database.query("update public.profiles set subscription_tier = 'pro' where id = $1", [id]);
    const typed = { source: 'typed' };
    const account = (name: string, type: string, balance: number) => ({
      kind: 'account',
      name,
      details: { type, balance },
      ...typed,
    });
    await client.from('my_facts').insert([
      { fact: 'age', value: 63, ...typed },
      { fact: 'monthly_spending', value: 5000, ...typed },
      { fact: 'filing_status', value: 'single', ...typed },
    ]);
    await client
      .from('my_things')
      .insert([account('Vanguard', 'brokerage', 400_000), account('Old 401k', 'workplace', 600_000)]);
    const find = async () =>
      (await planFor(token)).recommendations.find((one) => one.id === 'withdrawal_order');
    const step = await find();
    expect(step?.verdict).toMatch(
      /^Draw from all accounts in proportion: the money lasts about [\d.]+ years/,
    );
    expect(step?.saved).toEqual([
      'cash and taxable accounts $400,000',
      'traditional accounts $600,000',
      'yearly spending $60,000',
      'age 63',
    ]);
    expect(step?.chart?.series.length).toBeGreaterThan(1);
    // Pay says what Social Security will be.
    await client.from('my_facts').insert({ fact: 'yearly_income', value: 118_000, ...typed });
    const withPay = await find();
    expect(withPay?.because.join(' ')).toMatch(
      /Social Security of about \$[\d,]+ a year from 67 on is estimated from your pay\./,
    );
    expect(withPay?.verdict).toMatch(/that leaves \$[\d,]+ after tax at 95/);
    await client.from('my_facts').update({ value: 45 }).eq('fact', 'age');
    expect(await find()).toBeUndefined();
  });

  it('leave out paychecks for a retired person', async () => {
    const { client, id, token } = await signUp();
    await database.query("update public.profiles set subscription_tier = 'pro' where id = $1", [id]);
    const typed = { source: 'typed' };
    const balance = {
      kind: 'account',
      name: 'IRA',
      details: { type: 'traditional_ira', balance: 2_000_000 },
    };
    await client.from('my_things').insert({ ...balance, ...typed });
    await client.from('my_facts').insert([
      { fact: 'age', value: 64, ...typed },
      { fact: 'retire_age', value: 64, ...typed },
      { fact: 'yearly_income', value: 0, ...typed },
      { fact: 'monthly_spending', value: 5000, ...typed },
    ]);
    const { recommendations } = await planFor(token);
    const ids = recommendations.map((one) => one.id);
    for (const forEarners of ['next_dollar', 'emergency_fund_size', 'roth_or_traditional'])
      expect(ids).not.toContain(forEarners);
    const track = recommendations.find((one) => one.id === 'on_track');
    expect(track?.action).toMatch(/^Decide which account to spend from first/);
  });

  it.each([
    ['without income', { age: 38, yearly_income: 0 }, /^Yes, convert some this year/],
    ['in a low-income year', { age: 42, yearly_income: 30_000 }, /^Yes, convert some this year/],
    [
      'while spending exceeds pay',
      { age: 45, yearly_income: 60_000, monthly_spending: 6_000, filing_status: 'married_joint' },
      /^Yes, convert some this year/,
    ],
    [
      'with an early retirement ahead',
      { age: 40, yearly_income: 160_000, retire_age: 50 },
      /^No, not this year: your rate is too high/,
      'Your better window opens when you stop working at 50, and lasts until Social Security and required distributions start.',
    ],
    ['after an early retirement', { age: 52, retire_age: 50 }, /^Yes, convert some this year/],
    ['near retirement', { age: 56, yearly_income: 95_000 }, /^Probably not this year: at 22%/],
    [
      'in a usual year of work',
      { age: 40, yearly_income: 95_000, monthly_spending: 5_000 },
      /^not in the plan$/,
    ],
  ] satisfies [string, Record<string, number | string>, RegExp, string?][])(
    'decide on a Roth conversion %s',
    async (_, facts, verdict, reason = '') => {
      const { client, id, token } = await signUp();
      await database.query("update public.profiles set subscription_tier = 'pro' where id = $1", [id]);
      await client
        .from('my_facts')
        .insert(Object.entries(facts).map(([fact, value]) => ({ fact, value, source: 'typed' })));
      const find = async () =>
        (await planFor(token)).recommendations.find((one) => one.id === 'convert_to_roth');
      // Without pre-tax money there is nothing to convert.
      expect(await find()).toBeUndefined();
      await client.from('my_things').insert({
        kind: 'account',
        name: 'Old IRA',
        details: { type: 'traditional_ira', balance: 150_000 },
        source: 'typed',
      });
      const step = await find();
      expect(step?.verdict ?? 'not in the plan').toMatch(verdict);
      expect(step?.because.join(' ') ?? '').toContain(reason);
    },
  );

  it('name the cost of goals and of each child’s college, and use spare money once', async () => {
    const { client, id, token } = await family();
    await database.query("update public.profiles set subscription_tier = 'pro' where id = $1", [id]);
    await client.from('my_facts').insert({ fact: 'child_ages', value: '4, 9', source: 'typed' });
    await client.from('my_things').insert({
      kind: 'goal',
      name: 'Kitchen',
      details: { amount: 40_000, saved: 5_000, monthly: 500, by: `${new Date().getUTCFullYear() + 1}-12` },
      source: 'typed',
    });
    const { recommendations } = await planFor(token);
    const find = (wanted: string) => recommendations.find(({ id: own }) => own.startsWith(wanted));
    expect(find('goal:')?.title).toBe('Your goal: Kitchen');
    expect(find('goal:')?.verdict).toMatch(
      /^Save \$[\d,]+ a month for “Kitchen” to have \$40,000 by December/,
    );
    expect(find('goal:')?.because).toContain(
      'Your $1,500 a month goes to “Where the next dollar goes” first, and to this once that is done.',
    );
    expect(find('college')?.verdict).toMatch(
      /^Save \$[\d,]+ a month for your two children’s college: \$[\d,]+ a month for the 9-year-old \(9 years to go\) and \$[\d,]+ a month for the 4-year-old \(14 years to go\)\.$/,
    );
    const spending = recommendations.filter(({ action }) => action.includes('$1,500'));
    expect(spending.map((one) => one.id)).toEqual(['next_dollar']);
  });

  it('suggest only questions that the chat answers from the same numbers', async () => {
    const { token } = await family();
    const { questions, net_worth: worth } = (await (await get('today', token)).json()) as Today;
    expect(worth).toMatchObject({ assets: 18_000, debts: 20_600 });
    expect(questions).toHaveLength(4);
    const { advisor } = await openTestAdvisor();
    const stored = { source: 'typed', confirmed_at: '2026-11-01T00:00:00Z' } as const;
    const numbers = {
      facts: [
        { ...stored, fact: 'age', value: 41 },
        { ...stored, fact: 'yearly_income', value: 95_000 },
        { ...stored, fact: 'children', value: 2 },
        { ...stored, fact: 'monthly_spending', value: 6_200 },
      ],
      things: [
        { ...stored, id: '1', kind: 'account', name: 'Ally', details: { type: 'cash', balance: 18_000 } },
        {
          ...stored,
          id: '2',
          kind: 'debt',
          name: 'A',
          details: { type: 'card', balance: 6_400, rate: 24.9 },
        },
        { ...stored, id: '3', kind: 'debt', name: 'B', details: { type: 'car', balance: 9_000, rate: 6.9 } },
      ],
    } as const;
    const unanswered: string[] = [];
    for (const question of questions) {
      const { text } = await advisor.answer({
        messages: [{ role: 'user', content: question }],
        mode: 'free',
        numbers,
      });
      if (!text.includes('From your numbers: ')) unanswered.push(question);
    }
    expect(unanswered).toEqual([]);
  });

  it('return an empty plan without saved numbers', async () => {
    const { token } = await signUp();
    expect(await planFor(token)).toMatchObject({ is_empty: true, recommendations: [], locked: [] });
    expect(await (await get('today', token)).json()).toMatchObject({ next: null, goals: [], questions: [] });
  });
});
