import type { WhichContacts } from '#modules/profile-hub/contract/contact.ts';

/** Props of every dialog about selected contacts. */
export interface ChosenContactsProps {
  which: WhichContacts;
  count: number;
  onClose: () => void;
  /** Clears the selection after success. */
  onDone?: () => void;
}
