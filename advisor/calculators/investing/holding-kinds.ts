/** Kinds of holdings that people have and nothing here has yearly returns of, as a sentence calls them. */
export const kindsOffRecord = {
  crypto: 'cryptocurrencies',
  gold: 'gold and silver',
  commodities: 'commodities',
  real_estate: 'real estate',
  options: 'options and leveraged funds',
  single_company: 'the stock of single companies',
  target_date: 'target date and balanced funds',
  other: 'private funds and other things or tickers that are not known here',
} as const;

export type KindOnRecord = 'stocks' | 'bonds' | 'cash';
export type KindOffRecord = keyof typeof kindsOffRecord;
export type Kind = KindOnRecord | KindOffRecord;

export const namesOfOffRecord = Object.keys(kindsOffRecord) as KindOffRecord[];

export function isOnRecord(kind: Kind): kind is KindOnRecord {
  return !(kind in kindsOffRecord);
}

function tickers(names: string): string[] {
  return names.split(' ');
}

/** The words and tickers that each kind goes by; international stocks are stocks, and bonds of any length are bonds. */
export const wordsOfKinds: Readonly<Record<Kind, readonly string[]>> = {
  stocks: [
    'stocks',
    'stock',
    'equities',
    'equity',
    'shares',
    's&p 500',
    's&p',
    'total market',
    'nasdaq',
    ...tickers('VTI VOO SPY IVV VT QQQ QQQM SCHD SCHB SCHX ITOT SPLG VTV VUG VIG VYM DIA IWM RSP'),
    ...tickers('VTSAX VFIAX FXAIX FSKAX FZROX SWPPX SWTSX VXUS VEA VWO IXUS IEFA IEMG EFA EEM'),
    ...tickers('ACWI VTIAX VTWAX FTIHX'),
  ],
  bonds: [
    'bonds',
    'bond',
    'treasuries',
    'treasury',
    'treasury notes',
    'fixed income',
    'muni',
    'munis',
    'municipal',
    'municipals',
    ...tickers('BND AGG BNDX TLT IEF SHY GOVT SCHZ BSV BIV BLV VGIT VGLT LQD MUB TIP VTIP VBTLX'),
    ...tickers('VTABX FXNAX FBND'),
  ],
  cash: [
    'cash',
    'bills',
    'treasury bills',
    't-bills',
    'money market',
    'money-market',
    'savings',
    'savings account',
    'checking account',
    'in checking',
    'my checking',
    'bank account',
    'in the bank',
    'cd',
    'cds',
    'certificate of deposit',
    'certificates of deposit',
    'stable value',
    'emergency fund',
    'HYSA',
    'MMF',
    ...tickers('BIL SGOV SHV USFR TBIL VMFXX VUSXX SPAXX FDRXX FZFXX SWVXX SNVXX'),
  ],
  crypto: [
    'crypto',
    'cryptocurrency',
    'cryptocurrencies',
    'bitcoin',
    'ethereum',
    'ether',
    'solana',
    'dogecoin',
    'stablecoins',
    ...tickers('BTC ETH XRP DOGE IBIT FBTC GBTC ETHA'),
  ],
  gold: ['gold', 'silver', 'platinum', 'precious metals', 'bullion', ...tickers('GLD IAU GLDM SLV')],
  commodities: ['commodities', 'commodity', 'crude oil', 'futures', ...tickers('DBC PDBC USO')],
  real_estate: [
    'real estate',
    'reit',
    'reits',
    'rental property',
    'rental properties',
    'rental house',
    'farmland',
    ...tickers('VNQ VNQI SCHH XLRE'),
  ],
  options: [
    'call options',
    'put options',
    'stock options',
    'options contracts',
    'in options',
    'leveraged etf',
    'leveraged fund',
    'leveraged',
    ...tickers('TQQQ SQQQ UPRO SPXL SOXL'),
  ],
  single_company: [
    'company stock',
    'employer stock',
    'employers stock',
    'single stock',
    'one stock',
    'individual stocks',
    'one company',
    'single company',
    'penny stocks',
    'meme stocks',
    'rsus',
    'tesla',
    'apple',
    'nvidia',
    'microsoft',
    'amazon',
    'google',
    'alphabet',
    'meta',
    'facebook',
    'netflix',
    'berkshire',
    'berkshire hathaway',
    'gamestop',
    'palantir',
    'intel',
    'disney',
    'boeing',
    'walmart',
    'costco',
    'coca-cola',
    'pepsi',
    'jpmorgan',
    'exxon',
    'chevron',
    'pfizer',
    'broadcom',
    'starbucks',
    ...tickers('TSLA AAPL NVDA MSFT AMZN GOOG GOOGL NFLX BRK GME AMC PLTR AMD INTC DIS WMT'),
    ...tickers('JPM XOM CVX PFE AVGO SBUX MSTR'),
  ],
  target_date: [
    'target date',
    'target-date',
    'target retirement',
    'lifecycle fund',
    'lifestyle fund',
    'retirement date fund',
    'balanced fund',
    ...tickers('VBIAX VWELX VTTSX VFFVX VFIFX AOR AOA'),
  ],
  other: ['private equity', 'hedge fund', 'venture capital', 'startup', 'annuity', 'collectibles'],
};

