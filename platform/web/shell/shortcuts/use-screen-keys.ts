import { useEffect, useEffectEvent } from 'react';

/** Elements that handle keys themselves: letters in a field, Enter on a button or link. */
const TYPING = 'input, textarea, select, [contenteditable="true"]';
const PRESSABLE = `${TYPING}, button, a, summary, [role="menuitem"], [role="tab"], [role="checkbox"]`;

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

/** One key of a screen, without Ctrl, Alt or Meta. */
export interface ScreenKey {
  /** As the browser names it: `j`, `Enter`. Letters match in either case. */
  key: string;
  /** As printed on the keyboard. */
  shown: string;
  what: string;
  run: () => void;
  /** Also runs while the key is held down; not for actions that send or delete. */
  repeats?: boolean;
}

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
  defaultPrevented: boolean;
}

/** The screen's shortcut for a key event, unless the focused element handles the key itself. */
export function findPressedScreenKey(
  keys: readonly ScreenKey[],
  pressed: PressedKey,
  matches: (selector: string) => boolean,
): ScreenKey | undefined {
  if (pressed.defaultPrevented || pressed.ctrlKey || pressed.metaKey || pressed.altKey)
    return undefined;
  const found = keys.find(({ key }) => key.toLowerCase() === pressed.key.toLowerCase());
  if (!found || (pressed.repeat && !found.repeats)) return undefined;
  if (matches(found.key === 'Enter' ? PRESSABLE : TYPING)) return undefined;
  return found;
}

/** A section of the shortcut help: the keys of one screen. */
export interface KeysPart {
  title: string;
  rows: readonly { keys: readonly string[]; what: string }[];
}

/** Shortcuts of the current screen, for the help behind `?`. */
export function createScreenKeysStore() {
  let shown: KeysPart | undefined;
  const listeners = new Set<() => void>();
  const change = (next: KeysPart | undefined) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => shown,
    /** Shows the section until the returned function is called; a later screen's section stays. */
    show(part: KeysPart) {
      change(part);
      return () => {
        if (shown === part) change(undefined);
      };
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** One store for the page, because the shell opens the help and knows no screen. */
export const screenKeysStore = createScreenKeysStore();
