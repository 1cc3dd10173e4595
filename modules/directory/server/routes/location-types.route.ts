import { nameTaken } from '#modules/directory/contract/location-problems.ts';
import {
  createLocationTypeCall,
  deleteLocationTypeCall,
  listLocationTypesCall,
  renameLocationTypeCall,
} from '#modules/directory/contract/location-types.ts';
import { notFound } from '#platform/contract/problems.ts';
import { refusedAs } from '#platform/server/database/refused-as.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { deleteLocationType } from '../commands/delete-location-type.ts';
import { readLocationTypes } from '../queries/location-types.ts';
import { route } from '../route.ts';

const taken = (name: string) => ({ location_types_name: () => nameTaken({ name }) });

export const listLocationTypesRoute = route(listLocationTypesCall, async ({ db, params }) => ({
  items: await readLocationTypes(db, { clientId: params.uuid }),
}));

export const createLocationTypeRoute = route(
  createLocationTypeCall,
  async ({ db, params, body }) => {
    const id = uuidV7();
    await refusedAs(taken(body.name), () =>
      db
        .insertInto('directory.location_types')
        .values({ client_id: params.uuid, id, name: body.name })
        .execute(),
    );
    return { id, name: body.name, locations: 0 };
  },
);

export const renameLocationTypeRoute = route(
  renameLocationTypeCall,
  async ({ db, params, body }) => {
    await refusedAs(taken(body.name), () =>
      db
        .updateTable('directory.location_types')
        .set({ name: body.name })
        .where('client_id', '=', params.uuid)
        .where('id', '=', params.id)
        .execute(),
    );
    const [type] = await readLocationTypes(db, { clientId: params.uuid, id: params.id });
    if (!type) throw notFound();
    return type;
  },
);

export const deleteLocationTypeRoute = route(
  deleteLocationTypeCall,
  async ({ db, params, query }) => ({
    moved: await deleteLocationType(db, {
      clientId: params.uuid,
      id: params.id,
      moveTo: query.moveTo,
    }),
  }),
);
