/** Places whose own law is not kept here. */
export const states =
  /\b(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|county|nyc|my state)\b/i;
export const countries =
  /\b(?:uk|u\.k\.|britain|british|england|scotland|ireland|canada|canadian|quebec|ontario|mexico|germany|german|france|french|spain|portugal|italy|india|indian|china|japan|australia|australian|brazil|singapore|switzerland|swiss|netherlands|sweden|norway|pounds|euros|rupees|hmrc|rrsp|tfsa|isa allowance|superannuation)\b/i;
