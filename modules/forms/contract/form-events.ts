import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';

/** A form was created or changed; views of it must reload. */
export const formSaved = defineEvent({
  type: 'form.saved',
  label: 'forms:event.formSaved',
  subject: 'formId',
  payload: z.object({ formId: z.string(), version: z.number().int() }),
});

/** The page of a form no longer shows it or cannot be opened [FORM-09]. */
export const formPageBroken = defineEvent({
  type: 'form.page-broken',
  label: 'forms:event.formPageBroken',
  subject: 'formId',
  payload: z.object({ formId: z.string(), url: z.string(), outcome: z.string() }),
});
export const formPageMended = defineEvent({
  type: 'form.page-mended',
  label: 'forms:event.formPageMended',
  subject: 'formId',
  payload: z.object({ formId: z.string(), url: z.string() }),
});
