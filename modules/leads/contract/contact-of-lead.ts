import { definePort } from '#platform/contract/port.ts';
import type { Role } from '#platform/contract/role.ts';

/**
 * The contact that a lead made or was joined to; undefined while nobody has been told of it, where it is nobody's, and for
 * a reader who may not see contacts. The module that keeps contacts answers.
 */
export const contactIdOfLead = definePort<
  { clientId: string; leadId: string; reader: { role: Role; menus: ReadonlySet<string> } },
  string | undefined
>('leads.contact-of-lead');
