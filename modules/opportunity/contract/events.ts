import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';

/** Published in the transaction that saves the configuration. */
export const opportunityConfigured = defineEvent({
  type: 'opportunity.configured',
  label: 'opportunity:event.configured',
  payload: z.object({
    version: z.number().int(),
    /** The fields that differ from the version before: `layers`, `defaultPrice`. */
    changed: z.array(z.string()),
  }),
});
