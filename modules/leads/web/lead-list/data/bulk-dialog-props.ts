import type { LeadBulkChange } from '#modules/leads/contract/leads/bulk-lead-calls.ts';

/** What a question about several leads is given, whichever it is. */
export interface BulkDialogProps {
  count: number;
  tags: readonly string[];
  formId: string | undefined;
  /** Gives back what was wrong. */
  onChange: (change: LeadBulkChange) => Promise<string | undefined>;
  onClose: () => void;
}
