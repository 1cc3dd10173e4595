import { createContext, use } from 'react';

export const InDialog = createContext(false);

const IN_DIALOG = { withinPortal: false, floatingStrategy: 'fixed' } as const;
const ON_PAGE = {};

/** Where a list or a calendar opens: that of a field in a modal dialog lies in the dialog too, or it lies behind it. */
export function useDropPlace(): typeof IN_DIALOG | typeof ON_PAGE {
  return use(InDialog) ? IN_DIALOG : ON_PAGE;
}
