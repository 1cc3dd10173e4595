import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import {
  type RequestableField,
  withCompanions,
} from '#modules/directory/contract/change-requests/change-request.ts';
import {
  changeRequestEnded,
  changeRequestNotDecided,
  changeRequestOpen,
  fieldNotRequested,
} from '#modules/directory/contract/change-requests/change-request-problems.ts';
import { changeDecided } from '#modules/directory/contract/events.ts';
import {
  type LocationChanges,
  locationChangesSchema,
} from '#modules/directory/contract/locations/location.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { fieldErrors, invalidInput } from '#platform/server/http/problems/request-problems.ts';
import { lockVersioned, updateVersioned } from '#platform/server/records/update-versioned.ts';
import { userNamePort } from '#platform/server/records/user-name-port.ts';
import { updateLocation, wouldMoveInCircle } from '../locations/save-location.ts';
import type { Context, DirectoryTables, FieldValues } from '../tables.ts';
import { hasType, readLocationValues, requestedFields } from './change-checks.ts';
import { notifyRequester, withdrawNotifications } from './notify-change-request.ts';

export type RequestRow = Selectable<DirectoryTables['directory.change_requests']>;
/** The version of the request that the user read, and the acting user. */
export interface ReadRequest {
  clientId: string;
  id: string;
  version: number;
  userId: string;
}

const NOT_DECIDED = { decided_by: null, decided_at: null, reason: '', taken: [], replaced: '{}' };

/** Locks an open request; throws `changeRequestEnded` with the name of the first decider if it is already closed. */
export async function lockOpenRequest(context: Context, read: ReadRequest): Promise<RequestRow> {
  const row = await lockVersioned(context, changeRequestRow(read));
  if (row.state === 'open') return row;
  const by = row.decided_by ?? row.requested_by;
  const name = await context.app.ports.call(userNamePort, { userId: by }, context);
  throw changeRequestEnded({ by: name ?? '' });
}

export function changeRequestRow({ clientId, id, version }: ReadRequest) {
  return { table: 'directory.change_requests', key: { client_id: clientId, id }, version } as const;
}

/** Writes the chosen fields through `updateLocation`, so that all its side effects apply. */
export async function acceptRequest(
  { db, app }: Context,
  read: ReadRequest,
  given: { locationVersion: number; fields: readonly RequestableField[] },
): Promise<void> {
  const { clientId, userId } = read;
  const row = await lockOpenRequest({ db, app }, read);
  const requested = requestedFields(row.changes);
  if (given.fields.some((field) => !requested.includes(field))) throw fieldNotRequested();
  const taken = withCompanions(given.fields, requested);
  const location = { clientId, id: row.location_id };
  const now = await readLocationValues({ db }, { ...location, lock: true });
  await updateLocation({ db, app }, location, changesOf(row.changes, taken, given.locationVersion));
  const replaced = Object.fromEntries(taken.map((field) => [field, now[field]]));
  const { version } = await updateVersioned({ db, app }, changeRequestRow(read), {
    state: 'accepted',
    taken,
    replaced: JSON.stringify(replaced),
    decided_by: userId,
    decided_at: new Date(),
  });
  await announceOutcome({ db, app }, { row, version, by: userId, shop: now.name, taken });
}

export async function declineRequest(
  { db, app }: Context,
  read: ReadRequest,
  reason: string,
): Promise<void> {
  const { clientId, userId } = read;
  const row = await lockOpenRequest({ db, app }, read);
  const { name } = await readLocationValues({ db }, { clientId, id: row.location_id });
  const { version } = await updateVersioned({ db, app }, changeRequestRow(read), {
    state: 'declined',
    reason,
    decided_by: userId,
    decided_at: new Date(),
  });
  await announceOutcome({ db, app }, { row, version, by: userId, shop: name, reason });
}

/**
 * Reopens a decided request. Fields that still hold the accepted value get their previous value back if it is still
 * valid.
 */
