import { anyOf } from '#advisor/guardrails/phrases.ts';

const kin =
  '(the |my |our |both )?(family|wife|husband|partner|kids|children|boys|girls|son|sons|daughter|daughters|mom|mother|dad|father|parents|brother|sister|everyone|loved ones)';
const self = '(myself|himself|herself|themselves|ourselves)';
const soon =
  '(tonight|today|tomorrow|soon|this (week|weekend|month)|next (week|month)|(on |by |after )?(the )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|morning|christmas)|much longer|anymore)';

/** What people say without meaning it: it is taken out before anything is looked for. */
export const mereWords = anyOf(
  // Money talk that borrows the words.
  '(financial|career|professional|tax|portfolio|economic|political|retirement) suicide',
  `shoot* ${self} in the foot`,
  `(cut|cutting) ${self} (off|a|an|some|out|short|loose|in)`,
  '(is|are|was|were|been|be) dead (money|weight|end|last)',
  'dead cat',
  // Before a new job or a business of one's own.
  '(saved|save|have|set aside|put away|need|lined up|ready) before (i|we) jump',
  // Hard work is called so.
  `(am|are|is|was|were|been|be|keep) killing ${self} (working|at work|at my job|to (save|make|pay|earn|keep|max|get|afford)|trying|with (work|overtime)|for (a|my|the|this) (job|company|boss|paycheck|raise))`,
  `kill ${self} (working|at work|at my job|saving|commuting|trying)`,
  // A wish about how to spend the last years, not about when.
  'die (with|in|at|on) (zero|nothing|nothing left|money|my (own )?(home|house|bed|terms)|our (own )?(home|house)|home|the house|this house|a|assets|millions|debt)',
  '(going to|gonna|will) die (with|owing) (these|(these |those |my |this |the )?(student )?(loans?|debts?|balances?|payments))',
  'die (debt free|broke|rich|owning|of (old age|laughter|embarrassment|boredom)|laughing)',
  'rather die than (pay|sell|rent|buy|use|give|move|refinance|take|invest|own|drive|work|file|cook|eat)',
  // Plans for care: nobody wants to be one.
  '(not want to|never want to|avoid|without|rather not|not to|so i am not|worried about|afraid of|not) (be |being |becoming |become )?a burden (on|to|for)',
  // Contracts that are hard to leave.
  'no (other |easy )?way out of (my|this|the|a|our|that) (\\w+ )?(lease|timeshare|contract|annuity|policy|deal|plan|fund|loan|mortgage|membership|position|trade)',
);

/** How people speak of death and of living when they plan: taken out before wishes are looked for. */
export const planning = anyOf(
  '(when|if|after|before|until|till|once|unless|in case|the day|by the time) (i|we|he|she|they|you|one of us|someone|((my|the|our|a) )?\\w+( \\w+)?) (die|dies|died|dying|pass|am dead|is dead|were to die)( first)?',
  '(accidental |wrongful |sudden |early )?death (benefits?|tax*|certificates?|claims?|insurance|cross|spiral|rates?|payout|in the family)',
  "(at|after|upon|before|until|on|of|since|accidental|wrongful) (my |his |her |their |your |our |a |the |\\w+'s )?(own )?death",
  '(dad|father|mom|mother|wife|husband|brother|sister|uncle|aunt|grand\\w+|parent|friend|dog|cat|he|she|who|car|phone|battery) (is|was|are|has been) (dying|dead)',
  '(car|truck|phone|battery|laptop|furnace|fridge|rally|market|stock|policy|deal|fund) (does not|do not|did not|will not|will|to|might|could|has) (die|died)',
  'die in (\\d+|the year)',
  '(to die for|dying to (know|see|buy|get|try|hear|learn|understand)|dying (over here|laughing)|die hard|die down|dying (industry|business|company|mall))',
  '(dead|drop dead) (simple|easy|cheap|broke|money|cat|weight|end|wrong|serious|last|set|stock|on arrival|in the water|pool|zone|accurate|if)',
  '(cost|costs|standard|quality) of living|(make|making|earn|earning|for|makes) a living',
  'living (paycheck|with (my|a|our|roommates?|parents|family|friends)|in|at|on|off|expenses|costs?|room|trust|wills?|wage|cheap*|large|frugal*|below|within|beyond|alone|abroad|comfortably|benefits?)',
  'stop living (together|apart|separately)',
);

