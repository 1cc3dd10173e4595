import { LRUCache } from 'lru-cache';
import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { isAuthorizedOrigin } from '#modules/forms/contract/form-settings.ts';
import {
  domainNotAuthorized,
  formSwitchedOff,
  keyMissingRight,
  keyRefused,
} from '#modules/forms/contract/intake/intake-calls.ts';
import type { KEY_SCOPES } from '#modules/forms/contract/intake/key-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import { findApiKey } from '#platform/server/api-keys/api-keys.ts';
import type { App } from '#platform/server/app.ts';
import { Gather } from '#platform/server/concurrency/gather.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { RequestOrigin } from '#platform/server/http/request/request-origin.ts';
import type { StoredForm } from '../forms/read-form.ts';
import type { FormsTables } from '../tables.ts';

const MAX_CACHED_FORMS = 500;
/** Brands are rarely archived; closing their forms some seconds later is soon enough. */
const BRAND_CACHE_TTL_MS = 10_000;

/** Cached by version, because sections are large and rarely change. */
const forms = new LRUCache<string, StoredForm>({ max: MAX_CACHED_FORMS });
const openBrands = new LRUCache<string, boolean>({ max: 5_000, ttl: BRAND_CACHE_TTL_MS });

/** Concurrent requests for a form share one database query. */
const versions = new Gather<
  { db: Db<FormsTables>; id: string },
  { client_id: string; version: number } | undefined
>(async (batch) => {
  const [{ db, id } = { db: undefined, id: '' }] = batch;
  const now = await db
    ?.selectFrom('leads.forms')
    .select(['client_id', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  return batch.map(() => now);
});

/** A form by its id alone, for public pages; not found if its brand is archived or the form is inactive. */
export async function formForVisitors({ app }: { app: App }, id: string): Promise<StoredForm> {
  const db = app.database.acrossClients<FormsTables>();
  const now = await versions.add(id, { db, id });
  if (!now || !(await isOpen({ app }, now.client_id))) throw notFound();
  const cachedForm = forms.get(id);
  const form =
    cachedForm?.version === now.version
      ? cachedForm
      : await db
          .selectFrom('leads.forms')
          .selectAll()
          .where('client_id', '=', now.client_id)
          .where('id', '=', id)
          .executeTakeFirst();
  if (!form) throw notFound();
  forms.set(id, form);
  if (!form.active) throw formSwitchedOff();
  return form;
}

async function isOpen({ app }: { app: App }, clientId: string): Promise<boolean> {
  const known = openBrands.get(clientId);
  if (known !== undefined) return known;
  const db = app.database.acrossClients();
  const brand = await app.ports.call(findBrand, { clientId }, { db, app });
  const open = brand !== null && !brand.archived;
  openBrands.set(clientId, open);
  return open;
}

/** Purpose of a form's API keys. */
export const INTAKE_PURPOSE = 'leads.intake';

/** Channel of a request: a server with a key, our own page, or a page of the brand. */
export type Door = 'api' | 'own' | 'page';

/** Authorizes a sender by an API key of the form, or by a page that may show it. */
export async function admitSender(
  { app }: { app: App },
  form: StoredForm,
  { authorization, origin }: { authorization: string | undefined; origin: RequestOrigin },
): Promise<Door> {
  // Browsers behind a proxy may send basic credentials automatically; these are not an API key.
  if (authorization && !/^basic /i.test(authorization)) {
    await requireFormKey({ app }, { formId: form.id, authorization, scope: 'leads.send' });
    return 'api';
  }
  if (origin.kind === 'own') return 'own';
  const page = origin.kind === 'other' ? origin.url : '';
  if (isAuthorizedOrigin(form.settings.authorizedDomains, page)) return 'page';
  throw domainNotAuthorized({ domain: URL.parse(page)?.host ?? '' });
}

/** Refuses an API key that does not belong to this form or misses the scope [LEAD-10]; returns the key's client. */
export async function requireFormKey(
  { app }: { app: App },
  given: { formId: string; authorization: string; scope: (typeof KEY_SCOPES)[number] },
): Promise<string> {
  const { formId, authorization, scope } = given;
  const key = await findApiKey({ app }, authorization, INTAKE_PURPOSE);
  if (key?.subject !== formId) throw keyRefused();
  if (!key.scopes.includes(scope)) throw keyMissingRight({ right: scope });
  return key.clientId;
}
