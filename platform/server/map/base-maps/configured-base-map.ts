import type { BaseMap } from '#platform/contract/map/base-map.ts';
import type { App } from '../../app.ts';
import { ArchiveChanged } from '../archive/archive-bytes.ts';
import type { ArchivedTile } from '../archive/tile-archive.ts';
import { MAP_TILES_CONNECTOR } from '../map-tiles.connector.ts';
import type { MapTiles } from '../map-tiles-setting.ts';
import { toConnectorCode } from '../provider-failure.ts';
import { CachedProbe } from './cached-probe.ts';
import { type OpenStreets, openStreets, openTileBytes } from './open-streets.ts';
import { requireStyle } from './require-style.ts';

type Parts = Pick<App, 'config' | 'outbound' | 'connectors' | 'log'>;

interface Found {
  ground: BaseMap;
  streets?: OpenStreets;
}

export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

export interface StreetTile {
  version: string;
  tile: ArchivedTile | null;
}

const TIMES = { goodForMs: 5 * 60_000, failedForMs: 30_000, patienceMs: 2_000 };

/** The base map of MAP_TILES while it is usable. After a failure it is omitted and checked again shortly after. */
export class ConfiguredBaseMap {
  readonly #app: Parts;
  readonly #tiles: MapTiles;
  readonly #look: CachedProbe<Found>;
  #open: OpenStreets | undefined;
  /** Previous archive, which pending requests may still be reading. */
  #former: OpenStreets | undefined;

  constructor(app: Parts, tiles: MapTiles) {
    this.#app = app;
    this.#tiles = tiles;
    this.#look = new CachedProbe<Found>(() => this.#reported(), TIMES);
  }

  async ground(): Promise<BaseMap | null> {
    return (await this.#look.current())?.ground ?? null;
  }

  /** Null if streets are currently unavailable or the tile cannot be read. */
  async tile(at: TileAddress): Promise<StreetTile | null> {
    const found = await this.#look.current();
    if (!found?.streets) return null;
    try {
      return await tileOf(found.streets, at);
    } catch (error) {
      if (!(error instanceof ArchiveChanged)) {
        this.#look.doubt();
        throw error;
      }
      this.#look.forget(found);
      const now = (await this.#look.current())?.streets;
      return now ? await tileOf(now, at) : null;
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#open?.close(), this.#former?.close()]);
  }

  async #reported(): Promise<Found> {
    const begun = performance.now();
    const report = (code: ReturnType<typeof toConnectorCode>) =>
      this.#app.connectors.report(MAP_TILES_CONNECTOR, '', { code, ms: performance.now() - begun });
    try {
      const found = await this.#find();
      report('ANSWERS');
      return found;
    } catch (error) {
      const code = toConnectorCode(error);
      report(code);
      this.#app.log.warn({ code }, 'MAP_TILES cannot be used: maps stand on the base map');
      throw error;
    }
  }

  async #find(): Promise<Found> {
    const { outbound } = this.#app;
    const tiles = this.#tiles;
    if (tiles.kind === 'style') {
      await requireStyle(this.#app, { url: tiles.url });
      return { ground: { kind: 'style', style: tiles.url } };
    }
    const streets = await openStreets(openTileBytes(tiles, outbound));
    const before = this.#open;
    if (before?.version === streets.version) {
      await streets.close();
      return { ground: before.ground, streets: before };
    }
    await this.#former?.close();
    this.#former = before;
    this.#open = streets;
    return { ground: streets.ground, streets };
  }
}

async function tileOf(streets: OpenStreets, { z, x, y }: TileAddress): Promise<StreetTile> {
  return { version: streets.version, tile: await streets.tiles.tile(z, x, y) };
}
