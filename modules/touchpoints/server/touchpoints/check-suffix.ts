import { isReservedSuffix, suffixKey, suffixSchema } from '#modules/touchpoints/contract/suffix.ts';
import { aboutTouchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import type { checkSuffixCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import type { Context } from '../tables.ts';
import { freeSuffix } from './free-suffix.ts';

type Verdict = CallOutput<typeof checkSuffixCall>;

/** Whether a suffix is available, and a free proposal derived from the same text. */
export async function checkSuffix(
  { db }: Pick<Context, 'db'>,
  given: {
    clientId: string;
    suffix?: string | undefined;
    words?: string | undefined;
    except?: string | undefined;
  },
): Promise<Verdict> {
  const suffix = given.suffix?.trim() ?? '';
  const takenBy = await ownerOf({ db }, { clientId: given.clientId, suffix });
  const isOwn = takenBy !== null && takenBy._id === given.except?.toLowerCase();
  const verdict = takenBy && !isOwn ? 'taken' : verdictOf(suffix);
  if (suffix !== '' && verdict === 'free') return { verdict, proposal: suffix, takenBy: null };
  return {
    verdict,
    proposal: await freeSuffix({ db }, given.clientId, suffix || (given.words ?? '')),
    takenBy: isOwn ? null : takenBy,
  };
}

function verdictOf(suffix: string): Verdict['verdict'] {
  if (suffix === '') return 'free';
  if (isReservedSuffix(suffix)) return 'reserved';
  return suffixSchema.safeParse(suffix).success ? 'free' : 'invalid';
}

async function ownerOf(
  { db }: Pick<Context, 'db'>,
  { clientId, suffix }: { clientId: string; suffix: string },
): Promise<Verdict['takenBy']> {
  if (suffix === '') return null;
  const owner = await db
    .selectFrom('touchpoints.suffixes as suffix')
    .innerJoin('touchpoints.touchpoints as touchpoint', (join) =>
      join
        .onRef('touchpoint.client_id', '=', 'suffix.client_id')
        .onRef('touchpoint.id', '=', 'suffix.touchpoint_id'),
    )
    .select(['touchpoint.id', 'touchpoint.description', 'touchpoint.product_name'])
    .select('touchpoint.deleted_at')
    .where('suffix.client_id', '=', clientId)
    .where('suffix.suffix_key', '=', suffixKey(suffix))
    .executeTakeFirst();
  if (!owner) return null;
  return {
    _id: owner.id,
    description: aboutTouchpoint({ product: owner.product_name, description: owner.description }),
    deleted: owner.deleted_at !== null,
  };
}
