import type { Claim } from '#advisor/calculators/retirement/social-security/social-security-rules.ts';
import type { Chart } from '#advisor/calculators/define/result.ts';

const monthsPerYear = 12;
/** People look this far, or a few years beyond the break-even where that is later. */
const [usualEnd, yearsBeyond, latestEnd] = [90, 4, 120];

/** What has come in by each age with the earlier and the later claim; they cross at the break-even age. */
export function claimingChart(early: Claim, late: Claim, breakEven: number, isInDollars: boolean): Chart {
  const start = Math.floor(early.age / monthsPerYear);
  const end = Math.min(latestEnd, Math.max(usualEnd, Math.ceil(breakEven) + yearsBeyond));
  const crossing = Math.ceil(breakEven - 1e-9);
  const ages = Array.from({ length: end - start + 1 }, (_, at) => start + at);
  const receivedBy = ({ age, factor }: Claim) =>
    ages.map((at) => [at, factor * Math.max(0, at * monthsPerYear - age)] as const);
  return {
    kind: 'line',
    title: 'What you have received by each age',
    about: crossing >= start && crossing <= end ? crossing : end,
    x: { label: 'Age', unit: 'age' },
    y: isInDollars
      ? { label: 'Received in all', unit: 'usd' }
      : { label: 'Received, in full monthly benefits', unit: 'ratio' },
    series: [
      { name: 'Claiming earlier', points: receivedBy(early) },
      { name: 'Claiming later', points: receivedBy(late) },
    ],
  };
}
