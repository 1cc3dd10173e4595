import { contrast } from '#platform/contract/contrast.ts';

/** The colour of a brand's public pages carries white words, so it must be dark enough for them. */
export function contrastWithWhite(color: string): number {
  return contrast(color, '#ffffff');
}
