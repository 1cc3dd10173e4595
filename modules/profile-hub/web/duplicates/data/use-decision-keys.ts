import { useEffect, useEffectEvent } from 'react';

/** N, S and Enter decide on a pair, unless the user types or a dialog is open. */
export function useDecisionKeys(actions: {
  notSame: () => void;
  skip: () => void;
  merge: () => void;
}): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.repeat;
    if (isHeld || document.querySelector('dialog[open]')) return;
    const { target } = event;
    // Enter on a button presses that button; a choice of a value is left as it is.
    if (target instanceof HTMLElement && target.matches(TAKEN)) return;
    const act = actionOf(event.key);
    if (!act) return;
    event.preventDefault();
    actions[act]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const TAKEN =
  'button, a, textarea, select, input:not([type="radio"]), [contenteditable], [role="menuitem"]';

function actionOf(key: string): 'notSame' | 'skip' | 'merge' | undefined {
  if (key === 'Enter') return 'merge';
  if (key.toLowerCase() === 'n') return 'notSame';
  return key.toLowerCase() === 's' ? 'skip' : undefined;
}
