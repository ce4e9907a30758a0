import { endpoint, type Endpoint } from '#sandbox/stripe/api/endpoint.ts';
import { listPage, searchPage } from '#sandbox/stripe/api/list-page.ts';
import { integer, mergeMetadata, metadata, paging, text } from '#sandbox/stripe/api/parameters.ts';
import { invalid, noSuch } from '#sandbox/stripe/api/problem.ts';
import { deleteCustomer } from '#sandbox/stripe/billing/delete-customer.ts';
import { makeCustomer } from '#sandbox/stripe/objects/customer.ts';
import type { Account } from '#sandbox/stripe/state/account.ts';
import { findCustomer, newestFirst } from '#sandbox/stripe/state/state.ts';
import type { Customer } from '#sandbox/stripe/state/wire.ts';

const known = {
  email: text.optional(),
  name: text.optional(),
  description: text.optional(),
  phone: text.optional(),
  metadata: metadata.optional(),
};

export function requireCustomer(account: Account, id: string, param: string): Customer {
  const customer = findCustomer(account.state, id);
  if (!customer) throw noSuch('customer', id, param);
  return customer;
}

/** Lists accept a deleted customer, but not an unknown one. */
export function requireKnownCustomer(account: Account, id: string | undefined): void {
  if (id !== undefined && !account.state.customers[id]) throw noSuch('customer', id, 'customer');
}

/** The one form of Stripe's search language that the product uses. */
function readQuery(query: string): (customer: Customer) => boolean {
  const [, key, value] = /^metadata\['(\w+)'\]:'([^'\\]+)'$/.exec(query) ?? [];
  if (key === undefined) {
    throw invalid(`The sandbox searches by metadata['key']:'value' only, not by ${query}`, {
      param: 'query',
    });
  }
  return ({ metadata: tags }) => Object.hasOwn(tags, key) && tags[key] === value;
}

export const customerEndpoints: Endpoint[] = [
  endpoint('POST', '/v1/customers', known, (account, params) => {
    const customer = makeCustomer(account.now(), {
      email: params.email || null,
      name: params.name || null,
      description: params.description || null,
      phone: params.phone || null,
      metadata: mergeMetadata({}, params.metadata),
    });
    account.state.customers[customer.id] = customer;
    account.emit('customer.created', customer);
    return customer;
  }),

  endpoint('GET', '/v1/customers', { ...paging, email: text.optional() }, ({ state }, params) => {
    const present = newestFirst(state.customers).filter(
      (customer): customer is Customer => !customer.deleted,
    );
    const { email } = params;
    const matching = email === undefined ? present : present.filter((customer) => customer.email === email);
    return listPage(matching, params, '/v1/customers');
  }),

  endpoint(
    'GET',
    '/v1/customers/search',
    { limit: integer.optional(), page: text.optional(), query: text },
    ({ state }, { limit, page, query }) => {
      const isWanted = readQuery(query);
      const matching = newestFirst(state.customers).filter(
        (customer): customer is Customer => !customer.deleted && isWanted(customer),
      );
      return searchPage(matching, { limit, page }, '/v1/customers/search');
    },
  ),

  endpoint('GET', '/v1/customers/:id', {}, ({ state }, _params, id) => {
    const customer = state.customers[id];
    if (!customer) throw noSuch('customer', id, 'id');
    return customer;
  }),

  endpoint('POST', '/v1/customers/:id', known, (account, { metadata: tags, ...params }, id) => {
    const customer = requireCustomer(account, id, 'id');
    const changes: Partial<Customer> = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, value || null]),
    );
    if (tags) changes.metadata = mergeMetadata(customer.metadata, tags);
    account.update(customer, changes, 'customer.updated');
    return customer;
  }),

  endpoint('DELETE', '/v1/customers/:id', {}, (account, _params, id) =>
    deleteCustomer(account, requireCustomer(account, id, 'id')),
  ),
];
