import type { Limit } from '#advisor/knowledge/limit.ts';
import type { OtherLanguage } from '#advisor/reader/read-language.ts';

const inTheirLanguage: Readonly<Record<OtherLanguage, string>> = {
  spanish: 'FinDeus solo responde en inglés: por favor, haga su pregunta en inglés.',
  portuguese: 'O FinDeus só responde em inglês: por favor, faça a sua pergunta em inglês.',
  french: 'FinDeus ne répond qu’en anglais : veuillez poser votre question en anglais.',
  german: 'FinDeus antwortet nur auf Englisch: Bitte stellen Sie Ihre Frage auf Englisch.',
  italian: 'FinDeus risponde solo in inglese: per favore, faccia la sua domanda in inglese.',
  chinese: 'FinDeus 只能用英语回答，请用英语提问。',
  japanese: 'FinDeus は英語でのみ回答します。英語で質問してください。',
  korean: 'FinDeus는 영어로만 답변합니다. 영어로 질문해 주세요.',
  other: '',
};

/** What is said to a question in another language: not that it is about something else. */
export function englishOnly(language: OtherLanguage): Limit {
  const english = 'I answer in English only, and know United States law only: please ask in English.';
  return {
    id: 'other_language',
    examples: [],
    sentence: `${english} ${inTheirLanguage[language]}`.trim(),
    instead: [],
  };
}
