import { age, choice, money } from '#advisor/calculators/define/fields.ts';
import { fact } from '#advisor/calculators/define/result.ts';
import { defineGuide } from '#advisor/guides/define/define-guide.ts';
import { text } from '#advisor/quantities/text.ts';

/** The first whole age at which everyone is past seventy and a half. */
const surelyOldEnough = 71;
/** Gifts from here on may, bunched, lift a household above its standard deduction. */
const worthBunching = 8000;

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
  input: {
    age: age({ label: 'Your age', roles: ['age'], min: 0, max: 120 }),
    amount: money({ label: 'Gifts in a year', roles: ['charity'], min: 1, max: 1e9 }),
    filing: choice({
      label: 'Filing status',
      fact: 'filing',
      options: ['single', 'married_joint'],
    }),
    holds: choice({ label: 'What you could give', options: ['ira', 'winners', 'cash'] }),
    caller: choice({ label: 'How the charity reached you', options: ['i_chose_it', 'they_called'] }),
  },
  decide: ({ age: years, amount, holds, caller }) => {
    if (caller === 'they_called') return 'check_first';
    const oldEnough = years !== undefined && years >= surelyOldEnough;
    if (oldEnough && (holds === undefined || holds === 'ira')) return 'from_the_ira';
    if (holds === 'winners') return 'shares';
    return amount !== undefined && amount >= worthBunching ? 'bunch' : 'cash';
  },
  verdicts: {
    from_the_ira: (_given, { facts }) => ({
      opening: text`Give straight from your IRA.`,
      because: [
        text`From age seventy and a half you can send up to ${fact('qcd_limit', facts.get('qcd_limit'), 'usd')} a year from an IRA to charities. It never counts as income, and it counts toward your required withdrawal.`,
        text`That beats a deduction, and can hold down Medicare premiums and the tax on Social Security.`,
      ],
      unless: text`you have no IRA, or shares with a very large gain. A 401(k) doesn't qualify, nor does a donor-advised fund as the receiver.`,
      next: text`Ask your broker for a qualified charitable distribution, made out to the charity, before you take this year's withdrawal.`,
      say: text`Please send it directly to the charity, not to me.`,
    }),
    shares: (_given, { facts }) => ({
      opening: text`Give the shares that have gained the most, not cash.`,
      because: [
        text`Held more than a year, they're worth their full value to the charity, and nobody pays tax on the gain. If you itemize, you deduct the full value too.`,
        text`Only gifts above ${fact('charity_floor_percent', facts.get('charity_floor_percent'), 'percent')} of income count when you itemize, so bigger gifts in fewer years work better.`,
      ],
      unless: text`the shares are at a loss. Then sell them, take the loss, and give the cash.`,
      next: text`Ask your broker to transfer the oldest lots to the charity or to a donor-advised fund. Don't sell first.`,
    }),
    bunch: ({ filing = 'single' }, { facts }) => ({
      opening: text`Bunch it: give two or three years' worth in one year, through a donor-advised fund.`,
      because: [
        text`Beyond a small deduction open to everyone, gifts lower your tax only as far as all your deductions top ${fact('standard_deduction', facts.get('standard_deduction')[filing === 'married_joint' ? filing : 'single'], 'usd')}, the standard deduction ${filing === 'married_joint' ? 'of a couple' : "if you're single"}. Only what's above ${fact('charity_floor_percent', facts.get('charity_floor_percent'), 'percent')} of income counts.`,
        text`A fund gives you the deduction now, and you send the money to your charities over time. A high-income year is best.`,
      ],
      unless: text`you already itemize every year. Then just give as you like, in appreciated shares if you have them.`,
      next: text`Add up mortgage interest, state taxes and gifts, and see whether two years together get you over.`,
    }),
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
