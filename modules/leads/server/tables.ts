import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadTables } from './tables/lead-tables.ts';
import type { ReminderTables, TokenTables } from './tables/token-tables.ts';

/** The tables of this module; no other module reads them. */
export interface LeadsTables extends LeadTables, ReminderTables, TokenTables {}

/** What commands and queries need: the connection of the caller, and the app. */
export interface Context {
  db: Db<LeadsTables>;
  app: App;
}
