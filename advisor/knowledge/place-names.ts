/** Alternatives of a pattern, told in lines that a person can read. */
const words = (...lines: readonly string[]) => lines.join('|');

/** Of the United States. */
const stateNames = words(
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii',
  'idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan',
  'minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york',
  'north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina',
  'south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|nyc',
);

/** Cities and counties that people name when they ask for local law. */
const cityNames = words(
  'new york city|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose',
  'austin|jacksonville|fort worth|columbus|charlotte|indianapolis|san francisco|seattle|denver',
  'nashville|oklahoma city|el paso|boston|portland|las vegas|detroit|memphis|louisville|baltimore',
  'milwaukee|albuquerque|tucson|fresno|sacramento|kansas city|atlanta|omaha|colorado springs|raleigh',
  'miami|virginia beach|oakland|minneapolis|tulsa|tampa|new orleans|honolulu|cleveland|pittsburgh',
  'cincinnati|st\\. louis|saint louis|orlando|newark|brooklyn|manhattan|queens|long island',
  'salt lake city|boise|anchorage|charleston|savannah|puerto rico|d\\.c\\.|cook county|harris county',
  'king county|bergen county',
);

/** Other countries, their people and their cities. */
const countryNames = words(
  'uk|u\\.k\\.|britain|british|england|scotland|ireland|canada|canadian|quebec|ontario|mexico|germany',
  'german|france|french|spain|portugal|italy|india|indian|china|japan|australia|australian|brazil',
  'singapore|switzerland|swiss|netherlands|sweden|norway|northern ireland|wales|welsh|scottish',
  'english law|irish|austria|austrian|belgium|belgian|bulgaria|croatia|cyprus|czech|denmark|danish',
  'estonia|finland|finnish|greece|greek|hungary|hungarian|iceland|italian|latvia|lithuania|luxembourg',
  'malta|dutch|holland|norwegian|poland|portuguese|romania|serbia|slovakia|slovenia|spanish',
  'swedish|turkey|turkish|ukraine|russia|russian|israel|israeli|dubai|uae|emirates|saudi|qatar|egypt',
  'nigeria|kenya|ghana|ethiopia|south africa|south african|morocco|pakistan|bangladesh|sri lanka|nepal',
  'thailand|thai|vietnam|philippines|filipino|indonesia|malaysia|hong kong|taiwan|korea|korean|japanese',
  'chinese|new zealand|brazilian|argentina|chile|colombia|peru|ecuador|uruguay|venezuela|costa rica',
  'panama|jamaica|bermuda|cayman|bahamas|mexican|british columbia|alberta|manitoba|saskatchewan',
  'nova scotia|toronto|vancouver|montreal|calgary|ottawa|london|manchester|leeds|birmingham uk',
  'edinburgh|glasgow|dublin|paris|berlin|munich|frankfurt|hamburg|zurich|geneva|vienna|madrid|barcelona',
  'lisbon|rome|milan|amsterdam|brussels|copenhagen|stockholm|oslo|helsinki|warsaw|prague|budapest',
  'athens|istanbul|moscow|mumbai|delhi|bangalore|tokyo|shanghai|beijing|seoul|sydney|melbourne|brisbane',
  'perth|auckland',
);

/** Parts of other countries and more of their cities; none that is a town of the United States as well. */
const regionNames = words(
  'bavarian?|saxony|baden-württemberg|north rhine-westphalia|leipzig',
  'düsseldorf|dusseldorf|tyrol|salzburg|catalonia|catalan|andalusia|basque country|mallorca|ibiza',
  'canary islands|algarve|azores|porto|tuscany|lombardy|sicily|sardinia|veneto',
  'piedmont italy|provence|alsace|marseille|toulouse',
  'wallonia|the hague|krakow',
  'isle of man|monaco|andorra|liechtenstein|prince edward island',
  'winnipeg|new south wales|queensland|tasmania|victoria australia|hokkaido|okinawa|osaka',
  'kyoto|kerala|punjab|goa|gujarat|karnataka|maharashtra|tamil nadu|hyderabad|chennai|kolkata|bali|phuket',
  'bangkok|jakarta|kuala lumpur|hanoi|jalisco|yucatan|oaxaca|baja california|cancun|tijuana',
  'guadalajara|mexico city|sao paulo|são paulo|rio de janeiro|buenos aires|medellin|tel aviv',
  'lagos|nairobi|cape town|johannesburg|abu dhabi|doha|riyadh|karachi|lahore|dhaka',
);

/** Likelier abroad, though small towns here have these names; some are a car or a scent, unless somebody is in it. */
const sharedNames = words(
  'stuttgart|dresden|antwerp|rotterdam|liverpool|belfast|edmonton|newfoundland|bogota|cairo',
  '(?<=\\bin (?:the )?)(?:cologne|lyon|seville|turin|yukon|manila)',
);

/** Taxes, accounts and pensions that only other countries have. */
const schemeNames = words(
  'hmrc|rrsp|tfsa|resp|isa allowance|cash isa|lifetime isa|superannuation|national insurance',
  'council tax|stamp duty|land transfer tax|paye|vat|gst|hst|cpp|oas|qpp|centrelink|box 3',
  'solidarity surcharge|riester|pillar 3a|cpf|epf|ppf|sipp|help to buy isa|premium bonds|council rates',
  'provincial (?:tax|surtax)|cantonal|wealth tax',
);

/** Money of other countries. */
const currencyNames = words(
  'pounds sterling|quid|euros?|rupees?|yen|francs?|kroner|kronor|zloty|pesos|yuan|renminbi|lakhs?',
  'crores?|reais|canadian dollars|australian dollars|£\\d|€\\d|₹\\d',
);

/** Of states, but for those that are words as well ("in Paris, or in Rome") or the letters of a country (CA). */
const stateLetters = words(
  'ak|al|ar|az|co|ct|dc|fl|ga|ia|il|ks|ky|md|mi|mn|mo|ms|mt|nc|nd|ne|nh|nj|nm|nv|ny|ri|sc|sd|tn|tx|ut',
  'va|vt|wa|wi|wv|wy',
);
/** "Paris, Texas" and "Rome, NY" are towns of the United States, and so is "Belfast, ME". */
const foreignNames = String.raw`(?:${countryNames}|${regionNames}|(?:${sharedNames})(?!,\s*(?:me|oh|ok)\b))(?!,?\s+(?:${stateNames})\b|,\s*(?:${stateLetters})\b)`;

const whole = (alternatives: string) => new RegExp(String.raw`(?<![\w-])(?:${alternatives})(?![\w-])`, 'i');

/** Places whose own law is not kept here. */
export const states = whole(`${stateNames}|${cityNames}|county|nyc|my state`);
export const countries = whole(`${foreignNames}|${schemeNames}|${currencyNames}|pounds`);
export const otherCountries = whole(foreignNames);
export const foreignSchemes = whole(schemeNames);
export const foreignMoney = whole(currencyNames);
/** A state, a city or a county by its name: what a pattern of local law is made of. */
export const localPlace = `(?:${stateNames}|${cityNames}|\\w+ county|nyc)`;
