import type { Feature, MultiPolygon } from 'geojson';
import { useEffect, useState } from 'react';
import countriesUrl from '../geometry/countries.geo.json?url';

type Country = Feature<MultiPolygon, { id: string }>;

/** Outlines for areas that are countries, and for the picture; without them both stand on open sea. */
export function useCountries(onError?: (error: unknown) => void): Country[] {
  const [countries, setCountries] = useState<Country[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(countriesUrl, { signal: leaving.signal })
      .then((response) => {
        if (!response.ok) throw new Error(`the outlines answered ${response.status}`);
        return response.json();
      })
      .then((world: { features: Country[] }) => setCountries(world.features))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) onError?.(error);
      });
    return () => leaving.abort();
  }, [onError]);
  return countries;
}
