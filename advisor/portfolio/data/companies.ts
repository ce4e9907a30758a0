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
    NET Cloudflare; MSTR Strategy; SMCI Super Micro Computer
    APP AppLovin; MRVL Marvell Technology; MCHP Microchip Technology; ON ON Semiconductor; NXPI NXP Semiconductors
    TEL TE Connectivity; GLW Corning; ADSK Autodesk; TEAM Atlassian; ZS Zscaler; OKTA Okta; TWLO Twilio; MDB MongoDB
    FICO Fair Isaac; CTSH Cognizant; IT Gartner; WDC Western Digital; STX Seagate Technology; SNDK Sandisk; HUBS HubSpot
    IONQ IonQ; ROP Roper Technologies`,
  communication: `
    GOOGL Alphabet (class A); GOOG Alphabet (class C); META Meta Platforms; NFLX Netflix; DIS Walt Disney
    CMCSA Comcast; VZ Verizon; T AT&T; TMUS T-Mobile US; TTWO Take-Two Interactive; RBLX Roblox; PINS Pinterest
    SNAP Snap
    EA Electronic Arts; WBD Warner Bros. Discovery; CHTR Charter Communications; LYV Live Nation Entertainment
    RDDT Reddit; ROKU Roku`,
  consumer_discretionary: `
    AMZN Amazon; TSLA Tesla; HD Home Depot; MCD McDonald’s; LOW Lowe’s; NKE Nike; SBUX Starbucks
    BKNG Booking Holdings; TJX TJX Companies; ABNB Airbnb; CMG Chipotle Mexican Grill; GM General Motors; F Ford Motor
    MAR Marriott International; HLT Hilton Worldwide; ORLY O’Reilly Automotive; AZO AutoZone; ROST Ross Stores
    EBAY eBay; RIVN Rivian Automotive; LULU Lululemon Athletica; DHI D.R. Horton; LEN Lennar; GME GameStop
    DASH DoorDash; RCL Royal Caribbean; CCL Carnival; GRMN Garmin; YUM Yum! Brands; DPZ Domino’s Pizza
    DRI Darden Restaurants; LVS Las Vegas Sands; MGM MGM Resorts; EXPE Expedia; ETSY Etsy; CHWY Chewy; ULTA Ulta Beauty
    BBY Best Buy; TSCO Tractor Supply; CVNA Carvana; LCID Lucid Group; DKNG DraftKings; PHM PulteGroup; APTV Aptiv`,
  consumer_staples: `
    WMT Walmart; PG Procter & Gamble; COST Costco Wholesale; KO Coca-Cola; PEP PepsiCo; PM Philip Morris International
    MO Altria; MDLZ Mondelez International; CL Colgate-Palmolive; TGT Target; KMB Kimberly-Clark; GIS General Mills
    KR Kroger; STZ Constellation Brands; KHC Kraft Heinz; HSY Hershey
    MNST Monster Beverage; KDP Keurig Dr Pepper; EL Estée Lauder; DG Dollar General; DLTR Dollar Tree; SYY Sysco
    ADM Archer-Daniels-Midland; KVUE Kenvue; CELH Celsius Holdings; CHD Church & Dwight; CLX Clorox; MKC McCormick`,
  health_care: `
    LLY Eli Lilly; UNH UnitedHealth Group; JNJ Johnson & Johnson; ABBV AbbVie; MRK Merck; TMO Thermo Fisher Scientific
    ABT Abbott Laboratories; PFE Pfizer; AMGN Amgen; DHR Danaher; ISRG Intuitive Surgical; BMY Bristol-Myers Squibb
    GILD Gilead Sciences; VRTX Vertex Pharmaceuticals; MDT Medtronic; CVS CVS Health; ELV Elevance Health; CI Cigna
    SYK Stryker; REGN Regeneron Pharmaceuticals; BSX Boston Scientific; ZTS Zoetis; HCA HCA Healthcare; MRNA Moderna
    MCK McKesson
    BDX Becton Dickinson; EW Edwards Lifesciences; IDXX IDEXX Laboratories; HUM Humana; CNC Centene; BIIB Biogen
    IQV IQVIA; A Agilent Technologies; GEHC GE HealthCare; COR Cencora; CAH Cardinal Health; RMD ResMed; DXCM DexCom
    HIMS Hims & Hers Health; VTRS Viatris; ALNY Alnylam Pharmaceuticals`,
  financials: `
    BRK.B Berkshire Hathaway (class B); BRK.A Berkshire Hathaway (class A); JPM JPMorgan Chase; V Visa; MA Mastercard
    BAC Bank of America; WFC Wells Fargo; GS Goldman Sachs; MS Morgan Stanley; C Citigroup; AXP American Express
    BLK BlackRock; SCHW Charles Schwab; SPGI S&P Global; PGR Progressive; CB Chubb; PYPL PayPal; USB U.S. Bancorp
    PNC PNC Financial Services; COF Capital One; BX Blackstone; KKR KKR; CME CME Group
    ICE Intercontinental Exchange; COIN Coinbase Global; SOFI SoFi Technologies; HOOD Robinhood Markets
    MMC Marsh McLennan; AON Aon; AJG Arthur J. Gallagher; MCO Moody’s; APO Apollo Global Management; TFC Truist
    TRV Travelers; BK BNY; AFL Aflac; MET MetLife; AIG AIG; ALL Allstate; AMP Ameriprise Financial; NDAQ Nasdaq
    PRU Prudential Financial; MSCI MSCI; STT State Street; TROW T. Rowe Price Group; ALLY Ally Financial; XYZ Block
    FI Fiserv; FISV Fiserv; FIS Fidelity National Information Services; GPN Global Payments; AFRM Affirm Holdings
    UPST Upstart; CRCL Circle Internet Group`,
  industrials: `
    GE GE Aerospace; CAT Caterpillar; RTX RTX; BA Boeing; HON Honeywell; UNP Union Pacific; UPS United Parcel Service
    DE Deere; LMT Lockheed Martin; UBER Uber Technologies; ADP Automatic Data Processing; ETN Eaton; GEV GE Vernova
    FDX FedEx; NOC Northrop Grumman; GD General Dynamics; MMM 3M; WM Waste Management; CSX CSX; NSC Norfolk Southern
    EMR Emerson Electric; ITW Illinois Tool Works; DAL Delta Air Lines; UAL United Airlines; LUV Southwest Airlines
    PH Parker-Hannifin; TT Trane Technologies; TDG TransDigm; CTAS Cintas; CMI Cummins; HWM Howmet Aerospace
    JCI Johnson Controls; CARR Carrier Global; PCAR Paccar; URI United Rentals; PWR Quanta Services; FAST Fastenal
    PAYX Paychex; GWW W.W. Grainger; RSG Republic Services; VRT Vertiv; AXON Axon Enterprise; AAL American Airlines
    LHX L3Harris Technologies; RKLB Rocket Lab; OTIS Otis Worldwide; VRSK Verisk Analytics; BE Bloom Energy`,
  energy: `
    XOM Exxon Mobil; CVX Chevron; COP ConocoPhillips; SLB SLB; EOG EOG Resources; OXY Occidental Petroleum
    PSX Phillips 66; MPC Marathon Petroleum; VLO Valero Energy; KMI Kinder Morgan; WMB Williams Companies
    OKE ONEOK; BKR Baker Hughes; FANG Diamondback Energy; TRGP Targa Resources; LNG Cheniere Energy; DVN Devon Energy
    HAL Halliburton; EPD Enterprise Products Partners; ET Energy Transfer`,
  utilities: `
    NEE NextEra Energy; SO Southern Company; DUK Duke Energy; D Dominion Energy; AEP American Electric Power; EXC Exelon
    CEG Constellation Energy; SRE Sempra; VST Vistra
    XEL Xcel Energy; PEG Public Service Enterprise Group; ED Consolidated Edison; ETR Entergy; WEC WEC Energy
    PCG PG&E; NRG NRG Energy; AWK American Water Works; OKLO Oklo`,
  materials: `
    LIN Linde; SHW Sherwin-Williams; FCX Freeport-McMoRan; NEM Newmont; ECL Ecolab; APD Air Products and Chemicals
    NUE Nucor; DOW Dow
    CTVA Corteva; MLM Martin Marietta; VMC Vulcan Materials; DD DuPont; PPG PPG Industries; IP International Paper
    MP MP Materials; ALB Albemarle`,
  real_estate: `
    PLD Prologis; AMT American Tower; EQIX Equinix; WELL Welltower; O Realty Income; SPG Simon Property Group
    CCI Crown Castle; PSA Public Storage
    DLR Digital Realty; EXR Extra Space Storage; VICI VICI Properties; AVB AvalonBay Communities; EQR Equity Residential
    IRM Iron Mountain; VTR Ventas; INVH Invitation Homes`,
};

/** Listed in the US, at home elsewhere. */
const foreign: readonly (readonly [AssetClass, Sector, string])[] = [
  ['emerging_stocks', 'technology', 'TSM Taiwan Semiconductor Manufacturing'],
  ['emerging_stocks', 'technology', 'INFY Infosys'],
  [
    'emerging_stocks',
    'consumer_discretionary',
    'BABA Alibaba; PDD PDD Holdings; JD JD.com; NIO NIO; LI Li Auto; XPEV XPeng; MELI MercadoLibre',
  ],
  ['emerging_stocks', 'communication', 'BIDU Baidu; NTES NetEase; TCEHY Tencent'],
  ['emerging_stocks', 'financials', 'NU Nu Holdings; HDB HDFC Bank; IBN ICICI Bank; ITUB Itaú Unibanco'],
  ['emerging_stocks', 'energy', 'PBR Petrobras'],
  ['emerging_stocks', 'materials', 'VALE Vale'],
  [
    'developed_stocks',
    'financials',
    'RY Royal Bank of Canada; TD TD Bank; HSBC HSBC; UBS UBS; BN Brookfield',
  ],
  ['developed_stocks', 'industrials', 'CNI Canadian National Railway; CP Canadian Pacific Kansas City'],
  ['developed_stocks', 'technology', 'ASML ASML; SAP SAP; SHOP Shopify; ARM Arm Holdings'],
  ['developed_stocks', 'health_care', 'NVO Novo Nordisk; NVS Novartis; AZN AstraZeneca; GSK GSK; SNY Sanofi'],
  ['developed_stocks', 'consumer_discretionary', 'TM Toyota Motor; SONY Sony; HMC Honda Motor'],
  ['developed_stocks', 'communication', 'SPOT Spotify'],
  ['developed_stocks', 'consumer_staples', 'UL Unilever; BTI British American Tobacco; DEO Diageo'],
  ['developed_stocks', 'energy', 'SHEL Shell; BP BP; TTE TotalEnergies; ENB Enbridge'],
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
