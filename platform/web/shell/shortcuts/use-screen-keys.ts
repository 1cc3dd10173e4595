import { useEffect, useEffectEvent } from 'react';
import { findPressedScreenKey, type ScreenKey } from './screen-key.ts';
import { screenKeysStore } from './screen-keys-store.ts';

/**
 * Shortcuts of one screen: active while no dialog is open and no field has the focus; the help behind `?` lists them.
 */
export function useScreenKeys(title: string, keys: readonly ScreenKey[]): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog[open], [role="dialog"]')) return;
    const { target } = event;
    const key = findPressedScreenKey(
      keys,
      event,
      (selector) => target instanceof Element && target.closest(selector) !== null,
    );
    if (!key) return;
    event.preventDefault();
    key.run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  // Several keys with the same effect are one row of the help.
  const rows = Map.groupBy(keys, ({ what }) => what);
  const help = JSON.stringify([...rows].map(([what, of]) => [what, of.map(({ shown }) => shown)]));
  useEffect(() => {
    const listed: [string, string[]][] = JSON.parse(help);
    return screenKeysStore.show({
      title,
      rows: listed.map(([what, shown]) => ({ what, keys: shown })),
    });
  }, [title, help]);
}
