import { createContext, use } from 'react';
import type { MenuGroup } from '#platform/web/shell/menu/menu-group.ts';

/** Links that a page inside the shell can offer. */
export interface ShellNavigation {
  groups: readonly MenuGroup[];
  openSearch: () => void;
}

export const ShellContext = createContext<ShellNavigation>({ groups: [], openSearch: () => {} });

export function useShellNavigation(): ShellNavigation {
  return use(ShellContext);
}
