import { locationVocabulary } from '#modules/directory/contract/locations/location-vocabulary.ts';
import { clientForms } from '#modules/leads/contract/forms/client-forms.ts';
import {
  getLocatorChoicesCall,
  type LocatorChoices,
} from '#modules/locator/contract/locator-choices.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { route } from '../route.ts';

/** What the editor offers; access to the locator is enough, none to the directory or the forms is needed. */
export const getLocatorChoicesRoute = route(
  getLocatorChoicesCall,
  async ({ db, app, membership: { clientId } }) => {
    const { types, attributes } = await app.ports.ask(
      locationVocabulary,
      { clientId },
      { db, app },
    );
    const forms = await app.ports.ask(clientForms, { clientId }, { db, app });
    return { types, attributes, forms, texts: siteTexts({ app }) };
  },
);

/** Our own texts of the public site in every language, with their variables. */
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
