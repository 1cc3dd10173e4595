import type { lead } from '#modules/leads/contract/lead.ts';

export type Touchpoint = typeof lead;
