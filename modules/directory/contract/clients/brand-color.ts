import { contrast } from '#platform/contract/contrast.ts';

/** Public pages show white text on the brand colour, so the colour must be dark enough. */
export function contrastWithWhite(color: string): number {
  return contrast(color, '#ffffff');
}
