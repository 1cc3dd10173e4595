import { useEffect, useEffectEvent } from 'react';

/** Escape closes open elements first; this handler runs only when nothing is open. */
export function useEscape(act: () => void): void {
  const onEscape = useEffectEvent(act);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if ((event.target as HTMLElement).closest(HAS_ITS_OWN_ESCAPE)) return;
      onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const HAS_ITS_OWN_ESCAPE =
  'dialog, [role="menu"], [role="dialog"], [role="listbox"], [aria-expanded="true"], input:not([type="checkbox"]), textarea, select';
