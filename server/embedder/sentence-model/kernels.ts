import {
  blendKernel,
  compareKernel,
  type Blend,
  type Compare,
} from '#server/embedder/sentence-model/attention-kernels.ts';
import { multiplyKernel, type Multiply } from '#server/embedder/sentence-model/multiply-kernel.ts';
import { quantizeKernel, type Quantize } from '#server/embedder/sentence-model/quantize-kernel.ts';
import { moduleOf } from '#server/embedder/sentence-model/webassembly.ts';

/** The inner loops of the model, which work on one memory. */
export interface Kernels {
  quantize: Quantize;
  multiply: Multiply;
  compare: Compare;
  blend: Blend;
}

export function createKernels(memory: WebAssembly.Memory, headSize: number): Kernels {
  const kernels = [
    quantizeKernel('quantize'),
    multiplyKernel('multiply'),
    compareKernel('compare', headSize),
    blendKernel('blend', headSize),
  ];
  const module = new WebAssembly.Module(moduleOf(kernels));
  return new WebAssembly.Instance(module, { env: { memory } }).exports as Kernels;
}
