import type {
  LocalAccount,
  LocalLocation,
} from '#modules/communication/server/google/local/local-google-data.ts';
import { demoClients } from '../demo-people.ts';
import { type DemoLocation, demoLocations } from '../directory/demo-places.ts';

/** The first brand's stores in Google's list: most identical, some spelled differently, some missing, some duplicated. */

export const DEMO_GOOGLE_ACCOUNT = 'accounts/104200000000000000001';

const open = demoLocations.filter(
  ({ clientId, closed }) => clientId === demoClients[0]?.id && !closed,
);

export function demoGoogleAccounts(): LocalAccount[] {
  const locations = open.flatMap((location, at) => {
    // Some have no profile yet.
    if (hasNoProfile(at)) return [];
    const listed = asListed(location, at);
    // Some were claimed twice.
    return at % 31 === 7 ? [listed, { ...listed, name: `${listed.name}0` }] : [listed];
  });
  return [{ name: DEMO_GOOGLE_ACCOUNT, accountName: 'Maison Aubrac', locations }];
}

/** Google's resource name of a location; undefined if it has no profile. */
export function demoGoogleName(locationId: string): string | undefined {
  const at = open.findIndex(({ id }) => id === locationId);
  return at < 0 || hasNoProfile(at) ? undefined : nameAt(at);
}

const hasNoProfile = (at: number) => at % 9 === 4;
const nameAt = (at: number) => `locations/${7_000_000_000 + at}`;

function asListed(location: DemoLocation, at: number): LocalLocation {
  const [city, postalCode, , latitude, longitude] = location.city;
  const isRewritten = at % 4 === 1;
  const street = isRewritten ? shortStreet(location.street) : location.street;
  return {
    name: nameAt(at),
    title:
      at % 11 === 5 ? location.company : isRewritten ? `${location.name} – ${city}` : location.name,
    ...(at % 3 === 0 && { storeCode: location.code }),
    storefrontAddress: {
      regionCode: location.country,
      postalCode,
      locality: city,
      addressLines: [street],
    },
    latlng: { latitude, longitude },
    metadata: {
      mapsUri: `https://maps.google.com/maps?cid=${7_000_000_000 + at}`,
      hasVoiceOfMerchant: at % 17 !== 2,
    },
  };
}

function shortStreet(street: string): string {
  return street.replace('straße', 'str.').replace('rue ', 'R. ').replace('place ', 'Pl. ');
}
