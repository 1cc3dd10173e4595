import { ownGroundCall } from '#platform/contract/calls/own-ground.ts';
import type { StyleGround } from '#platform/contract/map/ground.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { mayAskHere } from './may-ask-here.ts';

export type OwnGroundFound = {
  ground: StyleGround | null | 'asked';
  /** The provider that fails: the house's map stands in. */
  failsAt: string | null;
  /** It came to be known after this page: the next one may show it. */
  afterReload: boolean;
};

/** The map of the client's own provider for a page of the back office, as far as this page may show it. */
export function useOwnGround(clientId: string, of?: string): OwnGroundFound {
  const { data, isError, isPlaceholderData } = useCall(ownGroundCall, {
    query: { clientId, ...(of && { of }) },
  });
  // Another client's map would be the wrong one, however short.
  const told = isPlaceholderData ? undefined : data;
  if (!told) return { ground: isError ? null : 'asked', failsAt: null, afterReload: false };
  const { ground, failsAt } = told;
  const isOpen = ground !== null && mayAskHere(ground.style);
  return { ground: isOpen ? ground : null, failsAt, afterReload: ground !== null && !isOpen };
}
