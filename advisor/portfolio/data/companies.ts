import type { AssetClass, Sector } from '#advisor/portfolio/data/classes.ts';
import { linesOf, type Security } from '#advisor/portfolio/data/fund-rows.ts';

/** Sectors by the Global Industry Classification Standard, as S&P and MSCI classify these companies. */
const source = 'S&P Dow Jones Indices and MSCI (GICS)';
const asOf = '2025-06';

/** Symbol and name, a semicolon between two companies. */
const american: Readonly<Record<Sector, string>> = {
  technology: `
    AAPL Apple; MSFT Microsoft; NVDA NVIDIA; AVGO Broadcom; ORCL Oracle; CRM Salesforce; AMD Advanced Micro Devices
    ADBE Adobe; CSCO Cisco Systems; ACN Accenture; IBM IBM; QCOM Qualcomm; TXN Texas Instruments; INTU Intuit
    NOW ServiceNow; AMAT Applied Materials; MU Micron Technology; LRCX Lam Research; ADI Analog Devices; KLAC KLA
    INTC Intel; PANW Palo Alto Networks; CRWD CrowdStrike; ANET Arista Networks; PLTR Palantir Technologies
    SNPS Synopsys; CDNS Cadence Design Systems; APH Amphenol; MSI Motorola Solutions; DELL Dell Technologies
    HPQ HP; HPE Hewlett Packard Enterprise; FTNT Fortinet; SNOW Snowflake; WDAY Workday; DDOG Datadog
    NET Cloudflare; MSTR Strategy; SMCI Super Micro Computer`,
  communication: `
    GOOGL Alphabet (class A); GOOG Alphabet (class C); META Meta Platforms; NFLX Netflix; DIS Walt Disney
    CMCSA Comcast; VZ Verizon; T AT&T; TMUS T-Mobile US; TTWO Take-Two Interactive; RBLX Roblox; PINS Pinterest
    SNAP Snap`,
  consumer_discretionary: `
    AMZN Amazon; TSLA Tesla; HD Home Depot; MCD McDonald’s; LOW Lowe’s; NKE Nike; SBUX Starbucks
    BKNG Booking Holdings; TJX TJX Companies; ABNB Airbnb; CMG Chipotle Mexican Grill; GM General Motors; F Ford Motor
    MAR Marriott International; HLT Hilton Worldwide; ORLY O’Reilly Automotive; AZO AutoZone; ROST Ross Stores
    EBAY eBay; RIVN Rivian Automotive; LULU Lululemon Athletica; DHI D.R. Horton; LEN Lennar; GME GameStop`,
  consumer_staples: `
    WMT Walmart; PG Procter & Gamble; COST Costco Wholesale; KO Coca-Cola; PEP PepsiCo; PM Philip Morris International
    MO Altria; MDLZ Mondelez International; CL Colgate-Palmolive; TGT Target; KMB Kimberly-Clark; GIS General Mills
    KR Kroger; STZ Constellation Brands; KHC Kraft Heinz; HSY Hershey`,
  health_care: `
    LLY Eli Lilly; UNH UnitedHealth Group; JNJ Johnson & Johnson; ABBV AbbVie; MRK Merck; TMO Thermo Fisher Scientific
    ABT Abbott Laboratories; PFE Pfizer; AMGN Amgen; DHR Danaher; ISRG Intuitive Surgical; BMY Bristol-Myers Squibb
    GILD Gilead Sciences; VRTX Vertex Pharmaceuticals; MDT Medtronic; CVS CVS Health; ELV Elevance Health; CI Cigna
    SYK Stryker; REGN Regeneron Pharmaceuticals; BSX Boston Scientific; ZTS Zoetis; HCA HCA Healthcare; MRNA Moderna
    MCK McKesson`,
  financials: `
    BRK.B Berkshire Hathaway (class B); BRK.A Berkshire Hathaway (class A); JPM JPMorgan Chase; V Visa; MA Mastercard
    BAC Bank of America; WFC Wells Fargo; GS Goldman Sachs; MS Morgan Stanley; C Citigroup; AXP American Express
    BLK BlackRock; SCHW Charles Schwab; SPGI S&P Global; PGR Progressive; CB Chubb; PYPL PayPal; USB U.S. Bancorp
    PNC PNC Financial Services; COF Capital One; BX Blackstone; KKR KKR; CME CME Group
    ICE Intercontinental Exchange; COIN Coinbase Global; SOFI SoFi Technologies; HOOD Robinhood Markets`,
  industrials: `
    GE GE Aerospace; CAT Caterpillar; RTX RTX; BA Boeing; HON Honeywell; UNP Union Pacific; UPS United Parcel Service
    DE Deere; LMT Lockheed Martin; UBER Uber Technologies; ADP Automatic Data Processing; ETN Eaton; GEV GE Vernova
    FDX FedEx; NOC Northrop Grumman; GD General Dynamics; MMM 3M; WM Waste Management; CSX CSX; NSC Norfolk Southern
    EMR Emerson Electric; ITW Illinois Tool Works; DAL Delta Air Lines; UAL United Airlines; LUV Southwest Airlines`,
  energy: `
    XOM Exxon Mobil; CVX Chevron; COP ConocoPhillips; SLB SLB; EOG EOG Resources; OXY Occidental Petroleum
    PSX Phillips 66; MPC Marathon Petroleum; VLO Valero Energy; KMI Kinder Morgan; WMB Williams Companies`,
  utilities: `
    NEE NextEra Energy; SO Southern Company; DUK Duke Energy; D Dominion Energy; AEP American Electric Power; EXC Exelon
    CEG Constellation Energy; SRE Sempra; VST Vistra`,
  materials: `
    LIN Linde; SHW Sherwin-Williams; FCX Freeport-McMoRan; NEM Newmont; ECL Ecolab; APD Air Products and Chemicals
    NUE Nucor; DOW Dow`,
  real_estate: `
    PLD Prologis; AMT American Tower; EQIX Equinix; WELL Welltower; O Realty Income; SPG Simon Property Group
    CCI Crown Castle; PSA Public Storage`,
};

