import { endpoint, type Endpoint } from '#sandbox/stripe/api/endpoint.ts';
import { noSuch } from '#sandbox/stripe/api/problem.ts';
import { prices } from '#sandbox/stripe/state/catalogue.ts';

export const catalogueEndpoints: Endpoint[] = [
  endpoint('GET', '/v1/prices/:id', {}, (_account, _params, id) => {
    const price = prices[id];
    if (!price) throw noSuch('price', id, 'id');
    return price;
  }),
];
