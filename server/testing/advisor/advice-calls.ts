/** A body for POST /findeus-chat with one question. */
export const ask = (content: string, more: object = {}) => ({
  messages: [{ role: 'user', content }],
  ...more,
});

interface Heard {
  event: string;
  data: unknown;
}

/** The events of a streamed answer. */
export const eventsOf = async (response: Response): Promise<Heard[]> =>
  (await response.text())
    .split('\n\n')
    .filter((block) => block.startsWith('event:'))
    .map((block) => {
      const [event = '', data = ''] = block.split('\n');
      return { event: event.slice(7), data: JSON.parse(data.slice(6)) };
    });
