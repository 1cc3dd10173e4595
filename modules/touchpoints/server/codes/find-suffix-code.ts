import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import { suffixKey } from '#modules/touchpoints/contract/suffix.ts';
import type { Config } from '#platform/server/config.ts';
import { suffixCodeAddress } from '../short-url.ts';
import type { StoredCode } from './stored-code.ts';

/** The code of one of the suffixes. Further suffixes use the style of the main code with their own short URL. */
export function findSuffixCode(
  kept: StoredCode,
  given: { suffix: string; brand: Brand; house: Pick<Config, 'publicUrl'> },
): StoredCode | undefined {
  const key = suffixKey(given.suffix);
  if (key === suffixKey(kept.suffix)) return kept;
  const suffix = kept.furtherSuffixes.find((one) => suffixKey(one) === key);
  if (suffix === undefined) return undefined;
  const address = suffixCodeAddress(suffix, given.brand, given.house);
  return { ...kept, suffix, address, digitalLink: false };
}
