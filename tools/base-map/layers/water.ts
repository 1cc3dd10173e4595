import type { Geometry, MultiPolygon, Polygon, Position } from 'geojson';
import { open } from 'shapefile';
import { areaAnchor } from '#platform/web/map/areas/area-outline.ts';
import { ringArea } from '../../geometry/ring-area.ts';
import type { MapFeature } from '../map-feature.ts';
import { minZoomForArea } from '../min-zoom-for-area.ts';
import { named } from '../names.ts';
import type { Sources } from '../sources.ts';

/** Natural Earth names waters in five of the six languages; this adds the larger ones in Norwegian. */
const norwegianSeas = new Map([
  ['Adriatic Sea', 'Adriaterhavet'],
  ['Aegean Sea', 'Egeerhavet'],
  ['Arabian Sea', 'Arabiahavet'],
  ['Arctic Ocean', 'Nordishavet'],
  ['Atlantic Ocean', 'Atlanterhavet'],
  ['Baffin Bay', 'Baffinbukta'],
  ['Balearic Sea', 'Balearhavet'],
  ['Baltic Sea', 'Østersjøen'],
  ['Barents Sea', 'Barentshavet'],
  ['Bay of Bengal', 'Bengalbukta'],
  ['Bay of Biscay', 'Biscayabukta'],
  ['Beaufort Sea', 'Beauforthavet'],
  ['Bering Sea', 'Beringhavet'],
  ['Black Sea', 'Svartehavet'],
  ['Bristol Channel', 'Bristolkanalen'],
  ['Caribbean Sea', 'Karibhavet'],
  ['Caspian Sea', 'Kaspihavet'],
  ['Coral Sea', 'Korallhavet'],
  ['Davis Strait', 'Davisstredet'],
  ['Drake Passage', 'Drakestredet'],
  ['East China Sea', 'Østkinahavet'],
  ['English Channel', 'Den engelske kanal'],
  ['Greenland Sea', 'Grønlandshavet'],
  ['Gulf of Aden', 'Adenbukta'],
  ['Gulf of Alaska', 'Alaskagolfen'],
  ['Gulf of Bothnia', 'Bottenviken'],
  ['Gulf of Finland', 'Finskebukta'],
  ['Gulf of Guinea', 'Guineabukta'],
  ['Gulf of Lion', 'Lionbukta'],
  ['Gulf of Mexico', 'Mexicogolfen'],
  ['Gulf of Riga', 'Rigabukta'],
  ['Hudson Bay', 'Hudsonbukta'],
  ['Indian Ocean', 'Indiahavet'],
  ['Ionian Sea', 'Joniahavet'],
  ['Irish Sea', 'Irskesjøen'],
  ['Kara Sea', 'Karahavet'],
  ['Labrador Sea', 'Labradorhavet'],
  ['Laptev Sea', 'Laptevhavet'],
  ['Ligurian Sea', 'Liguriahavet'],
  ['Mediterranean Sea', 'Middelhavet'],
  ['Mozambique Channel', 'Mosambikkanalen'],
  ['North Sea', 'Nordsjøen'],
  ['Norwegian Sea', 'Norskehavet'],
  ['Pacific Ocean', 'Stillehavet'],
  ['Persian Gulf', 'Persiabukta'],
  ['Philippine Sea', 'Filippinerhavet'],
  ['Red Sea', 'Rødehavet'],
  ['Sargasso Sea', 'Sargassohavet'],
  ['Sea of Azov', 'Azovhavet'],
  ['Sea of Japan', 'Japanhavet'],
  ['Sea of Okhotsk', 'Okhotskhavet'],
  ['South China Sea', 'Sør-Kinahavet'],
  ['Southern Ocean', 'Sørishavet'],
  ['Strait of Gibraltar', 'Gibraltarstredet'],
  ['Tasman Sea', 'Tasmanhavet'],
  ['Tyrrhenian Sea', 'Tyrrenhavet'],
  ['White Sea', 'Kvitsjøen'],
  ['Yellow Sea', 'Gulehavet'],
]);

type Labelled = Record<`name_${string}`, string | null> & {
  name: string | null;
  min_zoom: number;
  min_label: number;
  scalerank: number;
  featurecla: string;
};

export async function water(sources: Sources): Promise<MapFeature[]> {
  return [
    ...(await lakes(sources)),
    ...rivers(sources, 'ne_50m_rivers_lake_centerlines', 0),
    ...rivers(sources, 'ne_10m_rivers_europe', 6),
    ...rivers(sources, 'ne_10m_rivers_australia', 7),
    ...lakeNames(sources),
    ...seaNames(sources),
  ];
}

/** The large file has shapes without attributes, so the area of a lake determines its first zoom level. */
async function lakes(sources: Sources): Promise<MapFeature[]> {
  const shapes: Geometry[] = [];
  const file = await open(sources.naturalEarthShapes('10m_physical', 'ne_10m_lakes'));
  for (let next = await file.read(); !next.done; next = await file.read())
    shapes.push(next.value.geometry);
  for (const supplement of ['ne_10m_lakes_europe', 'ne_10m_lakes_north_america'])
    shapes.push(...sources.naturalEarth(supplement).features.map(({ geometry }) => geometry));
  return shapes.map((geometry) => ({
    type: 'Feature',
    properties: {
      kind: 'lake',
      min_zoom: minZoomForArea(areaOf(geometry as Polygon | MultiPolygon)),
    },
    geometry,
  }));
}

function areaOf(geometry: Polygon | MultiPolygon): number {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.reduce((sum, [outer = []]) => sum + ringArea(outer as Position[]), 0);
}

function rivers(sources: Sources, source: string, atLeast: number): MapFeature[] {
  return sources
    .naturalEarth<Labelled>(source)
    .features.filter(
      ({ geometry, properties }) => geometry && properties.featurecla !== 'Lake Centerline',
    )
    .map(({ geometry, properties }) => ({
      type: 'Feature',
      properties: {
        kind: 'river',
        min_zoom: Math.max(atLeast, Math.min(7, Math.floor(properties.min_zoom))),
        ...(properties.name && named(properties.name, (locale) => properties[`name_${locale}`])),
      },
      geometry,
    }));
}

function lakeNames(sources: Sources): MapFeature[] {
  return sources
    .naturalEarth<Labelled>('ne_50m_lakes')
    .features.flatMap(({ geometry, properties }) =>
      properties.name
        ? [nameAt(geometry, 'lake', Math.max(4, Math.ceil(properties.min_label)), properties)]
        : [],
    );
}

function seaNames(sources: Sources): MapFeature[] {
  return sources
    .naturalEarth<Labelled>('ne_10m_geography_marine_polys')
    .features.filter(({ properties }) => properties.name && properties.scalerank <= 5)
    .map(({ geometry, properties }) =>
      nameAt(
        geometry,
        properties.featurecla === 'ocean' ? 'ocean' : 'sea',
        Math.min(7, Math.max(1, Math.floor(properties.min_label))),
        properties,
      ),
    );
}

function nameAt(geometry: Geometry, kind: string, zoom: number, properties: Labelled): MapFeature {
  const english = properties.name_en ?? properties.name ?? '';
  return {
    type: 'Feature',
    properties: {
      kind,
      min_zoom: zoom,
      ...named(english, (locale) =>
        locale === 'no' ? norwegianSeas.get(english) : properties[`name_${locale}`],
      ),
    },
    geometry: { type: 'Point', coordinates: [...areaAnchor(geometry as Polygon | MultiPolygon)] },
  };
}
