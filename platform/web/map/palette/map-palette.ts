import type { AreaTone } from '../map-data.ts';

const TOKENS = {
  sea: '--c-sunken',
  land: '--c-canvas',
  coast: '--c-border',
  surface: '--c-surface',
  road: '--c-raised',
  near: '--c-hover',
  edge: '--c-border-strong',
  ring: '--c-control',
  brass: '--c-brass',
  full: '--c-c1',
  blue: '--c-c3',
  ink: '--c-ink',
  loudWord: '--c-text-1',
  word: '--c-text-2',
  quietWord: '--c-text-3',
} as const;

/** Share of colour c1 on the surface colour, from tone 0 to tone 5. */
const STEPS = [0, 0.14, 0.3, 0.5, 0.74, 1];

/** A little blue in the sunken colour distinguishes water from land. */
const WATER = 0.02;
const RIVER = 0.22;
const BUILT_UP = 0.1;
const BUILDING = 0.14;
const GREEN = 0.16;
/** Below the hatch of an area without a value. */
const NO_VALUE = 0.06;

type Mixed =
  | 'none'
  | 'builtUp'
  | 'building'
  | 'green'
  | 'highway'
  | 'river'
  | 'roadEdge'
  | 'waterWord';

export type MapPalette = Record<keyof typeof TOKENS | Mixed, string> & { tones: string[] };

/** WebGL needs colours, not variables: they are read from the element, so that each map has its own theme. */
export function readPalette(element: Element): MapPalette {
  const style = getComputedStyle(element);
  const read = (token: string) => style.getPropertyValue(token).trim();
  const colours = Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => [name, read(token)]),
  ) as Record<keyof typeof TOKENS, string>;
  const sea = mixColours(colours.blue, colours.sea, WATER);
  return {
    ...colours,
    sea,
    none: mixColours(colours.quietWord, colours.surface, NO_VALUE),
    builtUp: mixColours(colours.quietWord, colours.land, BUILT_UP),
    building: mixColours(colours.quietWord, colours.land, BUILDING),
    green: mixColours(colours.full, colours.land, GREEN),
    highway: mixColours(colours.edge, colours.road, 0.5),
    roadEdge: mixColours(colours.edge, colours.coast, 0.5),
    river: mixColours(colours.blue, colours.sea, RIVER),
    waterWord: mixColours(colours.blue, colours.quietWord, 0.35),
    tones: STEPS.map((share) => mixColours(colours.full, colours.surface, share)),
  };
}

/** The same colour in CSS: for the legend and for the tile images without WebGL. */
export function toneColour(tone: AreaTone): string {
  if (tone === 'near') return 'var(--c-hover)';
  if (tone === 'none')
    return `color-mix(in srgb, var(--c-text-3) ${100 * NO_VALUE}%, var(--c-surface))`;
  return `color-mix(in srgb, var(--c-c1) ${100 * (STEPS[tone] ?? 0)}%, var(--c-surface))`;
}

/** Lays one hex colour over another, as color-mix in srgb does; MapLibre cannot read the CSS function. */
export function mixColours(over: string, under: string, share: number): string {
  const [a, b] = [channels(over), channels(under)];
  const mixed = a.map((value, index) => Math.round(value * share + (b[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(hex: string): number[] {
  const digits = hex.trim().replace('#', '');
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16));
}
