import { LRUCache } from 'lru-cache';
import { ConcurrencyLimit } from '../../concurrency/concurrency-limit.ts';
import type { ArchivedTile, TileArchive } from './tile-archive.ts';

interface Kept {
  tile: ArchivedTile | null;
}

/** What an empty tile weighs, so that a flood over the open sea does not fill the memory with nothing. */
const LEAST_WEIGHT = 200;

/**
 * The tiles that are asked for most, at hand. The others are read a few at a time: whoever asks for thousands of them waits,
 * and past that is refused, while everybody else goes on.
 */
export class KeptTiles {
  readonly #kept: LRUCache<string, Kept>;

  constructor(
    archive: TileArchive,
    bounds: { bytes: number; readAtOnce: number; mostWaiting: number },
  ) {
    const { readAtOnce: atOnce, mostWaiting } = bounds;
    const limit = new ConcurrencyLimit({ atOnce, mostWaiting });
    this.#kept = new LRUCache({
      maxSize: bounds.bytes,
      // Who waits for it gets it, whatever came between and took its place.
      ignoreFetchAbort: true,
      sizeCalculation: ({ tile }) => LEAST_WEIGHT + (tile?.content.length ?? 0),
      fetchMethod: async (key) => {
        const [z = 0, x = 0, y = 0] = key.split('/').map(Number);
        return { tile: await limit.run(() => archive.tile(z, x, y)) };
      },
    });
  }

  /** At once where it is at hand: most are. */
  tile(z: number, x: number, y: number): ArchivedTile | null | Promise<ArchivedTile | null> {
    const key = `${z}/${x}/${y}`;
    const kept = this.#kept.get(key);
    return kept ? kept.tile : this.#read(key);
  }

  async #read(key: string): Promise<ArchivedTile | null> {
    return (await this.#kept.fetch(key))?.tile ?? null;
  }
}
