import type { FormTables } from './tables/form-tables.ts';
import type { LeadTables } from './tables/lead-tables.ts';
import type { PageCheckTables } from './tables/page-check-tables.ts';
import type { ReminderTables } from './tables/reminder-tables.ts';
import type { TokenTables } from './tables/token-tables.ts';

/** The tables of this module; no other module reads them. */
export interface LeadsTables
  extends FormTables,
    LeadTables,
    PageCheckTables,
    ReminderTables,
    TokenTables {}
