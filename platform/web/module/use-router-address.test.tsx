import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AddressAdapter } from './router-adapters.ts';
import { useRouterAddress } from './router-adapters.ts';

/** The URL of a screen at /map, which has a panel at /map/rodez, next to a list at /leads and /maps. */
async function addressOfMap() {
  let address: AddressAdapter | undefined;
  const root = createRootRoute({ component: Outlet });
  const map = createRoute({
    getParentRoute: () => root,
    path: '/map',
    component: function MapScreen() {
      address = useRouterAddress();
      return <Outlet />;
    },
  });
  const panel = createRoute({ getParentRoute: () => map, path: '/$place' });
  const others = ['/leads', '/maps'].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  );
  const history = createMemoryHistory({ initialEntries: ['/map?level=2'] });
  const router = createRouter({
    routeTree: root.addChildren([map.addChildren([panel]), ...others]),
    history,
  });
  await router.load();
  renderToStaticMarkup(<RouterProvider router={router as never} />);
  if (!address) throw new Error('the screen was not drawn');
  const go = (href: string) => {
    history.push(href);
    return router.load();
  };
  return { address, go, written: () => history.location.href };
}

test('a screen writes its choices into the address, also while something below it is open', async () => {
  const { address, go, written } = await addressOfMap();
  expect(address.search).toBe('?level=2');
  address.setSearch('?level=3', 'replace');
  expect(written()).toBe('/map?level=3');
  await go('/map/rodez');
  address.setSearch('?level=4', 'push');
  expect(written()).toBe('/map/rodez?level=4');
});

test.each(['/leads?f.location=all', '/maps'])(
  'a late write of a screen that was left does not replace the parameters of %s',
  async (href) => {
    const { address, go, written } = await addressOfMap();
    await go(href);
    address.setSearch('?at=14', 'replace');
    expect(written()).toBe(href);
  },
);
