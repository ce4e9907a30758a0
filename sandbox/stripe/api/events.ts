import { endpoint, type Endpoint } from '#sandbox/stripe/api/endpoint.ts';
import { listPage } from '#sandbox/stripe/api/list-page.ts';
import { paging } from '#sandbox/stripe/api/parameters.ts';
import { newestFirst } from '#sandbox/stripe/state/state.ts';

export const eventEndpoints: Endpoint[] = [
  endpoint('GET', '/v1/events', paging, ({ state }, params) =>
    listPage(newestFirst(state.events), params, '/v1/events'),
  ),
];
