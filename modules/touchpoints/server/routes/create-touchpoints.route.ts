import {
  checkDestinationCall,
  checkSuffixCall,
  createCustomTouchpointCall,
  createProductTouchpointCall,
} from '#modules/touchpoints/contract/create-touchpoints.ts';
import { createCustomTouchpoint } from '../commands/create-custom-touchpoint.ts';
import { createProductTouchpoints } from '../commands/create-product-touchpoints.ts';
import { requireListOrCreation } from '../policies/check.policy.ts';
import { checkDestination } from '../queries/check-destination.ts';
import { checkSuffix } from '../queries/check-suffix.ts';
import { readTouchpoint } from '../queries/read-touchpoint.ts';
import { route } from '../route.ts';

export const createCustomTouchpointRoute = route(
  createCustomTouchpointCall,
  async ({ db, app, membership: { clientId }, principal, body }) => {
    const { brandId: _brandId, sourceSuffix: suffix, ...given } = body;
    const id = await createCustomTouchpoint(
      { db, app },
      { ...given, suffix, clientId, userId: principal.userId },
    );
    return readTouchpoint({ db, app }, { clientId, id });
  },
);

/** It may wait for the brand's own system, so it opens its transaction afterwards. */
export const createProductTouchpointRoute = route(
  createProductTouchpointCall,
  async ({ db, app, membership: { clientId }, principal, body, request }) => {
    const { created, refused } = await createProductTouchpoints(
      { db, app },
      {
        clientId,
        userId: principal.userId,
        reader: request.locale,
        references: body.sku,
        configurationSlug: body.configurationSlug,
        digitalLinks: body.digitalLinks,
      },
    );
    const touchpoints = [];
    for (const id of created) touchpoints.push(await readTouchpoint({ db, app }, { clientId, id }));
    return { created: touchpoints, refused };
  },
  { ownTransactions: true },
);

export const checkSuffixRoute = route(checkSuffixCall, ({ db, membership, query }) => {
  requireListOrCreation(membership);
  const { brandId: _brandId, ...given } = query;
  return checkSuffix({ db }, { ...given, clientId: membership.clientId });
});

export const checkDestinationRoute = route(
  checkDestinationCall,
  ({ db, app, membership, query: { destUrl, configurationSlug } }) => {
    requireListOrCreation(membership);
    const { clientId } = membership;
    return checkDestination({ db, app }, { clientId, destUrl, configurationSlug });
  },
);
