import { defaultTranslationsCall } from '#modules/leads/contract/forms/default-translations-call.ts';
import { defaultTextsByLocale } from '../forms/default-texts.ts';
import { route } from '../route.ts';

export const defaultTranslationsRoute = route(defaultTranslationsCall, async ({ app }) =>
  defaultTextsByLocale({ app }),
);
