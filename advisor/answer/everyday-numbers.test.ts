import { beforeAll, expect, it } from 'vitest';
import { withoutDoubtfulDeductions } from '#advisor/picture/derived/after-deductions.ts';
import type { PictureFact } from '#advisor/picture/picture.ts';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

let advisor: TestAdvisor;
const reader = createScriptedReader();
const { say } = reader;
beforeAll(async () => {
  advisor = await openTestAdvisor({ openReaderModel: () => reader });
});

it('counts the premium of overtime hours at the regular rate', async () => {
  const { opening } = await advisor.ask(
    say(
      'welder, {66k|wages} in all, {210|hours} overtime hours and my base rate is {$24|overtime}. what of it is deductible?',
      { ask: 'overtime_tips_deduction', want: 'amount', facts: ['filing=single'] },
    ),
  );
  // 210 x 12.
  expect(opening).toContain('$2,520');
});

it('counts overtime hours with both rates of an hour', async () => {
  const { opening } = await advisor.ask(
    say(
      '{250|overtime_hours} ot hours, they pay {42|overtime} for those and {28|wages} normally, single, {70k|wages} a year. what can i deduct',
      { ask: 'overtime_tips_deduction', want: 'amount', facts: ['filing=single'] },
    ),
  );
  // 250 x 14.
  expect(opening).toContain('$3,500');
});

it('deducts car loan interest given in dollars', async () => {
  const { opening } = await advisor.ask(
    say('{95k|wages} single, {2,000|car_interest} of interest on my new car. federal tax?', {
      ask: 'federal_income_tax',
      want: 'amount',
      facts: ['filing=single', 'loan=car'],
    }),
  );
  // On 95,000 - 16,100 - 2,000.
  expect(opening).toContain('$11,630');
});

it('does not take pay for an hour for a year of overtime', async () => {
  const { text } = await advisor.ask(
    say('what can I deduct of overtime at {$33|overtime}, I make {58k|wages}', {
      ask: 'overtime_tips_deduction',
      want: 'amount',
    }),
  );
  expect(text).toContain('pay for an hour');
  expect(text).not.toContain('$11');
});

it('tells the balances at which mortgage insurance can and must end', async () => {
  const { opening } = await advisor.ask(
    say('bought at {295,000|home_basis} with {5%|down_share} down: at which balance can I cancel PMI?', {
      ask: 'home_equity',
      want: 'amount',
    }),
  );
  // 80 % and 78 % of 295,000.
  expect(opening).toContain('$236,000');
  expect(opening).toContain('$230,100');
});

it('assumes no loan on a rental when the user mentions none', async () => {
  const { text } = await advisor.ask(
    say(
      'looking at a {180,000|home_price} house, rent {1,600|rental_income}, costs {5,200|rental_costs} a year. return?',
      {
        ask: 'rental_property',
        want: 'rate',
      },
    ),
  );
  // (19,200 - 5,200) / 180,000.
  expect(text).toContain('7.78%');
  expect(text).not.toContain('mortgage $');
});

it('takes miles and other costs off gig income before self-employment tax', async () => {
  const { opening } = await advisor.ask(
    say(
      'courier, {31,000|se_income} this year, {10,000|miles} miles, {500|spend_item} for gear. profit and SE tax?',
      {
        ask: 'payroll_self_employment',
        want: 'amount',
        facts: ['work=self_employed'],
      },
    ),
  );
  // 31,000 - 10,000 x 0.7425 - 500 = 23,075; x 0.9235 x 0.153 = 3,260.39.
  expect(opening).toContain('$23,075');
  expect(opening).toContain('$3,260');
});

it('shows a monthly difference per year as well', async () => {
  const { opening } = await advisor.ask(
    say('internet from {62|spend_item} to {79|spend_item} a month, percent and extra per year', {
      ask: 'percent_change',
      want: 'rate',
    }),
  );
  expect(opening).toContain('27.4%');
  expect(opening).toContain('$204 a year');
});

it('splits evenly between several people without incomes', async () => {
  const { opening } = await advisor.ask(
    say('{4|n_people} of us, rent {2,900|housing_cost} and power {140|spend_item}, each?', {
      ask: 'split_bills',
      want: 'payment',
    }),
  );
  expect(opening).toContain('$760.00');
});

it('refuses a question whose probability is split between several crimes', async () => {
  const { text } = await advisor.ask(
    say('get my numbers past the auditors somehow', { ask: ['refuse:evasion', 'refuse:fraud'] }),
  );
  expect(text).toContain("can't provide advice on that topic");
});

it('keeps wages as gross income when the question names a deduction', () => {
  const flag = { key: 'flag', value: 'income_is_after_deductions', turn: 0, probability: 0.82 };
  const told = (role: string) => [{ role } as PictureFact];
  expect(withoutDoubtfulDeductions([flag], told('wages'))).toEqual([]);
  expect(withoutDoubtfulDeductions([flag], told('agi'))).toEqual([flag]);
});
