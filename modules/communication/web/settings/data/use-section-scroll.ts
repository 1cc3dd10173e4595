import { useCallback, useEffect, useRef, useState } from 'react';

/** Distance below the tabs from which a section counts as the visible one. */
const BELOW_TABS = 64;
/** Input that scrolls; it ends the wait at a section that was chosen. */
const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

export const sectionId = (section: string) => `settings-${section}`;

/**
 * Sections of one long page: the visible one, and scrolling to the one of the address. A chosen section stays the
 * current one until the user scrolls, because a short last section cannot reach the top.
 */
export function useSectionScroll<Section extends string>(
  sections: readonly [Section, ...Section[]],
  inAddress: Section | undefined,
) {
  const tabs = useRef<HTMLDivElement>(null);
  const chosen = useRef<Section>(undefined);
  const [current, setCurrent] = useState<Section>(inAddress ?? sections[0]);
  const show = useCallback((section: Section) => {
    chosen.current = section;
    setCurrent(section);
    scrollToSection(section);
  }, []);
  /** By a click or a key: the focus follows, so that Tab continues in the section. */
  const choose = useCallback(
    (section: Section) => {
      show(section);
      document.getElementById(sectionId(section))?.focus({ preventScroll: true });
    },
    [show],
  );
  useEffect(() => {
    if (inAddress) show(inAddress);
  }, [inAddress, show]);

  const key = sections.join();
  useEffect(() => {
    const names = key.split(',') as Section[];
    const follow = ({ target }: Event) => {
      const scroller = target instanceof Element ? target : document.scrollingElement;
      const parts = names.flatMap((name) => {
        const part = document.getElementById(sectionId(name));
        return part && scroller?.contains(part) ? [{ name, ...placeOf(part) }] : [];
      });
      if (!scroller || parts.length === 0 || chosen.current) return;
      const top = Math.max(0, tabs.current?.getBoundingClientRect().bottom ?? 0);
      const isAtEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2;
      setCurrent(visiblePart(parts, top + BELOW_TABS, isAtEnd && scroller.scrollTop > 0));
    };
    const release = () => {
      chosen.current = undefined;
    };
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', follow, options);
    for (const kind of BY_HAND) document.addEventListener(kind, release, options);
    // Parts that arrive later move the chosen section.
    const arrivals = new ResizeObserver(() => {
      if (chosen.current) scrollToSection(chosen.current);
    });
    for (const name of names) {
      const part = document.getElementById(sectionId(name));
      if (part) arrivals.observe(part);
    }
    return () => {
      document.removeEventListener('scroll', follow, options);
      for (const kind of BY_HAND) document.removeEventListener(kind, release, options);
      arrivals.disconnect();
    };
  }, [key]);
  return { tabs, current, choose };
}

/** Only the nearest scroller moves: `scrollIntoView` would also move the frame around it. */
function scrollToSection(section: string): void {
  const part = document.getElementById(sectionId(section));
  let scroller = part?.parentElement;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  if (!part) return;
  const moved = scroller ?? document.documentElement;
  const top = scroller ? scroller.getBoundingClientRect().top : 0;
  // Its line above would double the one below the tabs.
  moved.scrollTop += Math.ceil(part.getBoundingClientRect().top + part.clientTop - top);
}

const placeOf = (part: Element) => ({ top: part.getBoundingClientRect().top });

/** The last part that begins above the line; at the end of the page the last one. */
export function visiblePart<Name extends string>(
  parts: readonly { name: Name; top: number }[],
  line: number,
  isAtEnd: boolean,
): Name {
  const part = isAtEnd ? parts.at(-1) : (parts.findLast(({ top }) => top <= line) ?? parts[0]);
  return (part as { name: Name }).name;
}
