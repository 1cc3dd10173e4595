import type { Page } from '@playwright/test';

/** Layout faults that fail a test. A text cut with an ellipsis whose full text shows on hover is only reported. */
export const FAULTS = [
  'scrolls sideways',
  'cut head',
  'cut without an ellipsis',
  'wrapped',
  'out of the page',
] as const;
export interface Misfit {
  kind: (typeof FAULTS)[number] | 'cut';
  text: string;
}

/** Returns everything that does not fit on the page in its current state. */
export function findMisfits(page: Page): Promise<Misfit[]> {
  return page.evaluate(async () => {
    // A component that depends on the width renders in the frame after the change.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const found: Misfit[] = [];
    const report = (kind: Misfit['kind'], element: Element) =>
      found.push({ kind, text: (element.textContent ?? '').trim().slice(0, 60) });
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const overflowsOf = (element: Element) => getComputedStyle(element).overflowX;
    const holdsText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const isCut = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 && overflowsOf(element) === 'hidden';

    const isWrapped = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const middles: number[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement || !isSeen(text.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { top, bottom } of range.getClientRects()) middles.push((top + bottom) / 2);
      }
      return Math.max(...middles) - Math.min(...middles) > 10;
    };
    const isClipped = (element: Element): boolean => {
      for (let above = element.parentElement; above; above = above.parentElement)
        if (overflowsOf(above) !== 'visible' && above !== document.body) return true;
      return false;
    };

    if (document.documentElement.scrollWidth > innerWidth)
      found.push({ kind: 'scrolls sideways', text: 'the page' });
    for (const element of document.querySelectorAll('thead th, thead th *, h1'))
      if (isSeen(element) && isCut(element)) report('cut head', element);
    for (const label of document.querySelectorAll(
      '.mantine-Button-label, .mantine-SegmentedControl-label, [role=tab]',
    ))
      if (isSeen(label) && isWrapped(label)) report('wrapped', label);
    for (const element of document.querySelectorAll('body *')) {
      if (!holdsText(element) || !isSeen(element)) continue;
      const { left, right } = element.getBoundingClientRect();
      if ((right > innerWidth + 1 || left < -1) && !isClipped(element))
        report('out of the page', element);
    }
    // Elements that hide part of their text, including the text of child elements; only the innermost are reported.
    const cut = [...document.querySelectorAll('body *')].filter(
      (element) => isCut(element) && element.textContent?.trim() && isSeen(element),
    );
    // An ellipsis is drawn for the text of the element's own lines, not for that of boxes inside it.
    const showsEllipsis = (element: Element) => {
      if (getComputedStyle(element).textOverflow !== 'ellipsis') return false;
      const { right } = element.getBoundingClientRect();
      return [...element.querySelectorAll('*')].every((part) => {
        const isBox = !/^(inline|contents)$/.test(getComputedStyle(part).display);
        return !isBox || part.getBoundingClientRect().right <= right + 1;
      });
    };
    for (const element of cut) {
      const isOuter = cut.some((other) => other !== element && element.contains(other));
      if (isOuter || element.closest('thead, h1')) continue;
      report(showsEllipsis(element) ? 'cut' : 'cut without an ellipsis', element);
    }
    // A short value, such as a number, a date or a colour, must be fully visible; long text may scroll out of view.
    for (const input of document.querySelectorAll('input')) {
      const text = input.value || input.placeholder;
      if (!isSeen(input) || input.scrollWidth <= input.clientWidth + 1) continue;
      const kind = input.value && text.length <= 12 ? 'cut without an ellipsis' : 'cut';
      found.push({ kind, text: text.slice(0, 60) });
    }
    return found;
  });
}
