import type { Box } from './place-labels.ts';

/** Boxes of the panels on a map, because a label half under one is not readable. */
export function plateBoxes(overlay: HTMLElement): Box[] {
  const map = overlay.closest('section');
  if (!map) return [];
  const { left, top } = map.getBoundingClientRect();
  return [...map.querySelectorAll('[data-plate]')].map((plate) => {
    const box = plate.getBoundingClientRect();
    return {
      left: box.left - left,
      right: box.right - left,
      top: box.top - top,
      bottom: box.bottom - top,
    };
  });
}
