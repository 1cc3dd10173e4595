import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { personFields } from './user-fields.ts';

/** The signed-in user changes their own names and language. */
export const updateSettingsCall = defineCall({
  method: 'POST',
  path: '/api/user/update_settings',
  module: 'accounts',
  summary: 'Change your own names and language.',
  access: { kind: 'session' },
  body: z
    .strictObject(pickFieldPart(personFields, 'schema'))
    .pick({ firstName: true, lastName: true, locale: true }),
  response: z.null(),
  status: 204,
});
