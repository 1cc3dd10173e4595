import { createContext, use } from 'react';
import type { MenuGroup } from '#platform/web/shell/menu/menu-group.ts';

/** What a page inside the shell can offer as a way on. */
export interface ShellWays {
  groups: readonly MenuGroup[];
  openSearch: () => void;
}

export const ShellContext = createContext<ShellWays>({ groups: [], openSearch: () => {} });

export function useShellWays(): ShellWays {
  return use(ShellContext);
}
