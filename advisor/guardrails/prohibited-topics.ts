import { anyOf } from '#advisor/guardrails/phrases.ts';

export interface Topic {
  name: string;
  /** Its names. Naming it is enough, unless the question is about protecting oneself. */
  named: RegExp;
  /** What it is without its name: something of every list of a row is said, and it is asked for. */
  described: readonly (readonly RegExp[])[];
  /** Terms of art and everyday words that only sound like it: they are taken out first. */
  harmless: RegExp;
}

/** Buying and selling what has a price on a market; trading in a car is not. */
const trading = anyOf(
  '(buy*|purchas*|sell*|short*|invest*|profit*|bet|bets|betting|load up|get in|cash in|want out)',
  'trad(e|es|ed|ing)(?! in (my|the|a)\\b)',
  '(calls?|puts?|options|shares|stocks?|position|leaps)',
  '(make|making|earn) ... money',
  'the play',
  'get rich',
  'my own account',
);

/** Known to a few only, in so many words. */
const secret = anyOf(
  '(non ?public|confidential|under (an )?(nda|embargo)|unreleased|unannounced|unpublished|hush hush)',
  '(is|are|was|were|has|have|been|that|yet|still|,) not (yet )?(been )?(made )?public',
  'nobody (else |outside )+(\\w+ ){0,4}know*',
  'nobody ... knows? (about|this|it|yet)(?! (if|whether|what|how|where|when))',
  '(the )?(company|market|street|investors|public|press) (does|do) not (even )?know',
  'nobody (is|has) (\\w+ )?heard',
  'secret (merger|deal|takeover|buyout|acquisition|talks)',
  'leaked to (me|us)',
  '(in secret|secretly|the only one ... who knows)',
  '(draft|copy) of the (earnings|press|merger|quarterly|annual|unreleased)',
  '(what|stuff|things|everything) (i|we|he|she) (hear|see|learn|know|heard|saw|learned|overheard) (in|at|from|through) ((the|a|our|my) )?(job|work|boardroom|board|deal|meeting|office|data room|call)',
  '(internal|leaked) (memo|email|document|report|numbers|forecast)s?',
  'only (insiders|the insiders|a few|we|us|the board|management|my team|our team) ... knows?',
  '(before|until) (anyone|everyone|nobody|others|the public|the market|the street) (else )?(knows?|finds? out|hears?|learns?|gets wind)',
);

/** Those from whom one hears such things. */
const closePeople =
  '(dad|father|mom|mother|wife|husband|brother|sister|cousin|uncle|aunt|son|daughter|friend|buddy|roommate|neighbor|boyfriend|girlfriend|partner|boss|coworker|colleague|client|(brother|sister|mother|father) in law)';

/** Not out yet. Everybody may trade before earnings, so this counts only from somebody who has the news from inside. */
const notOut = anyOf(
  '(before|ahead of|until|prior to) ... (announc*|public|release|released|news|press|comes? out|then)',
  '(not|never) (yet )?(been )?(announced|released|published|disclosed|out yet|hit the news|in the news|in the papers|made the news)',
  '(come|comes|coming|be) (out|announced|released) (on |next |this )?(monday|tuesday|wednesday|thursday|friday|week|month|tomorrow)',
  '(got|have|saw|get|see|know|hear) ... (early|in advance)',
  'about to (announce|report|release|be (bought|acquired|announced))',
);
const fromInside = anyOf(
  `${closePeople} (is|works?|sits|serves|at|in|on|runs) (\\w+ ){0,3}(cfo|ceo|coo|board|executive|director|auditor|banker|lawyer|company|firm|fda|lab|plant|bank|sec|drug maker|hospital|factory|agency)`,
  `${closePeople}'?s? (firm|company|employer|bank|lab|team)`,
  '(works?|working|job|intern|clerk|paralegal|nurse|engineer|accountant|auditor|friend|buddy|contact|source|guy|someone) (at|for|in|on|inside) (the|a|an|that|their|accounting|legal|finance|hr|compliance|investor)',
  '(sits?|am|is|serve*) on (the|a|its|their) board',
  '(audits?|represents?|advis\\w+) (a|an|the|their)',
  '(tipped|tipping|tips) (me|us|him|her)( off)?',
  '(let slip|leaked to (me|us)|slipped me)',
  '(i|we|and|have|accidentally) (just )?(saw|seen|overheard|found|learned|got) ... (numbers|results|papers|documents|memo|deck|draft|email|talking|about|earnings|filing)',
  'overheard',
  'i work (in|at|for|on)',
  'our (merger|deal|acquisition|buyout|takeover|earnings|results|quarter|trial)',
);

