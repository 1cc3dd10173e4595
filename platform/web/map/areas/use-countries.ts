import type { Feature, MultiPolygon } from 'geojson';
import { useEffect, useState } from 'react';
import countriesUrl from '../geometry/countries.geo.json?url';

type Country = Feature<MultiPolygon, { id: string }>;

/** Outlines for areas that are countries; until they are there, and where they do not come, there are none. */
export function useCountries(): Country[] {
  const [countries, setCountries] = useState<Country[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(countriesUrl, { signal: leaving.signal })
      .then((response) => response.json())
      .then((world: { features: Country[] }) => setCountries(world.features))
      .catch(() => {});
    return () => leaving.abort();
  }, []);
  return countries;
}
