import { describe, expect, it } from 'vitest';
import { parentScammed } from '#advisor/guides/family/parents/parent-scammed.ts';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';

const decide = (given: Record<string, unknown>) => runGuide(parentScammed, given, 2026).decision;

describe('a parent is being scammed', () => {
  it('stops the money first where nothing else is known', () => {
    expect(decide({})).toBe('stop_the_money');
  });

  it('goes by what has happened', () => {
    expect(['just_paid', 'access', 'believes', 'suspected'].map((stage) => decide({ stage }))).toEqual([
      'stop_the_money',
      'lock_everything',
      'slow_it_down',
      'put_up_guards',
    ]);
  });

  it('asks what has happened', () => {
    expect(runGuide(parentScammed, {}, 2026).question?.field).toBe('stage');
  });

  it('does not promise a recall after weeks', () => {
    expect(decide({ lost: 25_000, since: 0.06 })).toBe('report_late');
    expect(decide({ lost: 25_000, since: 0.005 })).toBe('stop_the_money');
  });

  it('names what was sent', () => {
    const { verdict } = runGuide(parentScammed, { lost: 25_000, since: 0.06 }, 2026);
    expect(renderPlain(verdict.opening)).toBe(
      'Probably not, after this long: most of the $25,000 is likely gone, but report it today anyway.',
    );
  });
});

it('calls the profit on an unknown site fake', () => {
  expect(decide({ lost: 14_000 })).toBe('stop_the_money');
  expect(decide({ lost: 14_000, shown: 40_000 })).toBe('fake_profit');
  expect(decide({ stage: 'fake_profit' })).toBe('fake_profit');
});

it('cancels what was signed', () => {
  expect(decide({ stage: 'signed' })).toBe('cancel_contract');
  expect(decide({ stage: 'suspected' })).toBe('put_up_guards');
});
