import type { Position } from 'geojson';
import type { AreaNames, AreaShape, AreaSource } from '../area-source.ts';
import { fromGaussKruger } from '../gauss-kruger.ts';
import { readShapefile } from '../read-shapefile.ts';
import {
  AUSTRIAN_STATES,
  BELGIAN_PROVINCES,
  BRITISH_NATIONS,
  FRENCH_REGIONS,
  GERMAN_STATES,
  SPANISH_COMMUNITIES,
  SWISS_CANTONS,
} from './codes.ts';
import type { SourceFeature, SourceFiles } from './source-files.ts';

/** Countries with areas down to level 3 or 4, from their official publications. */
export function detailedCountries(files: SourceFiles): AreaSource[] {
  return [
    france(files),
    germany(files),
    italy(files),
    spain(files),
    norway(files),
    austria(files),
    switzerland(files),
    belgium(files),
    greatBritain(files),
  ];
}

const WHOLE_VIENNA = '90001';
const named = (local: unknown): AreaNames => ({ local: String(local ?? '') });

function shape(
  { geometry }: Pick<SourceFeature, 'geometry'>,
  path: AreaShape['properties']['path'],
): AreaShape {
  return { type: 'Feature', geometry, properties: { path } };
}

function groupOf(groups: Readonly<Record<string, readonly [string, ...string[]]>>, member: string) {
  const found = Object.entries(groups).find(([, [, ...members]]) => members.includes(member));
  if (!found) throw new Error(`${member} belongs to no known area`);
  const [code, [name]] = found;
  return { code, names: named(name) };
}

function france(files: SourceFiles): AreaSource {
  const departements = files.geoJson('fr/departements-avec-outre-mer.geojson');
  const pathOf = (code: string) => {
    const found = departements.find(({ properties }) => properties.code === code);
    return [groupOf(FRENCH_REGIONS, code), { code, names: named(found?.properties.nom) }];
  };
  return {
    country: 'FR',
    attribution: 'IGN, INSEE (Licence Ouverte)',
    shapes: departements.map((each) => shape(each, pathOf(String(each.properties.code)))),
    deepest: files.geoJson('fr/arrondissements-version-simplifiee.geojson').map((each) => {
      const code = String(each.properties.code);
      const path = pathOf(code.slice(0, -3));
      return shape(each, [...path, { code, names: named(each.properties.nom) }]);
    }),
  };
}

function germany(files: SourceFiles): AreaSource {
  const read = (name: string) =>
    readShapefile(
      files.bytes(`de/VG5000_${name}.shp`),
      files.bytes(`de/VG5000_${name}.dbf`),
      fromGaussKruger,
    );
  const kreise = new Map(read('KRS').map(({ columns }) => [columns.AGS, columns.GEN]));
  return {
    country: 'DE',
    attribution: '© GeoBasis-DE / BKG (dl-de/by-2-0)',
    shapes: read('GEM')
      .filter(({ columns, polygons }) => columns.GF === '9' && polygons.length > 0)
      .map(({ columns: { AGS = '', GEN }, polygons }) => {
        const [land, kreis] = [AGS.slice(0, 2), AGS.slice(0, 5)];
        return shape({ geometry: { type: 'MultiPolygon', coordinates: polygons } }, [
          { code: land, names: named(GERMAN_STATES[land]) },
          { code: kreis, names: named(kreise.get(kreis)) },
          { code: AGS, names: named(GEN) },
        ]);
      }),
  };
}

function italy(files: SourceFiles): AreaSource {
  const shapes = files
    .names('it')
    .flatMap((name) => files.geoJson(name))
    .map((each) => {
      const { properties: of } = each;
      return shape(each, [
        { code: String(of.reg_istat_code), names: named(of.reg_name) },
        { code: String(of.prov_istat_code), names: named(of.prov_name) },
        { code: String(of.com_istat_code), names: named(of.name) },
      ]);
    });
  return { country: 'IT', attribution: 'ISTAT, openpolis (CC BY)', shapes };
}

function spain(files: SourceFiles): AreaSource {
  const provinces = new Map(
    files
      .topoJson('es/municipalities.json', 'provinces')
      .map(({ properties: { id, name } }) => [String(id), name]),
  );
  const shapes = files.topoJson('es/municipalities.json', 'municipalities').flatMap((each) => {
    const code = String(each.properties.id);
    const province = code.slice(0, 2);
    // Higher codes are shared land, and Gibraltar.
    if (!isSpanishProvince(province)) return [];
    return shape(each, [
      groupOf(SPANISH_COMMUNITIES, province),
      { code: province, names: named(provinces.get(province)) },
      { code, names: named(each.properties.name) },
    ]);
  });
  return { country: 'ES', attribution: 'IGN España (CC BY 4.0)', shapes };
}

