import { type RefObject, useId, useRef, useState } from 'react';

export interface Drop {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
}

/** State of a button whose popup loads when it is first opened. */
export function useDropdown({
  popup,
  isOpen,
  fetch,
  onToggle,
}: {
  popup: 'menu' | 'dialog';
  isOpen: boolean;
  fetch: () => void;
  onToggle: () => void;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isWanted = useOpened(isOpen);
  return {
    isWanted,
    drop: { id, button, isOpen },
    buttonProps: {
      id,
      ref: button,
      'aria-haspopup': popup,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-dropdown` : undefined,
      'data-expanded': isOpen || undefined,
      onClick: onToggle,
      onPointerEnter: fetch,
      onFocus: fetch,
    } as const,
  };
}

export type DropButtonProps = ReturnType<typeof useDropdown>['buttonProps'];

/** True from the first opening on: the loaded component stays mounted, so that its closing animation is visible. */
export function useOpened(isOpen: boolean): boolean {
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  return isWanted || isOpen;
}
