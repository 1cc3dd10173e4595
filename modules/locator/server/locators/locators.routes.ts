import {
  checkLocatorSlugCall,
  createLocatorCall,
  deleteLocatorCall,
  discardLocatorDraftCall,
  getLocatorCall,
  getLocatorVersionCall,
  getPublicLocatorCall,
  listLocatorsCall,
  listLocatorVersionsCall,
  previewLocatorCall,
  restoreLocatorVersionCall,
  saveLocatorCall,
  saveLocatorDraftCall,
} from '#modules/locator/contract/locator-calls.ts';
import type { Route } from '#platform/server/http/route.ts';
import { route } from '../route.ts';
import { checkSlug, createLocator } from './create-locator.ts';
import { listLocatorVersions, readLocatorVersion } from './locator-versions.ts';
import { createPreview } from './previews.ts';
import { readPublicLocator } from './public-locator.ts';
import { listLocators, readLocator } from './read-locator.ts';
import { deleteLocator, discardDraft, saveDraft } from './save-draft.ts';
import { restoreLocatorVersion, saveLocator } from './save-locator.ts';

interface OfLocator {
  params: { slug: string };
  membership: { clientId: string };
}
const keyOf = ({ params: { slug }, membership: { clientId } }: OfLocator) => ({ clientId, slug });

/** The calls of a locator's configuration. */
export const locatorRoutes: readonly Route[] = [
  route(listLocatorsCall, async ({ db, app, params }) => {
    const items = await listLocators({ db, app }, params);
    return { items, total: items.length };
  }),

  route(createLocatorCall, async ({ db, app, params, principal: { userId }, body }) => {
    await createLocator({ db, app }, { ...params, userId, ...body });
    return readLocator({ db, app }, { ...params, slug: body.slug });
  }),

  route(checkLocatorSlugCall, ({ app, query }) => checkSlug({ app }, query.slug)),

  route(getLocatorCall, ({ db, app, ...call }) => readLocator({ db, app }, keyOf(call))),

  route(saveLocatorCall, async ({ db, app, principal: { userId }, body, ...call }) => {
    await saveLocator({ db, app }, keyOf(call), { userId, ...body });
    return readLocator({ db, app }, keyOf(call));
  }),

  route(saveLocatorDraftCall, async ({ db, app, principal: { userId }, body, ...call }) => {
    await saveDraft({ db, app }, keyOf(call), { userId, ...body });
    return readLocator({ db, app }, keyOf(call));
  }),

  route(discardLocatorDraftCall, async ({ db, app, ...call }) => {
    await discardDraft({ db }, keyOf(call));
    return readLocator({ db, app }, keyOf(call));
  }),

  route(deleteLocatorCall, async ({ db, app, ...call }) => {
    await deleteLocator({ db, app }, keyOf(call));
    return null;
  }),

  route(listLocatorVersionsCall, async ({ db, app, ...call }) => ({
    items: await listLocatorVersions({ db, app }, keyOf(call)),
  })),

  route(getLocatorVersionCall, async ({ db, params: { slug, version }, membership }) => ({
    version,
    config: await readLocatorVersion({ db }, { clientId: membership.clientId, slug, version }),
  })),

  route(
    restoreLocatorVersionCall,
    async ({ db, app, principal: { userId }, params, membership }) => {
      const { version } = params;
      const key = keyOf({ params, membership });
      await restoreLocatorVersion({ db, app }, key, { userId, version });
      return readLocator({ db, app }, key);
    },
  ),

  route(previewLocatorCall, async ({ db, app, body, ...call }) => ({
    url: await createPreview({ db, app }, keyOf(call), body.config),
  })),

  route(getPublicLocatorCall, ({ app, params }) => readPublicLocator({ app }, params.slug)),
];
