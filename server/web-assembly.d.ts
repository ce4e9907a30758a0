/** Node has WebAssembly, but its types are part of the DOM library. These are the ones we use. */
declare namespace WebAssembly {
  interface Module {
    readonly __brand: 'WebAssembly.Module';
  }
  function compile(code: Uint8Array): Promise<Module>;
}
