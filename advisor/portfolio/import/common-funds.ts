/**
 * Exchange-traded funds that people hold most, for files that have symbols without names. A symbol that is not here
 * counts as a stock until its name says otherwise.
 */
const symbols = `
  VTI VOO VXUS VEA VWO VT VUG VTV VIG VYM VB VO VBR VNQ VNQI VGT VHT VDC VFH VPU VDE VIS VAW VCR VOX
  BND BNDX BSV BIV BLV VTIP VTEB VCIT VCSH VGIT VGSH VGLT VMBS MGK MGV
  IVV ITOT IEFA IEMG IXUS EFA EEM IWM IWB IWF IWD IJR IJH IVW IVE DGRO HDV QUAL USMV MTUM AGG TLT IEF SHY TIP LQD HYG
  MUB SHV SGOV USFR GOVT IAU SLV IBIT SOXX ACWI ESGU
  SPY SPLG SPYG SPYV SPYD SPDW SPEM GLD GLDM DIA MDY XLK XLF XLV XLE XLI XLP XLY XLU XLB XLRE XLC BIL JNK SPTM
  SCHB SCHX SCHF SCHE SCHD SCHG SCHV SCHA SCHM SCHZ SCHP SCHH SCHO SCHR
  QQQ QQQM RSP FTEC FXAIX JEPI JEPQ AVUV AVDV AVUS DFAC COWZ ARKK SOXL TQQQ SMH FBTC GBTC ETHA
`;
const common = new Set(symbols.trim().split(/\s+/));

export function isCommonFund(symbol: string): boolean {
  return common.has(symbol);
}
