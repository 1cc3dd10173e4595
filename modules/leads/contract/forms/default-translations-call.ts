import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { LOCALES } from '#platform/contract/locale.ts';

/** The texts that a form can start from, in every language; they are the same for all brands [FORM-05]. */
export const defaultTranslationsCall = defineCall({
  method: 'GET',
  path: '/gtr-api/lead-generation/translations/default',
  module: 'leads',
  summary: 'The default texts of forms, by language and key.',
  access: { kind: 'session' },
  response: z.record(z.enum(LOCALES), z.record(z.string(), z.string())),
});
