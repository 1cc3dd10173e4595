import type { App } from '#platform/server/app.ts';
import { algoliaReferences } from '#platform/server/outbound/algolia-references.ts';
import type { OpenForm } from './open-form.ts';

/** Ids or codes of shops from the brand's own search index. Null where none is set, or where it did not answer. */
export async function findShopReferences(
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
  const apiKey = app.secrets.open('form-secret', secrets.algoliaKey);
  return algoliaReferences(
    { app },
    { appId: algoliaAppId, index: algoliaIndex, apiKey },
    { ...wanted, radiusKm: form.locationSettings.maxDistanceKm, limit: geosearchResultLimit },
  );
}
