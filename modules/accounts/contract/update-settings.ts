import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { NAME_MAX_LENGTH } from '#platform/contract/limits.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { line } from '#platform/contract/text/text.ts';

/** The signed-in user changes their own names and language. */
export const updateSettingsCall = defineCall({
  method: 'POST',
  path: '/api/user/update_settings',
  module: 'accounts',
  summary: 'Change the own names and language.',
  access: { kind: 'session' },
  body: z.strictObject({
    firstName: line({ min: 1, max: NAME_MAX_LENGTH }),
    lastName: line({ min: 1, max: NAME_MAX_LENGTH }),
    locale: localeSchema,
  }),
  response: z.null(),
  status: 204,
});
