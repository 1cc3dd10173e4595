import { type Ref, type RefObject, useImperativeHandle } from 'react';

/**
 * Hands a button that stands already to a `Popover.Target` or `Menu.Target` that was fetched after it was
 * pressed. The button is not drawn anew, so it keeps the focus and gets it back.
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
