export const LEADS_LIMIT = 5;
