import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import { suffixKey } from '#modules/touchpoints/contract/suffix.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Config } from '#platform/server/config.ts';
import type { Db } from '#platform/server/database/database.ts';
import { codeAddress } from '../short-url.ts';
import type { TouchpointsTables } from '../tables.ts';
import type { KeptCode } from './kept-code.ts';

/** The code of a further suffix: it looks like the main one and says its own short URL. */
export async function codeOfSuffix(
  { db }: { db: Db<TouchpointsTables> },
  given: { kept: KeptCode; suffix: string; brand: Brand; house: Pick<Config, 'publicUrl'> },
): Promise<KeptCode> {
  const { kept, brand, house } = given;
  if (suffixKey(given.suffix) === suffixKey(kept.suffix)) return kept;
  const found = await db
    .selectFrom('touchpoints.suffixes')
    .select('suffix')
    .where('client_id', '=', brand.clientId)
    .where('suffix_key', '=', suffixKey(given.suffix))
    .where('touchpoint_id', '=', kept.id)
    .executeTakeFirst();
  if (!found) throw notFound();
  const { suffix } = found;
  const address = codeAddress({ suffix, gtin: null, digitalLink: false }, brand, house);
  return { ...kept, suffix, address, digitalLink: false };
}
