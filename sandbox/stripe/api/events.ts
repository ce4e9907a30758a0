import { z } from 'zod';
import { endpoint, type Endpoint } from '#sandbox/stripe/api/endpoint.ts';
import { listPage } from '#sandbox/stripe/api/list-page.ts';
import { paging, text } from '#sandbox/stripe/api/parameters.ts';
import { noSuch } from '#sandbox/stripe/api/problem.ts';
import { newestFirst } from '#sandbox/stripe/state/state.ts';

export const eventEndpoints: Endpoint[] = [
  endpoint(
    'GET',
    '/v1/events',
    { ...paging, type: text.optional(), types: z.array(text).max(20).optional() },
    ({ state }, params) => {
      const wanted = params.types ?? (params.type === undefined ? null : [params.type]);
      const matching = newestFirst(state.events).filter(({ type }) => !wanted || wanted.includes(type));
      return listPage(matching, params, '/v1/events');
    },
  ),

  endpoint('GET', '/v1/events/:id', {}, ({ state }, _params, id) => {
    const event = state.events[id];
    if (!event) throw noSuch('event', id, 'id');
    return event;
  }),
];