function isSpanishProvince(province: string): boolean {
  return Object.values(SPANISH_COMMUNITIES).some(([, ...members]) => members.includes(province));
}

function norway(files: SourceFiles): AreaSource {
  const fylker = new Map(
    files
      .geoJson('no/Fylker-S.geojson')
      .map(({ properties: of }) => [String(of.fylkesnummer ?? of.id), of.fylkesnavn ?? of.name]),
  );
  return {
    country: 'NO',
    attribution: 'Kartverket (CC BY 4.0)',
    shapes: files.topoJson('no/Kommuner-M.topojson', 'Kommuner').map((each) => {
      const code = String(each.properties.kommunenummer).padStart(4, '0');
      const fylke = code.slice(0, 2);
      return shape(each, [
        { code: fylke, names: named(fylker.get(fylke)) },
        { code, names: named(each.properties.kommunenavn) },
      ]);
    }),
  };
}

function austria(files: SourceFiles): AreaSource {
  const bezirke = new Map(
    files
      .topoJson('at/bezirke_95_topo.json', 'bezirke')
      .map(({ properties: { iso, name } }) => [String(iso), name]),
  );
  return {
    country: 'AT',
    attribution: 'Statistik Austria (CC BY 4.0)',
    shapes: files.topoJson('at/gemeinden_95_topo.json', 'gemeinden').flatMap((each) => {
      const code = String(each.properties.iso);
      // The file also contains its districts, and overlapping shapes would cancel each other out.
      if (code === WHOLE_VIENNA) return [];
      const [land, bezirk] = [code.slice(0, 1), code.slice(0, 3)];
      return shape(each, [
        { code: land, names: named(AUSTRIAN_STATES[land]) },
        { code: bezirk, names: named(bezirke.get(bezirk) ?? each.properties.name) },
        { code, names: named(each.properties.name) },
      ]);
    }),
  };
}

/** Its municipalities come without names: they are named after the largest place in them. */
function switzerland(files: SourceFiles): AreaSource {
  const table = readShapefile(
    files.bytes('ch/municipalities.shp'),
    files.bytes('ch/municipalities.dbf'),
    (point: Position) => point,
  );
  const cantonOf = new Map(table.map(({ columns: { id, KTNR } }) => [id, KTNR]));
  return {
    country: 'CH',
    attribution: 'BFS, swisstopo',
    shapes: files.topoJson('ch/ch-combined.json', 'municipalities').flatMap((each) => {
      const code = String(each.properties.id);
      const canton = SWISS_CANTONS[Number(cantonOf.get(code)) - 1];
      if (!canton) return [];
      const [letters, ...names] = canton;
      return shape(each, [
        { code: letters, names: named(names[0]) },
        { code: code.padStart(4, '0'), names: named('') },
      ]);
    }),
  };
}

function belgium(files: SourceFiles): AreaSource {
  const arrondissements = new Map(
    files.topoJson('be/belgium.json', 'arrondissements').map(({ properties: of }) => [of.nis, of]),
  );
  const both = (of: { name_fr?: unknown; name_nl?: unknown; reg_nis?: unknown }): AreaNames => ({
    local: String((of.reg_nis === '02000' ? of.name_nl : of.name_fr) ?? ''),
    fr: String(of.name_fr ?? ''),
  });
  return {
    country: 'BE',
    attribution: 'bmesuere/belgium-topojson (CC0)',
    shapes: files.topoJson('be/belgium.json', 'municipalities').map((each) => {
      const { properties: of } = each;
      const arrondissement = String(of.arr_nis);
      const province = groupOf(BELGIAN_PROVINCES, arrondissement);
      return shape(each, [
        province,
        { code: arrondissement, names: both(arrondissements.get(arrondissement) ?? of) },
        {
          code: String(of.nis),
          names: both(of),
          ...(of.population ? { population: Number(of.population) } : {}),
        },
      ]);
    }),
  };
}

function greatBritain(files: SourceFiles): AreaSource {
  const districts = [
    ...files
      .topoJson('gb/topo_lad.json', 'lad')
      .map((each) => ({ each, code: each.properties.LAD13CD, name: each.properties.LAD13NM })),
    ...files
      .topoJson('gb/topo_lgd.json', 'lgd')
      .map((each) => ({ each, code: each.properties.LGDCode, name: each.properties.LGDNAME })),
  ];
  return {
    country: 'GB',
    attribution: 'ONS, OSNI (OGL)',
    shapes: districts.map(({ each, code, name }) => {
      const letter = String(code).slice(0, 1);
      return shape(each, [
        { code: letter, names: named(BRITISH_NATIONS[letter]) },
        { code: String(code), names: named(name) },
      ]);
    }),
  };
}
