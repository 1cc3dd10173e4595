import { definePort } from '#platform/contract/port.ts';

/** Which leads exist of those that reviews name, and the newest lead of each e-mail address in lower case. */
export const reviewerLeads = definePort<
  { clientId: string; ids: readonly string[]; emails: readonly string[] },
  { ids: ReadonlySet<string>; byEmail: ReadonlyMap<string, string> }
>('leads.leads-of-reviewers');
