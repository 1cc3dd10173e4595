import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';

/** Published in the transaction of the change. */
export const locatorPublished = defineEvent({
  type: 'locator.published',
  label: 'locator:event.published',
  subject: 'slug',
  payload: z.object({ slug: z.string(), version: z.number().int(), url: z.string() }),
});
export const locatorDeleted = defineEvent({
  type: 'locator.deleted',
  label: 'locator:event.deleted',
  subject: 'slug',
  payload: z.object({ slug: z.string() }),
});
