import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { FormSections } from '#modules/forms/contract/form.ts';
import type { PageCheck, PageOutcome } from '#modules/forms/contract/health-calls.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';

type Json<Value> = JSONColumnType<Value & object, string, string>;

/** The database schema keeps its old name from before forms became a separate module. */
export interface FormsTables {
  'leads.forms': {
    client_id: string;
    id: string;
    name: string;
    description: Generated<string>;
    active: Generated<boolean>;
    settings: Json<FormSections['settings']>;
    location_settings: Json<FormSections['locationSettings']>;
    fields: Json<FormSections['fields']>;
    statics: Json<FormSections['statics']>;
    translations: Json<FormSections['translations']>;
    notifications: Json<FormSections['notifications']>;
    /** Sealed secrets by name. */
    secrets: ColumnType<Record<string, string>, string | undefined, string>;
    missing_texts: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  'leads.form_versions': {
    client_id: string;
    form_id: string;
    version: number;
    sections: Json<FormSections>;
    changed: string[];
    saved_by: string | null;
    saved_at: Generated<Date>;
  };
  'leads.page_checks': {
    client_id: string;
    id: string;
    form_id: string;
    at: Generated<Date>;
    url: string;
    outcome: PageOutcome;
    status: number | null;
    failure: PageCheck['failure'];
    /** State of the page after this check; an error counts only after two in a row. */
    is_broken: boolean;
  };
}

/** What commands and queries need: the connection of the caller, and the app. */
export interface Context {
  db: Db<FormsTables>;
  app: App;
}
