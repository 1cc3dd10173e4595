import { useSyncExternalStore } from 'react';

/** `#fields` shows that section alone, so that the maps and charts of other sections need not render. */
export function useHashSection(): string {
  return useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
