import { definePort } from '#platform/contract/port.ts';

/** The contact that a lead made or was joined to; undefined while nobody has been told of it, and where it is nobody's. */
export const contactIdOfLead = definePort<{ clientId: string; leadId: string }, string | undefined>(
  'profile-hub.contact-of-lead',
);
