import { lead } from '#modules/leads/contract/lead.ts';

export const leadForm = lead;
