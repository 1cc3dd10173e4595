import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FeatureCollection, Geometry } from 'geojson';

/** Locations of the base map's sources; see README.md in this folder. */
export class Sources {
  readonly #packages: NodeJS.Require;
  readonly #naturalEarth: string;

  constructor(given: { packages: string; naturalEarth: string }) {
    this.#packages = createRequire(join(given.packages, 'package.json'));
    this.#naturalEarth = given.naturalEarth;
  }

  naturalEarth<Properties>(name: string): FeatureCollection<Geometry, Properties> {
    return JSON.parse(readFileSync(join(this.#naturalEarth, `${name}.geojson`), 'utf8'));
  }

  naturalEarthShapes(folder: string, name: string): string {
    return join(this.#naturalEarth, '..', folder, `${name}.shp`);
  }

  json<Content>(path: string): Content {
    return JSON.parse(readFileSync(this.#packages.resolve(path), 'utf8'));
  }

  module<Exported>(name: string): Exported {
    return this.#packages(name);
  }
}
