import type { Icon as TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DropMenuRow } from './drop-menu-list.tsx';

/** An action of a whole screen; the page head decides where to show it. */
export type PageAction = {
  id: string;
  label: string;
  icon: TablerIcon;
  /** What people come here to do: filled, and the one that stays in sight on a phone. */
  isPrimary?: boolean;
  /** Done less often: behind the dots at every width. */
  isRare?: boolean;
  /** Destructive: behind the dots at every width, last and red. */
  danger?: boolean;
  isBusy?: boolean;
  /** Why it cannot be done now; behind the dots, where the reason can be read. */
  refusal?: ReactNode;
} & (
  | { run: () => void }
  | { to: string }
  /** Another site, which opens beside. */
  | { href: string }
  /** Opens a menu. */
  | { rows: () => readonly DropMenuRow[] }
);
