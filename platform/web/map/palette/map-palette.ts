import type { AreaTone } from '../map-data.ts';
import { mixColours } from './mix-colours.ts';

const TOKENS = {
  sea: '--c-sunken',
  land: '--c-canvas',
  coast: '--c-border',
  surface: '--c-surface',
  near: '--c-hover',
  edge: '--c-border-strong',
  ring: '--c-control',
  brass: '--c-brass',
  full: '--c-c1',
} as const;

/** How much of c1 lies on surface, from tone 0 to tone 5. */
const STEPS = [0, 0.14, 0.3, 0.5, 0.74, 1];

export type MapPalette = Record<keyof typeof TOKENS, string> & { tones: string[] };

/** WebGL needs colours, not variables: they are read from the element, so that each map has its own theme. */
export function readPalette(element: Element): MapPalette {
  const style = getComputedStyle(element);
  const read = (token: string) => style.getPropertyValue(token).trim();
  const colours = Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => [name, read(token)]),
  ) as Record<keyof typeof TOKENS, string>;
  return {
    ...colours,
    tones: STEPS.map((share) => mixColours(colours.full, colours.surface, share)),
  };
}

/** The same colour for what CSS draws: the legend, and the picture that stands in for WebGL. */
export function toneColour(tone: AreaTone): string {
  if (tone === 'near') return 'var(--c-hover)';
  return `color-mix(in srgb, var(--c-c1) ${100 * (STEPS[tone] ?? 0)}%, var(--c-surface))`;
}
