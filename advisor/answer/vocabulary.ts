import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import type { AnyCalculator } from '#advisor/calculators/define/run-calculator.ts';
import type { FactEntry } from '#advisor/facts/define-facts.ts';
import { ledger } from '#advisor/facts/ledger.ts';
import { limits } from '#advisor/knowledge/limits.ts';
import type { Article } from '#advisor/knowledge/parse-article.ts';

/** The words that we use ourselves: what a misspelled one was most likely meant to be. */
export function vocabularyOf(articles: Iterable<Article>, calculators: readonly AnyCalculator[]) {
  const all = [...articles];
  return {
    terms: [
      ...calculators.flatMap((calculator) => termsOf(calculator)),
      ...Object.values<FactEntry>(ledger).flatMap(({ label, asked = [] }) => [label, ...asked]),
      ...all.flatMap(({ title, topics }) => [title, ...topics]),
    ],
    texts: [...all.map(({ body }) => body), ...limits.flatMap(({ examples }) => examples), everyday],
  };
}

function termsOf({ title, about, examples, fields }: AnyCalculator): string[] {
  const words = Object.values(fields as Fields).flatMap((field) => {
    const { label = '', cues = [], options = {} } = aboutField(field) ?? {};
    return [label, ...cues, ...Object.values(options).flat()];
  });
  return [title, about, ...examples.map(({ question }) => question), ...words];
}

/** Words of everyday talk that our texts happen not to use, and that come near to ones they do. */
const everyday =
  'about above after again alone along already although always among anybody anyone anything around asked asking aunt away basically because become began behind being below beside between birthday boyfriend bought brother brought bucks building business buying called cannot cause certain chance check children choose class clear close coming could count couple course cousin crazy daily daughter decent decide decided depend different doing dollar during early either else enough ever every everybody everyone everything exactly example except family father feel fiance figure final finally fine first follow forever forget former found friend front full funny general getting girlfriend give given going gonna gotta grand great group guess half happen happy hard have having heard hello help here hey high hold honest hope house hundred husband idea inherited inside instead intend into itself just keep kept kids kind kitchen knew know known large last late later lately least leave left less like likely little living long look looking lost lots made make making many maybe mean meant might mine moment more most mother move moving much must myself near need never next nice night nobody none nothing number often only other otherwise ours outside over overall parents part party people perhaps person place plan planning please point possible pretty probably problem promise quick quite rather ready really recently remember right roughly same says second seem seems seen several shall share short should since single sister sitting small some somebody someone something sometimes soon sorry sort sound spare spend split start started starting stash steady still stop straight stuff such suppose sure take taking talk tell thank thanks that their them then there these they thing things think thinking this those though thought thousand three through throw thrown threw till time today together told tomorrow tonight took total totally toward towards track tried truck true trust trying turn twice uncle under unless until upon used using usually very wait waiting wanna want wants watch week weekend well went were what whatever when where whether which while whole whose wife will wish with within without wonder work worked working world worry worse worst worth would write wrong yeah year years yesterday young your yours yourself';
