import { acceptLead } from '#modules/leads/server/accept-lead.ts';

export const main = acceptLead;
