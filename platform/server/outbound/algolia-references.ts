import { z } from 'zod';
import type { App } from '../app.ts';

/** A brand's own index at Algolia, with a key that may only search. */
export interface SearchIndex {
  appId: string;
  index: string;
  apiKey: string;
}

/** A visitor is waiting; the directory's own search is the fallback. */
const TIMEOUT_MS = 2_000;
const METRES_OF_KM = 1_000;
/** Maximum number of hits that Algolia returns. */
const MAX_HITS = 1_000;

const answerSchema = z.object({ hits: z.array(z.object({ objectID: z.string() })) });

/**
 * Ids or codes of locations in the order of the brand's own index, through Algolia's query call (`POST
 * /1/indexes/{index}/query`). Null if it did not respond.
 */
export async function algoliaReferences(
  { app }: { app: Pick<App, 'outbound' | 'log'> },
  { appId, index, apiKey }: SearchIndex,
  wanted: {
    words?: string | undefined;
    position?: { latitude: number; longitude: number } | undefined;
    radiusKm?: number | null | undefined;
    limit: number;
  },
): Promise<string[] | null> {
  const { position, radiusKm } = wanted;
  try {
    const answer = await app.outbound.request({
      url: `https://${encodeURIComponent(appId)}-dsn.algolia.net/1/indexes/${encodeURIComponent(index)}/query`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': appId,
        'x-algolia-api-key': apiKey,
      },
      body: JSON.stringify({
        query: position ? '' : (wanted.words ?? ''),
        hitsPerPage: Math.min(wanted.limit, MAX_HITS),
        attributesToRetrieve: ['objectID'],
        ...(position && {
          aroundLatLng: `${position.latitude},${position.longitude}`,
          aroundRadius: radiusKm ? Math.round(radiusKm * METRES_OF_KM) : 'all',
        }),
      }),
      totalMs: TIMEOUT_MS,
    });
    if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
    const { hits } = answerSchema.parse(JSON.parse(answer.body.toString('utf8')));
    return hits.map(({ objectID }) => objectID);
  } catch (error) {
    app.log.warn({ appId, index, error: String(error) }, 'Algolia could not be asked');
    return null;
  }
}
