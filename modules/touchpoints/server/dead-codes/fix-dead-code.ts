import { sql } from 'kysely';
import type { z } from 'zod';
import type { fixDeadCodeCall } from '#modules/touchpoints/contract/dead-codes.ts';
import { ADDITIONAL_SUFFIXES_LIMIT } from '#modules/touchpoints/contract/limits.ts';
import { suffixKey, suffixSchema } from '#modules/touchpoints/contract/suffix.ts';
import { touchpointChanged } from '#modules/touchpoints/contract/touchpoint-events.ts';
import {
  CREATION_FIELDS,
  touchpointFields,
} from '#modules/touchpoints/contract/touchpoint-fields.ts';
import { suffixTaken, tooManySuffixes } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { Problem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import type { Context } from '../tables.ts';
import { createCustomTouchpoint } from '../touchpoints/create-touchpoints.ts';

type DeadCodeFix = z.output<typeof fixDeadCodeCall.body>['mend'];

/** Maps the fields of a new touchpoint to the fields of this call. */
const PLACES = { 'body.destUrl': 'body.mend.destUrl', 'body.sourceSuffix': 'body.suffix' };

/** Resolves a dead code in one step and returns its touchpoint. The database removes it from the list. */
export async function fixDeadCode(
  context: Context,
  given: { clientId: string; userId: string; suffix: string; fix: DeadCodeFix },
): Promise<string | null> {
  const dead = await deadCode(context, given);
  return mapErrorFields(PLACES, () => applyFix(context, { ...given, dead }));
}

async function applyFix(
  context: Context,
  {
    clientId,
    userId,
    fix,
    dead,
  }: { clientId: string; userId: string; fix: DeadCodeFix; dead: string },
): Promise<string | null> {
  switch (fix.to) {
    case 'nothing':
      await dismiss(context, { clientId, suffix: dead });
      return null;
    case 'touchpoint':
      await addSuffix(context, { clientId, id: fix._id, suffix: usable(dead) });
      return fix._id;
    case 'address':
      return createCustomTouchpoint(context, {
        ...pickFieldPart(touchpointFields, 'empty', CREATION_FIELDS),
        clientId,
        userId,
        destUrl: fix.destUrl,
        sourceSuffix: usable(dead),
      });
  }
}

async function deadCode(
  { db }: { db: Context['db'] },
  { clientId, suffix }: { clientId: string; suffix: string },
): Promise<string> {
  const dead = await db
    .selectFrom('touchpoints.dead_codes')
    .select('suffix')
    .where('client_id', '=', clientId)
    .where('suffix_key', '=', suffixKey(suffix))
    .executeTakeFirst();
  if (!dead) throw notFound();
  return dead.suffix;
}

function usable(suffix: string): string {
  const { success, data, error } = suffixSchema.safeParse(suffix);
  if (success) return data;
  const isReserved = error.issues.some(({ message }) => message === 'suffixReserved');
  throw invalidInput([{ field: 'body.suffix', code: isReserved ? 'suffixReserved' : 'suffix' }]);
}

async function dismiss(
  { db }: { db: Context['db'] },
  { clientId, suffix }: { clientId: string; suffix: string },
): Promise<void> {
  await db
    .updateTable('touchpoints.dead_codes')
    .set({ dismissed_at: new Date() })
    .where('client_id', '=', clientId)
    .where('suffix_key', '=', suffixKey(suffix))
    .execute();
}

async function addSuffix(
  { db, app }: Context,
  { clientId, id, suffix }: { clientId: string; id: string; suffix: string },
): Promise<void> {
  // Locks the row first, so that concurrent additions are counted one after the other.
  const changed = await db
    .updateTable('touchpoints.touchpoints')
    .set({ updated_at: new Date(), version: sql`version + 1` })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw notFound();
  const { further } = await db
    .selectFrom('touchpoints.suffixes')
    .select(({ fn }) => fn.countAll<number>().as('further'))
    .where('client_id', '=', clientId)
    .where('touchpoint_id', '=', id)
    .where('main', '=', false)
    .executeTakeFirstOrThrow();
  if (further >= ADDITIONAL_SUFFIXES_LIMIT)
    throw tooManySuffixes({ max: ADDITIONAL_SUFFIXES_LIMIT });
  await constraintProblem({ suffixes_pkey: () => suffixTaken({ suffix }) }, () =>
    db
      .insertInto('touchpoints.suffixes')
      .values({
        client_id: clientId,
        suffix_key: suffixKey(suffix),
        suffix,
        touchpoint_id: id,
        main: false,
      })
      .execute(),
  );
  await app.events.publish(db, touchpointChanged, { clientId, payload: { touchpointId: id } });
}

/** A command reports errors at the fields of its own call. This maps them to the fields of another call. */
async function mapErrorFields<Result>(
  places: Readonly<Record<string, string>>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || !error.errors) throw error;
    const { status, code, message: title, params, errors } = error;
    throw new Problem({
      status,
      code,
      title,
      ...(params && { params }),
      errors: errors.map((one) => ({ ...one, field: places[one.field] ?? one.field })),
    });
  }
}
