import {
  checkDestinationCall,
  checkSuffixCall,
} from '#modules/touchpoints/contract/touchpoint-checks.ts';
import { checkDestination } from '../queries/check-destination.ts';
import { checkSuffix } from '../queries/check-suffix.ts';
import { route } from '../route.ts';

export const checkSuffixRoute = route(checkSuffixCall, ({ db, membership, query }) => {
  const { brandId: _brandId, ...given } = query;
  return checkSuffix({ db }, { ...given, clientId: membership.clientId });
});

export const checkDestinationRoute = route(
  checkDestinationCall,
  ({ db, app, membership, query: { destUrl, configurationSlug } }) => {
    const { clientId } = membership;
    return checkDestination({ db, app }, { clientId, destUrl, configurationSlug });
  },
);
