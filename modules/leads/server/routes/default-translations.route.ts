import { defaultTranslationsCall } from '#modules/leads/contract/forms/default-translations-call.ts';
import { defaultTextsOfAll } from '../forms/default-texts.ts';
import { route } from '../route.ts';

export const defaultTranslationsRoute = route(defaultTranslationsCall, async ({ app }) =>
  defaultTextsOfAll({ app }),
);
