import { attendKernel, type Attend } from '#server/embedder/encoder/attention-kernels.ts';
import { geluKernel, type ApplyGelu } from '#server/embedder/encoder/gelu-kernel.ts';
import { multiplyKernel, type Multiply } from '#server/embedder/encoder/multiply-kernel.ts';
import { normalizeKernel, type Normalize } from '#server/embedder/encoder/normalize-kernel.ts';
import { quantizeKernel, type Quantize } from '#server/embedder/encoder/quantize-kernel.ts';
import { moduleOf } from '#server/embedder/encoder/webassembly.ts';

/** The inner loops of the model, which work on one memory. */
export interface Kernels {
  quantize: Quantize;
  multiply: Multiply;
  attend: Attend;
  applyGelu: ApplyGelu;
  normalize: Normalize;
}

/** What a model's shape decides in them. */
interface KernelShape {
  headSize: number;
  epsilon: number;
}

export function createKernels(memory: WebAssembly.Memory, { headSize, epsilon }: KernelShape): Kernels {
  const kernels = [
    quantizeKernel('quantize'),
    multiplyKernel('multiply'),
    attendKernel('attend', headSize),
    geluKernel('applyGelu'),
    normalizeKernel('normalize', epsilon),
  ];
  const module = new WebAssembly.Module(moduleOf(kernels));
  const instance: { exports: unknown } = new WebAssembly.Instance(module, { env: { memory } });
  return instance.exports as Kernels;
}
