/** One key of a screen, without Ctrl, Alt or Meta. */
export interface ScreenKey {
  /** As the browser names it: `j`, `Enter`. Letters match in either case. */
  key: string;
  /** As it is printed on the keyboard. */
  shown: string;
  what: string;
  run: () => void;
  /** Also while the key is held down; an action that sends or deletes runs once. */
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

/** Where a key means something else: letters in a field, Enter on a button or a link. */
const TYPING = 'input, textarea, select, [contenteditable="true"]';
const PRESSABLE = `${TYPING}, button, a, summary, [role="menuitem"], [role="tab"], [role="checkbox"]`;

/** The key of the screen that was pressed, if the focused element leaves it to the screen. */
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
