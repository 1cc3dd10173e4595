import { definePort } from '#platform/contract/port.ts';

/**
 * The contact that a lead made or was joined to; undefined while nobody has been told of it, and where it is nobody's. The
 * module that keeps contacts answers.
 */
export const contactIdOfLead = definePort<{ clientId: string; leadId: string }, string | undefined>(
  'leads.contact-of-lead',
);
