import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

export type Properties = Record<string, string | number | null | undefined>;
export type SourceFeature = Feature<Polygon | MultiPolygon, Properties>;

/** The folder with the sources; README.md lists their origin. */
export class SourceFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  bytes(name: string): Buffer {
    return readFileSync(join(this.#folder, name));
  }

  names(folder: string): string[] {
    return readdirSync(join(this.#folder, folder)).map((name) => join(folder, name));
  }

  geoJson(name: string): SourceFeature[] {
    const read: FeatureCollection = JSON.parse(this.bytes(name).toString('utf8'));
    // Provinces that were abolished are left as empty files.
    return areasOnly(read.features ?? []);
  }

  /** An object of a TopoJSON file; `id` of a geometry becomes the property `id`. */
  topoJson(name: string, object: string): SourceFeature[] {
    const read: Topology = JSON.parse(this.bytes(name).toString('utf8'));
    const collection = read.objects[object] as GeometryCollection;
    const features = feature(read, collection).features.map((each) => ({
      ...each,
      properties: { ...each.properties, ...(each.id !== undefined && { id: each.id }) },
    }));
    return areasOnly(features);
  }
}

function areasOnly(features: readonly Feature[]): SourceFeature[] {
  return features.filter(
    ({ geometry }) => geometry?.type === 'Polygon' || geometry?.type === 'MultiPolygon',
  ) as SourceFeature[];
}
