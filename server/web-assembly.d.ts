/** Node has WebAssembly, but its types come only with the DOM's; this is the part that we use. */
declare namespace WebAssembly {
  interface Module {
    readonly __brand: 'WebAssembly.Module';
  }
  function compile(code: Uint8Array): Promise<Module>;
}
