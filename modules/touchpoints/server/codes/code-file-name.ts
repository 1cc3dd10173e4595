import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import type { CodeFormat } from '#modules/touchpoints/contract/code-style.ts';
import { trimCharacter } from '#platform/contract/text/trim-character.ts';

/** `ma-example_cocotte-26.svg`. Suffixes are letters and digits, and no two of a brand are the same in any case. */
export function codeFileName(
  { shortUrlBase, brandId }: Pick<Brand, 'shortUrlBase' | 'brandId'>,
  suffix: string,
  extension: CodeFormat | 'proof.pdf',
): string {
  const place = (shortUrlBase ?? brandId).toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${trimCharacter(place, '-')}_${suffix}.${extension}`;
}
