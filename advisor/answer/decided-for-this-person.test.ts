import { beforeAll, describe, expect, it } from 'vitest';
import { openTestAdvisor, type TestAdvisor } from '#server/testing/advisor/open-test-advisor.ts';
import { createScriptedReader } from '#server/testing/advisor/scripted-reader.ts';

const reader = createScriptedReader();
const { say } = reader;
let ask: TestAdvisor['ask'];
beforeAll(async () => {
  ({ ask } = await openTestAdvisor({ openReaderModel: () => reader }));
});

describe('federal student loans', () => {
  const loans = 'pay {72,000|wages}, federal loans {58,000|debt_balance:student} at {6.1%|loan_rate}';
  const facts = ['loan=student', 'student_loan=federal'];
  const ofGuide = { ask: 'guide:student_loan_choice', want: 'plan' } as const;

  it('go for forgiveness at a nonprofit, with what is left until then', async () => {
    const { opening, text } = await ask(
      say(`nurse at a nonprofit, ${loans}, {60 payments|n_periods} made. what now?`, {
        ...ofGuide,
        facts: [...facts, 'flag=public_service'],
      }),
    );
    expect(opening).toContain('go for Public Service Loan Forgiveness');
    expect(text).toContain('60 of the 120 payments');
    expect(text).toMatch(/over \[?60 months/);
  });

  it('wait for the employer to be known where payments are counted', async () => {
    const first = say(`${loans}, {60|n_periods} income-driven payments made. refinance?`, {
      ...ofGuide,
      facts,
    });
    const { opening, text } = await ask(first);
    expect(opening).toContain('Change nothing until you know whether your employer counts');
    expect(text).toContain('Do you work for a government or a nonprofit?');
  });

  it('are compared with forgiveness by the calculation of plans too', async () => {
    const { opening } = await ask(
      say(`I teach at a public school, ${loans}. which plan?`, {
        ask: 'student_loan_plans',
        want: 'which',
        facts: [...facts, 'flag=public_service'],
      }),
    );
    expect(opening).toContain('PSLF then forgives about');
  });
});

describe('can I quit at 62', () => {
  const told = "can I quit at {62|age_retire}? I'm {58|age}, {650k|bal_total} saved, spend {52k|spend_total}";
  const quit = say(told, { ask: 'guide:can_i_retire', want: 'yesno' });

  it('still answers for 62 after the Social Security age is given', async () => {
    const benefit = say('my Social Security would be {2,300|ss_income} a month at {67|age_claim}', {
      act: 'answer',
      want: 'yesno',
    });
    const { opening, text } = await ask(quit, benefit);
    expect(opening).toContain('That changes my answer.');
    expect(text).toContain('you can retire at 62, but with little to spare');
    expect(text).toContain('Until Social Security at 67');
    expect(text).toContain('Medicare at 65');
  });

  it('counts the years before Social Security without a current age', async () => {
    const { opening, text } = await ask(
      say(
        'quit at {62|age_retire} with {900k|bal_total}, spend {72k|spend_total}, SS {2,900|ss_income} at {67|age_claim}?',
        { ask: 'guide:can_i_retire', want: 'yesno' },
      ),
    );
    expect(opening).toContain('62');
    expect(text).toMatch(/about \[?\$360,000\S* comes out of your savings/);
  });

  it('takes less Social Security where it is claimed earlier than it was quoted for', async () => {
    const plan = say(`${told}, SS {2,300|ss_income} at {67|age_claim}?`, {
      ask: 'retirement_plan',
      want: 'yesno',
    });
    const earlier = say('what if I claim at {62|age_claim}', { act: 'change', want: 'yesno' });
    const { said, receipts } = await ask(plan, earlier);
    expect(said).toMatchObject({ retire_age: 62, claim_age: 62, quoted_age: 67, social_security: 2300 });
    const benefit = receipts[0]?.figures.find(({ id }) => id === 'social_security');
    expect(benefit?.value).toBeCloseTo(2300 * 0.7, 0);
  });
});

describe('401(k) money for Parent PLUS loans', () => {
  const facts = ['student_loan=parent', 'loan=student', 'account=workplace'];

  it('is no swap for a loan from the plan', async () => {
    const { opening } = await ask(
      say('401k loan to pay off {38,000|debt_balance:student} of Parent PLUS at {8%|loan_rate}?', {
        ask: 'guide:borrow_from_401k',
        want: 'yesno',
        facts,
      }),
    );
    expect(opening).toContain('No, don’t move the $38,000 of Parent PLUS loans into a 401(k) loan.');
  });

  it('is not taken out of the plan either, without a word of cards', async () => {
    const { opening, text } = await ask(
      say(
        'withdraw from the 401k for our {52k|debt_balance:student} PLUS loan? I make {90k|wages}, {56|age}',
        {
          ask: 'guide:cash_out_401k',
          want: 'yesno',
          facts,
        },
      ),
    );
    expect(opening).toContain('$52,000 of Parent PLUS loans');
    expect(text).not.toContain('Card companies');
  });
});

describe('job offers', () => {
  it('weigh how long it takes until a match is one’s own', async () => {
    const { opening, text } = await ask(
      say(
        'A pays {95k|wages_new/a} with {6%|match_limit/a}, B {101k|wages_new/b} with {3%|match_limit/b} after {4 years|horizon/b}',
        { ask: 'job_offers', want: 'which', facts: ['flag=match'] },
      ),
    );
    expect(opening).toMatch(/^Take .* unless you’d stay at .* for 4 years\./);
    expect(text).toContain('is yours only after 4 years');
  });

  it('are decided by the difference of two matches against the raise', async () => {
    const { opening } = await ask(
      say(
        'I make {88k|wages} with {5%|match_limit} match, offer {96k|wages_new} with {4%|match_limit}. take it?',
        {
          ask: ['guide:job_offer_choice', 'job_offers'],
          want: 'yesno',
          facts: ['flag=match'],
        },
      ),
    );
    // 1 % of 88,000.
    expect(opening).toMatch(/^Yes, on money: .*\$880/);
  });
});

describe('an inherited IRA', () => {
  it('counts its ten years from this year where no other one is told, and says so', async () => {
    const { opening, text } = await ask(
      say(
        'father died in March, left me his IRA of {240,000|bal_retirement}, he was {78|age@other}. by when?',
        {
          ask: 'inherited_account',
          want: 'time',
          facts: ['account=inherited_ira', 'flag=inherited'],
        },
      ),
    );
    expect(opening).toContain('2036');
    expect(text).toContain('Counted from a death in 2026');
  });
});
