import { isDeepStrictEqual } from 'node:util';
import {
  type ChangeRequestBody,
  FIELDS_OF_KIND,
  REQUESTABLE_FIELDS,
  withCompanions,
} from '#modules/directory/contract/change-requests/change-request.ts';
import {
  changeNotAllowedForKind,
  changeRequestEmpty,
  changeRequestOpen,
  duplicateMissing,
  requestPhotoUnknown,
} from '#modules/directory/contract/change-requests/change-request-problems.ts';
import { changeRequested } from '#modules/directory/contract/events.ts';
import { locationChangesSchema } from '#modules/directory/contract/locations/location.ts';
import {
  locationTypeUnknown,
  movedToUnknown,
} from '#modules/directory/contract/locations/location-problems.ts';
import { seeChangeRequests } from '#modules/directory/contract/permissions.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { fieldErrors, invalidInput } from '#platform/server/http/problems/request-problems.ts';
import type { Context, FieldValues } from '../tables.ts';
import {
  hasType,
  type LocationValues,
  readLocationValues,
  requestedFields,
} from './change-checks.ts';
import { notifyAdmins } from './notify-change-request.ts';

/**
 * Stores a request about a location visible on the connection. A second open request of the same kind, location and user is
 * refused, so that no admin decides the same twice.
 */
export async function createRequest(
  { db, app }: Context,
  { clientId, userId, request }: { clientId: string; userId: string; request: ChangeRequestBody },
): Promise<{ id: string }> {
  const now = await readLocationValues({ db }, { clientId, id: request.locationId });
  const changes = differences(await wantedValues({ db }, clientId, request), now);
  const fields = requestedFields(changes);
  if (fields.length === 0) throw changeRequestEmpty();
  const id = uuidV7();
  if (request.photoFileId)
    await storeRequestPhoto({ db, app }, { clientId, id: request.photoFileId });
  await constraintProblem({ change_requests_open_once: () => changeRequestOpen() }, () =>
    db
      .insertInto('directory.change_requests')
      .values({
        client_id: clientId,
        id,
        location_id: request.locationId,
        kind: request.kind,
        changes: JSON.stringify(changes),
        before: JSON.stringify(Object.fromEntries(fields.map((field) => [field, now[field]]))),
        duplicate_of_id: request.kind === 'duplicate' ? request.duplicateOfId : null,
        since: request.since,
        evidence: request.evidence,
        comment: request.comment.trim(),
        photo_file_id: request.photoFileId,
        requested_by: userId,
      })
      .execute(),
  );
  await app.events.publish(db, changeRequested, {
    clientId,
    payload: { requestId: id, locationId: request.locationId, kind: request.kind },
  });
  await notifyAdmins(
    { db, app },
    { clientId, id, kind: request.kind, shop: now.name, except: userId },
  );
  return { id };
}

/** The field values the location would get, checked by the location's own rules. */
async function wantedValues(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  request: ChangeRequestBody,
): Promise<FieldValues> {
  const { kind, duplicateOfId, locationId } = request;
  const allowed = FIELDS_OF_KIND[kind];
  for (const field of REQUESTABLE_FIELDS)
    if (request.changes[field] !== undefined && !allowed.includes(field))
      throw changeNotAllowedForKind({ name: field });
  if (kind === 'closed') return { closed: true };
  if (kind === 'duplicate') {
    if (!duplicateOfId || !(await isOpenElsewhere({ db }, clientId, locationId, duplicateOfId)))
      throw duplicateMissing();
    return { closed: true, movedToId: duplicateOfId };
  }
  const given = { ...request.changes, version: 0 };
  const checked = locationChangesSchema.safeParse(given);
  if (!checked.success) throw invalidInput(fieldErrors('body.changes', checked.error, given));
  const { version: _, ...values } = checked.data;
  const { typeId, movedToId } = values;
  if (typeId && !(await hasType({ db }, clientId, typeId))) throw locationTypeUnknown();
  if (!movedToId) return values;
  if (!(await isOpenElsewhere({ db }, clientId, locationId, movedToId))) throw movedToUnknown();
  return { closed: true, movedToId };
}

/** Fields that differ from the location, with their companions. */
function differences(wanted: FieldValues, now: LocationValues): FieldValues {
  const given = REQUESTABLE_FIELDS.filter((field) => wanted[field] !== undefined);
  const changed = given.filter((field) => !isDeepStrictEqual(wanted[field], now[field]));
  return Object.fromEntries(withCompanions(changed, given).map((field) => [field, wanted[field]]));
}

async function isOpenElsewhere(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  locationId: string,
  otherId: string,
): Promise<boolean> {
  if (otherId === locationId) return false;
  const other = await db
    .selectFrom('directory.locations')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', otherId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return other !== undefined;
}

/** Attaches the file to its request. A file without expiry already belongs to another request. */
async function storeRequestPhoto(
  { db, app }: Context,
  photo: { clientId: string; id: string },
): Promise<void> {
  const file = await app.files.find(db, photo).catch(() => undefined);
  if (file?.asksFor !== seeChangeRequests.ability || file.expiresAt === null)
    throw requestPhotoUnknown();
  if (!(await app.files.keep(db, photo))) throw requestPhotoUnknown();
}
