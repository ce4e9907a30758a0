import { sharesOfCompany } from '#advisor/calculators/investing/holding-kinds.ts';
import { foreignMoney, foreignSchemes, localPlace, otherCountries } from '#advisor/knowledge/place-names.ts';

/** What makes it certain that a question is of a kind that nobody here can answer. */
export interface Sign {
  /** Each of them is in it. */
  all: readonly RegExp[];
  unless?: RegExp;
  /** Only where there is nothing to calculate with: "Chase charges", not "Chase pays me 4% on 10k". */
  withoutAmounts?: true;
}

export function isSigned(signs: readonly Sign[], text: string, hasAmounts: boolean): boolean {
  return signs.some(
    ({ all, unless, withoutAmounts }) =>
      !(withoutAmounts && hasAmounts) && all.every((each) => each.test(text)) && !unless?.test(text),
  );
}

/** What every country decides for itself. */
const law =
  /\b(?:tax(?:es|ed|able)?|surtax|dut(?:y|ies)|allowances?|pensions?|social security|laws?|legal(?:ly)?|deduct\w*|inherit\w*|levy|levies|exempt\w*|withholding|retirement age|minimum wage|benefits?|salary|insurance)\b/i;
/** What the United States ask of people abroad is kept here, and shares of foreign companies are no law. */
const ourLaw =
  /\b(?:foreign (?:earned|tax)|fbar|fatca|u\.?s\.? tax|federal|irs|stocks?|funds?|etfs?|equities)\b/i;

export const foreignLaw: readonly Sign[] = [
  { all: [otherCountries, law], unless: ourLaw },
  { all: [foreignSchemes], unless: ourLaw },
  { all: [foreignMoney, law], unless: ourLaw },
];

/** What states and towns decide for themselves. */
const local = String.raw`(?:state (?:income |estate |inheritance )?tax|property tax(?:es)?|sales tax|inheritance tax|estate tax|transfer tax|excise tax|homestead|unemployment|child support|alimony|minimum wage|paid leave|workers.? comp\w*|small estate|probate|landlords?|tenants?|security deposit|evict\w*|hoa|speeding|car registration|income tax|tax(?:es)? rates?|disability insurance|medicaid)`;
const near = (...parts: readonly string[]) => new RegExp(String.raw`\b${parts.join('')}\b`, 'is');

/** Who only says where they live and asks for federal tax is answered. */
const federal = /\b(?:federal|irs)\b/i;

