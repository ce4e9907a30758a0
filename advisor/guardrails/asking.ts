import { anyOf } from '#advisor/guardrails/phrases.ts';

/** Asking that it be done: nothing but wanting to stay out of it outweighs this. */
export const demanding = anyOf(
  '(help|teach|show|give|find|get|make|pick|pay) (me|us)(?! (apart|why|about|what|if|whether|understand|that)\\b)',
  '(help|teach|show) (my|our) \\w+(?! (apart|why|about|what|if|whether|understand|that)\\b)',
  'walk me through',
  'tell me (the|a|an|one|how|which)',
  '(do|plan|time|set up|write|build|arrange) (it|this|that|one|these|.{1,30}) for me',
  '(recommend|suggest|name|structure|size|create|organi[sz]e|design|draft) (\\w+ ){0,2}(a|an|the|some|something|one|out|stocks?|funds?|three|me|messages?)',
  '(recommend|suggest|write|script|draft)(?! off)',
  'set up',
  'run a',
  'use my',
  'sign me up',
  'pretend',
);

/** Doing it so that nobody notices: nobody asks for that who means well. */
export const hiding = anyOf(
  '(get|gets|getting|got) away with',
  'without (getting|being|it being|ever being|anyone|my name|the sec|a trace|leaving) ?(\\w+ )?(caught|noticed|noticing|traced|detected|seen|flagged|knowing|finding out|on it|trace|traces)?(?! insider)',
  '(so|that) (nobody|it does not|it is not|the sec) ... (notic*|know*|show up|trace*|finds? out|suspect*)',
  '(hide|hiding|conceal*|disguis*|cover up|keep) ... (from|off) (the )?(sec|irs|regulator*|finra|employer|compliance|radar|police|feds|law)',
  '(undetected|under the radar|off the radar|untraceable|leave no trace|not be detected|quietly)',
  'not (to )?(get|be|show) (caught|up|detected|noticed)',
  '(avoid|evade|escape|dodge|beat) (detection|getting caught|being caught|the sec|regulators|suspicion|attention|prosecution|jail|surveillance)',
  '(get around|get round|bypass|dodge) ... (blackout|trading window|rules?|law|compliance)',
  'protect my (profits|gains|identity|name)',
);

/** Asking how, where or which, for oneself or for anybody. */
export const seeking = anyOf(
  '(i|we) (just |really |only )?(want|need|would like|plan|intend|am going|wish|am looking|am only interested)',
  '(me and my \\w+|my \\w+ and i|our \\w+|my (group|club|friends|clients?|followers)|who|clients|us) (want|wants|need|needs|insist)',
  '(want|need|looking for|searching for|interested in) (to|a|an|some|something|any|totally|my|\\d|high)',
  'let us',
  'how (do|can|could|would|should|does|might) (i|we|you|one|someone|he|she|they|a friend|a (small )?group|a few \\w+|people|traders|my|me|our)(?! (tell|know|check|be sure|notice|spot|verify)\\b)',
  'how to',
  'how (much|many) ... (should|do|can|could|would|need|take) (i|we|it|my)',
  '(best|good|smart*|clever*|easiest|slick*|fast*|quick*|simplest|safest|cheapest|top|working) (\\w+ ){0,2}(way|ways|trick|tactic|setup|method|position|stock|coin|token|trade|time|plan|strategy|option|options|pump|market|insider|risk|guarant*)',
  '(what is|give) the (best|most|smart*|clever*|easiest|slick*|fast*|quick*)',
  '(steps?|ways?) to',
  '(which|what) (\\w+ )?(stocks?|investments?|funds?|coins?|crypto|assets?|strateg\\w+|options?|etfs?|platform|account|token|position|trade)( (has|have|is|are|gives?|offers?|pays?|will|can|should|would|could)|<end>)',
  'what (can|pays|should i|do i|would i)(?! (tell|say|do|answer|reply|ask)\\b)',
  'whose account',
  'where (do|can|could|should|would) (i|we)',
  '(is|are) there (a|an|any|some) (\\w+ )?(investment|fund|stock|etf|way|strategy|coin|crypto|trick|place|trade|account|product|bot|platform|group|channel)',
  'should i (buy|trade|sell|short|load|get in|bet|put|invest|use)',
  'calls or puts',
  'is it (smart|wise|worth it|better|best|a good (idea|time)) to (buy|sell|short|trade|get in)',
  'what is the (\\w+ ){0,3}(play|move|trick|hack|secret|method|loophole|glitch|tactic)',
  'can (my|someone|he|she) (\\w+ )?(buy|trade|sell|use|hold)',
  'can (i|we|you) (use|trade|buy|sell|profit|get|find|guarant*|earn|make|manipulate|pump|move)',
  '(asking for|list|tutorial|bot|signals?|templates?|playbook|please)',
  'invest ... and (get|receive|earn|make)',
  'what (gives|pays|returns|yields|makes)',
  'any (\\w+ )?(guarant*|risk ?free) (stock|pick|trade|coin|crypto|strategy|investment)*',
);

