import { expect, it } from 'vitest';
import { readLanguage } from '#advisor/reader/read-language.ts';

it.each([
  ['¿Cuánto debo ahorrar para la jubilación?', 'spanish'],
  ['cuanto es el pago de una hipoteca de $400,000 al 6.5% por 30 años', 'spanish'],
  ['Combien dois-je épargner pour la retraite ?', 'french'],
  ['Was ist ein ETF?', 'german'],
  ['Quanto devo poupar para a aposentadoria?', 'portuguese'],
  ['Quanto devo risparmiare per la pensione?', 'italian'],
  ['退休需要存多少钱？', 'chinese'],
  ['Сколько мне нужно откладывать на пенсию?', 'other'],
])('recognizes another language: %s', (text, language) => {
  expect(readLanguage(text)).toBe(language);
});

it.each([
  'What is an IRA in Puerto de la Cruz?',
  'Is Banco de la Republica safe?',
  'call option σ=20%',
  'grossed 71k, 18k in costs, se tax',
  '6.5%',
  '',
])('ignores a few foreign words: %s', (text) => {
  expect(readLanguage(text)).toBeUndefined();
});
