import type { Icon } from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** The menu as rendered: groups with labels and links. */
export interface MenuGroup {
  label: string;
  items: readonly MenuEntry[];
}

export interface MenuEntry {
  key: string;
  label: string;
  icon: Icon;
  address: string;
  /** Renders the number of records of an entry. */
  Count?: ComponentType;
}