/** How something turned out or will, before the world can see it. */
const outcome = anyOf(
  '(approv*|trial|quarter|numbers|results|earnings|buyout|takeover|merger|acqui\\w+|contract|recall|bankrupt\\w*|dividend gets) ... (is|was|are|were|will|gets?|failed|fails|lost|won|no|comes?)',
  '(buying|acquiring|merging with|taking over|suing) (a|an|its|their|another|the)',
  '(lost|won|signed) (the|a) (\\w+ )?(contract|deal|case)',
);
const told = anyOf('(says?|said|told|mentioned|tells|hinted|whispered|texted|bragged|knows)');

/** Many hands at once. */
const together = anyOf(
  '(we|us|all of us|my (friends|buddies|followers|subscribers|group|discord|chat|channel|subreddit|club|community|members|fans)|(small|large|big) group|a few (people|friends|traders)|our (\\w+ )?(group|telegram|discord|chat|channel|club|community|members|followers|server)|whole group)',
  'coordinat*',
  '(buy*|purchas*|order*) ... (together|in sync|at once|at the same (time|second|minute|moment))',
);
/** Moving a price, rather than following it. */
const pushing = anyOf(
  '(push*|driv*|pump*|jack*|send*|bid*|boost*|inflat*|ramp*|squeez*|run|running|move|moving|rais*) (up )?(the |its |a |their |this |that )?(share |stock |token |coin |penny |tiny |small )?(price|prices|stock|coin|token|shares|ticker|value|it) ?(up|higher|of)?',
  '(price|stock|coin|token|shares|it) ... (jump*|shoot*|spik*|moon*|explod*|skyrocket*|goes up|rises)',
  '(hyp*|talk* up|shill*|pump*|inflat*) (up )?(a|an|the|my|this|that|it|with|some) ?(\\w+ )?(stock|coin|token|shares|ticker|crypto|nft|penny)?',
  '(make|making|get|send) (a|the|my|our|this|some) (\\w+ )?(coin|token|stock|price|shares) (moon|jump|fly|spike|go up|explode|pop|to the moon)',
  'control (the|its) (price|float|supply)',
  '(stock|coin|token|crypto|share) to (inflate|pump|hype|push)',
);
/** Getting out at the cost of those who come late. */
const unloading = anyOf(
  '(sell*|dump*|unload*|offload*|cash* out|exit*|get out|bail) (it |them |everything |mine |my shares |my bag )?(to|on|onto|into|over) (the )?(\\w+ )?(people|whoever|late\\w*|newcomer*|newbies|suckers|bag ?holders|retail|followers|crowd|fomo|spike|hype|strength|others|buyers|everyone)',
  '(sell|dump|unload|cash out|exit|get out) ... (at the top|before (they|the others|everyone|the rest))',
  'get out first',
  '(so|and|then) (i|we) (can )?(exit|dump|cash out|get out|bail)',
  '(buy|buying) my bags?',
  'before (i|we) (sell|dump|cash out|get out|unload)',
);
const security = anyOf(
  '(\\w*coins?|tokens?|stocks?|shares?|tickers?|micro ?caps?|small ?caps?|penny|crypto|nfts?|float|bags?|company|etf|option|options|price)',
);

/** Friends who bid on a house move its price too, and may. */
const notAboutHomes =
  /^(?!.*\b(?:house|home|condo|apartment|land|rent|rental|tenants?|shop|store|customers?)\b)/;

const pays =
  '(pay|pays|paying|earn|earns|earning|make|makes|making|return|returns|returning|yield|yields|yielding|give|gives|get|gets|grow|grows|double|doubles|triple|triples|profit|profits|gain|gains)';
const noLoss =
  '((can|could|will|does|do|must) (not|never)( possibly| ever)? (lose|go down|fall(?! (behind|short|apart|for)\\b)|drop|fail)|never (loses?|fails?|goes down)|impossible to lose|(no|zero|without any|without a|without) (chance|possibility|danger) of (loss|losing|a loss)|(no|zero|without any|without) (downside|possible loss|losses)|without (ever losing|losing (ever|anything|a cent|a dime)))';
const amount =
  '(\\$?\\d[\\d,.]{0,12}k?( ?(%|percent|a (day|week|month|year)))?|(ten|twelve|fifteen|twenty|thirty) percent)';

/** More than any bank pays. */
const highReturn = '([89]|[1-9]\\d{1,4})(\\.\\d{1,2})? ?(%|percent)';
/** Banks, the Treasury and insurers do guarantee what they pay, and may be asked about. */
const notInsured =
  /^(?!.*\b(?:annuit\w+|cds?|treasur\w+|bonds?|pension|social security|bank|savings?|lender|mortgage|loan|rates?|tiaa|stable value|insur\w+|policy|fdic|lock\w*|myga|tips|employer|match)\b)/;