/** Wanting to stay out of it, out of trouble, or to make it good. */
export const protectingOneself = anyOf(
  '(avoid*|spot*|recogni[sz]e|recogni[sz]ing|detect*|identif*|notic(e|es|ing)|protect|protecting|complain*|warn*|sue|recover|understand|beware|come clean|whistle ?blow*)',
  '(to|i|we|and|or|should|must|you|please) report',
  'report(ing|ed)? (it|this|that|him|her|them|a|an|the (sec|guy|group|person|scheme|scam)|insider|market|pump|some\\w+|fraud)',
  '(not|never|from) fall(ing)? for',
  '(steer clear|stay (away|out|clear|legal|safe)|keep away|talk ... out of|get out of it)',
  '(get|getting) (my |our |his |her |their )?money back',
  '(tell|know|check|sure|see|figure out|find out|knowing|learn) (if|whether|what|about|when it|that it is not)(?! .{0,20}(earnings|merger|takeover|buyout|acquisition))',
  '(red flags?|warning signs?|too good to be true|a scam|scammed|scammers?|fraud|fell for|lost money|victim)',
  '(get|be|getting|am i|am) (in|into) trouble',
  '(get|be|getting) (sued|arrested|charged|fined|punished|convicted)',
  '(am i|are we|is it|i am|may i|be|is he|is she) (still )?(allowed|permitted|legally)',
  '(allowed|permitted|legal|illegal) (for me )?(to|if)',
  'without (it |this |that )?(being|counting as|becoming|committing|breaking|violating|insider trading)(?! (caught|noticed|traced|detected|seen))',
  '(10b5 1|trading plan|preclear*|pre clear*)',
  'what (should|do|can) i (tell|say|do(?! to\\b)|answer|reply|ask)',
  'learn about',
);

/** About other people, and about what has happened. Those who are anybody ("someone", "people") are left out. */
const otherPeople =
  '(they|executives?|ceos?|cfos?|directors?|officers?|insiders|bosses|managers|politicians?|senators?|congress\\w*|members of|hedge funds?|funds|scammers?|fraudsters?|crooks|criminals|banks?|brokers?|market makers|regulators?|the sec|companies|company|employees|celebrit\\w+|influencers?|whales|rich people|the \\w+|that \\w+|these \\w+|those \\w+|martha|elon|musk)';
export const aboutOthers = anyOf(
  `how (do|does|did|can|could|would|was|were|are|is) ${otherPeople}`,
  '(why|when|where|how|who) (did|was|were|got|went|has)(?! i\\b)(?! we\\b)',
  'how (many|much) ... (years|prison|jail|time|fine|people|cases) (do|does|did|is|are|get|for)',
);

/** Reckoning with what paying a debt or an employer's match is worth, as anybody does. */
const sureGains =
  '(pay\\w* (off|down|extra)|prepay*|pay ?offs?|kill* my|debts?|(company|employer|401k?) match|match|employer (puts|adds|matches)|clearing|paid off)';
export const everydayReasoning = anyOf(
  `${sureGains} ... (is|are|gives?|equals?|like|as|basically|earns?|means|being|a) ... (risk ?free|guarant*)`,
  `(risk ?free|guarant*) ... (from|by|is|when|of) (\\w+ )?${sureGains}`,
  '(basically|essentially|effectively|technically|like|as good as|same as|equivalent to|in effect|amounts to|call|consider|considered|closer to|closest to|almost|nearly|virtually|practically) ... (risk ?free|guarant*)',
  '(how much|what part|what share|what portion|what percent\\w*|some) of (my|our|a|the) ... risk ?free',
);

/** Asking what it is, about the law, or whether something is so: reasons to answer when it is named and not asked for. */
export const curious = new RegExp(
  [
    anyOf(
      'what (is|are|does|do|counts as|makes|was|were|happens|happened|would happen)',
      '(define|definition|meaning of|explain*|difference between|history of|examples? of|who (enforces|polices|investigates|was|is|were|manipulates|does|did|gets|goes|can))',
      'why',
      'how (is|are|was|were) ... (illegal|regulated|punished|detected|prosecuted|caught|prevented)',
      '(is|are|was|does|do|did|would|could|can|should|has|have) ... (legal|illegal|legit|legitimate|scams?|fraud*|a lie|crime|real|true|exist|possible|allowed|suspicious|believe|trust)',
      'how much (can|could|did|do) (i|you|people|he|she|they) lose',
      'worth it<end>',
      '(worried|scared|suspect*|suspicious|penalt*|punish*|prison|jail|locked up|lock up|fined|law against|safe from|convicted|charged|subpoena|trouble)',
      '(am i (right|wrong|thinking|correct|missing)|do i have that right|right or wrong|correct<end>|right<end>|true<end>|is it<end>|is that (so|right|true))',
    ),
    protectingOneself,
    aboutOthers,
    everydayReasoning,
    // "Is this …", "do banks …": whether something is so. "Is there a fund that …" asks for the fund.
    /(?:^|[.?!,;:"] ?)(?:so |and |but |or |wait |then |hey )*(?:is|are|was|were|does|do|did|can|could|would|has|have|should)(?: not)? (?!i\b(?! bonds)|we\b|you\b|there (?:an?|any|some) (?!guarant|risk|such|real|truly))\w/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
