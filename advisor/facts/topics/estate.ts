import { defineFacts, defineSources } from '#advisor/facts/define-facts.ts';
import { announced, fixed } from '#advisor/facts/entry.ts';
import { irs, taxCode } from '#advisor/facts/publishers.ts';
import { newLaw, yearlyProcedure } from '#advisor/facts/topics/federal-tax-sources.ts';

export const estateSources = defineSources({
  irs_gift_tax: irs(
    'Instructions for Form 709, United States Gift (and Generation-Skipping Transfer) Tax Return',
    'forms-pubs/about-form-709',
    '2025',
  ),
  irs_estate_tax: irs('Estate Tax', 'businesses/small-businesses-self-employed/estate-tax', '2026'),
  usc_26_2010: taxCode('2010', 'Unified credit against estate tax'),
});

export const estateFacts = defineFacts({
  gift_exclusion: announced(
    'what you may give one person in a year without using up any exemption',
    'usd',
    yearlyProcedure,
    { 2024: 18_000, 2025: 19_000, 2026: 19_000 },
    {
      appliesTo: 'each giver and each recipient',
      asked: [
        'gift tax limit',
        'annual gift exclusion',
        'how much can I gift tax free',
        'how much money can I give my child',
        'how much can i give someone each year without filing a gift tax return',
        'can i give my son money for a house without tax, how much a year',
        'yearly amount i can hand each grandchild tax free',
        'how big a present before i must tell the irs',
      ],
    },
  ),
  gift_exclusion_foreign_spouse: announced(
    'what you may give in a year to a spouse who is not a US citizen without using up any exemption',
    'usd',
    yearlyProcedure,
    { 2024: 185_000, 2025: 190_000, 2026: 194_000 },
    {
      asked: [
        'gift limit noncitizen spouse',
        'how much can i give my wife who is not a citizen',
        'yearly gift to a foreign husband without tax',
        'my spouse has a green card, how much may i transfer tax free',
        'annual exclusion for a non-us-citizen spouse',
        'gifts between spouses when one is not american',
      ],
    },
  ),
  estate_exemption: announced(
    'the exemption from estate and gift tax',
    'usd',
    { 2024: 'irs_rp_2023_34', 2025: 'irs_rp_2024_40', 2026: newLaw },
    { 2024: 13_610_000, 2025: 13_990_000, 2026: 15_000_000 },
    {
      appliesTo: 'each person, for gifts in life and what is left at death together',
      asked: [
        'estate tax exemption',
        'lifetime gift exemption',
        'how much can I inherit tax free',
        'death tax limit',
        'how much can i leave my kids before the government takes a cut',
        'how large can an estate be before it is taxed',
        'how rich do i have to be for the estate tax',
        'what can i pass on at death without federal tax',
      ],
    },
  ),
  estate_tax_rate: fixed('the estate and gift tax above the exemption', 'percent', 'irs_estate_tax', 40, {
    asked: [
      'estate tax rate',
      'gift tax rate',
      'what percent does the government take from a large estate',
      'how much is inheritance taxed above the exemption, as a percentage',
      'how high is the death tax',
      'tax rate on what i leave beyond the limit',
      'percentage of gift tax once the lifetime amount is used up',
    ],
  }),
});
