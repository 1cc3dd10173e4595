import type { Box } from './place-labels.ts';

/** The plates on a map, as boxes of its screen: a word half under one of them helps nobody. */
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
