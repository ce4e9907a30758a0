import { given } from '#advisor/calculators/define/result.ts';
import type { GuideContext, Verdict } from '#advisor/guides/define/define-guide.ts';
import {
  changeOf,
  moveRun,
  offerOf,
  rentPart,
  rentsOf,
  shareOfPay,
  worthMovingAt,
  type Rents,
  type Tenant,
} from '#advisor/guides/home/renting/rent-figures.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** "$250 a month more, $3,000 a year, up 13.5%". */
function riseLine(rents: Rents, context: GuideContext): Text {
  const change = changeOf(rents, context);
  return text`The increase is ${change.figure('year_difference')}, up ${change.figure('percent')}.`;
}

/** What a move costs, in words where it was not told. */
const moveLine = ({ moving }: Tenant): Text =>
  moving === undefined
    ? text`A move often costs about a month of rent: movers, deposits, overlapping days and new utilities.`
    : text`The move itself costs ${given('moving', moving, 'usd')}.`;

const askFirst = text`Write to the landlord this week, before you sign anything, and attach two or three local asking rents.`;

/** What to say: with the years of paying on time where they were told. */
function sayOffer({ lived }: Tenant, rents: Rents): Text {
  return text`${lived === undefined ? text`I'd like to stay` : text`I've been a good tenant for ${given('lived', lived, 'years')} and would like to stay`}. I'd sign a year today at ${offerOf(rents)}.`;
}

const capped = text`your city or state caps increases, or your lease still runs. Then you may owe less, or nothing more yet.`;

const known = (told: Tenant, context: GuideContext) => rentsOf(told, context)!;