/** Death as a wish, an answer or a comparison; life as something not wanted. */
export const wishes = anyOf(
  '(wish*|hope|hoping|want*|easier|rather|better|deserve*|think*|thought*|ready|useful|pray*|might as well|ought|prefer|afraid i will) ... (die|dying|dead|death)',
  '(i should|should i) (just |really |be |have )*(die|died|dead)',
  '(dying|death|being dead) ... (easier|better|only|solution|answer|relief|escape|way out|peace*)',
  '(not sure|not know (if|why)|not|why|hate|stop|worth|no longer|no point) ... (keep living|living|be alive|being alive|existing)',
  // "A landlord that does not exist" is no cry for help.
  '(not sure|not know (if|why)|why i|hate|stop|worth|no longer|no point) ... exist',
);

/** Words by which somebody may say that they are at the end of their strength. */
export const signs: readonly RegExp[] = [
  // Said outright.
  anyOf(
    `kill(ing|s|ed)? ${self}`,
    'suicid*',
    `(unaliv*|off|offing|hang|hanging|hanged|shoot|shooting|shot|drown|drowning|cut|cutting|poison|end|ending|do|doing) ${self}( in)?<end>`,
    `(unaliv*|hang|hanging|shoot|shooting|drown|drowning|poison) ${self}`,
    'end(ing)? (my|his|her|their|this) (own )?(life|misery|existence|suffering)',
    'end(ing)? it (all|tonight|today|now|for good|forever|soon)',
    '(think*|thought*|consider*|plan*|want|ready|about|of) (about |of |to )?end(ing)? (it|everything|things)(?! (with|by|early))',
    'end(ing)? (it|things|everything) (tonight|today|tomorrow|now|soon|this week\\w*)',
    'if i am dead ... alive',
    '(insur*|policy|term life|payout) ... if i (drove|drive|jump|jumped|crash|crashed|step|stepped) (in|into|off|in front)',
    'put an end to (it all|my life|everything|myself)',
    '(take|taking|took|taken) (my|his|her|their) (own )?life',
    '(want|wants|wanted|ready|prefer|hope|deserve|going) to (just )?(die|be dead)',
    '(rather|better off|wish (i|he|she) (was|were|am)|be|easier|better) (to be )?(be )?dead(?! (set|serious|wrong|last|broke|in the water))',
    'rather die',
    '(think*|thought*|dream*|fantasiz*) (about|of) (dying|death all|being dead|not being (here|alive)|not waking up)',
    'tonight it ends',
    '(want|wants|wanting) out of (this |my )?life',
    '(not )?deserve(s|d)? to (live|be alive|die)',
    '(easiest|painless|quickest|fastest|best|gentlest) way to (go|die)<end>',
    '(hope|wish|pray) (a |the |some |that |i |it )*(\\w+ )?(hits?|kills?|takes?|runs? over|gets? hit|get run over|die|dies)( me| by a| in my sleep|<end>)',
    '(do|doing) something (i|you) can not (undo|take back)',
    '(better|easier|best) ... if (i|he|she) (just )?(ended|end|did) it<end>',
    '(going|about|ready|want) to (kms|jump<end>)',
    '(if|when|before|after) i jump(?! (in|into|on|to|ship|at|from|jobs?|back|over|through|between)\\b)',
    '(way )?out of (this|my) life<end>',
    '(make|get) it (through (the|this|another) night|to (tomorrow|the morning))',
    '(will|just|might|should) kms',
    '^kms',
  ),
  // Hurting oneself; "am I hurting myself by claiming early" is another question.
  anyOf(
    `(want*|going|like|about|of|might|will|afraid|urge*|tempted|tried|trying|could|scared|plan*) (i |i will |to |of )*(hurt|harm|injur|cut)(ting|ing|e)? ${self}(?! (by|financially|tax|with tax|if))`,
    'self harm*',
    `(do|did|done|doing) something (stupid |bad |terrible |drastic )?to ${self}`,
    '(i|have) (cut|burned|harmed) myself (last night|again|today|yesterday|tonight|after|when|because)',
    '(scared|afraid) of (myself|what i (might|will|could|may) do)',
    '(not|never) (trust myself|safe (with myself|alone|by myself))',
  ),
  // Not wanting to live, wake up or be here. Living with roommates or in a state is something else.
  anyOf(
    '(not|never) (really )?want(s|ed|ing)? to (live|be alive|exist|be here|be around|be on this (earth|planet)|wake up|go on|keep going|keep living|continue living)( anymore|<end>| any longer| like this| another day| tomorrow| again| in this world| with (this|myself|the (shame|guilt)|what i))',
    '(not|never) want(s|ed)? to be alive',
    '(never|not) wak(e|ing) up (again|tomorrow|in the morning)',
    '(hope|wish|want|pray|sleep|prefer|rather) ... (never|not) wake up(?! (to|at|early|before)\\b)',
    '(wish|wished) i (had |was |were )?(never|not) (been )?(born|alive|exist*|here)',
    '(stop|stopped|quit) existing',
    'sleep forever',
    '(sleep|bed) ... (never|not) (get|wake) up',
    'not belong (here|in this world|on this earth)',
    'rather not (exist|be (here|alive)|live|wake up)<end>',
    'rather not exist',
    'want ... (pain|suffering|hurting) to (stop|end|be over|go away)',
    'want (it|this|everything) (all )?to (just )?(be over|end|stop)<end>',
    '(want|wish|going|like|could|need) (i |to |could |just )*(disappear|vanish|stop existing|cease to exist)( for good| forever|<end>| from (this world|the earth|everyone))',
  ),
  // No strength or reason left.
  anyOf(
    '(can|could) not (do (this|life|it)|take (it|this|life)|live (like this|this way|with (this|myself))|go on|keep going|carry on|bear (it|this)|cope|keep doing this|keep living|keep (this )?up) (anymore|any longer|like this|much longer)',
    '(can|could) not (go on|carry on|do life|bear to live|go on living|keep living|stand living)<end>',
    '(can|could) not (face|get through|survive|take|handle|do) (another|one more|the next) (day|night|morning|week)',
    '(no|any|a|the) (reason|point|sense) (left )?(to|in|for|of) (me to )?(keep |me )?(live|living|life(?! insurance)|going on|go on|keep going|be(ing)? (here|alive)|exist*|wak(e|ing) up)',
    '(what is|is there|there is no|no|not see (a|any|the)) (the |any )?point (in |of )?(anything|anymore)<end>',
    'nothing (left |else )?to live for',
    'not worth (living|being alive|going on)',
    '(my )?life (is|feels|seems) (over|finished|pointless|worthless|meaningless|ruined|not worth)<end>',
    '(tired|sick|done|through|exhausted|weary) (of|with|from) (life|living|being alive|existing|existence|being here)<end>',
    '(give|giving|gave|given) up on (life|living|everything|myself)',
    'lost (the|my|all|any) (will|wish|desire|reason) to (live|go on|exist|continue)',
    '(see|saw|have|is|found|find|feel like|with) no (other )?way out',
    '(not|never) see (a|any|another) (way out|way forward|way to go on|reason to go on)<end>',
    'only way out ... (death|dying|die|dead|end it|gone|bridge|gun|pills)',
    '(no|not see (a|any)) future for me',
    '(in|at) (such )?(a |an )?(very |really |pretty |extremely |deeply )?dark place',
    'dark thoughts',
    'life (has|have|is|holds|feels|makes) (no|without|not any) (meaning|point|purpose|value|sense)',
    'no hope (left )?(for me|anymore|left)<end>',
    '(can|could) not cope (\\w+ ){0,4}anymore',
    '(i|just|really) (just )?can not (do it )?anymore<end>',
    '(can|could) not keep going<end>',
    '(can|could) not live with (what i|myself|the (shame|guilt)|this (shame|guilt))',
    '(no|not have (a|the|any)) will to live',
    '(it is|its|is) (all )?over for me<end>',
    'nothing (is )?left for me<end>',
    '(only|except|just) one way( this ends| out| left| to end)?<end>',
  ),
  // A burden to others, or worth more gone.
  anyOf(
    '(better off|better|happier|easier|safer|fine|richer) without (me|him around|her around)(?! (pay|hav|work|contribut|sign|be)*ing)',
    '(better off|better|happier|easier|richer) (if|when|once|after|with) (i|me) (am |was |were |is |had |would )?(just )?(not )?(gone|dead|here|around|alive|disappeared|died|die|left this|never)',
    '(would|will) (all )?be better off (that way|with the (insurance|payout|policy|money|life insurance))',
    `(they|she|he|everyone|${kin}) (would|will) (all |both )?be better off(?= *([.!;]|$))`,
    '(i am|i have been|been|nothing but|just|only|such|being) (nothing but |just |only |such |become |always )*a burden',
    'better off with (the|my) (life )?(insurance|policy|payout)( money)? than (with )?me',
    '(nobody|no one) would (even |ever )?(notice|miss me|care)<end>',
    'worth more ... (dead|gone)',
    'everyone (would|will) (all )?be (fine|okay|ok|free|happier) (once|if|after) i am (gone|dead)',
    'if i (was|were|am) not (here|around|alive) ... (insurance|policy|payout) (would|will|could|can)',
    '(die|dead|died) ... nothing if i (live|am alive|stay)',
    '(only|all) ... good for ... insurance',
    'they (should|could|can) (just )?(cash|collect|take) (in )?my (life )?insurance',
    'deserves? the (payout|insurance|money) more than me',
    `nobody (would|will) (even )?(miss|notice|care|cry)( me| if i)`,
  ),
  // Whether the policy pays for what one does oneself. Asked neutrally it may get care too.
  anyOf(
    '(insur*|policy|policies|payout|claim|term life|whole life|beneficiar*) ... (do it myself|did it myself|my own (hand|doing)|myself in|on purpose|intentional*|self inflicted|look like an accident|did something to myself|own life)',
    '(do it myself|did it myself|by my own (hand|doing)|on purpose|self inflicted|like an accident|something happens to me soon) ... (insur*|policy|policies|payout|claim|term life|pay)',
    '(death|die) ... on purpose',
  ),
  // Goodbyes.
  anyOf(
    '(goodbye|farewell|suicide|last|final) (letter|note|message|video|text)s?(?! (from|of) (my|the|a) (bank|broker|lender|irs))',
    '(said|saying|say|made|making|written|wrote) (all )?(my|our|final|the) (final |last )?goodbyes?<end>',
    'this is (my )?(final |last )?(goodbye|farewell)(?! to)',
    `(goodbye|farewell) (${kin}|world|all|cruel world)`,
    '(say|saying|said|tell) goodbye to (everyone|them|(my |the )?(kids|children|family|wife|husband|son|daughter|boys|girls)) ?(for me|tonight|now)?<end>',
    `(letters?|notes?) (to|for) ${kin} ... (written|ready|tonight|tomorrow|gone|goodbye|sorry|forgive|weekend|ends?)`,
    `(wrote|written|writing|left|leaving|finished) (the|my|a|all the|their|some|those) (letters?|notes?) (to|for) ${kin}(?! about| explaining (the|how))`,
    '(by the time|when) (you|anyone|they|someone|she|he) (read|find|get|see)s? this',
    `when i am (gone|dead|not here|no longer here) ${soon}`,
    `(i|i will|i would|i am) (will |am |would |might |may |be )*(not|no longer) (be )?(here|around|alive) ${soon}`,
    `(i will|i am going to) be (gone|dead) ... who (gets|inherits|closes|pays)`,
    '(will|would) not (be )?need(ing)? (it|this|them|anything|the money|money) after (tonight|today|tomorrow|this week)',
    'a plan and a date',
    '(last|final) (night|day|hours?) (alive|on (this )?earth|of my life)',
  ),
  // Places where somebody stands.
  anyOf(
    '(standing|stand|stood|am|here|up) (here )?(on|at|by|near) (the |a |my |our )?(\\w+ ){0,3}(bridge|balcony|ledge|roof|rooftop|overpass|railing|cliff|train tracks|platform edge)(?! (loan|financ|replac|repair|insur|of retirement))',
    '^(on|at|by) (the |a |my )?(\\w+ )?(bridge|roof|rooftop|ledge|balcony|train tracks|edge of (the|a) (roof|bridge|balcony|platform|cliff))(?! (loan|financ|about|of buying))',
    '(sitting|sit|sat|leaning|climbed|walking|walked|parked|went|go|going) (out |up |over )?(on|onto|to|at|over|by) (the |a |my )?(\\w+ ){0,2}(ledge|bridge|railing|edge of the (roof|bridge|balcony|platform)|train tracks|overpass)',
    '(look|looking|looked|stare|staring|walk|walking) (at|down|over|onto|on|toward|towards) (the )?(train )?(tracks|railing|edge|ledge|water below|drop)<end>',
    '(look|looking|looked|stare|staring) at the train tracks',
    '(i|about|of|to|myself|just) (will |might |could |should |just |want to |am going to )*jump(ing)? (off|from|out of|in front of) (of )?(the |a |my |this )?(\\w+ )?(bridge|roof|building|balcony|window|deck|cliff|garage|tower|train|overpass|floor)',
    '(step*|jump*|walk*|throw* myself|lie|lying) (in front of|under|onto|into) (a |the |an )?(oncoming )?(train|bus|truck|traffic|tracks|subway)',
    '(steer*|driv*|crash*|swerv*|run|running) (my car |the car |it |myself )?(into|off|in front of) (a |the |an )?(oncoming )?(tree|wall|bridge|river|pole|cliff|truck|traffic|lake|ditch|road|highway)<end>',
    '(steer*|driv*|crash*|swerv*) (my car |the car |it |myself )?(into|off) (a |the |an )?(oncoming )?(tree|wall|bridge|river|pole|cliff|truck|traffic|road|highway)',
    '(stop|keep|kept) thinking about (the|that|a) (\\w+ )?(bridge|roof|balcony|ledge|train|tracks|gun|pills|rope|river)',
  ),
  // A car in a closed garage.
  anyOf(
    'garage ... (engine|motor|car) (is )?(running|on|run)<end>',
    'garage ... (let|leave|leaving|left|keep) (the |my )?(car|engine|motor|it) (run|running|on)',
    'garage ... (engine running|not (turn|turning|shut|shutting|switch|switching) (it |the (car|engine) )?off|hose|exhaust|fumes|fall asleep|falling asleep|monoxide)',
    '(engine|motor|car|exhaust|hose|fumes) ... (running|run|on) in (the|my|a) (closed )?garage<end>',
    'carbon monoxide ... (peaceful*|painless*|myself|asleep)',
  ),
  // Pills, a gun, a rope, at hand.
  anyOf(
    '(swallow*|took|take|taking|overdos*) (on )?(all|a whole|the whole|whole|the entire|a bottle|the bottle|these|too many|enough|every) (\\w+ ){0,4}(pills|tablets)(?! (for|as prescribed|cost|daily|every))',
    '(pills|tablets|rope|noose|razor|gun|pistol|revolver|rifle|shotgun) (is |are |was )?(right )?(counted|ready|loaded|next to me|in front of me|in my (hand|hands|mouth|lap|drawer)|on my (lap|desk|bed|knees|nightstand)|to my head)',
    '(enough|counted|counting|saved up|saving up|stockpil*|hoard*) (my |the |all |out |sleeping |pain |of )*(pills|tablets)(?! cost)',
    '(holding|staring at|looking at|loaded|load|bought) (a |the |my |dads |some )?(loaded |bottle of )?(pills|gun|pistol|revolver|noose|rope)(?! (collection|shop|store|safe|stock|maker|company|club))',
    'overdos(e|ing)',
    '(have|got|bought|keep|tied|tie|with) (a|the|my) (rope|noose)<end>',
    '(have|got|bought|keep|tied) (a|the|my) (rope|noose) (in|ready|from|at|over|around)',
    '(wish|hope|pray) ... (plane|car|bus|truck|train) ... (crash*|hits?|kills?)',
    'slit* my wrists?',
  ),
];

