import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** The menu as it is drawn: in groups, with words and addresses. */
export interface MenuGroup {
  label: string;
  items: readonly MenuEntry[];
}

export interface MenuEntry {
  key: string;
  label: string;
  icon: Icon;
  address: string;
  /** How many records wait there. */
  Count?: ComponentType;
}