export const rentIncreaseWords = {
  sign: (told: Tenant, context: GuideContext): Verdict => {
    const rents = known(told, context);
    return {
      opening: text`Stay and sign: ${changeOf(rents, context).figure('percent')} more is about what everything else goes up, and a move would cost more.`,
      because: [
        text`It's ${changeOf(rents, context).figure('year_difference')}. ${moveLine(told)}`,
        text`You can still ask for something in return, such as a two-year rent or a repair.`,
      ],
      unless: capped,
      next: text`Ask whether they'd hold this rent for two years if you sign now.`,
      say: text`I'm glad to renew. Would you keep this rent for two years?`,
    };
  },
  bargain: (told: Tenant, context: GuideContext): Verdict => {
    const rents = rentsOf(told, context);
    if (!rents)
      return {
        opening: text`Yes, bargain: offer about half of the increase in exchange for signing a year right away.`,
        because: [
          text`An empty month, cleaning and ads cost a landlord more than half of most increases, and you're the tenant who pays on time.`,
          text`Big companies bargain too, more often with a free month or a waived fee than with the rent itself.`,
        ],
        unless: capped,
        next: askFirst,
        say: text`I'd like to stay. If we can meet in the middle, I'll sign a year today.`,
      };
    return {
      opening: text`Bargain before you think of moving: offer to sign now at about ${offerOf(rents)}.`,
      because: [
        riseLine(rents, context),
        text`${moveLine(told)} So moving only pays if a similar place costs about ${worthMovingAt(told, rents)} or less.`,
        text`An empty month costs your landlord too, so a good tenant often gets half of it back.`,
      ],
      unless: capped,
      next: askFirst,
      say: sayOffer(told, rents),
    };
  },
  stay_and_bargain: (told: Tenant, context: GuideContext): Verdict => {
    const rents = known(told, context);
    return {
      opening: text`Stay: if similar places cost as much, a move would only add its cost. But offer about ${offerOf(rents)} first.`,
      because: [
        riseLine(rents, context),
        text`${moveLine(told)} With nothing cheaper around, you'd never get that back.`,
      ],
      unless: capped,
      next: askFirst,
      say: sayOffer(told, rents),
    };
  },
  look: (told: Tenant, context: GuideContext): Verdict => {
    const rents = known(told, context);
    return {
      opening: text`Moving is worth it only if a similar place costs about ${worthMovingAt(told, rents)} or less, so look around and bargain first.`,
      because: [
        riseLine(rents, context),
        text`${moveLine(told)} At that rent or less you'd have it back within a year.`,
        text`Real listings are also your best argument: offer to stay at about ${offerOf(rents)}.`,
      ],
      unless: capped,
      next: askFirst,
      say: sayOffer(told, rents),
    };
  },
  move: (told: Tenant, context: GuideContext): Verdict => {
    const rents = known(told, context);
    const run = moveRun(told, rents, context)!;
    return {
      opening: text`Yes, moving pays: at ${rentPart(told, rents.other!)} you'd have the cost of the move back after about ${run.figure('break_even')}.`,
      because: [
        text`Against the new rent of ${rentPart(told, rents.raised)} that saves ${run.figure('saved_year')}. ${told.moving === undefined ? 'The move is counted at about a month of rent.' : text`The move is counted at ${given('moving', told.moving, 'usd')}.`}`,
        text`Show your landlord that listing first. Staying at the same rent would save you the move.`,
      ],
      unless: text`the other place adds fees, parking, a longer drive or a worse school. Count those as rent.`,
      next: text`Get the whole monthly cost of the other place in writing, then ask your landlord to match it.`,
      say: text`I can rent a similar place for ${rentPart(told, rents.other!)}. Match it and I'll sign a year today.`,
    };
  },
  move_for_long: (told: Tenant, context: GuideContext): Verdict => {
    const rents = known(told, context);
    const run = moveRun(told, rents, context)!;
    return {
      opening: text`Move only if you'd stay there longer than ${run.figure('break_even')}: that's how long it takes to get the cost of the move back.`,
      because: [
        text`At ${rentPart(told, rents.other!)} instead of ${rentPart(told, rents.raised)} you'd save ${run.figure('saved_year')}. ${told.moving === undefined ? 'The move is counted at about a month of rent.' : text`The move is counted at ${given('moving', told.moving, 'usd')}.`}`,
        text`After a year that rent can rise too, so use the listing to bargain first.`,
      ],
      unless: text`the new place is better for you anyway, or your landlord won't move at all.`,
      next: askFirst,
      say: text`I can rent a similar place for ${rentPart(told, rents.other!)}. Meet me near that and I'll sign a year today.`,
    };
  },
  stay_other: (told: Tenant, context: GuideContext): Verdict => {
    const rents = known(told, context);
    const run = moveRun(told, rents, context);
    return {
      opening: run
        ? text`No, stay: at ${rentPart(told, rents.other!)} the move would take ${run.figure('break_even')} to pay for itself${told.stay === undefined ? '' : text`, longer than the ${given('stay', told.stay, 'years')} you'd be there`}.`
        : text`No, stay: ${rentPart(told, rents.other!)} is no cheaper than your new rent, so a move only costs you.`,
      because: [
        riseLine(rents, context),
        text`So use the other place to bargain: offer about ${offerOf(rents)} for a year signed now.`,
      ],
      unless: text`you'd move anyway for the space, the school or the drive.`,
      next: askFirst,
      say: sayOffer(told, rents),
    };
  },
  too_much: (told: Tenant, context: GuideContext): Verdict => {
    const rents = known(told, context);
    const share = { value: Math.round(shareOfPay(told, rents)!), unit: 'percent' as const };
    return {
      opening: text`Bargain now, and plan to move or share: the new rent would take ${share} of your ${told.take_home === undefined ? 'pay before taxes' : 'take-home pay'}.`,
      because: [
        riseLine(rents, context),
        text`At about a third of your pay before taxes the rest of life still fits. ${moveLine(told)}`,
      ],
      unless: text`a roommate or a rise in pay covers it. Then staying is cheaper than moving.`,
      next: text`Ask for about ${offerOf(rents)}, call 211 for local rent help, and look at places a third of your pay carries.`,
      say: sayOffer(told, rents),
    };
  },
  short_lease: (told: Tenant, context: GuideContext): Verdict => {
    const rents = known(told, context);
    return {
      opening: text`Stay, but on a short lease: if you may have to move anyway, don't pay for two moves.`,
      because: [
        riseLine(rents, context),
        text`${moveLine(told)} You'd hardly get that back before the next move.`,
      ],
      unless: text`month to month costs much more. Then sign a year with a clause that lets you leave for a fee you know.`,
      next: text`Ask for the price of three or six months, and what leaving early would cost.`,
      say: text`What would you charge for six months, and what does it cost to leave early?`,
    };
  },
  rule: (told: Tenant): Verdict => ({
    opening:
      told.one === undefined
        ? text`Bargain first, and move only if a similar place is cheaper by more than a move costs over a year.`
        : text`Bargain first, and move only for a similar place at about ${worthMovingAt(told, { raised: told.one })} or less.`,
    because: [
      told.one === undefined
        ? text`A move often costs about a month of rent, so the other place has to be a twelfth cheaper to pay for itself within a year.`
        : told.moving === undefined
          ? text`Against ${given('one', told.one, 'usd_per_month')}, that gives back a move within a year, if it costs about a month of rent.`
          : text`Against ${given('one', told.one, 'usd_per_month')}, that gives back a move at ${given('moving', told.moving, 'usd')} within a year.`,
      text`An empty month costs your landlord as much, so offering half of the increase often works.`,
    ],
    unless: capped,
    next: text`Tell me your rent now and the new one, and I'll work out what a move would have to save.`,
    say: text`I'd like to stay. If we can meet in the middle, I'll sign a year today.`,
  }),
};
