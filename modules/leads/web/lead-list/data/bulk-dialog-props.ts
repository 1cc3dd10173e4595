import type { LeadBulkChange } from '#modules/leads/contract/leads/bulk-lead-calls.ts';

/** Common props of the bulk dialogs. */
export interface BulkDialogProps {
  count: number;
  tags: readonly string[];
  formId: string | undefined;
  /** Returns the error text, if any. */
  onChange: (change: LeadBulkChange) => Promise<string | undefined>;
  onClose: () => void;
}
