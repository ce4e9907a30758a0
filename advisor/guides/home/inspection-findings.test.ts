import { describe, expect, it } from 'vitest';
import { runGuide } from '#advisor/guides/define/run-guide.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import { inspectionFindings } from '#advisor/guides/home/inspection-findings.ts';

const decide = (given: Record<string, unknown>) => runGuide(inspectionFindings, given, 2026).decision;

describe('inspection findings', () => {
  it('goes by what the repairs are of the price', () => {
    expect([2900, 3000, 23_900, 24_000].map((cost) => decide({ cost, price: 300_000 }))).toEqual([
      'accept',
      'credit',
      'credit',
      'specialist',
    ]);
  });

  it('asks for a credit where no price is told', () => {
    expect(decide({})).toBe('credit');
    expect(decide({ cost: 9000 })).toBe('credit');
  });

  it('walks away from a seller who refuses, unless it is little', () => {
    expect(decide({ cost: 13_500, price: 255_000, seller: 'refuses' })).toBe('refused');
    expect(decide({ cost: 2000, price: 255_000, seller: 'refuses' })).toBe('accept');
  });
});

describe("the seller's offer", () => {
  it('is countered until it covers most of the repairs', () => {
    const found = { cost: 18_000, price: 365_000 };
    const offered = (offer: number) => runGuide(inspectionFindings, { ...found, offer }, 2026);
    expect(offered(5000).decision).toBe('counter');
    expect(renderPlain(offered(5000).verdict.opening)).toContain('ask for about $11,500');
    expect([12_599, 12_600].map((offer) => offered(offer).decision)).toEqual(['counter', 'take_offer']);
  });
});
