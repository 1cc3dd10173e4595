import type { ReactNode } from 'react';

/** A brand, a group or a location; anything that lies in something else. */
export type TreeNode = {
  id: string;
  /** Null for what lies in nothing. */
  parentId: string | null;
  label: string;
  /** Distinguishes the node, for example a city or a code. The search covers it too. */
  note?: string;
  icon?: ReactNode;
  /** Leaves below that are not loaded yet; a node without children and without this is a leaf. */
  leafCount?: number;
  /** Selected, but its position is not known yet: it appears only among the selected nodes. */
  loose?: boolean;
};
