import type { LocationRow } from '#modules/directory/contract/locations/location.ts';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { RowLink } from '#platform/web/table/rows/row-link.tsx';
import classes from '../../components/list.module.css';
import { LocationState } from './location-state.tsx';

/** A location on a phone: which, whether it is open, and where. */
export function LocationCard({
  location,
  href,
  navigate,
  client,
}: {
  location: LocationRow;
  href: string;
  navigate: (href: string) => void;
  /** Whose it is, where that is not the client one stands in. */
  client?: string;
}) {
  const { nameOf } = useCountryNames();
  const { name, code, city, country, closed } = location;
  return (
    <div className={classes.card}>
      <RowLink href={href} navigate={navigate} tabIndex={0}>
        <span className={classes.name}>
          <span className={classes.cut}>{name}</span>
          <span className={classes.code}>{code}</span>
        </span>
      </RowLink>
      {closed && (
        <span className={classes.cardState}>
          <LocationState isClosed />
        </span>
      )}
      <span className={classes.cardSmall}>
        {[client, city, nameOf(country)].filter(Boolean).join(', ')}
      </span>
    </div>
  );
}
