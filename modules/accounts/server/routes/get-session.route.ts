import { getSessionCall } from '#modules/accounts/contract/get-session.ts';
import { clientsByIds } from '#modules/directory/contract/client-ports.ts';
import { chosenMembership } from '../queries/chosen-membership.ts';
import { describeUser } from '../queries/describe-user.ts';
import { moduleAddress } from '../queries/module-address.ts';
import { route } from '../route.ts';

export const getSession = route(getSessionCall, async ({ app, db, principal, query }) => {
  const membership = chosenMembership(principal, query.clientId);
  const clients = await app.ports.ask(
    clientsByIds,
    { ids: [...principal.memberships.keys()] },
    { db, app },
  );
  const modules = (membership?.modules ?? []).flatMap(({ module, product }) => {
    const items = app.registry.menuOf(module, membership?.role ?? 'store_owner');
    const available = items.filter(({ key }) => membership?.menus.has(key));
    return available.length > 0 ? [{ module, product, items }] : [];
  });
  const defaultModule =
    modules.find(({ module }) => module === membership?.defaultModule) ?? modules[0];
  return {
    user: await describeUser(db, principal, membership),
    client: membership?.clientId ?? null,
    modules: modules.map(({ module, product }) => ({
      module,
      product,
      default: module === defaultModule?.module,
      url: moduleAddress(app.config, { module, product, clientId: membership?.clientId ?? '' }),
    })),
    clients: clients.map((client) => ({
      ...client,
      role: principal.memberships.get(client.uuid)?.role ?? 'store_owner',
    })),
    menus: modules.map(({ module, items }) => ({
      module,
      items: items.map(({ key }) => ({ key, available: membership?.menus.has(key) ?? false })),
    })),
  };
});
