import { findBrand } from '#modules/directory/contract/clients/brand.ts';
import type { getPublicLocatorCall } from '#modules/locator/contract/locator-calls.ts';
import { HOST_PLACEHOLDER, type LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { LocatorTables } from '../tables.ts';
import { readLocator, readLocatorOwner } from './read-locator.ts';
import { scopedCss } from './scope-css.ts';

/** Public data of a locator. Throws not found if the client is archived. */
export async function readPublicLocator(
  { app }: { app: App },
  slug: string,
): Promise<CallOutput<typeof getPublicLocatorCall>> {
  const all = app.database.acrossClients<LocatorTables>();
  const clientId = await readLocatorOwner({ db: all }, slug);
  if (clientId === undefined) throw notFound();
  const db = app.database.ofClient<LocatorTables>(clientId);
  const brand = await app.ports.ask(findBrand, { clientId }, { db: all, app });
  if (!brand || brand.archived) throw notFound();
  const { config, name, version, url } = await readLocator({ db, app }, { clientId, slug });
  return { slug, name, version, clientId, url, config: publicConfig(config, url) };
}

/** Without keys of the search index and sources of the dashboard, with `{host}` replaced and css inside of its scope. */
function publicConfig(config: LocatorConfig, url: string): Record<string, unknown> {
  const {
    searchIndex: _index,
    searchAppId: _app,
    searchApiKey: _key,
    tracking: { measurementId, privacyUrl },
    ...open
  } = config;
  return {
    ...(replaceHost(open, url) as object),
    css: scopedCss(config.css),
    tracking: { measurementId, privacyUrl: replaceHost(privacyUrl, url) },
  };
}

/** Every text that begins with `{host}` begins with the address of the site instead. */
function replaceHost<Value>(value: Value, url: string): Value {
  const replaced = (each: unknown): unknown => {
    if (typeof each === 'string')
      return each.startsWith(HOST_PLACEHOLDER) ? url + each.slice(HOST_PLACEHOLDER.length) : each;
    if (Array.isArray(each)) return each.map(replaced);
    if (typeof each !== 'object' || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, field]) => [key, replaced(field)]));
  };
  return replaced(value) as Value;
}
