import type { ColumnType, Generated } from 'kysely';
import type { ContactValues } from '#modules/profile-hub/contract/contact.ts';
import type { ExportedPart } from '#modules/profile-hub/contract/export-contacts.ts';
import type { MergeRule } from '#modules/profile-hub/contract/imports/import-terms.ts';
import type {
  CriterionCount,
  UndoOutcome,
} from '#modules/profile-hub/contract/imports/past-imports.ts';

/** Imports and exports of files. */
export interface ImportTables {
  'profile_hub.imports': {
    client_id: string;
    id: string;
    user_id: string;
    certificate_id: string;
    file_name: string;
    file_size: number;
    merge: MergeRule;
    lines: number;
    created: number;
    updated: number;
    unchanged: number;
    refused: number;
    criteria: ColumnType<CriterionCount[], string, string>;
    given: ColumnType<Record<string, number>, string, string>;
    kept_withdrawn: number;
    started_at: Date;
    imported_at: Generated<Date>;
    undone_at: Date | null;
    undone_by: string | null;
    undone: ColumnType<UndoOutcome | null, string | null, string | null>;
  };
  /** Values of an import for one contact and its changes, by slug. */
  'profile_hub.import_changes': {
    client_id: string;
    import_id: string;
    contact_id: string;
    created: boolean;
    version: number;
    /** Version of the contact before the import; null in rows from before it was stored, and for new contacts. */
    was_version: number | null;
    /** Whether the import created or changed the contact. */
    touched: Generated<boolean>;
    said: ColumnType<ContactValues | null, string | null, string | null>;
    /** Previous values of all criteria in the file. */
    before: ColumnType<ContactValues, string, string>;
    /** New values of what changed. */
    after: ColumnType<ContactValues, string, string>;
    /** Values that an undo left unchanged and of which this import is the last source. */
    replayed: ColumnType<ContactValues | null, string | null, string | null>;
  };
  /** Log of exports without personal data; the id is that of the job. */
  'profile_hub.exports': {
    client_id: string;
    id: string;
    asked_by: string;
    part: ExportedPart;
    segment_id: string | null;
    segment_name: string | null;
    criteria: string[];
    format: 'csv' | 'xlsx';
    locked: boolean;
    contacts: number;
    file_id: string;
    file_name: string;
    expires_at: Date;
    created_at: Generated<Date>;
  };
}