/** What may stand before "stock" or "shares" with a capital letter, and is no company. */
const noCompany = [
  'US|USA|UK|EU|EM|ETFs?|IRAs?|HSAs?|ESG|FIRE|TSP|RSUs?|ESPP|REITs?|NYSE|S&P|American|Domestic|Foreign|International|Global|World|Emerging|Developed',
  'European|Asian|Japanese|Chinese|Indian|British|German|French|Canadian|Korean|Brazilian|Mexican|Australian',
  'Vanguard|Fidelity|Schwab|BlackRock|Total|Index|Large|Mid|Small|Micro|Cap|Growth|Value|Dividend|Tech|Technology|Energy|Health|Healthcare',
  'Bank|Utility|Blue|Chip|Common|Preferred|Individual|Single|Company|Employer|Penny|Meme|Public|Listed|Quality|Momentum|Class|Nasdaq|Dow|Russell',
  'A|An|The|My|Our|Your|His|Her|Their|Some|All|Any|Most|More|Less|Only|Both|These|Those|This|That|No|Not|Just|Half|Of|In|And|Or|With|Plus|Is|Are|Do|Does|Can|If|How|What|Which|Why|When|Will|Should|Would',
  'Buy|Buying|Sell|Selling|Own|Owning|Hold|Holding|Have|Having|Keep|Keeping|Add|Adding|Analyze|Check|I|We|You',
  'Mostly|Mainly|Currently|Really|Primarily|Largely|Usually|Previously|Recently|Roughly|Nearly|Exactly|Approximately|Actually|Basically|Partly|Entirely|Simply|Generally|Typically|Finally|Lastly|Firstly|Solely|Purely|Possibly|Probably|Ideally',
  'Non|Overseas|Roth|Brokerage|Taxable|Other|Another|Big|Regular|Retirement|Plan',
].join('|');

/** The first letter of what is neither a word of that list nor the ticker of a fund. */
const nameOfCompany = String.raw`(?<![&-])\b(?!(?:${noCompany}|${tickersOf('stocks', 'bonds', 'cash').join('|')})\b)[A-Z]`;
const restOfName = String.raw`[\w&'’-]*`;
const notOfAll = String.raw`(?!\s+(?:index|fund|etf|market|mutual|portfolio|picks?))`;

/**
 * A name right before "stock" or "shares", where they are not those of a fund or of the market. What opens a sentence
 * has a capital letter anyway: before "stocks" it is likelier no name.
 */
export const stockOfCompany = new RegExp(
  [
    String.raw`${nameOfCompany}${restOfName}\s+(?:stock|shares)\b${notOfAll}`,
    String.raw`(?:(?<=[a-z\d,)%]\s+)${nameOfCompany}${restOfName}|${nameOfCompany}[A-Z]+)\s+stocks\b${notOfAll}`,
  ].join('|'),
);

/** "100 shares of Apple". */
export const sharesOfCompany = new RegExp(
  String.raw`\b[Ss]hares? (?:of|in) ${nameOfCompany}(?!${restOfName}(?:\s+[A-Z\d]${restOfName}){0,3}\s+(?:[Ff]unds?|ETFs?|etfs?|[Ii]ndex)\b)`,
);

