import { definePort } from '#platform/contract/port.ts';

/** How far a lead has come, and its store. */
export interface LeadProgress {
  locationId: string | null;
  isAccepted: boolean;
  isSold: boolean;
}

/** Undefined for a lead that is deleted. */
export const leadProgress = definePort<
  { clientId: string; leadId: string },
  LeadProgress | undefined
>('leads.lead-progress');
