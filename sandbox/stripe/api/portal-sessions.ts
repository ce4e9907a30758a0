import { requireCustomer } from '#sandbox/stripe/api/customers.ts';
import { endpoint, type Endpoint } from '#sandbox/stripe/api/endpoint.ts';
import { text, webAddress } from '#sandbox/stripe/api/parameters.ts';
import { newId } from '#sandbox/stripe/state/ids.ts';
import type { PortalSession } from '#sandbox/stripe/state/wire.ts';

export const portalSessionEndpoints: Endpoint[] = [
  endpoint(
    'POST',
    '/v1/billing_portal/sessions',
    { customer: text, return_url: webAddress.optional() },
    (account, params) => {
      const customer = requireCustomer(account, params.customer, 'customer');
      const id = newId('bps');
      const session: PortalSession = {
        id,
        object: 'billing_portal.session',
        configuration: 'bpc_SandboxFinDeus',
        created: account.now(),
        customer: customer.id,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: params.return_url ?? null,
        url: `${account.state.url}/p/session/${id}`,
      };
      account.state.portalSessions[id] = session;
      account.emit('billing_portal.session.created', session);
      return session;
    },
  ),
];
