import { recordHitsCall } from '#modules/locator/contract/traffic.ts';
import { isRobot } from '#platform/server/http/request/visitor-headers.ts';
import { route } from '../route.ts';
import { filterStoreIds, readCachedLocatorOwner, recordHit } from './record-hit.ts';

/** Records clicks reported by the public locator's script. Ids that are not stores of the brand are ignored. */
export const recordHitsRoute = route(
  recordHitsCall,
  async ({ app, params: { slug }, body: { hits }, request: { userAgent } }) => {
    const { clientId } = await readCachedLocatorOwner({ app }, slug);
    const ids = hits.flatMap(({ locationId, locationIds = [] }) =>
      locationId ? [locationId, ...locationIds] : locationIds,
    );
    const stores = await filterStoreIds({ app }, clientId, ids);
    const isRobotic = isRobot({ 'user-agent': userAgent });
    for (const { kind, locationId, locationIds, firstPosition } of hits) {
      if (locationId && !stores.has(locationId)) continue;
      recordHit(
        { app },
        {
          clientId,
          slug,
          kind,
          locationId,
          locationIds: locationIds?.filter((id) => stores.has(id)),
          firstPosition,
          isRobot: isRobotic,
        },
      );
    }
    return null;
  },
  { ownTransactions: true },
);
