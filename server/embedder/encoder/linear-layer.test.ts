import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createKernels } from '#server/embedder/encoder/kernels.ts';
import { applyLayer, placeLayer, placeRows } from '#server/embedder/encoder/linear-layer.ts';
import { createMemory } from '#server/embedder/encoder/memory.ts';

const sizes = fc.record({
  rows: fc.integer({ min: 1, max: 5 }),
  inputs: fc.constantFrom(16, 48, 1536),
  outputs: fc.constantFrom(4, 12),
  /** Weights and activations that are all at their largest are where a sum could overflow. */
  extreme: fc.boolean(),
  seed: fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 7, maxLength: 40 }),
});

it('multiplies rows by weights as exactly as bytes allow', () => {
  fc.assert(
    fc.property(sizes, ({ rows, inputs, outputs, extreme, seed }) => {
      const value = (n: number) => {
        const drawn = seed[(n * 31) % seed.length]!;
        return extreme ? 2 : drawn;
      };
      const memory = createMemory(2 ** 20);
      const kernels = createKernels(memory.memory, { headSize: 32, epsilon: 1e-12 });
      const weights = Float32Array.from({ length: inputs * outputs }, (_, n) => value(n));
      const biases = Float32Array.from({ length: outputs }, (_, n) => value(n + 5));
      const layer = placeLayer(memory, weights, biases);
      const room = placeRows(memory, rows + 1, inputs);
      const values = memory.floats(rows * inputs);
      values.forEach((_, n) => (values[n] = value(n + 3) * (extreme && n % 2 ? -1 : 1)));
      const out = memory.floats((rows + 1) * outputs);
      applyLayer(kernels, layer, room, values, rows, out);
      for (let row = 0; row < rows; row++) {
        for (let output = 0; output < outputs; output++) {
          let exact = biases[output]!;
          let size = 1e-3;
          for (let n = 0; n < inputs; n++) {
            const product = weights[output * inputs + n]! * values[row * inputs + n]!;
            exact += product;
            size += Math.abs(values[row * inputs + n]!);
          }
          // A weight is off by half of a 127th of the largest one, an activation by much less.
          expect(Math.abs(out[row * outputs + output]! - exact)).toBeLessThan((size * 3) / 127);
        }
      }
    }),
  );
});
