import { definePort } from '#platform/contract/port.ts';
import type { Role } from '#platform/contract/role.ts';

/**
 * The contact created from a lead or merged with it. Undefined if the lead is not processed yet, has no contact, or the
 * reader may not see contacts. Answered by the module that stores contacts.
 */
export const leadContactId = definePort<
  { clientId: string; leadId: string; reader: { role: Role; menus: ReadonlySet<string> } },
  string | undefined
>('leads.contact-of-lead');
