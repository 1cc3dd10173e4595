import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Something open closes on Escape, on a press elsewhere, and when the keyboard leaves it. */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: (how: 'escape' | 'left') => void,
): void {
  const tell = useEffectEvent(dismiss);

  useEffect(() => {
    if (!isOpen) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !root.current?.contains(target);
    const onPress = (event: PointerEvent) => {
      if (isOutside(event.target)) tell('left');
    };
    const onFocus = (event: FocusEvent) => {
      if (isOutside(event.target)) tell('left');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') tell('escape');
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, root]);
}
