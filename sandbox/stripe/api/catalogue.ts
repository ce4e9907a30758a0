import { endpoint, type Endpoint } from '#sandbox/stripe/api/endpoint.ts';
import { listPage } from '#sandbox/stripe/api/list-page.ts';
import { flag, paging, text } from '#sandbox/stripe/api/parameters.ts';
import { noSuch } from '#sandbox/stripe/api/problem.ts';
import { prices, products } from '#sandbox/stripe/state/catalogue.ts';
import { newestFirst } from '#sandbox/stripe/state/state.ts';

const priceFilter = { ...paging, active: flag.optional(), product: text.optional(), type: text.optional() };

export const catalogueEndpoints: Endpoint[] = [
  endpoint('GET', '/v1/prices', priceFilter, (_account, params) => {
    const matching = newestFirst(prices).filter(
      (price) =>
        price.active === (params.active ?? price.active) &&
        price.product === (params.product ?? price.product) &&
        price.type === (params.type ?? price.type),
    );
    return listPage(matching, params, '/v1/prices');
  }),

  endpoint('GET', '/v1/prices/:id', {}, (_account, _params, id) => {
    const price = prices[id];
    if (!price) throw noSuch('price', id, 'id');
    return price;
  }),

  endpoint('GET', '/v1/products/:id', {}, (_account, _params, id) => {
    const product = products[id];
    if (!product) throw noSuch('product', id, 'id');
    return product;
  }),
];
