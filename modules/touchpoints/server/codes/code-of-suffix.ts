import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import { suffixKey } from '#modules/touchpoints/contract/suffix.ts';
import type { Config } from '#platform/server/config.ts';
import { suffixCodeAddress } from '../short-url.ts';
import type { KeptCode } from './kept-code.ts';

/** The code of one of its suffixes: a further one looks like the main one and says its own short URL. */
export function codeOfSuffix(
  kept: KeptCode,
  given: { suffix: string; brand: Brand; house: Pick<Config, 'publicUrl'> },
): KeptCode | undefined {
  const key = suffixKey(given.suffix);
  if (key === suffixKey(kept.suffix)) return kept;
  const suffix = kept.furtherSuffixes.find((one) => suffixKey(one) === key);
  if (suffix === undefined) return undefined;
  const address = suffixCodeAddress(suffix, given.brand, given.house);
  return { ...kept, suffix, address, digitalLink: false };
}
