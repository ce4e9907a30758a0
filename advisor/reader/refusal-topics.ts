/** What is refused, and whom we send to help. */
export const refusalTopics: Readonly<Record<string, string>> = {
  insider_trading: 'wants to trade on or pass on secret information about a company',
  manipulation: 'wants to move a price, pump and dump, spoof or wash trade',
  guaranteed: 'demands a guaranteed or risk-free high return from us',
  laundering: 'wants to hide where money came from',
  structuring: 'wants to split cash deposits to avoid reports',
  evasion: 'wants to hide income or assets from the tax office or lie on a return',
  fraud:
    'wants to lie on a loan application, hide assets from a court or creditors, fake documents or cheat others',
  distress: 'says they want to die or hurt themselves',
};
