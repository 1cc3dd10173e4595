/**
 * Texts of every described record, below the group that its description names (`texts: 'loyalty:giftCard'`).
 * Everything else on its screens is a text of the platform.
 */
export const RECORD_TEXTS = [
  /** “Gift cards”: menu, list and export. */
  'list',
  /** “Gift card”: page of one. */
  'one',
  /** “New gift card”. */
  'new',
  /** “No gift cards yet”. */
  'empty',
  /** Purpose of the records: one sentence on the empty list. */
  'purpose',
  /** “This gift card does not exist”. */
  'gone',
  /** Names of its events for webhooks: “Gift card saved”, “Gift cards deleted”. */
  'saved',
  'deleted',
] as const;

/** A record with a key is also imported: “Gift cards imported”, “Import gift cards”. */
export const IMPORTED_RECORD_TEXTS = ['imported', 'import'] as const;

export type RecordText = (typeof RECORD_TEXTS)[number] | (typeof IMPORTED_RECORD_TEXTS)[number];

export function recordText({ texts }: { texts: string }, text: RecordText): string {
  return `${texts}.${text}`;
}