/** Wherever the house stands: nothing here knows what a town takes for it. */
const propertyTaxOf =
  /\b(?:what(?:['’]?s| is| are| will| would)|how (?:much|high) (?:is|are|will|would)|how much) (?:be )?(?:the |my |our )?(?:(?:annual|yearly|average) )?property tax(?:es)?(?: rates?| bill)?(?: (?:be|do i (?:pay|owe)))? (?:in|on|for|of)\b/i;

/** With a rate it can be worked out, and what of it is deducted is federal law. */
const toldOrDeducted = /%|\b(?:percent|escrow|federal|irs|deduct\w*|salt|itemiz\w*)\b/;

export const localLaw: readonly Sign[] = [
  { all: [propertyTaxOf], unless: new RegExp(`${otherCountries.source}|${toldOrDeducted.source}`, 'i') },
  { all: [near(local, String.raw`\b.{0,60}\b`, localPlace)], unless: federal },
  { all: [near(localPlace, String.raw`(?:'s)?\s(?:.{0,40}\b)?`, local)], unless: federal },
  {
    all: [
      near(
        String.raw`(?:does|do|will|would|is|are|can)\b.{0,40}\b`,
        localPlace,
        String.raw`\b.{0,20}\btax(?:es|ed|able)?`,
      ),
    ],
    unless: federal,
  },
  {
    all: [near(String.raw`tax(?:es|ed|able)? (?:\w+ ){0,3}(?:in|by|of) (?:the state of )?`, localPlace)],
    unless: federal,
  },
];

/** Banks, brokers, insurers and cards whose terms change by the day. */
const houses =
  /\b(?:wells fargo|chase|j\.?p\.? ?morgan|bank of america|bofa|citi(?:bank|group)?|ally|marcus|goldman|fidelity|schwab|vanguard|blackrock|capital one|discover|amex|american express|us bank|u\.s\. bank|pnc|truist|td bank|regions bank|navy federal|usaa|sofi|chime|synchrony|barclays|hsbc|santander|robinhood|e-?trade|webull|interactive brokers|merrill|morgan stanley|edward jones|coinbase|kraken|binance|paypal|venmo|cash app|zelle|wise|revolut|western union|rocket mortgage|quicken loans|geico|state farm|allstate|progressive|liberty mutual|metlife|prudential|northwestern mutual|betterment|wealthfront|acorns|stash|klarna|affirm|afterpay|turbotax|h&r block|sapphire|freedom unlimited|venture x|apple card|platinum card|gold card)\b(?! (?:rate|standard))/i;
const terms =
  /\b(?:fees?|charg(?:e|es|ed|ing)|apr|apy|rates?|yields?|bonus|cost|costs|price|prices|premiums?|minimum|overdraft|commissions?|wire|limits?|offer(?:s|ing)?|pay(?:s|ing)?|interest|requirements?|hours|phone|customer service|routing)\b/i;

export const offersOfHouses: readonly Sign[] = [
  {
    all: [houses, terms],
    withoutAmounts: true,
    unless:
      /\b(?:safe|insured|fdic|sipc|fail\w*|bankrupt|go under|what (?:is|are) an?|difference|better|worth it|why)\b/i,
  },
];

const investors =
  /\b(?:buffett|berkshire|cathie wood|ark invest|bill ackman|ackman|michael burry|burry|ray dalio|dalio|soros|icahn|nancy pelosi|pelosi|elon musk|musk|bezos|zuckerberg|bill gates)\b/i;
const dealings =
  /\b(?:buy|buying|bought|sell|selling|sold|own|owns|hold|holds|holding|shares|worth|quarter|portfolio|invest(?:ed|ing)? in)\b/i;
/** A ticker is written in capitals; what else is, is none. */
const ticker =
  /\b(?:expense ratio|dividends?|yield|price|nav|holdings|p\/?e(?: ratio)?|market cap|beta|earnings|return) (?:of|on|for|is) (?!IRA|HSA|FSA|CD|CDs|TIPS|REIT|ETF|RSU|ESPP|APY|SEP|SSA|RMD|FIRE|APR|ESG|QCD|DAF|ISO|NSO|MMF|ABLE|AMT|DCA)[A-Z]{2,5}\b/;

const howSafe = /\b(?:risk\w*|safe|dangerous|concentrat\w*|diversif\w*|eggs|too much)\b/i;

export const singleCompanies: readonly Sign[] = [
  {
    all: [sharesOfCompany, howSafe],
    unless: /\$|\b\d+(?:\.\d+)?\s?(?:%|(?:k|percent|dollars)\b)|\boptions?\b/i,
  },
  {
    all: [investors, dealings],
    withoutAmounts: true,
    unless: /\b(?:rule|approach|strategy|advice|say|says|said)\b/i,
  },
  { all: [ticker], withoutAmounts: true },
];

export const forecasts: readonly Sign[] = [
  {
    all: [
      /\b(?:what|where|how (?:much|high|low|far)) will (?:the |my |our )?(?:\w+ )?(?:rent|house|home|condo|rates?|inflation|gold|silver|oil|bitcoin|crypto|stocks?|market|dow|nasdaq|s&p 500|dollar|prices?|premiums?|gas)\b|\b(?:price|value|level|rate) of (?:\w+ ){1,3}in (?:20[3-9]\d|next year)\b/i,
    ],
    withoutAmounts: true,
    unless: /\b(?:tax|cost me|loan|payment|social security|medicare|limit)\b/i,
  },
];
