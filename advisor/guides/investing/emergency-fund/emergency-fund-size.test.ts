import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { emergencyFundSize } from '#advisor/guides/investing/emergency-fund/emergency-fund-size.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(emergencyFundSize, given, 2026).decision;
const opening = (given: Record<string, unknown>) =>
  renderPlain(runGuide(emergencyFundSize, given, 2026).verdict.opening);

describe('emergency fund', () => {
  it('grows as income gets less steady', () => {
    expect(decide({ steadiness: 'steady' })).toBe('three');
    expect(decide({})).toBe('six');
    expect(decide({ steadiness: 'variable' })).toBe('nine');
    expect(decide({ work: 'self_employed' })).toBe('nine');
    expect(decide({ work: 'self_employed', steadiness: 'steady' })).toBe('three');
  });

  it('is enough from the wanted number of months on', () => {
    expect(decide({ spending: 3000, cash: 17_999 })).toBe('six');
    expect(decide({ spending: 3000, cash: 18_000 })).toBe('enough');
    expect(decide({ spending: 3000, cash: 18_000, steadiness: 'variable' })).toBe('nine');
  });

  it('does not speak of one income where a spouse is paid too', () => {
    const [why] = runGuide(emergencyFundSize, { spouse_pay: 41_000 }, 2026).verdict.because;
    expect(renderPlain(why!)).toBe(
      'Half a year covers most job searches. With two paychecks, three months are enough if both jobs are steady.',
    );
  });

  it('is another matter in retirement and out of work', () => {
    expect(decide({ work: 'retired' })).toBe('retired');
    expect(decide({ work: 'unemployed' })).toBe('use_it');
  });

  it('says the fund and what is missing', () => {
    const { runs } = runGuide(emergencyFundSize, { spending: 3000, cash: 8000 }, 2026);
    const figures = runs[0]?.run.result.figures ?? [];
    expect(figures.find(({ id }) => id === 'target')?.value).toBe(18_000);
    expect(figures.find(({ id }) => id === 'gap')?.value).toBe(10_000);
  });

  it('stops at a month while a card is owed', () => {
    const told = { spending: 2400, card: 5000 };
    expect(opening({ ...told, cash: 900 })).toBe(
      'Both, in order: save one month of spending, $2,400, then clear the $5,000 on the card.',
    );
    // What is left once the card is paid covers more than three months.
    expect(opening({ ...told, cash: 20_000 })).toBe(
      "You have enough: pay the $5,000 on the card from your $20,000, and what's left covers 6.3 months of spending.",
    );
    expect(opening({ ...told, cash: 9000 })).toMatch(/^One month for now: keep \$2,400 of your \$9,000/);
    expect(opening({ ...told, cash: 2400 })).toMatch(/^One month for now, which your \$2,400 covers/);
    expect(decide({ spending: 2400, cash: 900, rate: 5 })).toBe('six');
  });

  it('does not tell people without a fund to use it', () => {
    expect(decide({ work: 'unemployed', none_saved: 'yes' })).toBe('nothing_left');
    expect(decide({ work: 'unemployed', cash: 5000 })).toBe('use_it');
  });

  it('asks little of retirees whose checks cover the bills', () => {
    expect(decide({ work: 'retired', income: 4200, spending: 4200 })).toBe('covered');
    expect(decide({ work: 'retired', income: 3800, spending: 4200 })).toBe('retired');
  });

  it('says how much could be invested', () => {
    expect(opening({ cash: 20_000, spending: 2500 })).toBe(
      "That's enough: $15,000 would do, so about $5,000 could be invested.",
    );
  });
});

it('says no where it is about investing the fund', () => {
  expect(decide({ cash: 25_000 })).toBe('six');
  expect(decide({ cash: 25_000, invest: 'investing_it' })).toBe('keep_in_cash');
  expect(decide({ cash: 90_000, spending: 3000, invest: 'investing_it' })).toBe('enough');
  expect(opening({ cash: 25_000, invest: 'investing_it' })).toMatch(/^No, keep up to six months/);
});

it('says how far the cash goes, and when the rest is there', () => {
  const told = { spending: 3900, cash: 11_000, monthly: 600 };
  expect(opening(told)).toBe('Not quite: your $11,000 covers 2.8 months, and six would be $23,400.');
  const because = (given: Record<string, unknown>) =>
    runGuide(emergencyFundSize, given, 2026).verdict.because.map(renderPlain).join(' ');
  expect(because(told)).toContain('the missing $12,400 is there in about 21 months');
  expect(because({ ...told, monthly: 800 })).toContain('in about 16 months');
});

it('goes by half of the pay where nobody says what a month costs', () => {
  expect(opening({ cash: 16_000, pay: 64_000 })).toMatch(/^Not quite: your \$16,000/);
  expect(opening({ cash: 16_100, pay: 64_000 })).toMatch(/^Most likely yes/);
});
