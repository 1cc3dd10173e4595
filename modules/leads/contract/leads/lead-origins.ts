/** Where leads come from: a touchpoint's visit, else the way they were sent. */
export const LEAD_ORIGINS = ['touchpoint', 'widget', 'page', 'api'] as const;
export type LeadOrigin = (typeof LEAD_ORIGINS)[number];
