import { age, choice, money, moneyPerYear, percent } from '#advisor/calculators/define/fields.ts';
import { fact, given } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';
import {
  bunched,
  giftSaves,
  itemizes,
  savedSentence,
  surelyOldEnough,
  theGift,
  worthBunching,
} from '#advisor/guides/family/charity-deductions.ts';

export const charityChoice = defineGuide({
  id: 'charity_choice',
  title: 'How to give to charity',
  about: 'How best to give to charity: cash, shares, an IRA, a donor-advised fund, and which charity',
  questions: [
    'whats the best way to donate to charity for taxes',
    'im 74 and give 6k a year to my church, is there a smarter way than a check',
    'Should I donate stock or cash?',
    'is a donor advised fund worth it for someone giving 15,000 a year',
    'do i get anything back for donations if i take the standard deduction',
    'got a phone call from a police charity, are they legit',
    'Big bonus this year, can I give several years worth at once?',
    'tithe 10% of gross, should we be itemizing',
    'I want to leave money to an animal shelter. Will or IRA?',
    'give my rmd to the food bank good idea or no',
  ],
  simply:
    'A dollar to charity does the most good when little of it is lost to tax or to a crook. The same gift can save you more or less tax depending on which account or which shares it comes from.',
  input: {
    age: age({ label: 'Your age', roles: ['age'], min: 0, max: 120 }),
    spouse_age: age({ label: 'Age of your spouse', roles: ['age@spouse'], min: 18, max: 120 }),
    rate: percent({ label: 'Tax rate', roles: ['rate_tax'], min: 1, max: 50 }),
    rmd: money({ label: 'Required withdrawal', roles: ['withdraw_amount'], min: 1, max: 1e8 }),
    amount: money({ label: 'Gifts in a year', roles: ['charity'], min: 1, max: 1e9 }),
    filing: choice({
      label: 'Filing status',
      fact: 'filing',
      options: ['single', 'married_joint'],
    }),
    paid: money({ label: 'Paid for the shares', roles: ['price_buy'], min: 0, max: 1e9 }),
    worth: money({
      label: 'Worth of the shares',
      roles: ['price_now'],
      beside: ['price_buy'],
      min: 0,
      max: 1e9,
    }),
    mortgage_interest: moneyPerYear({
      label: 'Mortgage interest',
      roles: ['mortgage_interest'],
      min: 0,
      max: 1e7,
    }),
    state_tax: moneyPerYear({
      label: 'State and local taxes',
      roles: ['state_tax', 'property_tax'],
      adds: true,
      min: 0,
      max: 1e7,
    }),
    income: moneyPerYear({
      label: 'Yearly income',
      roles: ['agi', 'agi@both'],
      sumOf: ['wages', 'wages@spouse', 'wages@both', 'se_income', 'pension_income'],
      min: 0,
      max: 1e9,
    }),
    bonus: money({ label: 'Bonus this year', roles: ['bonus'], min: 1, max: 1e9 }),
    holds: choice({
      label: 'What you could give',
      options: ['ira', 'winners', 'cash'],
      facts: { ira: 'account=traditional_ira' },
    }),
    asked: choice({ label: 'Asked about', options: ['bunching'] }),
    caller: choice({
      label: 'How the charity reached you',
      options: ['i_chose_it', 'they_called'],
      facts: { they_called: 'flag=they_called' },
    }),
  },
  sides: [
    {
      given: { asked: 'bunching' },
      questions: [
        'is there any tax reason to bunch our donations',
        'does it help to give two years of church donations at once',
        'should I bunch my giving into one year',
      ],
    },
  ],
  decide: ({ age: years, holds, caller, paid, worth, asked, ...deductions }, context) => {
    if (caller === 'they_called') return 'check_first';
    if (paid !== undefined && worth !== undefined && holds === undefined)
      return worth > paid ? 'shares' : 'sell_the_loss';
    const oldEnough = years !== undefined && years >= surelyOldEnough;
    if (oldEnough && (holds === undefined || holds === 'ira')) return 'from_the_ira';
    if (holds === 'winners') return 'shares';
    if (holds === 'ira' && years !== undefined) return 'too_young_for_ira';
    if (itemizes(deductions, context)) return 'itemizes';
    const saved = bunched(deductions, context)?.figure('saved').value;
    if ((deductions.amount ?? 0) >= worthBunching)
      return saved === undefined || saved > 0 ? 'bunch' : 'no_bunch';
    return asked !== undefined && deductions.amount !== undefined ? 'no_bunch' : 'cash';
  },
  verdicts: {
    from_the_ira: ({ amount, rate, rmd, spouse_age: spouse }, { facts, run }) => ({
      opening:
        amount === undefined
          ? text`Give straight from your IRA.`
          : text`Give the ${given('amount', amount, 'usd')} straight from your IRA instead of by check.`,
      because: [
        text`From age seventy and a half you can send up to ${fact('qcd_limit', facts.get('qcd_limit'), 'usd')} a year from an IRA to charities. It never counts as income${rmd === undefined ? ', and it counts toward your required withdrawal' : text`, and it counts toward your ${given('rmd', rmd, 'usd')} withdrawal`}.`,
        ...giftSaves({ amount, rate }, facts.get('charity_without_itemizing').joint, run),
        spouse !== undefined && spouse >= surelyOldEnough
          ? text`At ${given('spouse_age', spouse, 'age')} your spouse can do the same from their own IRA, up to a limit of that size again.`
          : spouse !== undefined
            ? text`At ${given('spouse_age', spouse, 'age')}, your spouse can too once past seventy and a half, up to a limit of their own.`
            : text`That beats a deduction, and can hold down Medicare premiums and the tax on Social Security.`,
      ],
      unless: text`you have no IRA. A 401(k) doesn't qualify, nor does a donor-advised fund as the receiver.`,
      next: text`Ask your broker for a qualified charitable distribution before you take this year's withdrawal.`,
      say: text`Please send it directly to the charity, not to me.`,
    }),
    too_young_for_ira: ({ age: years }) => ({
      opening: text`Not from the IRA yet: at ${given('age', years ?? 0, 'age')}, give cash or shares that have gained, and leave the IRA alone.`,
      because: [
        text`Giving straight from an IRA without tax starts at seventy and a half. Before that, you'd take the money out, owe income tax on it, and the deduction often doesn't make up for it.`,
      ],
      unless: text`you itemize anyway. Then a withdrawal you give away can come out about even.`,
      next: text`Give from savings or a brokerage account now, and plan the IRA for later gifts.`,
    }),
    sell_the_loss: ({ paid = 0, worth = 0 }) => ({
      opening: text`Sell those shares first and give the cash.`,
      because: [
        text`You paid ${given('paid', paid, 'usd')} and they're worth ${given('worth', worth, 'usd')}. If you sell, you can use the loss on your own return. If you give the shares, nobody can.`,
      ],
      unless: text`they're in a retirement account. Losses there don't count.`,
      next: text`Sell the shares, don't buy them back for thirty days, and send the money to the charity.`,
    }),
    itemizes: ({ amount, filing, mortgage_interest, state_tax }, context) => {
      const known = itemizes({ amount, filing, mortgage_interest, state_tax }, context);
      return {
        opening: text`Just give ${theGift(amount, 'it')} this year: you'd itemize anyway, so there's no need to bunch.`,
        because: [
          ...(known
            ? [
                text`Your deductions come to about ${known.figure('itemized')}, above the standard deduction of ${known.figure('standard')}.`,
              ]
            : []),
          text`Only what's above ${fact('charity_floor_percent', context.facts.get('charity_floor_percent'), 'percent')} of income counts. Shares with a gain, held over a year, save you the tax on the gain too.`,
        ],
        unless: text`next year's income will be far higher. A deduction is worth more then.`,
        next: text`Get a written receipt from the charity for every larger gift before you file.`,
      };
    },
    shares: ({ paid, worth }, { facts }) => ({
      opening: text`Give the shares that have gained the most, not cash.`,
      because: [
        ...(paid !== undefined && worth !== undefined
          ? [
              text`You paid ${given('paid', paid, 'usd')} for what's now worth ${given('worth', worth, 'usd')}, so giving part of it spares you the tax on that gain.`,
            ]
          : []),
        text`Held over a year, the charity gets their full value, and nobody pays tax on the gain. If you itemize, you deduct the full value too.`,
        text`Only gifts above ${fact('charity_floor_percent', facts.get('charity_floor_percent'), 'percent')} of income count when you itemize, so bigger gifts in fewer years work better.`,
      ],
      unless: text`the shares are at a loss. Then sell them, take the loss, and give the cash.`,
      next: text`Ask your broker to transfer the oldest lots to the charity or to a donor-advised fund. Don't sell first.`,
    }),
    bunch: ({ filing, amount, bonus, ...rest }, context) => ({
      opening:
        amount === undefined
          ? text`Bunch it: give two or three years' worth in one year, through a donor-advised fund.`
          : text`Yes, bunch it: put two or three years of your ${given('amount', amount, 'usd')} into a donor-advised fund in one year.`,
      because: [
        ...savedSentence(bunched({ filing, amount, ...rest }, context)),
        text`Beyond a small deduction open to everyone, gifts lower your tax only as far as all your deductions top ${fact('standard_deduction', context.facts.get('standard_deduction')[filing === 'married_joint' ? filing : 'single'], 'usd')}, the standard deduction ${filing === 'married_joint' ? 'of a couple' : filing === undefined ? "if you're single, and twice that for a couple" : "if you're single"}. Only what's above ${fact('charity_floor_percent', context.facts.get('charity_floor_percent'), 'percent')} of income counts.`,
        bonus === undefined
          ? text`A fund gives you the deduction now, and you send the money to your charities over time. A high-income year is best.`
          : text`A fund gives you the deduction now, and you send the money on over time. A year with a ${given('bonus', bonus, 'usd')} bonus is a good one for it.`,
      ],
      unless: text`mortgage interest and state taxes alone top that every year. Then just give as you like, in appreciated shares if you have them.`,
      next: text`Add up mortgage interest, state taxes and gifts, and see whether two years together get you over.`,
    }),
    no_bunch: ({ filing = 'single', amount = 0 }, { facts }) => {
      const free = facts.get('charity_without_itemizing');
      const isJoint = filing === 'married_joint';
      return {
        opening: text`Usually not with ${given('amount', amount, 'usd')} a year: even two years at once stay below the standard deduction on their own.`,
        because: [
          text`Gifts lower your tax beyond a small amount only as far as all your deductions top ${fact('standard_deduction', facts.get('standard_deduction')[isJoint ? 'married_joint' : 'single'], 'usd')}${isJoint ? ' for a couple' : ''}. You can deduct up to ${fact('charity_without_itemizing', isJoint ? free.joint : free.other, 'usd')} of cash gifts every year without that, which bunching would waste in the years you skip.`,
        ],
        unless: text`mortgage interest and state taxes already bring you close to it. Then two years of gifts in one year can put you over.`,
        next: text`Add up last year's mortgage interest, state and property taxes and gifts, and compare that with the standard deduction.`,
      };
    },
    cash: ({ filing }, { facts }) => {
      const free = facts.get('charity_without_itemizing');
      const limit = filing === 'married_joint' ? free.joint : free.other;
      return {
        opening: text`Keep it simple: give cash to one or two charities you've checked, and keep the receipts.`,
        because: [
          text`Most people take the standard deduction. You can still deduct up to ${fact('charity_without_itemizing', limit, 'usd')} of cash gifts${filing === undefined ? ', or twice that on a joint return' : ''}. Money put in a donor-advised fund doesn't count for that.`,
          text`Fewer, larger gifts cost the charity less to handle.`,
        ],
        unless: text`you own shares with big gains, or you're past seventy and a half and have an IRA. Then give those instead.`,
        next: text`Look the charity up in the IRS Tax Exempt Organization Search, then set up a monthly gift on its own site.`,
      };
    },
    check_first: () => ({
      opening: text`Don't give on the call: hang up and check it first.`,
      because: [
        text`Fake charities use names that sound like real ones, above all for police, veterans and disasters. A real one takes your money tomorrow just as gladly.`,
        text`A caller who insists on gift cards, crypto or a wire is a scammer.`,
      ],
      unless: text`you called them, at a number from their own website.`,
      next: text`Look the name up in the IRS Tax Exempt Organization Search, and search it together with the word scam.`,
      say: text`I don't give over the phone. Send me something in writing and your tax number.`,
    }),
  },
  asks: [
    {
      field: 'holds',
      question: 'What could you give from?',
      choices: [
        { label: 'Shares with gains', value: 'winners' },
        { label: 'An IRA', value: 'ira' },
        { label: 'Cash', value: 'cash' },
      ],
    },
    {
      field: 'caller',
      question: 'Did you choose the charity, or did they contact you?',
      choices: [
        { label: 'I chose it', value: 'i_chose_it' },
        { label: 'They contacted me', value: 'they_called' },
      ],
    },
  ],
  followUps: ['What is a donor-advised fund?', 'How do required minimum distributions work?'],
  articles: [
    'charitable-giving-daf-qcd',
    'standard-and-itemized-deductions',
    'required-minimum-distributions',
  ],
  sources: ['irs_charitable_contributions', 'usc_26_170', 'public_law_119_21', 'ftc_before_giving'],
});
