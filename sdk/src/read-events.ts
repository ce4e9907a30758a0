export interface ServerSentEvent {
  event: string;
  data: string;
}

/** The events of a text/event-stream, however its bytes are cut. An event that breaks off is none. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onChunk: () => void,
): AsyncGenerator<ServerSentEvent> {
  let event = '';
  let data: string[] = [];
  for await (const line of readLines(body, onChunk)) {
    if (line === '') {
      if (data.length > 0) yield { event: event === '' ? 'message' : event, data: data.join('\n') };
      event = '';
      data = [];
      continue;
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
}

/** Ended by LF, CR or CRLF, as the format has it. */
async function* readLines(body: ReadableStream<Uint8Array>, onChunk: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  let endedWithCr = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onChunk();
      let text = decoder.decode(value, { stream: true });
      if (text === '') continue;
      if (endedWithCr && text.startsWith('\n')) text = text.slice(1);
      endedWithCr = text.endsWith('\r');
      const lines = (rest + text).split(/\r\n|\r|\n/);
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    reader.releaseLock();
  }
}
