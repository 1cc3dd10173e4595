import { table } from '#platform/server/table.ts';

export const lead = table;
