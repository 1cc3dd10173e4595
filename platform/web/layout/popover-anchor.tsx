import { type Ref, type RefObject, useImperativeHandle } from 'react';

/**
 * Anchors a `Popover.Target` or `Menu.Target` that loads after the click to the existing button. The button is not
 * rendered again, so it keeps the focus and gets it back.
 */
export function PopoverAnchor({
  button,
  ref,
}: {
  button: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
}) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => button.current, [button]);
  return null;
}
