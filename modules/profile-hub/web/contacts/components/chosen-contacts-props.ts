import type { WhichContacts } from '#modules/profile-hub/contract/contact.ts';

/** What every dialog about chosen contacts is handed. */
export interface ChosenContactsProps {
  which: WhichContacts;
  count: number;
  onClose: () => void;
  /** It is done: nothing is chosen any more. */
  onDone?: () => void;
}
