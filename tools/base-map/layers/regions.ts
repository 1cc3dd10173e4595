import { areaAnchor } from '#platform/web/map/areas/area-anchor.ts';
import { ringArea } from '../../geometry/ring-area.ts';
import type { MapFeature } from '../map-feature.ts';
import { named } from '../names.ts';
import type { Sources } from '../sources.ts';
import { type Province, provinceRegion, provinces } from './provinces.ts';

const SMALLEST = 0.15;

/** A name for each region; where provinces are grouped, only the group's own name, which has no translations. */
export function regions(sources: Sources): MapFeature[] {
  const groups = Map.groupBy(provinces(sources), provinceRegion);
  return [...groups].flatMap(([id, members]) => {
    const largest = members.toSorted((a, b) => areaOf(b) - areaOf(a))[0];
    const area = members.reduce((sum, member) => sum + areaOf(member), 0);
    if (!largest || area < SMALLEST) return [];
    const [, group] = id.split(':');
    const { properties } = largest;
    const name = group ?? properties.name;
    if (!name) return [];
    return {
      type: 'Feature',
      properties: {
        kind: 'region',
        min_zoom: area > 60 ? 4 : area > 6 ? 5 : 6,
        ...named(name, (locale) => (group ? undefined : properties[`name_${locale}`])),
      },
      geometry: { type: 'Point', coordinates: middleOf(members) },
    };
  });
}

function areaOf({ geometry }: Province): number {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return Math.max(...polygons.map(([outer = []]) => ringArea(outer)));
}

/** The average weighted by area, so that a group's name is in the middle of its land. */
function middleOf(members: Province[]): [number, number] {
  let [weight, x, y] = [0, 0, 0];
  for (const member of members) {
    const size = areaOf(member);
    const [longitude, latitude] = areaAnchor(member.geometry);
    weight += size;
    x += longitude * size;
    y += latitude * size;
  }
  return [x / weight, y / weight];
}
