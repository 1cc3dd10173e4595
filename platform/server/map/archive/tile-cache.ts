import { LRUCache } from 'lru-cache';
import { ConcurrencyLimit } from '../../concurrency/concurrency-limit.ts';
import type { ArchivedTile, TileArchive } from './tile-archive.ts';

interface CachedTile {
  tile: ArchivedTile | null;
}

/** Minimum cache weight of an empty tile, so that requests for open sea do not fill the memory. */
const LEAST_WEIGHT = 200;

/**
 * Cache of the most requested tiles. Other tiles are read a few at a time: further requests wait, and beyond a limit
 * they are rejected.
 */
export class TileCache {
  readonly #cache: LRUCache<string, CachedTile>;

  constructor(
    archive: TileArchive,
    bounds: { bytes: number; readAtOnce: number; maxWaiting: number },
  ) {
    const { readAtOnce: atOnce, maxWaiting } = bounds;
    const limit = new ConcurrencyLimit({ atOnce, maxWaiting });
    this.#cache = new LRUCache({
      maxSize: bounds.bytes,
      // A pending read still delivers its result, even if its cache entry was evicted.
      ignoreFetchAbort: true,
      sizeCalculation: ({ tile }) => LEAST_WEIGHT + (tile?.content.length ?? 0),
      fetchMethod: async (key) => {
        const [z = 0, x = 0, y = 0] = key.split('/').map(Number);
        return { tile: await limit.run(() => archive.tile(z, x, y)) };
      },
    });
  }

  /** Returns synchronously from the cache, which covers most requests. */
  tile(z: number, x: number, y: number): ArchivedTile | null | Promise<ArchivedTile | null> {
    const key = `${z}/${x}/${y}`;
    const cached = this.#cache.get(key);
    return cached ? cached.tile : this.#read(key);
  }

  async #read(key: string): Promise<ArchivedTile | null> {
    return (await this.#cache.fetch(key))?.tile ?? null;
  }
}
