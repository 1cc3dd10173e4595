import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import classes from './header-popover.module.css';

export interface TriggerProps {
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog';
  'aria-controls': string | undefined;
  onClick: () => void;
  onPointerEnter: (() => void) | undefined;
  onFocus: (() => void) | undefined;
}

/** Popover of a header button, 6 px below it. Only one is open at a time, because the click that opens another closes it. */
export function HeaderPopover({
  label,
  width,
  edge,
  trigger,
  fetch,
  children,
}: {
  label: string;
  width: number;
  /** Aligned to the window's right edge, or to its button. */
  edge: 'right' | 'here';
  trigger: (props: TriggerProps) => ReactNode;
  /** Loads the content on hover or focus, where it is not part of the shell. */
  fetch?: () => void;
  children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const id = useId();

  const close = () => {
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  useDismissal(root, isOpen, (how) => (how === 'escape' ? close() : setOpen(false)));

  return (
    <div className={classes.root} data-edge={edge} ref={root}>
      {trigger({
        'aria-expanded': isOpen,
        'aria-haspopup': 'dialog',
        'aria-controls': isOpen ? id : undefined,
        onClick: () => {
          opener.current = document.activeElement;
          setOpen(!isOpen);
        },
        onPointerEnter: fetch,
        onFocus: fetch,
      })}
      {isOpen && (
        <Suspense fallback={null}>
          <PopoverPanel id={id} label={label} width={width} edge={edge}>
            {children(close)}
          </PopoverPanel>
        </Suspense>
      )}
    </div>
  );
}

/** Closes on Escape, on a click outside, and when the keyboard focus leaves. */
function useDismissal(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: (how: 'escape' | 'left') => void,
): void {
  const onDismiss = useEffectEvent(dismiss);

  useEffect(() => {
    if (!isOpen) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !root.current?.contains(target);
    const onPress = (event: PointerEvent) => {
      if (isOutside(event.target)) onDismiss('left');
    };
    const onFocus = (event: FocusEvent) => {
      if (isOutside(event.target)) onDismiss('left');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss('escape');
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

/** Takes the focus once its content is loaded. */
function PopoverPanel({
  id,
  label,
  width,
  edge,
  children,
}: {
  id: string;
  label: string;
  width: number;
  edge: 'right' | 'here';
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>('[data-first], input, a, button');
    first?.focus({ preventScroll: true });
  }, []);

  return (
    <div
      className={classes.panel}
      id={id}
      ref={panel}
      role="dialog"
      aria-label={label}
      data-edge={edge}
      style={{ '--popover-width': `${width}px` }}
    >
      {children}
    </div>
  );
}
