import '#web/lib/zod-without-eval.ts';
import { useMemo } from 'react';
import { changedInput } from '#advisor/calculators/define/dependent-defaults.ts';
import { aboutField, type Fields } from '#advisor/calculators/define/fields.ts';
import { toldFigure } from '#advisor/calculators/define/result.ts';
import { runCalculator } from '#advisor/calculators/define/run-calculator.ts';
import { attemptRun } from '#advisor/calculators/define/attempt-run.ts';
import { formulaOf } from '#advisor/compose/calculations/figure-formula.ts';
import { differs, ofVariant } from '#advisor/compose/markdown.ts';
import { exactDifference } from '#advisor/depth/try-run.ts';
import { describeRows, describeValue, nameOfList } from '#advisor/compose/describe-input.ts';
import { formatQuantity } from '#advisor/quantities/format.ts';
import { inSigns } from '#advisor/quantities/formula.ts';
import { renderPlain } from '#advisor/quantities/text.ts';
import { cardTexts } from '#web/content/card.ts';
import { readParts, useCards, type Card } from '#web/features/answer-card/read-parts.ts';

interface FigureDetailsProps {
  /** The parts of the answer, a line each. */
  parts: string;
  /** The ids of the card and the figure in the text; "figure@1" is the figure of variant 1, counted from 0. */
  card: string;
  figure: string;
}

const texts = cardTexts.figure;
const maxSteps = 5;
/** Assumed inputs fill this list up after those that were said. */
const maxInputs = 4;

/** How one figure of an answer came about: its formula, and what went into it. */
export function FigureDetails({ parts, card, figure: id }: FigureDetailsProps) {
  const [own = '', other] = id.split(differs);
  if (other !== undefined) return <DifferenceDetails parts={parts} runs={[card, other]} figure={own} />;
  return <OwnDetails parts={parts} card={card} figure={id} />;
}

function OwnDetails({ parts, card, figure: id }: FigureDetailsProps) {
  const found = useRunOf(parts, card, variantOf(id));
  const figure = found?.figures.find((one) => one.id === nameOf(id));
  if (!found || !figure) return <p>{texts.unknown}</p>;
  const told = toldFigure(figure);
  const formula = formulaOf(found.calculator, found.run, figure);
  const steps = formula ? [] : found.steps.slice(-maxSteps);
  return (
    <>
      <p className="text-quiet">{told.label}</p>
      <p className="figures text-2xl font-semibold">{formatQuantity(told)}</p>
      {formula && (
        <>
          <h4 className="mt-3 font-medium">{texts.formula}</h4>
          <p className="figures mt-1">{renderPlain(formula)}</p>
        </>
      )}
      {steps.length > 0 && (
        <>
          <h4 className="mt-3 font-medium">{texts.steps}</h4>
          <ul className="figures mt-1">
            {steps.map(({ label, formula: inWords, ...quantity }, index) => (
              <li key={`${index}-${label}`} className="mt-1 flex justify-between gap-4">
                <span>
                  {label}
                  {inWords && <span className="block text-xs text-quiet">{inSigns(inWords)}</span>}
                </span>
                <span className="whitespace-nowrap">{formatQuantity(quantity)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Inputs inputs={found.inputs} />
    </>
  );
}

/** One figure of two runs, and how far they are apart. */
function DifferenceDetails({
  parts,
  runs: [one, other],
  figure: id,
}: {
  parts: string;
  runs: readonly [string, string];
  figure: string;
}) {
  const both = [useRunOf(parts, one, variantOf(id)), useRunOf(parts, other)];
  const [here, there] = both.map((found) => found?.figures.find((figure) => figure.id === nameOf(id)));
  if (!here || !there) return <p>{texts.unknown}</p>;
  const [more, less] = here.value < there.value ? [there, here] : [here, there];
  const words = exactDifference(here, more.value - less.value);
  const [first, second] = both.map((found) => found?.inputs ?? []);
  const changed = [first, second].map((inputs, at) =>
    inputs!.filter(({ label, words: said }) => {
      const same = [first, second][1 - at]!.find((input) => input.label === label);
      return same?.words !== said;
    }),
  );
  return (
    <>
      <p className="text-quiet">{texts.difference(here.label)}</p>
      <p className="figures text-2xl font-semibold">{words}</p>
      <h4 className="mt-3 font-medium">{texts.formula}</h4>
      <p className="figures mt-1">
        {formatQuantity(more)} − {formatQuantity(less)} = {words}
      </p>
      {[here, there].map((figure, at) => (
        <section key={at} className="mt-3">
          <h4 className="figures font-medium">{texts.goesInto(formatQuantity(figure))}</h4>
          <InputList inputs={changed[at]!.length > 0 ? changed[at]! : [first, second][at]!} />
        </section>
      ))}
    </>
  );
}

type Inputs = NonNullable<ReturnType<typeof runOf>>['inputs'];

function Inputs({ inputs }: { inputs: Inputs }) {
  return (
    <>
      <h4 className="mt-3 font-medium">{texts.inputs}</h4>
      <InputList inputs={inputs} />
    </>
  );
}

function InputList({ inputs }: { inputs: Inputs }) {
  return (
    <dl className="figures mt-1">
      {inputs.map(({ label, words, origin }) => (
        <div key={label} className="mt-1 flex justify-between gap-4">
          <dt>
            {label} <span className="text-xs text-quiet">{origin}</span>
          </dt>
          <dd className="text-right">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

const nameOf = (id: string) => id.split(ofVariant)[0]!;

/** The variant of the receipt that a figure belongs to; undefined for the receipt's own run. */
function variantOf(id: string): number | undefined {
  const [, place] = id.split(ofVariant);
  return place === undefined ? undefined : Number(place);
}

function useRunOf(parts: string, card: string, variant?: number) {
  const receipt = useMemo(() => readParts(parts).receipts.find(({ id }) => id === card), [parts, card]);
  const [one] = useCards(receipt ? [receipt] : []);
  const calculator = one?.calculator;
  return useMemo(
    () => (receipt && calculator ? runOf({ receipt, calculator }, variant) : undefined),
    [receipt, calculator, variant],
  );
}

/** Runs a receipt again. Inputs that were said come first, then assumed ones that matter. */
function runOf({ receipt, calculator }: Card, variant?: number) {
  const { year, seed } = receipt;
  const own = Object.fromEntries(Object.entries(receipt.inputs).map(([name, { value }]) => [name, value]));
  const changes = variant === undefined ? {} : receipt.variants?.[variant]?.changes;
  if (!changes) return undefined;
  const given = variant === undefined ? own : changedInput(calculator, own, changes, year);
  const { value: run } = attemptRun(() => runCalculator(calculator, given, { year, seed }));
  if (!run) return undefined;
  const inputs = Object.entries(run.input).flatMap(([name, value]) => {
    const origin = name in changes ? '' : (receipt.inputs[name]?.origin ?? 'assumption');
    const about = aboutField((calculator.fields as Fields)[name]);
    const isIdle = origin === 'assumption' && (!value || about?.matters?.(run.input) === false);
    if (!about || isIdle) return [];
    const words = Array.isArray(value) ? describeRows(about, value) : describeValue(about, value);
    return words === '' ? [] : [{ label: nameOfList(about), words, origin: texts.origin(origin) }];
  });
  const said = inputs.filter(({ origin }) => origin === '');
  const assumed = inputs.filter(({ origin }) => origin !== '');
  const { figures, steps } = run.result;
  return {
    calculator,
    run,
    figures,
    steps,
    inputs: [...said, ...assumed.slice(0, Math.max(0, maxInputs - said.length))],
  };
}
