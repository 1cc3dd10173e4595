import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';

/**
 * Events about contacts for other modules and webhooks. They contain no names or addresses, because an erasure could
 * not reach them there.
 */
export const contactCreated = defineEvent({
  type: 'contact.created',
  label: 'profile-hub:event.contactCreated',
  payload: z.object({ contactId: z.string(), origin: z.string() }),
});
export const contactChanged = defineEvent({
  type: 'contact.changed',
  label: 'profile-hub:event.contactChanged',
  payload: z.object({ contactId: z.string(), criterias: z.array(z.string()) }),
});
/** Published once per file, mapping or bulk change. */
export const contactsChanged = defineEvent({
  type: 'contacts.changed',
  label: 'profile-hub:event.contactsChanged',
  payload: z.object({
    by: z.string(),
    created: z.number().int(),
    updated: z.number().int(),
  }),
});
export const consentChanged = defineEvent({
  type: 'contact.consent-changed',
  label: 'profile-hub:event.consentChanged',
  payload: z.object({ contactId: z.string(), purpose: z.string(), decision: z.string() }),
});
export const contactErased = defineEvent({
  type: 'contact.erased',
  label: 'profile-hub:event.contactErased',
  payload: z.object({ contactId: z.string() }),
});
export const contactsMerged = defineEvent({
  type: 'contacts.merged',
  label: 'profile-hub:event.contactsMerged',
  payload: z.object({ keptId: z.string(), goneId: z.string() }),
});
/** Changes by users or files; `contact.consent-changed` reports withdrawals of persons. */
export const blockListChanged = defineEvent({
  type: 'contacts.block-list-changed',
  label: 'profile-hub:event.blockListChanged',
  payload: z.object({ added: z.number().int(), removed: z.number().int() }),
});
