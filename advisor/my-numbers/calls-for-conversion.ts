import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { rothConversionRoom } from '#advisor/calculators/tax/roth/roth-conversion-room.ts';
import { lowBracket } from '#advisor/guides/retirement/convert-to-roth.ts';
import type { KnownOf } from '#advisor/my-numbers/known-of.ts';

/** From about this age on, the years before required distributions can be seen. */
const nearAge = 55;
/** Who stops working earlier has years with little income before Social Security. */
const earlyAge = 62;
const monthsPerYear = 12;

/**
 * Whether a Roth conversion is worth a decision: there is pre-tax money, and a year of low tax is here or in sight.
 * That is near retirement, with an early one, without work, while spending exceeds pay, and in a low bracket.
 */
export function callsForConversion({ fact, traditional }: KnownOf, year: number): boolean {
  if (traditional <= 0) return false;
  const [age, retireAge] = [fact('age'), fact('retire_age')];
  if (Number(age ?? 0) >= nearAge || Number(retireAge ?? earlyAge) < earlyAge) return true;
  const [own, spouse] = [fact('yearly_income'), fact('yearly_spouse_income')];
  if (own === undefined) return false;
  const income = Number(own) + Number(spouse ?? 0);
  if (income <= Number(fact('monthly_spending') ?? 0) * monthsPerYear) return true;
  const status = fact('filing_status');
  const run = attemptRun(() =>
    runCalculator(
      rothConversionRoom,
      {
        wages: Number(own),
        ...(spouse === undefined ? {} : { spouse_wages: Number(spouse) }),
        ...(status === undefined ? {} : { filing_status: status }),
      },
      { year },
    ),
  ).value;
  const bracket = run?.result.figures.find(({ id }) => id === 'bracket_before')?.value;
  return bracket !== undefined && bracket <= lowBracket;
}
