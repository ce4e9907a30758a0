import { expect, it } from 'vitest';
import { gelu } from '#server/embedder/encoder/activations.ts';
import { attendAll } from '#server/embedder/encoder/attention.ts';
import { createKernels } from '#server/embedder/encoder/kernels.ts';
import { createMemory } from '#server/embedder/encoder/memory.ts';

const [width, heads] = [64, 2];
const size = width / heads;

it.each([1, 2, 3, 4, 5, 17])('computes softmax attention of %d tokens', (count) => {
  const memory = createMemory(2 ** 20);
  const kernels = createKernels(memory.memory, { headSize: size, epsilon: 1e-12 });
  const queryKeyValue = memory.floats(count * 3 * width);
  // Products from far below to far above what a float's exponential can hold.
  queryKeyValue.forEach((_, n) => (queryKeyValue[n] = 9 * Math.sin(n * 1.7) + (n % 5)));
  const weights = memory.floats(count + 4);
  // Left over from a longer text.
  weights.fill(1e20);
  const out = memory.floats(count * width);
  attendAll(kernels, { queryKeyValue, weights, out, width, heads }, count);

  const at = (token: number, part: number, head: number, n: number) =>
    queryKeyValue[token * 3 * width + part * width + head * size + n]!;
  for (let head = 0; head < heads; head++) {
    for (let token = 0; token < count; token++) {
      const products = Array.from({ length: count }, (_, other) => {
        let sum = 0;
        for (let n = 0; n < size; n++) sum += at(token, 0, head, n) * at(other, 1, head, n);
        return sum / Math.sqrt(size);
      });
      const largest = Math.max(...products);
      const powers = products.map((product) => Math.exp(product - largest));
      const total = powers.reduce((sum, power) => sum + power, 0);
      for (let n = 0; n < size; n++) {
        const mixed = powers.reduce((sum, power, other) => sum + (power / total) * at(other, 2, head, n), 0);
        expect(out[token * width + head * size + n]).toBeCloseTo(mixed, 3);
      }
    }
  }
});

it('computes GELU from very negative to very positive values', () => {
  const memory = createMemory(2 ** 16);
  const kernels = createKernels(memory.memory, { headSize: size, epsilon: 1e-12 });
  const values = memory.floats(2_004);
  values.forEach((_, n) => (values[n] = (n - 1_002) / 50));
  const expected = Array.from(values, gelu);
  kernels.applyGelu(values.byteOffset, values.length);
  expected.forEach((value, n) => expect(Math.abs(values[n]! - value)).toBeLessThan(1e-4));
});
