import { choice, money } from '#advisor/calculators/define/fields.ts';
import { given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text, type Text } from '#advisor/quantities/text.ts';

/** Below this share of the price, repairs are what every used house needs. */
const smallShare = 1;
/** From this share on, the house is another deal than the one that was agreed. */
const largeShare = 8;

interface Found {
  offer?: number | undefined;
  cost?: number | undefined;
  price?: number | undefined;
  deposit?: number | undefined;
}

const shareOf = ({ cost, price }: Found) =>
  cost === undefined || price === undefined || cost >= price ? undefined : (cost / price) * 100;

/** From this part of the repairs on, an offer is worth more than another round of bargaining. */
const fairShare = 0.7;

/** What part of the repairs the seller offers to pay. */
const offeredShare = ({ cost, offer }: Found) =>
  cost === undefined || offer === undefined || offer > cost ? undefined : offer / cost;

const dollars = (value: number) => ({ value: Math.round(value), unit: 'usd' as const, decimals: 0 });

const theRepairs = ({ cost }: Found): Text =>
  cost === undefined ? text`the repairs` : text`the ${given('cost', cost, 'usd')}`;

export const inspectionFindings = defineGuide({
  id: 'inspection_findings',
  title: 'Problems found in a home inspection',
  about:
    'A buyer whose home inspection found problems: ask for repairs, a credit or a lower price, or walk away',
  questions: [
    'inspection found problems, should we walk away',
    'ask the seller to fix it or take a credit',
    'inspector found 9,000 of roof work on a 270k house, what do we ask for',
    'foundation cracks in the house we have under contract, still buy it?',
    'seller refuses to repair anything after the inspection',
    'how much can I ask for after a home inspection',
    'old wiring and a bad furnace in the inspection report, renegotiate or leave',
    'is mold in the inspection a deal breaker',
    'repair credit or price reduction, which is better for the buyer',
    'house needs a new septic, 15k, do I back out and lose my deposit',
    'inspector says the roof is at the end, seller will not come down on the price. walk or buy',
    'house under contract needs 11k for the furnace and water heater, ask for money back?',
    'seller wont budge on the inspection, do we walk',
    'the report lists twenty things, which ones do I ask the seller for',
    'our offer was accepted and the inspection found 5,000 of plumbing, what would you ask for',
    'inspection came back with bad electrical, how much do we ask off',
    'inspection found 8,000 of rot and a dead AC, seller offers a 2,500 credit, accept?',
    'seller offers half of the repair cost, take it?',
  ],
  simply:
    'An inspection tells you what the house really costs. You can ask the seller to pay for part of it, and if the answer is no, you can still choose another house while your contract lets you.',
  input: {
    cost: money({
      label: 'Cost of the repairs',
      roles: ['home_improvement', 'maintenance', 'spend_item'],
      min: 1,
      max: 1e7,
    }),
    offer: money({
      label: "The seller's offer",
      roles: ['trade_in', 'gift_amount', 'closing_costs', 'home_improvement#2', 'maintenance#2', 'lump_sum'],
      min: 1,
      max: 1e7,
    }),
    price: money({ label: 'Price', roles: ['home_price', 'home_value'], min: 1000, max: 1e9 }),
    cash: money({ label: 'Savings', roles: ['bal_cash', 'bal_cash@both'], min: 0, max: 1e9 }),
    deposit: money({ label: 'Earnest money', roles: ['down_amount'], min: 1, max: 1e7 }),
    seller: choice({ label: 'The seller', options: ['open', 'refuses'] }),
  },
  sides: [
    {
      given: { seller: 'refuses' },
      questions: [
        "seller won't fix anything or lower the price after the inspection",
        'seller says take it or leave it about the inspection items',
        'seller already cut the price a little and sells as is, the inspection found an old roof and bad wiring',
      ],
    },
  ],
  decide: (found) => {
    const share = shareOf(found);
    const offered = offeredShare(found);
    if (offered !== undefined) return offered >= fairShare ? 'take_offer' : 'counter';
    if (found.seller === 'refuses') return (share ?? largeShare) >= smallShare ? 'refused' : 'accept';
    if (share === undefined) return 'credit';
    if (share < smallShare) return 'accept';
    return share >= largeShare ? 'specialist' : 'credit';
  },
  verdicts: {
    credit: (found) => ({
      opening: text`Ask for a credit at closing for ${theRepairs(found)}, rather than having the seller fix it, and stay in the deal meanwhile.`,
      because: [
        ...(found.deposit === undefined
          ? []
          : [
              text`Until the inspection period ends, your ${given('deposit', found.deposit, 'usd')} normally comes back if they refuse and you cancel in writing.`,
            ]),
        text`A seller who is leaving picks the cheapest repair. With a credit you choose the contractor. Lenders cap credits, so a lower price can cover the rest.`,
        text`Anything structural, electrical or wet needs a specialist's written quote first.`,
      ],
      unless: text`your loan requires the repair before closing, as FHA and VA often do. Then the seller has to do it.`,
      next: text`Get a specialist's quote within the inspection period, and send the request in writing before it ends.`,
      say: text`We still want the house. Here's the quote, and we ask for a credit of that amount at closing.`,
    }),
    specialist: (found) => ({
      opening: text`Don't go on at this price: get a specialist's quote, ask for ${theRepairs(found)} off, and walk away if the seller won't move.`,
      because: [
        text`${theRepairs(found)} on ${found.price === undefined ? text`this price` : text`${given('price', found.price, 'usd')}`} is a different deal than the one you agreed to, and large problems tend to cost more once walls are open.`,
        text`Within the inspection contingency you normally get your deposit back.`,
      ],
      unless: text`the full repair is quoted, the price comes down by that much, and you have the cash for a surprise on top.`,
      next: text`Book a structural engineer or licensed contractor this week, and ask your agent for more days in writing.`,
      say: text`We need the price down by the quoted repair, or we'll cancel under the inspection contingency.`,
    }),
    take_offer: ({ cost = 0, offer = 0, cash }) => ({
      opening: text`Take the ${given('offer', offer, 'usd')}: it covers most of the ${given('cost', cost, 'usd')}, and you'd pay about ${dollars(cost - offer)} yourself.`,
      because: [
        text`Another round can cost you the house for little more. As a credit at closing you choose the contractor.`,
        ...(cash === undefined
          ? []
          : [text`Keep that much of your ${given('cash', cash, 'usd')} for after the closing.`]),
      ],
      unless: text`the quote isn't from a specialist yet. Get that first, since hidden damage costs more.`,
      next: text`Have the credit written into the contract, and check with your lender that it's within its limit.`,
    }),
    counter: ({ cost = 0, offer = 0, price }) => ({
      opening: text`Not yet: ${given('offer', offer, 'usd')} leaves you about ${dollars(cost - offer)} of the ${given('cost', cost, 'usd')}, so ask for about ${dollars((cost + offer) / 2)}.`,
      because: [
        text`An offer means the seller wants to close, and the next buyer's inspector will find the same things.`,
        price === undefined
          ? text`Meeting in the middle is common. Below that, add what's left to the price and compare it with similar homes.`
          : text`Meeting in the middle is common. If not, the house really costs you ${dollars(price + cost - offer)}: buy it only if that's a fair price.`,
      ],
      unless: text`several buyers are waiting, or the price was already cut for this. Then take it or walk.`,
      next: text`Send the written quote with your number before the inspection period ends.`,
      say: text`Thanks for the offer. Here's the quote. At ${dollars((cost + offer) / 2)} we close on time.`,
    }),
    accept: (found) => ({
      opening: text`Buy it and don't fight over ${theRepairs(found)}: every used house has that much.`,
      because: [
        text`It's less than a hundredth of the price, about what an owner spends on upkeep in a year. A hard fight over small items can cost you the house.`,
      ],
      unless: text`it's a safety matter, such as gas, wiring or a railing. Ask the seller for just that.`,
      next: text`Ask politely for the one or two safety items, and plan the rest for your first year.`,
    }),
    refused: (found) => ({
      opening: text`Walk away unless the house is still worth its price with ${theRepairs(found)} on top.`,
      because: [
        text`The seller's no tells you what the house costs: the price plus the repairs. Compare that with similar homes in good shape.`,
        text`Cancel in writing within the inspection period, and the deposit normally comes back. After it, you may lose it.`,
      ],
      unless: text`it's still the better deal, and you have the cash for the repairs after closing.`,
      next: text`Check the last day of your inspection contingency today, and decide before it.`,
      say: text`With the repairs it's above similar homes. Can we meet halfway, or should we cancel?`,
    }),
  },
  asks: [
    {
      field: 'seller',
      settled: (found) => found['offer'] !== undefined,
      question: 'What does the seller say?',
      choices: [
        { label: "Open to talk, or I haven't asked", value: 'open' },
        { label: 'Refuses', value: 'refuses' },
      ],
    },
  ],
  followUps: [
    'What is earnest money, and can I get it back?',
    'What does it mean when a house is sold as is?',
  ],
  articles: ['home-buying', 'making-an-offer', 'closing-on-a-home'],
  related: ['checking-a-house', 'selling-a-home'],
  sources: ['cfpb_owning_a_home'],
});
