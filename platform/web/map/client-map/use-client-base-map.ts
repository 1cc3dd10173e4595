import { getClientBaseMapCall } from '#platform/contract/calls/client-base-map.ts';
import type { StyleBaseMap } from '#platform/contract/map/base-map.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { isStyleHostAllowed } from './is-style-host-allowed.ts';

export type ClientBaseMapState = {
  ground: StyleBaseMap | null | 'asked';
  /** Host of the failing provider; the suite's map is shown instead. */
  failsAt: string | null;
  /** The map was configured after this page was loaded; a reload may show it. */
  afterReload: boolean;
};

/** The map of the client's own provider for a page of the back office, as far as this page may show it. */
export function useClientBaseMap(clientId: string, of?: string): ClientBaseMapState {
  const { data, isError, isPlaceholderData } = useCall(getClientBaseMapCall, {
    query: { clientId, ...(of && { of }) },
  });
  // Another client's map would be the wrong one, however short.
  const told = isPlaceholderData ? undefined : data;
  if (!told) return { ground: isError ? null : 'asked', failsAt: null, afterReload: false };
  const { ground, failsAt } = told;
  const isOpen = ground !== null && isStyleHostAllowed(ground.style);
  return { ground: isOpen ? ground : null, failsAt, afterReload: ground !== null && !isOpen };
}