/**
 * Words that mean little alone: people feel hopeless, and people put their papers in order. One of each kind together is
 * a sign.
 */
const hopeless = anyOf(
  '(hopeless|worthless|(?<!\\b(dad|father|ex|husband|wife) is )useless|helpless)(?! (with|at|advisor|adviser|broker|bank|fund|stock|service)\\b)',
  '(i am|am|such|feel like) a (total |complete |huge )?(failure|disgrace|loser|waste)',
  '(i )?(ruined|destroyed|wrecked) (my|our|their|his|her|everything|everyone)',
  '(so|too|deeply) ashamed',
  '(can|could) not (forgive|face|look at) (myself|them|my|her|him|anyone)',
  '(tired|sick|done) of (fighting|trying|struggling|it all|everything|being a)',
  '(can|could) not (stop crying|sleep or eat|see (how|any) (this|way|it))',
  '(lost|gambled|threw) (it all|everything|all of it)',
  'nobody (cares|left)',
  '(i am|am|so) done<end>',
  '(i have )?decided<end>',
  '(going to|will|about to) do it (tonight|tomorrow|today|now)',
  '(everyone|they all|my family) hates? me',
  '(broken|empty|numb) inside',
);
const leaving = anyOf(
  '(once|if|when|after|with) (i am|me|i was|i were) (gone|dead|not here|not around|no longer here)',
  'after (tonight|today)<end>',
  '(i am|am) ready to go<end>',
  '^ready to go<end>',
  '(sorry|forgive me) (for|to|about) (everything|everyone|all|what i|being|my (wife|kids|family|children))',
  '(bye|goodbye|farewell)<end>',
  'my life insurance',
  'tell (my (wife|husband|kids|children|family|son|daughter|mom|parents)|them) (i|that|where|how|to)',
  '(take|look) (care of|after) my (wife|husband|kids|children|family|dog|cat)',
  'debts? (die|dies|died|go|goes) with me',
  '(accidental )?death money',
);
export const onlyTogether: readonly RegExp[] = [hopeless, leaving];
