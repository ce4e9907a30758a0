/**
 * Ways to stop and to wait that every host of the advisor has (browsers, Node, edge functions), and that the language's
 * own library leaves out. Nothing else of a host is to be had in here.
 */
interface AbortSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}

declare function setTimeout(callback: () => void, ms: number): number;
declare function clearTimeout(timer: number): void;
