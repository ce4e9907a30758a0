import { yearlyReturns, type YearOfReturns } from '#advisor/history/yearly-returns.ts';

/** What a long replay needs of a year, as fractions. */
type YearOfHistory = Pick<YearOfReturns, 'year' | 'stocks' | 'bonds' | 'inflation'>;

/**
 * Robert Shiller (Yale), the monthly data behind "Irrational Exuberance", as carried by
 * https://github.com/datasets/s-and-p-500 (public domain, ODC-PDDL), read in November 2026. Worked out from it for
 * each year, from January to January:
 * stocks: the twelve months' (price + a twelfth of the yearly dividend) / price of the month before, multiplied;
 * bonds: a ten-year bond bought at par at January's rate, its coupon, and its price a year later at the new rate;
 * inflation: the consumer price index.
 * Against the yearly table from 1928 on these have correlations of 0.97 (stocks) and 0.96 (bonds), and means within
 * a twentieth of a percentage point; prices are averages of a month, so single years differ.
 */
// Year, stocks, bonds, inflation.
const rows: readonly (readonly [number, number, number, number])[] = [
  [1871, 0.156448, 0.050402, 0.015249],
  [1872, 0.112347, 0.038359, 0.022925],
  [1873, -0.024675, 0.063458, -0.044049],
  [1874, 0.047129, 0.083043, -0.069523],
  [1875, 0.053542, 0.085449, -0.057341],
  [1876, -0.141699, 0.056099, 0.008295],
  [1877, -0.013361, 0.052554, -0.156307],
  [1878, 0.162533, 0.052234, -0.102925],
  [1879, 0.494132, 0.057057, 0.206522],
  [1880, 0.266867, 0.064322, -0.057057],
  [1881, 0.003061, 0.043053, 0.080679],
  [1882, 0.03614, 0.035444, -0.018664],
  [1883, -0.054846, 0.037057, -0.076076],
  [1884, -0.123767, 0.043801, -0.102925],
  [1885, 0.298957, 0.04668, -0.035024],
  [1886, 0.1194, 0.022299, 0],
  [1887, -0.006287, 0.023877, 0.047559],
  [1888, 0.032902, 0.053476, -0.0454],
  [1889, 0.070646, 0.036791, -0.047559],
  [1890, -0.061584, 0.019068, 0.024967],
  [1891, 0.188833, 0.037715, -0.060256],
  [1892, 0.06155, 0.024719, 0.077763],
  [1893, -0.187969, 0.041269, -0.132911],
  [1894, 0.035553, 0.055292, -0.040876],
  [1895, 0.049586, 0.023998, 0.013699],
  [1896, 0.032194, 0.051286, -0.028529],
  [1897, 0.203732, 0.03783, 0.029366],
  [1898, 0.293421, 0.052875, 0.015015],
  [1899, 0.036805, 0.027134, 0.168639],
  [1900, 0.209518, 0.035375, -0.024051],
  [1901, 0.194644, 0.024823, 0.024643],
  [1902, 0.082884, 0.022586, 0.096203],
  [1903, -0.170872, 0.025357, -0.04388],
  [1904, 0.321017, 0.027908, 0.022947],
  [1905, 0.213055, 0.038616, 0],
  [1906, 0.006989, 0.016184, 0.044864],
  [1907, -0.241829, 0.021741, -0.021469],
  [1908, 0.394236, 0.046969, 0.032333],
  [1909, 0.161882, 0.026401, 0.107383],
  [1910, -0.033794, 0.033891, -0.067677],
  [1911, 0.035209, 0.03757, -0.010834],
  [1912, 0.071793, 0.008045, 0.073384],
  [1913, -0.047377, 0.065906, 0.020408],
  [1914, -0.054699, 0.035716, 0.01],
  [1915, 0.31219, 0.056495, 0.029703],
  [1916, 0.082342, 0.027256, 0.125],
  [1917, -0.18538, 0.017664, 0.196581],
  [1918, 0.180649, 0.050788, 0.178571],
  [1919, 0.196281, 0.011549, 0.169697],
  [1920, -0.139772, 0.041205, -0.015544],
  [1921, 0.100825, 0.108844, -0.110526],
  [1922, 0.291281, 0.038611, -0.005917],
  [1923, 0.054573, 0.065845, 0.029762],
  [1924, 0.271165, 0.055566, 0],
  [1925, 0.258727, 0.052181, 0.034682],
  [1926, 0.115647, 0.062858, -0.022346],
  [1927, 0.371595, 0.034167, -0.011429],
];

/** One entry a year since 1871, in order and without a gap; from 1928 on it is the yearly table. */
export const longHistory: readonly YearOfHistory[] = [
  ...rows.map(([year, stocks, bonds, inflation]) => ({ year, stocks, bonds, inflation })),
  ...yearlyReturns,
];
