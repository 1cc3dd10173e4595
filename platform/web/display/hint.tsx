import { type RefObject, useEffect, useState } from 'react';
import { onDemand } from '#platform/web/module/load-chunk.tsx';

const HintBubble = onDemand(() => import('./hint-bubble.tsx'));

const AFTER_MS = 400;

/** Tooltip for an icon button, shown on mouse hover. */
export function Hint({ of: button, text }: { of: RefObject<HTMLElement | null>; text: string }) {
  const [isShown, setShown] = useState<boolean>();

  useEffect(() => {
    const pointed = button.current;
    if (!pointed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const come = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      HintBubble.fetch();
      timer = setTimeout(() => setShown(true), AFTER_MS);
    };
    const go = () => {
      clearTimeout(timer);
      setShown((before) => before && false);
    };
    pointed.addEventListener('pointerenter', come);
    pointed.addEventListener('pointerleave', go);
    pointed.addEventListener('pointerdown', go);
    return () => {
      clearTimeout(timer);
      pointed.removeEventListener('pointerenter', come);
      pointed.removeEventListener('pointerleave', go);
      pointed.removeEventListener('pointerdown', go);
    };
  }, [button]);

  return isShown === undefined ? null : <HintBubble of={button} text={text} isShown={isShown} />;
}
