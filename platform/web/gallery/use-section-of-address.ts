import { useSyncExternalStore } from 'react';

/** `#fields` shows that section alone: maps and charts of the others need not be drawn to look at a field. */
export function useSectionOfAddress(): string {
  return useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