export async function undoDecision(
  { db, app }: Context,
  read: ReadRequest,
): Promise<Record<'restored' | 'left' | 'impossible', RequestableField[]>> {
  const { clientId, id } = read;
  const row = await lockVersioned({ db, app }, changeRequestRow(read));
  if (row.state !== 'accepted' && row.state !== 'declined') throw changeRequestNotDecided();
  const location = { clientId, id: row.location_id };
  const now = await readLocationValues({ db }, { ...location, lock: true });
  const lost = await unrestorable({ db }, row);
  const changed = row.taken.filter((field) => !isDeepStrictEqual(now[field], row.changes[field]));
  const left = withCompanions(changed, row.taken);
  const impossible = withCompanions(
    row.taken.filter((field) => lost.has(field) && !left.includes(field)),
    row.taken,
  ).filter((field) => !left.includes(field));
  const restored = row.taken.filter(
    (field) => !left.includes(field) && !impossible.includes(field),
  );
  if (restored.length > 0)
    await updateLocation({ db, app }, location, changesOf(row.replaced, restored, now.version));
  await constraintProblem({ change_requests_open_once: () => changeRequestOpen() }, () =>
    updateVersioned({ db, app }, changeRequestRow(read), { ...NOT_DECIDED, state: 'open' }),
  );
  await withdrawNotifications({ db, app }, { clientId, id, about: 'outcome' });
  return { restored, left, impossible };
}

/** Stored values were validated on creation, but rules may have changed since. */
function changesOf(
  values: FieldValues,
  fields: readonly RequestableField[],
  version: number,
): LocationChanges {
  const { chosen, ...checked } = check(values, fields);
  if (!checked.success) throw invalidInput(fieldErrors('body.fields', checked.error, chosen));
  return { ...checked.data, version };
}

function check(values: FieldValues, fields: readonly RequestableField[]) {
  const chosen = Object.fromEntries(fields.map((field) => [field, values[field]]));
  return { chosen, ...locationChangesSchema.safeParse({ ...chosen, version: 0 }) };
}

/**
 * Fields with a previous value that is no longer valid: the rule changed, the type was deleted, or the successor would
 * form a cycle.
 */
async function unrestorable(
  { db }: Pick<Context, 'db'>,
  { client_id: clientId, location_id: id, replaced, taken }: RequestRow,
): Promise<ReadonlySet<unknown>> {
  const { error } = check(replaced, taken);
  const lost = new Set<unknown>(error?.issues.map(({ path }) => path[0]));
  const [typeId, movedToId] = (['typeId', 'movedToId'] as const).map((field) =>
    taken.includes(field) && !lost.has(field) ? (replaced[field] as string | null) : null,
  );
  if (typeId && !(await hasType({ db }, clientId, typeId))) lost.add('typeId');
  if (movedToId && (await wouldMoveInCircle({ db }, { clientId, id }, movedToId)))
    lost.add('movedToId');
  return lost;
}

async function announceOutcome(
  { db, app }: Context,
  given: {
    row: RequestRow;
    version: number;
    by: string;
    shop: string;
  } & ({ taken: RequestableField[] } | { reason: string }),
): Promise<void> {
  const { row, version, by, shop } = given;
  const { client_id: clientId, id, kind, requested_by: requestedBy } = row;
  const isAccepted = 'taken' in given;
  await app.events.publish(db, changeDecided, {
    clientId,
    payload: {
      requestId: id,
      locationId: row.location_id,
      kind,
      outcome: isAccepted ? 'accepted' : 'declined',
      fields: isAccepted ? given.taken : [],
    },
  });
  await withdrawNotifications({ db, app }, { clientId, id, about: 'requested' });
  await notifyRequester(
    { db, app },
    {
      ...{ clientId, id, kind, shop, requestedBy, by, version },
      outcome: isAccepted
        ? {
            kind: 'accepted',
            taken: given.taken.length,
            requested: Object.keys(row.changes).length,
          }
        : { kind: 'declined', reason: given.reason },
    },
  );
}
