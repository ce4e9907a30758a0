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
type KindOffRecord = keyof typeof kindsOffRecord;
export type Kind = KindOnRecord | KindOffRecord;

export const namesOfOffRecord = Object.keys(kindsOffRecord) as KindOffRecord[];

export function isOnRecord(kind: Kind): kind is KindOnRecord {
  return !(kind in kindsOffRecord);
}

export const kinds: readonly Kind[] = ['stocks', 'bonds', 'cash', ...namesOfOffRecord];

/** Tickers of common funds and companies, by kind. */
const tickers: Partial<Readonly<Record<Kind, string>>> = {
  stocks:
    'VTI VOO SPY IVV VT QQQ QQQM SCHD SCHB SCHX ITOT SPLG VTV VUG VIG VYM DIA IWM RSP VTSAX VFIAX FXAIX FSKAX FZROX SWPPX SWTSX VXUS VEA VWO IXUS IEFA IEMG EFA EEM ACWI VTIAX VTWAX FTIHX',
  bonds: 'BND AGG BNDX TLT IEF SHY GOVT SCHZ BSV BIV BLV VGIT VGLT LQD MUB TIP VTIP VBTLX VTABX FXNAX FBND',
  cash: 'BIL SGOV SHV USFR TBIL VMFXX VUSXX SPAXX FDRXX FZFXX SWVXX SNVXX',
  crypto: 'BTC ETH XRP DOGE IBIT FBTC GBTC ETHA',
  gold: 'GLD IAU GLDM SLV',
  commodities: 'DBC PDBC USO',
  real_estate: 'VNQ VNQI SCHH XLRE',
  options: 'TQQQ SQQQ UPRO SPXL SOXL',
  single_company:
    'TSLA AAPL NVDA MSFT AMZN GOOG GOOGL NFLX BRK GME AMC PLTR AMD INTC DIS WMT JPM XOM CVX PFE AVGO SBUX MSTR',
  target_date: 'VBIAX VWELX VTTSX VFFVX VFIFX AOR AOA',
};

const kindOfTicker = new Map(
  Object.entries(tickers).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as Kind] as const),
  ),
);

/** The kind of what a ticker stands for; undefined for one that is not known here. */
export function kindByTicker(word: string): Kind | undefined {
  return kindOfTicker.get(word.toUpperCase());
}
