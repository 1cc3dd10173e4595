import type { HistoryEntry, HistoryKind } from '#modules/leads/contract/leads/lead-history.ts';

/** One history entry as text. */
export interface FormattedEntry {
  /** The key word is marked with <b> and </b>. */
  text: string;
  /** A failure that may need action. */
  isBad?: boolean;
  /** In small below it. */
  notes?: (string | null | undefined | false)[];
  changes?: { part: string; before: string; after: string }[];
  /** Id of a webhook delivery that can be repeated. */
  replay?: string;
}

export type EntryOfKind<Kind extends HistoryKind> = Extract<HistoryEntry, { kind: Kind }>;
/** Text functions for some kinds of entries. */
export type EntryFormatter<Kind extends HistoryKind> = {
  [Each in Kind]: (entry: EntryOfKind<Each>) => FormattedEntry;
};
