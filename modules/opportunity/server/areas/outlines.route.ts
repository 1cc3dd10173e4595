import { Readable } from 'node:stream';
import { getOutlinesCall } from '#modules/opportunity/contract/map-calls.ts';
import { getOutlinePieceCall } from '#modules/opportunity/contract/outline-pieces.ts';
import { notFound } from '#platform/contract/problems.ts';
import { readConfig } from '../configuration/read-configuration.ts';
import { route } from '../route.ts';
import { areasTask } from './areas-thread.ts';
import { areasIndex } from './embedded-areas.ts';
import { BANDS, partsInView, zoomBand } from './outline-bands.ts';
import { layerKey, loadLayer, type OwnLayer, ownLayers } from './own-layers/own-areas.ts';
import { hasLayer } from './own-layers/stored-layers.ts';

/** Cache of recently read compressed pieces. */
const CACHE_BYTES = 16 * 2 ** 20;
const OWN = 'own.';
const OWN_TRIES = 3;

export const getOutlinesRoute = route(
  getOutlinesCall,
  async ({ app, db, membership: { clientId }, query: { level, bounds, zoom, preview } }) => {
    const band = zoomBand(zoom);
    const address = (version: string, of: number, part: string) => {
      const key = `${version}/${of}/${band}/${part}`;
      const url = getOutlinePieceCall.path
        .replace('{clientId}', clientId)
        .replace('{version}/{level}/{band}/{part}', key);
      return { key, url };
    };
    if (preview && preview !== 'embedded' && !(await hasLayer({ db }, clientId, preview)))
      throw notFound();
    const layerId =
      preview ?? (await ownLayers({ app }, clientId)).get(level)?.layerId ?? 'embedded';
    if (layerId !== 'embedded')
      return { pieces: [address(layerId, level, `${OWN}${layerId}`)], attributions: [] };
    const { countries } = await readConfig({ db }, clientId);
    const index = await areasIndex();
    const { parts, attributions } = partsInView(index, { level, bounds, band, countries });
    return {
      pieces: parts.map(([part, of]) => address(index.version, of, part)),
      attributions,
    };
  },
);

export const getOutlinePieceRoute = route(
  getOutlinePieceCall,
  async ({ app, db, membership: { clientId }, params: { version, level, band: given, part } }) => {
    const band = BANDS.find((each) => each === given);
    if (!band) throw notFound();
    const piece = await (part.startsWith(OWN)
      ? ownPiece()
      : version === (await areasIndex()).version
        ? packedPiece(`${part}/${level}/${band}`, { part, level, band })
        : undefined);
    if (!piece) throw notFound();
    return {
      stream: Readable.from([piece]),
      contentType: 'application/json',
      fileName: 'outlines.json',
      inline: true,
      encoding: 'gzip' as const,
      length: piece.byteLength,
    };

    async function ownPiece() {
      const layerId = part.slice(OWN.length);
      // Also for a layer that no level uses, because the configuration previews it.
      if (version !== layerId || !(await hasLayer({ db }, clientId, layerId))) return undefined;
      return packedOwnPiece({ clientId, layerId });
    }

    async function packedOwnPiece(layer: OwnLayer) {
      const key = layerKey(layer);
      for (let tries = 0; tries < OWN_TRIES; tries += 1) {
        await loadLayer({ app }, layer);
        // Undefined if the thread has evicted the layer since it was loaded.
        const piece = await packedPiece(`${key}/${band}`, { part: key, level: 4, band: band ?? 9 });
        if (piece) return piece;
      }
      return undefined;
    }
  },
);

type Packed = Buffer<ArrayBuffer>;
const cache = new Map<string, Promise<Packed | undefined>>();
const sizes = new Map<string, number>();

/** Concurrent requests for the same piece share one computation. */
function packedPiece(
  key: string,
  task: Omit<Extract<Parameters<typeof areasTask>[0], { kind: 'piece' }>, 'kind'>,
): Promise<Packed | undefined> {
  const known = cache.get(key);
  cache.delete(key);
  const piece = known ?? makePiece();
  cache.set(key, piece);
  return piece;

  async function makePiece(): Promise<Packed | undefined> {
    try {
      const made = await areasTask({ kind: 'piece', ...task });
      // Missing pieces are not cached, because callers can invent any name.
      if (made === null) cache.delete(key);
      else remember(key, made.byteLength);
      return made === null ? undefined : Buffer.from(made.buffer, made.byteOffset, made.byteLength);
    } catch (error) {
      cache.delete(key);
      throw error;
    }
  }
}

function remember(key: string, bytes: number): void {
  sizes.set(key, bytes);
  let all = 0;
  for (const size of sizes.values()) all += size;
  for (const oldest of [...cache.keys()]) {
    if (all <= CACHE_BYTES) return;
    if (oldest === key || !sizes.has(oldest)) continue;
    all -= sizes.get(oldest) ?? 0;
    sizes.delete(oldest);
    cache.delete(oldest);
  }
}
