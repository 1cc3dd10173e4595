import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';

/** A form was made or changed: what shows it shows it anew. */
export const formSaved = defineEvent({
  type: 'form.saved',
  label: 'leads:event.formSaved',
  payload: z.object({ formId: z.string(), version: z.number().int() }),
});
