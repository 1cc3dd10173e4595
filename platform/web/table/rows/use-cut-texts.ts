import { type FocusEvent, type PointerEvent, useState } from 'react';
import { lacksOf } from '../columns/lacks-of.ts';

export interface CutTexts {
  texts: string[];
  /** Below what is cut. */
  at: Pick<DOMRect, 'left' | 'top' | 'bottom'>;
}

/** The whole text of the cell under the pointer, or of all that is cut in the row that the keyboard stands on. */
export function useCutTexts() {
  const [cut, setCut] = useState<CutTexts | null>(null);
  const show = (element: Element, cells: readonly HTMLElement[]) => {
    // biome-ignore lint/performance/useDomNodeTextContent: as it is read, with the parts of a cell apart
    const texts = cells.filter((cell) => lacksOf(cell) > 0).map((cell) => cell.innerText.trim());
    setCut(texts.length > 0 ? { texts, at: element.getBoundingClientRect() } : null);
  };
  const hide = () => setCut(null);
  return {
    cut,
    hide,
    handlers: {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        const cell = (target as Element).closest<HTMLElement>('[data-column]');
        if (cell && pointerType === 'mouse') show(cell, [cell]);
        else hide();
      },
      onPointerLeave: hide,
      onFocus: ({ target }: FocusEvent) => {
        const row = target.closest('tr');
        if (row && target.matches(':focus-visible'))
          show(row, [...row.querySelectorAll<HTMLElement>('[data-column]')]);
      },
      onBlur: hide,
    },
  };
}
