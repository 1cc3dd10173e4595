import { leadTable } from '#modules/leads/web/lead-table.ts';

export const shell = leadTable;
