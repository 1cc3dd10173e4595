import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import type { Config } from '#platform/server/config.ts';
import { shortUrlBase } from '../short-url.ts';
import type { KeptCode } from './kept-code.ts';
import type { CodeLabel } from './svg-code.ts';

/** A code is told by its short URL as people read it. */
export function codeLabel(
  { suffix, address }: Pick<KeptCode, 'suffix' | 'address'>,
  brand: Brand,
  house: Pick<Config, 'publicUrl'>,
): CodeLabel {
  const title = `${shortUrlBase(brand, house)}${suffix}`.replace(/^https?:\/\//, '');
  return { title, description: address };
}
