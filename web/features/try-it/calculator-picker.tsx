import { useEffect, useId, useRef, useState } from 'react';
import type { ApiCalculatorDescription, ApiCalculatorList } from '#contract/api/calculation.ts';
import { apiEndpoints } from '#contract/api/endpoints.ts';
import { tryIt } from '#web/content/docs/try-it.ts';
import { Notice } from '#web/ui/notice.tsx';

interface CalculatorPickerProps {
  /** With the input of its first example. */
  onChoose: (calculator: { name: string; input: object }) => void;
}

const first = apiEndpoints.calculate.example.path.split('/').at(-1)!;

/** The calculators as the API itself lists them. */
export function CalculatorPicker({ onChoose }: CalculatorPickerProps) {
  const [listed, setListed] = useState<ApiCalculatorList['calculators']>([]);
  const [chosen, setChosen] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const fetching = useRef<AbortController>(null);
  const id = useId();
  useEffect(() => {
    const leaving = new AbortController();
    getJson<ApiCalculatorList>('/calculators', leaving.signal)
      .then(({ calculators }) => setListed(calculators))
      .catch(() => setProblem(leaving.signal.aborted ? null : tryIt.noCalculators));
    return () => {
      leaving.abort();
      fetching.current?.abort();
    };
  }, []);

  const choose = async (name: string) => {
    fetching.current?.abort();
    const { signal } = (fetching.current = new AbortController());
    setProblem(null);
    try {
      const { examples } = await getJson<ApiCalculatorDescription>(`/calculators/${name}`, signal);
      // Together with what is sent: the form never shows one calculator and asks another.
      setChosen(name);
      onChoose({ name, input: examples[0]?.input ?? {} });
    } catch {
      if (!signal.aborted) setProblem(tryIt.noDescription);
    }
  };

  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {tryIt.calculator}
      </label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => void choose(event.target.value)}
        className="min-h-11 w-full max-w-md rounded-lg border border-control bg-paper px-3 text-base"
      >
        {(listed.length > 0 ? listed : [{ name: first, title: first }]).map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      {problem !== null && (
        <div className="mt-3">
          <Notice kind="problem">{problem}</Notice>
        </div>
      )}
    </div>
  );
}

async function getJson<T>(path: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`API error ${response.status}`);
  return (await response.json()) as T;
}
