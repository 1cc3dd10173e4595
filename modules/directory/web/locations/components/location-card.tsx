import type { LocationRow } from '#modules/directory/contract/locations/location.ts';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import { LocationState } from './location-state.tsx';

/** A location on a phone: which, where, and whether it is open. */
export function LocationCard({
  location,
  client,
  ...way
}: CardNavigation & {
  location: LocationRow;
  /** Name of the client, if it differs from the current one. */
  client?: string;
}) {
  const { nameOf } = useCountryNames();
  const { name, code, city, country, closed } = location;
  return (
    <PhoneCard
      {...way}
      name={name}
      text={[city, nameOf(country)].filter(Boolean).join(', ')}
      state={<LocationState isClosed={closed} />}
      facts={[code, client]}
    />
  );
}
