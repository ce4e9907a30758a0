import { useEffect, useId, useState } from 'react';
import type { ApiCalculatorDescription, ApiCalculatorList } from '#contract/api/calculation.ts';
import { apiEndpoints } from '#contract/api/endpoints.ts';
import { tryIt } from '#web/content/try-it.ts';
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
  const [failed, setFailed] = useState(false);
  const id = useId();
  useEffect(() => {
    const leaving = new AbortController();
    getJson<ApiCalculatorList>('/calculators', leaving.signal)
      .then(({ calculators }) => setListed(calculators))
      .catch(() => setFailed(!leaving.signal.aborted));
    return () => leaving.abort();
  }, []);

  const choose = async (name: string) => {
    setChosen(name);
    setFailed(false);
    try {
      const { examples } = await getJson<ApiCalculatorDescription>(`/calculators/${name}`);
      onChoose({ name, input: examples[0]?.input ?? {} });
    } catch {
      setFailed(true);
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
      {failed && (
        <div className="mt-3">
          <Notice kind="problem">{tryIt.noCalculators}</Notice>
        </div>
      )}
    </div>
  );
}

async function getJson<T>(path: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(path, signal ? { signal } : {});
  if (!response.ok) throw new Error(`API error ${response.status}`);
  return (await response.json()) as T;
}
