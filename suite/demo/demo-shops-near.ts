import { demoClients } from './demo-people.ts';
import { type DemoLocation, demoLocations } from './demo-places.ts';

const openShops = demoLocations.filter(
  ({ clientId, closed }) => clientId === demoClients[0]?.id && !closed,
);
const shopsByCountry = Map.groupBy(openShops, ({ country }): string => country);
const shopsByTown = Map.groupBy(openShops, ({ country, city: [town] }) => `${country} ${town}`);

/** Open shops of the first brand that a consumer would choose: in their town, else in the first town of their country. */
export function demoShopsNear({
  country = 'FR',
  city,
}: {
  country?: string | undefined;
  city?: string | undefined;
}): readonly DemoLocation[] {
  const inCountry = shopsByCountry.get(country) ?? [];
  const town = shopsByTown.has(`${country} ${city}`) ? city : inCountry[0]?.city[0];
  return shopsByTown.get(`${country} ${town}`) ?? [];
}
