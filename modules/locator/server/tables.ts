import type { Generated, JSONColumnType } from 'kysely';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DashboardTables } from './dashboard/dashboard-tables.ts';
import type { TrafficTables } from './traffic/traffic-tables.ts';

type Config = JSONColumnType<LocatorConfig, string, string>;

/** The tables of this module; no other module reads them. */
export interface LocatorTables extends TrafficTables, DashboardTables {
  'locator.locators': {
    client_id: string;
    /** Unique across all clients, because it is part of public URLs. */
    slug: string;
    name: string;
    /** Empty if the site is only served on the suite's host. */
    host: Generated<string>;
    version: Generated<number>;
    config: Config;
    draft: JSONColumnType<LocatorConfig | null, string | null, string | null>;
    draft_revision: Generated<number>;
    draft_by: string | null;
    draft_at: Date | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  'locator.locator_versions': {
    client_id: string;
    slug: string;
    version: number;
    config: Config;
    /** Fields that differ from the previous version. */
    changed: string[];
    saved_by: string | null;
    saved_at: Generated<Date>;
    restored_from: number | null;
  };
  'locator.previews': {
    client_id: string;
    token_hash: string;
    slug: string;
    config: Config;
    created_at: Generated<Date>;
  };
}

/** What commands and queries need: the connection of the caller, and the app. */
export interface Context {
  db: Db<LocatorTables>;
  app: App;
}
