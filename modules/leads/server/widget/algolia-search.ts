import { z } from 'zod';
import type { App } from '#platform/server/app.ts';
import type { OpenForm } from './open-form.ts';

/** A visitor waits for it, and the directory's own search stands behind it. */
const PATIENCE_MS = 2_000;
const METRES_OF_KM = 1_000;

const answerSchema = z.object({ hits: z.array(z.object({ objectID: z.string() })) });

/**
 * Ids or codes of shops, as the brand's own index ranks them, by Algolia's documented query call
 * (`POST /1/indexes/{index}/query`). Null where none is set, or where it did not answer.
 */
export async function algoliaReferences(
  { app }: { app: App },
  { form, secrets }: OpenForm,
  wanted: {
    words?: string | undefined;
    position?: { latitude: number; longitude: number } | undefined;
  },
): Promise<string[] | null> {
  const { algoliaAppId, algoliaIndex, geosearchResultLimit } = form.settings;
  if (!algoliaAppId || !algoliaIndex || (!wanted.words && !wanted.position)) return null;
  if (!secrets.algoliaKey) return null;
  const key = app.secrets.open('form-secret', secrets.algoliaKey);
  const { position } = wanted;
  const { maxDistanceKm } = form.locationSettings;
  try {
    const answer = await app.outbound.request({
      url: `https://${encodeURIComponent(algoliaAppId)}-dsn.algolia.net/1/indexes/${encodeURIComponent(algoliaIndex)}/query`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-algolia-application-id': algoliaAppId,
        'x-algolia-api-key': key,
      },
      body: JSON.stringify({
        query: position ? '' : (wanted.words ?? ''),
        hitsPerPage: geosearchResultLimit,
        attributesToRetrieve: ['objectID'],
        ...(position && {
          aroundLatLng: `${position.latitude},${position.longitude}`,
          aroundRadius: maxDistanceKm ? maxDistanceKm * METRES_OF_KM : 'all',
        }),
      }),
      totalMs: PATIENCE_MS,
    });
    if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
    const { hits } = answerSchema.parse(JSON.parse(answer.body.toString('utf8')));
    return hits.map(({ objectID }) => objectID);
  } catch (error) {
    app.log.warn({ formId: form.id, error: String(error) }, 'Algolia could not be asked');
    return null;
  }
}
