import { useEffect } from 'react';

/** Sets the page title to the name of the screen. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Comptoir`;
  }, [title]);
}
