import { sql } from 'kysely';
import {
  createLocationGroupCall,
  deleteLocationGroupCall,
  listLocationGroupsCall,
  renameLocationGroupCall,
} from '#modules/directory/contract/location-groups.ts';
import { nameTaken } from '#modules/directory/contract/location-problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import { refusedAs } from '#platform/server/database/refused-as.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { readLocationGroups } from '../queries/location-groups.ts';
import { route } from '../route.ts';

const taken = (name: string) => ({ groups_name: () => nameTaken({ name }) });

export const listLocationGroupsRoute = route(listLocationGroupsCall, async ({ db, params }) => ({
  items: await readLocationGroups(db, { clientId: params.uuid }),
}));

export const createLocationGroupRoute = route(
  createLocationGroupCall,
  async ({ db, params, body }) => {
    const id = uuidV7();
    await refusedAs(taken(body.name), () =>
      db
        .insertInto('directory.groups')
        .values({ client_id: params.uuid, id, name: body.name })
        .execute(),
    );
    return { id, name: body.name, locations: 0, users: 0 };
  },
);

export const renameLocationGroupRoute = route(
  renameLocationGroupCall,
  async ({ db, params, body }) => {
    await refusedAs(taken(body.name), () =>
      db
        .updateTable('directory.groups')
        .set({ name: body.name, updated_at: new Date(), version: sql`version + 1` })
        .where('client_id', '=', params.uuid)
        .where('id', '=', params.id)
        .execute(),
    );
    const [group] = await readLocationGroups(db, { clientId: params.uuid, id: params.id });
    if (!group) throw notFound();
    return group;
  },
);

export const deleteLocationGroupRoute = route(deleteLocationGroupCall, async ({ db, params }) => {
  const [group] = await readLocationGroups(db, { clientId: params.uuid, id: params.id });
  if (!group) throw notFound();
  await db
    .deleteFrom('directory.groups')
    .where('client_id', '=', params.uuid)
    .where('id', '=', params.id)
    .execute();
  return group;
});