/** Capitals that look like a ticker; accounts and the like are no holdings. */
const unknownTicker = String.raw`\b(?!(?:IRA|IRAS|HSA|ETF|ETFS|FDIC|TSP|USA|USD|ESG|APR|APY|CAGR|HHI|VAR|AND|THE|FOR|WITH|PLUS|ROTH|FIRE|RMD|CEO|ESPP|RSU|LLC|INC|MAX|SEP|ALL|HOW|WHAT|RISKY|RISK)\b)[A-Z]{3,5}\b`;

/** What says nothing of the kind: "40k in another fund", "60k in my brokerage account", "50k in retirement". */
const anyFund = String.raw`(?:[\w&'’.-]+\s+){0,4}(?:[Ff]unds?|[Ee][Tt][Ff][Ss]?|[Ii]ndex(?:es)?|[Aa]ccounts?|[Pp]ortfolios?|[Mm]arkets?|[Ii]nvestments?|[Aa]ssets|[Hh]oldings|[Pp]lans?|401\(?[Kk]\)?s?|403\(?[Bb]\)?s?|IRAs?|ira|[Rr]oths?|[Bb]rokerages?|HSAs?|TSP|SEP)(?!\w)`;
const noThing = [
  anyCase('one|ones|each|it|them|that|this|these|those|which|what|others|another|all|total|both|mine|ours'),
  // Small letters alone: General Motors is a company.
  'fees?|losses|gains|value|size|risk|crash|downturn|recession|bear|bad|worst|year|years|time|today|case|order|general|addition',
  anyCase('january|february|march|april|may|june|july|august|september|october|november|december'),
].join('|');
/** What tells nothing by itself, and leaves it to a thing behind it: "the international", but "my small business". */
const partOfAll = anyCase(
  [
    'other|retirement|brokerage|taxable|roth|hsas?|tsp|sep',
    'international|global|foreign|domestic|emerging|developed|us|non|ex|small|mid|large|blue|growth|value|dividends?|tech|technology',
    'energy|health|healthcare|utility|utilities|financials?|industrials?|semiconductors?|biotech|consumer',
    String.raw`u\.s`,
  ].join('|'),
);
const noThingBehind = anyCase(
  [
    'caps?|chips?|stocks?|shares|equity|equities|growth|value|blend|dividends?|sectors?|space|names|companies|picks|exposure|staples|discretionary|care',
    'side|part|portion|half|slice|sleeve|allocation|bucket|positions?|strategy|mix|basket|crisis|bubble|boom',
    'and|or|but|plus|with|at|on|in|for|from|to|of|as|by|is|are|was|were|has|have|who|right|now|since|so|if|how|when|where|why|should|would|could|can|will|do|does',
    'i|we|my|our|the|an?|than|vs|versus|instead|because|while|only|too|also|then|not|invested|held|worth|currently|mostly',
  ].join('|'),
);
const thingBehind = String.raw`\s+(?!(?:${noThing}|${partOfAll}|${noThingBehind})\b)[A-Za-z]`;
const article = String.raw`(?:an?|the|my|our|some|your|his|her|their)\s+`;
const amountOf = String.raw`\d[\d,.]{0,15}\s?(?:[kKmM%]|thousand|million|percent|dollars|grand)?\s+`;

/** A holding that is named, by a ticker or as "50k in a house", "50k Oracle". */
export const unknownHolding = new RegExp(
  [
    unknownTicker,
    String.raw`${amountOf}(?:(?:is|are|sits|invested|held|parked|each)\s+)?(?:in|into|worth of)\s+(?:${article}(?!(?:${partOfAll})\b(?!${thingBehind}))|(?!${article}|(?:${partOfAll})\b))(?!${anyFund}|(?:${noThing})\b)(?!(?:${noCompany})\b)[A-Za-z]`,
    String.raw`${amountOf}(?!${anyFund}|(?:${noThing}|${partOfAll})\b)${nameOfCompany}[a-z]`,
  ].join('|'),
);

/** The words with each letter small or large, in a pattern that tells them apart elsewhere. */
function anyCase(words: string): string {
  return words.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

function tickersOf(...kinds: readonly Kind[]): string[] {
  return kinds.flatMap((kind) => wordsOfKinds[kind]).filter((word) => /^[A-Z]+$/.test(word));
}
