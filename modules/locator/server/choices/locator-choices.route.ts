import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { locationVocabulary } from '#modules/directory/contract/locations/location-ports.ts';
import { storeAreas } from '#modules/directory/contract/locations/store-pages.ts';
import { clientForms } from '#modules/forms/contract/form-ports.ts';
import {
  getAreaPagesCall,
  getLocatorChoicesCall,
  type LocatorChoices,
} from '#modules/locator/contract/locator-choices.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { readLocator } from '../locators/read-locator.ts';
import { route } from '../route.ts';
import { storesShown } from '../site/stores.ts';

/** Choices of the editor; they need access to the locator only, not to the directory or the forms. */
export const getLocatorChoicesRoute = route(
  getLocatorChoicesCall,
  async ({ db, app, membership: { clientId } }) => {
    const { types, attributes } = await app.ports.call(
      locationVocabulary,
      { clientId },
      { db, app },
    );
    const forms = await app.ports.call(clientForms, { clientId }, { db, app });
    const brand = await app.ports.call(findBrand, { clientId }, { db, app });
    return { types, attributes, forms, color: brand?.color ?? null, texts: siteTexts({ app }) };
  },
);

export const getAreaPagesRoute = route(
  getAreaPagesCall,
  async ({ db, app, params: { slug }, membership: { clientId } }) => {
    const { config, draft } = await readLocator({ db, app }, { clientId, slug });
    const areas = await app.ports.call(
      storeAreas,
      { clientId, language: 'en', lowest: 4, ...storesShown(draft?.config ?? config) },
      { db, app },
    );
    const levels = [0, 0, 0, 0];
    for (const { level } of areas) levels[level - 1] = (levels[level - 1] ?? 0) + 1;
    return { levels };
  },
);

/** Default texts of the public site in every language, with their variables. */
function siteTexts({ app }: { app: Pick<App, 'texts'> }): LocatorChoices['texts'] {
  const keys = app.texts.keysBelow('locator', 'site');
  const textsIn = (locale: (typeof LOCALES)[number]) => {
    const t = app.texts.translator(locale);
    return Object.fromEntries(
      keys.map((key) => [key, t(`locator:site.${key}`, { skipInterpolation: true })]),
    );
  };
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, textsIn(locale)]),
  ) as LocatorChoices['texts'];
}
