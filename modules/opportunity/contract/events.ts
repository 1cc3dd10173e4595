import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';

/** Published in the transaction that saves the configuration. */
export const opportunityConfigured = defineEvent({
  type: 'opportunity.configured',
  label: 'opportunity:event.configured',
  payload: z.object({
    version: z.number().int(),
    /** Fields that differ from the previous version: `layers`, `defaultPrice`. */
    changed: z.array(z.string()),
  }),
});
