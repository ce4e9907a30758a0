import { given, type Explanation, type Figure } from '#advisor/calculators/define/result.ts';
import type { PlanInput } from '#advisor/calculators/retirement/plan/retirement-plan-fields.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

const monthsPerYear = 12;
/** The most extra saving to suggest, as a share of what a year costs. */
const mostExtra = 0.5;
const healthCover = text`Price health insurance for the years before Medicare: it’s often the largest new bill.`;

/** Whether it works at the age that was asked about, what decides it, and what to do. */
export function explainPlan(
  figures: readonly Figure[],
  { beforeMedicare }: { beforeMedicare: boolean },
  input: PlanInput,
): Explanation {
  const find = (id: string) => figures.find((one) => one.id === id);
  const then = given('retire_age', input.retire_age, 'age');
  const [low, high] = [find('savings_low'), find('savings_high')];
  const bridge = bridged(find('bridge'), input);
  // The years before Social Security tell more about stopping early than another return would.
  const range =
    bridge ??
    (low && high && high.value > 0
      ? text` With returns two points lower or higher you’d have ${low} or ${high}.`
      : text``);
  const nest = find('savings_at_retirement')!;
  const supported = find('supported_spending')!;
  const needed = find('needed');
  if (!needed) {
    return {
      conclusion: text`At ${then} you’d have about ${nest} in today’s dollars, enough to spend about ${supported}.`,
      openings: {
        yesno: text`It depends on what you’d spend: stopping at ${then} supports about ${supported}.`,
        time: text`It depends on what you’d spend: stopping at ${then} supports about ${supported}.`,
        payment: text`Stopping at ${then}, you could spend about ${find('supported_monthly')!}.`,
      },
      reasons: [
        text`That’s ${find('supported_monthly')!}, counting the Social Security and pension you’ve mentioned.${range}`,
      ],
      next: [text`Tell me what you’d spend a year, and I’ll say whether it’s enough and from what age.`],
    };
  }
  const earliest = find('earliest_age');
  const [gap, extra, out] = [find('gap'), find('extra_saving'), find('lasts_until')];
  const wants = input.goal > 0;
  const spends = given('spending', input.spending, 'usd_per_year');
  if (!gap) {
    const isSooner = earliest !== undefined && earliest.value < input.retire_age;
    const surplus = find('surplus')!;
    return {
      conclusion: text`Yes, at ${then}: you’d have about ${nest} in today’s dollars and ${wants ? 'want' : 'need about'} ${needed}.`,
      openings: {
        time: text`You could retire at about ${earliest ?? then}.`,
        amount: text`At ${then} you’d have about ${nest} in today’s dollars, ${surplus} more than you ${wants ? 'want' : 'need'}.`,
        payment: text`You’re already saving enough: stopping at ${then}, you could spend about ${find('supported_monthly')!}.`,
        rate: text`You’d have ${find('covered')!} of what you ${wants ? 'want' : 'need'} at ${then}, so you’re saving enough.`,
        plan: text`Keep saving the way you do: you’re on track for ${then} with ${surplus} to spare.`,
      },
      reasons: [
        wants
          ? text`That’s ${surplus} more than you want to have.${range}`
          : text`To spend ${spends}, that’s ${surplus} more than you need on this path.${range}`,
        ...(isSooner ? [text`You could stop as early as ${earliest}.`] : []),
      ],
      next: [
        ...(beforeMedicare ? [healthCover] : []),
        ...(wants ? [] : [text`You have room to spend more: this path supports up to ${supported}.`]),
        text`Keep enough in cash and bonds for the first years, so a bad start in the market doesn’t undo the plan.`,
      ],
    };
  }
  return {
    conclusion: earliest
      ? text`Not at ${then} on this path, but at about ${earliest}.`
      : text`Not at ${then} on this path, and not later either: you’d have ${nest} and ${wants ? 'want' : 'need'} ${needed}.`,
    openings: {
      ...(earliest ? { time: text`At about ${earliest} on this path, in ${find('earliest_year')!}.` } : {}),
      amount: text`At ${then} you’d have about ${nest} in today’s dollars, ${gap} short of what you ${wants ? 'want' : 'need'}.`,
      ...(extra && isBearable(extra, input)
        ? {
            payment: text`Saving ${extra} more gets you there by ${then}; as it is, you could spend about ${find('supported_monthly')!}.`,
            plan: text`Save ${extra} more, and you can stop at ${then}.`,
            rate: text`You’d have ${find('covered')!} of what you ${wants ? 'want' : 'need'} at ${then}; saving ${extra} more closes the gap.`,
          }
        : {
            payment: text`Stopping at ${then}, you could spend about ${find('supported_monthly')!}.`,
            plan: text`Plan to spend about ${supported}: that’s what stopping at ${then} supports.`,
          }),
    },
    reasons: [
      text`At ${then} you’d have about ${nest} in today’s dollars. ${wants ? text`You want ${needed}` : text`To spend ${spends} you need about ${needed}`}, so you’re ${gap} short.${range}`,
      ...(out
        ? [text`If you stop then anyway and markets do as assumed, your savings run out at about ${out}.`]
        : []),
    ],
    next: [
      ...(extra && isBearable(extra, input) ? [text`Saving ${extra} more gets you there by ${then}.`] : []),
      text`${extra && isBearable(extra, input) ? 'Or plan' : 'Plan'} to spend ${supported}: that’s what this path supports${extra ? text` at ${then}` : ''}.`,
      ...(beforeMedicare ? [healthCover] : []),
    ],
  };
}

/** Whether the extra saving is something a household could do. */
function isBearable({ value }: Figure, { spending, goal }: PlanInput): boolean {
  return goal > 0 || value * monthsPerYear <= mostExtra * spending;
}

/** What the years between work and Social Security cost. */
function bridged(bridge: Figure | undefined, { claim_age: claim }: PlanInput): Text | undefined {
  return (
    bridge &&
    text` Until Social Security at ${given('claim_age', claim, 'age')}, about ${bridge} comes out of your savings.`
  );
}
