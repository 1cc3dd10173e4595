import type { lead } from '#modules/leads/contract/lead.ts';
import { LEADS_LIMIT } from '#modules/leads/contract/limits.ts';

export const leadForm = (given: typeof lead) => [given, LEADS_LIMIT];