/** Listed in the US, at home elsewhere. */
const foreign: readonly (readonly [AssetClass, Sector, string])[] = [
  ['emerging_stocks', 'technology', 'TSM Taiwan Semiconductor Manufacturing'],
  ['emerging_stocks', 'consumer_discretionary', 'BABA Alibaba; PDD PDD Holdings; JD JD.com; NIO NIO'],
  ['developed_stocks', 'technology', 'ASML ASML; SAP SAP; SHOP Shopify; ARM Arm Holdings'],
  ['developed_stocks', 'health_care', 'NVO Novo Nordisk; NVS Novartis; AZN AstraZeneca'],
  ['developed_stocks', 'consumer_discretionary', 'TM Toyota Motor; SONY Sony'],
  ['developed_stocks', 'communication', 'SPOT Spotify'],
  ['developed_stocks', 'consumer_staples', 'UL Unilever'],
  ['developed_stocks', 'energy', 'SHEL Shell; BP BP'],
  ['developed_stocks', 'materials', 'RIO Rio Tinto; BHP BHP'],
];

function readCompanies(assetClass: AssetClass, sector: Sector, rows: string): Security[] {
  return linesOf(rows.replaceAll(';', '\n')).map((line) => {
    const at = line.indexOf(' ');
    const [symbol, name] = [line.slice(0, at), line.slice(at + 1)];
    return {
      symbol,
      name,
      kind: 'company',
      profileId: symbol,
      profile: { name, classes: { [assetClass]: 100 }, sectors: { [sector]: 100 } },
      expense: 0,
      asOf,
      source,
    };
  });
}

export const companies: Security[] = [
  ...Object.entries(american).flatMap(([sector, rows]) =>
    readCompanies(sector === 'real_estate' ? 'real_estate' : 'us_stocks', sector as Sector, rows),
  ),
  ...foreign.flatMap(([assetClass, sector, rows]) => readCompanies(assetClass, sector, rows)),
];
