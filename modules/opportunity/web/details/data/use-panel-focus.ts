import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * The focus goes to the title of a panel that opens or shows something else, and back to where it came from when it closes.
 * A link that opens the panel leaves the focus alone.
 */
export function usePanelFocus(shown: string | null, onLost: () => void) {
  const panel = useRef<HTMLElement>(null);
  const before = useRef(shown);
  const opener = useRef<Element | null>(null);
  const focusLost = useEffectEvent(onLost);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    if (before.current === null) opener.current = document.activeElement;
    before.current = shown;
    if (shown !== null) {
      panel.current?.querySelector('h2')?.focus({ preventScroll: true });
      return;
    }
    const from = opener.current;
    if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus();
    else focusLost();
  }, [shown]);
  return panel;
}
