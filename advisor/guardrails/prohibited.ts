/** The words of the specification. */
export const refusalText =
  "I can't provide advice on that topic. Content contains prohibited financial advice or potentially harmful information.";

interface Topic {
  name: string;
  /** How the topic is named. */
  named: RegExp;
  /** Terms of art that only sound like it. */
  harmless?: RegExp;
}

const topics: readonly Topic[] = [
  {
    name: 'insider trading',
    named:
      /\binsider[\s-]+(?:trad|tip|info|knowledge)\w*|^(?=[\s\S]*\b(?:trad|buy|sell|profit)\w*)(?=[\s\S]*\b(?:info|information|news|tip|knowledge|data)\b)[\s\S]*\b(?:non-?public|inside|confidential|not (?:yet )?public)\b/,
  },
  {
    name: 'market manipulation',
    named:
      /\bmarket[\s-]+manipulat\w*|\bmanipulat\w*\b[^.?!]{0,30}\b(?:market|stock|price|share|coin|token)s?\b|\b(?:spoof|wash[\s-]?trad|paint\w* the tape)\w*/,
    harmless: /\bwash[\s-]sale/,
  },
  {
    name: 'pump and dump',
    named:
      /\bpump(?:ing|ed|s)?[\s-]*(?:and|&|n'?|-)[\s-]*dump\w*|\bpump(?:ing|ed)?\b[^.?!]{0,40}\bdump(?:ing|ed)?\b/,
  },
  {
    name: 'guaranteed returns',
    named:
      /\bguarant\w*\b[^.?!]{0,40}\b(?:returns?|profits?|gains?|income from (?:stocks|trading)|to (?:double|triple|make money|go up))\b|\b(?:returns?|profits?|gains?)\b[^.?!]{0,25}\bguarant\w*/,
    harmless:
      /\bguarant\w* (?:minimum|period|issue|universal|renewab|death benefit|lifetime|withdrawal)|\b(?:not|isn't|aren't|never|no|nothing is) (?:a )?guarant\w*/,
  },
  {
    name: 'risk free',
    named:
      /\brisk[\s-]*free\b|\b(?:no|zero|without(?: any)?)[\s-]+risk\b[^.?!]{0,30}\b(?:return|profit|invest|money|gain)|\b(?:return|profit|invest\w*|gain|money)\b[^.?!]{0,40}\b(?:with no|with zero|without any|no|zero)[\s-]+risk\b/,
    harmless:
      /\brisk[\s-]*free[\s-]+(?:rates?|assets?|return rate|yield|benchmark|interest rate|borrowing|discount)|\brisk[\s-]*free\b[^.?!]{0,20}\b(?:sharpe|capm|black|premium)|\b(?:sharpe|capm|black.scholes|risk premium|excess return)\b[^.?!]{0,80}\brisk[\s-]*free/,
  },
];

/** Questions that protect whoever asks: what it is, whether it is legal, how to notice, avoid or report it. */
const protective =
  /\b(?:what(?:'s| is| are| does| counts as| makes)|define|definition|meaning of|explain|difference between|why (?:is|are|was|do|does)|who (?:enforces|polices|investigates)|history of|examples? of|how (?:is|are|was|were) .*\b(?:illegal|regulated|punished|detected|prosecuted|caught|prevented))\b|\b(?:is|are|was|does|do|did|would|could|can|should)\b[^.?!]{0,80}\b(?:legal|illegal|legit|legitimate|a scam|scams?|fraud|fraudulent|a lie|too good to be true|crime|real|true|exist|possible|allowed|suspicious|red flags?|believe|trust)\b|\b(?:avoid|report|spot|recogni[sz]e|detect|protect|warn|identify|tell if|fall(?:ing)? for|victim|lost money|beware|worried|scared|suspect|suspicious|penalt|punish|prison|jail|fine[sd]?|law against|red flags?|complain|safe from)\w*/;

/** Asking for it, or for help with it. It outweighs everything else. */
const seeking =
  /\b(?:help me|teach me|show me how|tell me how|walk me through|give me|find me|get me|i (?:want|need|would like|'d like|plan|intend|am going|wish) (?:to|a|an|some)?|we (?:want|plan) to|let's|how (?:do|can|could|would|should) (?:i|we|you|one|someone)|how to|best way to|ways? to|steps? to|recommend|suggest|which (?:stock|investment|fund|coin|crypto|asset|strategy)s? (?:has|have|is|are|gives?|offers?|pays?|will|can)|where can i (?:get|find|buy|invest)|make me|get away with|without getting caught|write|create|organi[sz]e|set up|run a|join a|use my|should i (?:buy|trade|sell) (?:on|based|before)|can i (?:use|trade|buy|sell|profit))\b/;

/** "Is it …?": somebody has met something and wants to know what it is. */
const wondering =
  /\b(?:is|was|are|were) (?:it|this|that|these|those|they|anything|anybody|something)\b[^.?!]*(?:\?|$)/;
const insistent =
  /\b(?:help me|teach me|show me|give me|walk me through|get away with|without getting caught)\b/;

/** What makes a wish harmless: to stay away from it. */
const seekingProtection =
  /\b(?:avoid|report|spot|recogni[sz]e|detect|protect|identify|tell if|not fall|steer clear|stay away|get (?:my )?money back|recover|understand|know (?:if|whether|what)|check (?:if|whether)|learn (?:about|what)|sue|complain|warn)\b/;

/**
 * Whether a question asks for what nobody should help with. A term of art, and a question that protects an investor, is
 * no such thing: refusing it would harm the very people the rule protects (docs/decisions/018).
 */
export function findProhibited(question: string): { topic: string } | null {
  const text = question.toLowerCase().replaceAll('’', "'");
  for (const { name, named, harmless } of topics) {
    const rest = harmless ? text.replace(new RegExp(harmless.source, 'g'), ' ') : text;
    if (!named.test(rest)) continue;
    if (wondering.test(rest) && !insistent.test(rest)) continue;
    if (seeking.test(rest) && !seekingProtection.test(rest)) return { topic: name };
    if (!protective.test(rest)) return { topic: name };
  }
  return null;
}
