import type { HistoryEntry, HistoryKind } from '#modules/leads/contract/leads/lead-history.ts';

/** One line of the history in words. */
export interface ToldEntry {
  /** With its weighty word between <b> and </b>. */
  text: string;
  /** Something did not work, and somebody may have to do something. */
  isBad?: boolean;
  /** In small below it. */
  notes?: (string | null | undefined | false)[];
  changes?: { part: string; before: string; after: string }[];
  /** What a webhook can be told again. */
  replay?: string;
}

export type EntryOf<Kind extends HistoryKind> = Extract<HistoryEntry, { kind: Kind }>;
/** What tells some kinds of lines. */
export type Teller<Kind extends HistoryKind> = {
  [Each in Kind]: (entry: EntryOf<Each>) => ToldEntry;
};
