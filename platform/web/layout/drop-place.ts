import { createContext, use } from 'react';

export const InDialog = createContext(false);

const IN_DIALOG = { withinPortal: false, floatingStrategy: 'fixed' } as const;
const ON_PAGE = {};

/** Container of a popup: inside a modal dialog it must be within the dialog, or it would be hidden behind it. */
export function useDropPlace(): typeof IN_DIALOG | typeof ON_PAGE {
  return use(InDialog) ? IN_DIALOG : ON_PAGE;
}
