import type { Feature, MultiPolygon } from 'geojson';
import { useEffect, useState } from 'react';
import countriesUrl from '../geometry/countries.geo.json?url';

type Country = Feature<MultiPolygon, { id: string }>;

/** Only the picture reads the outlines itself; WebGL's worker fetches them on its own. */
export function useCountries(): Country[] {
  const [countries, setCountries] = useState<Country[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(countriesUrl, { signal: leaving.signal })
      .then((response) => response.json())
      .then((world: { features: Country[] }) => setCountries(world.features))
      .catch(() => {
        // Without outlines the areas and markers still stand, on open sea.
      });
    return () => leaving.abort();
  }, []);
  return countries;
}
