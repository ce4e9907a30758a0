/** How people ask for these facts. */
export const winningsAsked = {
  winnings_withholding_percent: [
    'lottery tax withholding rate',
    'how much tax is taken out of lottery winnings',
    'federal withholding on gambling winnings',
    'percent the casino keeps back for the irs on a jackpot',
    'what share of a lottery prize is withheld up front',
    'withholding on a scratch off win',
  ],
  winnings_withholding_threshold: [
    'lottery winnings withholding threshold',
    'how much can i win before tax is withheld',
    'at what prize does the lottery take out taxes',
    'sweepstakes amount where withholding starts',
    'smallest lottery win with federal tax taken out',
    'how big a raffle prize before they withhold',
  ],
  gambling_loss_percent: [
    'gambling loss deduction percent',
    'how much of my gambling losses can i deduct',
    'new limit on writing off betting losses',
    'can i deduct all my casino losses against winnings',
    'sports betting losses deductible share',
    'what part of poker losses counts on the tax return',
  ],
};
