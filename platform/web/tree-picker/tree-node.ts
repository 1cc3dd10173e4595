import type { ReactNode } from 'react';

/** A brand, a group or a location; anything that lies in something else. */
export type TreeNode = {
  id: string;
  /** Null for what lies in nothing. */
  parentId: string | null;
  label: string;
  /** Told apart by it: a city, a code. Found by the search too. */
  note?: string;
  icon?: ReactNode;
  /** Leaves below that are not loaded yet; a node without children and without this is a leaf. */
  leafCount?: number;
  /** Chosen, but where it lies is not known yet: it stands among the chosen ones only. */
  loose?: boolean;
};