export const topics: readonly Topic[] = [
  {
    name: 'insider trading',
    named: anyOf(
      'insider (trad*|tip*|info*|knowledge|news|deal*)',
      'inside (info|information|tip*|knowledge|scoop)',
      'material non ?public',
      '(trad*|buy*|sell*) ahead of (my|our|a|the) (big )?(clients?|customers?)',
      'front run* (my|our|a|the) (clients?|customers?|boss)',
      '(get around|get round|bypass|dodge|ignore|trade during|trade through) ... (blackout|trading window)',
    ),
    described: [
      [secret, trading],
      [notOut, fromInside, trading],
      [fromInside, told, outcome, trading],
      [
        anyOf('tip (off )?(my|a|him|her|them)'),
        anyOf(
          '(our|my (company|employer|firm)) ... (earnings|merger|deal|results|quarter|buyout)',
          'our (earnings|merger|deal|results|quarter|buyout)',
        ),
      ],
    ],
    harmless: anyOf(
      // What the law, the employer and the regulator publish.
      'insider trad(ing|es?) (reports?|filings?|disclosures?|polic(y|ies)|rules?|laws?|act|window|training|compliance)',
      'insider trad(es?|ing) (of|by|from) (\\w+ )?(ceos?|executives?|congress|directors?|politicians?|officers?|senators?)',
      // A company without a listing.
      '(company|companies|startup|employer|firm|business|stock|shares|corporation) ((that|which|who) )?(is|are|was) not (yet )?public',
      'not (yet )?publicly',
    ),
  },
  {
    name: 'market manipulation',
    named: anyOf(
      'market manipulat*',
      'rig(ging)? (the|a|an|its|this) (\\w+ ){0,2}(price|market|coin|token|stock|auction)',
      "rig(ging)? (the|a|an) (\\w+ )?(coin|token|stock)'s price",
      'manipulat* ... (market|stock|price|share|coin|token|etf|micro ?cap|small ?cap)s?',
      '(stock|share|ticker|coin|token|micro ?cap)s? ... manipulat*',
      '(spoof*|wash trad*|paint* the tape|layer(ing|ed)? (\\w+ )?orders?)',
      '(fake|faking|artificial) (\\w+ )?(volume|demand|orders?|liquidity)',
      '(?<!(?:the|a|around|every|street) )corner(s|ed|ing)? (and \\w+ )?(the|a|all|up|this|that|some) ... (market|supply|float|stock|share|micro ?cap|\\w*coin|token)s?',
    ),
    described: [
      [together, pushing, security, notAboutHomes],
      [
        together,
        anyOf('all (of us )?buy(ing)?', 'buy* the same'),
        anyOf('(admins|i|we|us|me|my) (to )?(sell|exit|dump|get out)', 'sell first'),
        security,
        notAboutHomes,
      ],
      [
        anyOf('look like there is (\\w+ )?(demand|interest|volume|buying)', 'look (busy|popular|liquid)'),
        security,
      ],
      [
        anyOf(
          '(spread*|start*|plant*|post*|publish*|write*|invent*) ... (false|fake|made up|bogus) (\\w+ )?(rumors?|news|press|story|stories|reports?|reviews?|post*)',
        ),
        security,
      ],
      [
        anyOf('orders? ... cancel*', 'cancel* ... orders?'),
        anyOf('others think', 'look like', 'fake', 'fool*', 'trick*', 'impression'),
      ],
      [
        anyOf(
          'between my (own )?(two |three |\\d )?(accounts|wallets)',
          'from one of my (accounts|wallets) to',
          'with myself',
        ),
        anyOf('look (busy|active|popular|liquid)', 'fake', 'volume', 'raise the price', 'impression'),
      ],
    ],
    harmless: anyOf(
      'wash sales?',
      'corner (store|shop|office|house|lot)',
      '(house|home|housing|condo|rent|gas|car) (prices?|market)',
    ),
  },
  {
    name: 'pump and dump',
    named: anyOf(
      'pump* (and|it and|then) dump*',
      'rug pull*',
      'pump(ing|ed)? ... dump(ing|ed)?(?! my (\\w+ )?(fund|adviser|advisor))',
    ),
    described: [
      [pushing, unloading, security, notAboutHomes],
      [
        anyOf(
          '(buy|buying) my bags?',
          'rug (the|my|all|our|every) (\\w+ )?(holders?|investors?|buyers?|community|token)',
        ),
      ],
    ],
    harmless: anyOf(
      'pump* (up )?my (savings|income|contributions?)( rate)?',
      'heat pumps?',
      'dump* my ... (pump* up)',
    ),
  },
  {
    name: 'guaranteed returns',
    named: anyOf(
      'guarant* ... (returns?|profits?|gains?|income from (stocks|trading)|(to )?(double|triple|make money|go up)|wins?)',
      '(returns?|profits?|gains?) ... guarant*',
      'guarant* to (pay|earn|make|yield|return|win|rise|grow)',
      'guarant* ... income ... (stocks|trading|crypto|forex|options)',
      '(certain|sure) to (go up|rise|moon|skyrocket)',
      'sure bet(?! that)',
      '(sure ?fire|foolproof|fool proof|can not miss) (\\w+ )?(investment|trade|stock|bet|strategy|profit|return|system|way)',
      '(that|which) (only|always) goes up',
      'sure thing ... (doubl*|tripl*|percent|%|return*|profit*|invest*|stock|pays?)',
    ),
    described: [
      [
        anyOf('guarant*'),
        anyOf(
          '\\d+ ?(percent\\b)?',
          '(a|per|each|every) (day|week|month|year)',
          '(invest*|stocks?|options?|crypto|market|trading|forex|coins?|picks?)',
        ),
        notInsured,
      ],
    ],
    harmless: anyOf(
      '(ee|savings) bonds? ... guarant* ... double',
      'guarant* (minimum|period|issue|universal|renewab*|death benefit|lifetime|withdrawal|investment contracts?|student|loans?|mortgages?)',
      '(not|never|no|nothing is|no such thing as) (a |any )?guarant* ?(returns?|profits?|gains?)?',
      'government guarant*',
      '(returns? ... )?guarant* by (the )?(government|fdic|treasury|state|insurer|us)',
      'guarant* rate',
      '(pension|benefit) guarant*',
    ),
  },
  {
    name: 'risk free',
    named: anyOf(
      '(risk ?free|riskless)',
      '(no|zero|without|without any) risk ... (returns?|profits?|invest*|money|gains?|payout|income|yields?|percent|%)',
      `(100%|100 percent|completely|totally|absolutely|perfectly) safe ... (doubl*|tripl*|${highReturn})`,
      `${highReturn} ... (100%|100 percent|completely|totally|absolutely|perfectly) safe`,
      '(returns?|profits?|invest*|gains?|money) ... (with no|with zero|without any|no|zero) risk',
      `${noLoss} ... ${pays}`,
      `${noLoss} ... ${amount}`,
      `${pays} ... ${noLoss}`,
      `${amount} ... ${noLoss}`,
    ),
    described: [],
    harmless: anyOf(
      '(risk ?free|riskless) (rates?|assets?|return rate|yield|benchmark|interest rate|borrowing|discount)',
      // A rate that is told beside others, as in "strike 50, risk free 4.5 percent".
      '(strike|spot|volatility|vol|beta|expir*|call|put|stock( is)? at|days|implied|std dev|standard deviation) ... risk ?free (is |at |of )?\\d',
      'risk ?free (is |at |of )?\\d[\\d.]* ?(%|percent)? ... (strike|spot|volatility|vol|beta|expir*|market|call|put|implied|std dev|standard deviation)',
      'risk ?free ... (sharpe|capm|black|premium)',
      '(sharpe|capm|black scholes|risk premium|excess return) ... risk ?free',
      // The returns of years stand between the two: "sharpe of 7, 15, -3, 9 with risk free 3%".
      '(sharpe|sortino|treynor|capm)[^?!;]{0,120} (risk ?free (is |at |of )?\\d|\\d ?(%|percent)? risk ?free)',
      // "Fund A has a volatility of 16. Risk free is 4%."
      '(volatility|standard deviation) (of |is |at )?\\d[^?!;]{0,120} risk ?free (is |at |of )?\\d',
      // A year without losses to set off is a line of a tax return.
      '(winnings|jackpot|bracket|capital gains?|term gains?|carryovers?|taxable) ... (no|zero|without|without any) (\\w+ )?losses',
      '(no|zero|without|without any) (\\w+ )?losses ... (bracket|taxable|carry\\w*|offset|deduct\\w*)',
      'no such thing as ... risk ?free( \\w+)?',
      // What one cannot afford to lose belongs in the bank, and the bank does pay without losing.
      '(money|savings|cash|funds?|amount) (that |which )?(i|we) (can|could) not lose',
      // A debt that is not paid down, and a fund that takes a part of a loss.
      '(balance|debt|principal|loan|bill|rent)s? (that |which )?(just |still )?(never|does not|will not|do not) (goes|go) down',
      'not lose the first \\d+',
      `(savings?|bank|cd|cds|treasur\\w+|money market|t bills?|bonds?|deposits?|fdic) ... ${noLoss}`,
      `${noLoss} ... (savings? account|bank|cd|cds|treasur\\w+|money market|fdic)`,
    ),
  },
];
