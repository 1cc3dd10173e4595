import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { getAreasCall, getClustersCall } from '#modules/opportunity/contract/map-calls.ts';
import { callQueryKey } from '#platform/web/api/use-call.ts';
import { mapChoicesQuery } from './use-opportunity-map.ts';

afterEach(() => vi.unstubAllGlobals());

test('figures and retailers are read again while they are being prepared, and once when all is there [OPP-01]', async () => {
  const shares = [0.2, 0.7, null, null];
  vi.stubGlobal('fetch', async () => Response.json({ backfill: shares.shift() }));
  const queries = new QueryClient();
  const read = { areas: 0, clusters: 0 };
  const shown = [
    new QueryObserver(queries, {
      queryKey: callQueryKey(getAreasCall, { level: 2 }),
      queryFn: () => ++read.areas,
    }),
    new QueryObserver(queries, {
      queryKey: callQueryKey(getClustersCall, { zoom: 5 }),
      queryFn: () => ++read.clusters,
    }),
  ];
  const stops = shown.map((observer) => observer.subscribe(() => {}));
  const options = mapChoicesQuery(queries, 'client');
  const choices = new QueryObserver(queries, { ...options, enabled: false });
  stops.push(choices.subscribe(() => {}));
  const pollsAgain = () => {
    const query = choices.getCurrentQuery();
    return typeof options.refetchInterval === 'function' && options.refetchInterval(query);
  };
  await choices.refetch();
  await expect.poll(() => read).toEqual({ areas: 1, clusters: 1 });
  expect(pollsAgain()).toBe(4_000);
  await choices.refetch();
  await expect.poll(() => read).toEqual({ areas: 2, clusters: 2 });
  expect(pollsAgain()).toBe(4_000);
  // Everything was imported since the last response.
  await choices.refetch();
  await expect.poll(() => read).toEqual({ areas: 3, clusters: 3 });
  expect(pollsAgain()).toBe(false);
  await choices.refetch();
  expect(queries.isFetching()).toBe(0);
  expect(read).toEqual({ areas: 3, clusters: 3 });
  for (const stop of stops) stop();
  queries.clear();
});
