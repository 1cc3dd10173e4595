import { join } from 'node:path';
import { read } from 'shapefile';

export interface RegionPoint {
  country: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** Natural Earth's label points of states and provinces. */
export async function readRegionPoints(sources: string): Promise<RegionPoint[]> {
  const path = join(sources, 'ne/ne_10m_admin_1_label_points');
  const { features } = await read(`${path}.shp`, `${path}.dbf`, { encoding: 'utf-8' });
  return features.flatMap(({ geometry, properties }) => {
    const name = String(properties?.name ?? '').trim();
    if (geometry?.type !== 'Point' || name === '') return [];
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    return { country: String(properties?.iso_a2), name, latitude, longitude };
  });
}
