/** The languages that a question is told from English by; of any other only that it is none of these. */
export type OtherLanguage = keyof typeof wordsOf | 'chinese' | 'japanese' | 'korean' | 'other';

/** Short words that every sentence is full of, and that mean nothing in English or are rare there. */
const wordsOf = {
  spanish: wordList(
    'el la los las un una unos unas de del al y que en por para con sin mi mis su sus es son está están hay como cómo qué cuál cuáles cuánto cuánta cuántos cuántas cuando cuándo dónde quién debo puedo tengo quiero necesito sería si sí más muy pero ya yo nos este esta años mes dinero ahorrar pagar impuestos',
  ),
  portuguese: wordList(
    'o os as um uma uns umas de do da dos das no na nos nas ao à e que em por para com sem meu minha meus minhas seu sua é são está como qual quais quanto quanta quantos quantas quando onde quem devo posso tenho quero preciso se mais muito mas já eu não anos mês dinheiro poupar pagar impostos',
  ),
  french: wordList(
    'le la les un une des du de et que qui quoi quel quelle quels quelles en dans pour par avec sans sur mon ma mes son sa ses est sont ce cette ces comment combien quand où pourquoi je tu il nous vous puis dois ai faut si plus très mais ne pas au aux mois ans argent épargner payer impôts qu',
  ),
  german: wordList(
    'der die das den dem des ein eine einen einem einer eines und oder ist sind war wie was wer wo wann warum welche welcher welches wieviel viel ich du er wir ihr mein meine meinen meinem meiner im am zum zur mit ohne für von vom bei auf aus nach über wenn dass nicht kein keine soll kann muss habe hat werden wird jahre monat geld sparen zahlen steuern',
  ),
  italian: wordList(
    'il lo la i gli le un una uno di del della dei delle al alla e che in per con senza mio mia miei mie suo sua è sono come quale quali quanto quanta quanti quante quando dove chi devo posso ho voglio se più molto ma già io non anni mese soldi risparmiare pagare tasse',
  ),
};

/** What keeps the words that English shares with them from counting for them. */
const english = wordList(
  'a an the of to in on at by for from with without and or but if is are was were be been am do does did have has had i me my we our you your he she it its they them this that these those what which who how when where why much many more than as so not no can could should would will may might must about into over after before per die des son come plus mine pour',
);

const fewestWords = 2;
const smallestShare = 0.25;

/** The language of a question that is clearly not English; undefined where it is, or may be. */
export function readLanguage(text: string): OtherLanguage | undefined {
  return byScript(text) ?? byWords(text);
}

/** "Puerto de la Cruz", "Banco do Brasil": a name says nothing of the language it is told in. */
const namesWithParticles =
  /(?<!\p{L})\p{Lu}\p{L}*(?:\s+(?:de|del|la|las|los|el|da|do|dos|das|di|du|des|le|von|der))+\s+\p{Lu}\p{L}*/gu;

/** Of the self-employed, and no Italian. */
const selfEmployed = /\bse(?= (?:tax(?:es)?|income|earnings|deduction)\b)/gi;

function byWords(text: string): OtherLanguage | undefined {
  const words =
    text
      .replaceAll(namesWithParticles, '')
      .replaceAll(selfEmployed, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const ownEnglish = count(english);
  const [best] = Object.entries(wordsOf)
    .map(([language, known]) => ({ language: language as OtherLanguage, found: count(known) }))
    .toSorted((a, b) => b.found - a.found);
  const isClear = best && best.found >= fewestWords && best.found > ownEnglish;
  return isClear && best.found / words.length >= smallestShare ? best.language : undefined;
}

const scripts = [
  // Japanese has Chinese letters too, so its own come first.
  ['japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['korean', /\p{Script=Hangul}/u],
  ['chinese', /\p{Script=Han}/u],
] as const;

/** By letters that English is not written in, where most are such. */
function byScript(text: string): OtherLanguage | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
  if (others.length < fewestWords || others.length * 2 < letters.length) return undefined;
  return scripts.find(([, script]) => script.test(text))?.[0] ?? 'other';
}

function wordList(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
