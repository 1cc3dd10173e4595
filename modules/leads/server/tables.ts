import type { LeadTables } from './tables/lead-tables.ts';
import type { ReminderTables, TokenTables } from './tables/token-tables.ts';

/** The tables of this module; no other module reads them. */
export interface LeadsTables extends LeadTables, ReminderTables, TokenTables {}
