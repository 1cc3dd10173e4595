import { useEffect } from 'react';

/** The name of the screen in the tab and in the history. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Comptoir`;
  }, [title]);
}
