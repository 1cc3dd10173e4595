import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import type { Config } from '#platform/server/config.ts';
import { shortUrlBase } from '../short-url.ts';
import type { StoredCode } from './stored-code.ts';
import type { CodeLabel } from './svg-code.ts';

/** A code is labelled with its short URL, without the scheme. */
export function codeLabel(
  { suffix, address }: Pick<StoredCode, 'suffix' | 'address'>,
  brand: Brand,
  house: Pick<Config, 'publicUrl'>,
): CodeLabel {
  const title = `${shortUrlBase(brand, house)}${suffix}`.replace(/^https?:\/\//, '');
  return { title, description: address };
}
