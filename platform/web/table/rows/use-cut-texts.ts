import { type FocusEvent, type PointerEvent, useState } from 'react';
import { measureCutOffWidth } from '../columns/measure-cut-off-width.ts';

export interface CutTexts {
  texts: string[];
  /** Position of the cut-off cell or row. */
  at: Pick<DOMRect, 'left' | 'top' | 'bottom'>;
}

/** The full text of the cell under the pointer, or of all cut-off cells in the row with keyboard focus. */
export function useCutTexts() {
  const [cut, setCut] = useState<CutTexts | null>(null);
  const show = (element: Element, cells: readonly HTMLElement[]) => {
    const texts = cells
      .filter((cell) => measureCutOffWidth(cell) > 0)
      // biome-ignore lint/performance/useDomNodeTextContent: rendered text separates the parts of a cell
      .map((cell) => cell.innerText.trim());
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
