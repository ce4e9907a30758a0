/** What the model needs of WebAssembly. Its types come with those of a browser, which a server has no use for. */
declare namespace WebAssembly {
  class Memory {
    constructor(size: { initial: number });
    readonly buffer: ArrayBuffer;
  }
  const Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  class Instance {
    constructor(module: object, imports: { env: { memory: Memory } });
    readonly exports: unknown;
  }
}
