import { useEffect, useEffectEvent } from 'react';

/** Ctrl K always, `/` and `?` only outside of text fields. */
export function useShortcuts(actions: { find: () => void; help: () => void }): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event);
    if (!action || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    actions[action]();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function actionOf(event: KeyboardEvent): 'find' | 'help' | undefined {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k')
    return 'find';
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return undefined;
  if (event.key === '/') return 'find';
  return event.key === '?' ? 'help' : undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
