/** Status of a lead [LEAD-04]. */
export const LEAD_STATUSES = ['new', 'accepted', 'converted', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];
