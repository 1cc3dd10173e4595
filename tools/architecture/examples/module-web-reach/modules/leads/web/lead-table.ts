import { lead } from '#modules/leads/server/lead.ts';

export const leadTable = lead;
