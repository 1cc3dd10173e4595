import { sql } from 'kysely';
import type { DirectoryTables } from '#modules/directory/server/tables.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { demoClients, demoUsers } from '../demo-people.ts';
import {
  demoGroupNames,
  demoGroupOfLars,
  demoLocations,
  demoShopsOfIngrid,
} from './demo-places.ts';
import { demoProducts } from './demo-products.ts';

/** Loads shops, catalogue and assignments, one statement per table. */
export async function loadDemoDirectory(tx: Tx<DirectoryTables>): Promise<void> {
  const groups = named(demoGroupNames.map(({ clientId, group }) => [clientId, group]));
  const types = named(demoLocations.map(({ clientId, type }) => [clientId, type]));
  const idIn = (all: typeof groups, clientId: string, name: string) =>
    all.find((each) => each.client_id === clientId && each.name === name)?.id ?? '';
  await tx.insertInto('directory.groups').values(groups).execute();
  await tx.insertInto('directory.location_types').values(types).execute();
  await sql`
    insert into directory.locations (client_id, id, code, name, company, street, postal_code, city, region, country,
      latitude, longitude, type_id, activity, affiliation, phone, email, opening_hours, opening_exceptions, attributes, moved_to_id,
      closed_at)
    select client_id, id, code, name, company, street, postal_code, city, region, country,
      latitude, longitude, type_id, activity, affiliation, phone, email, opening_hours, opening_exceptions, attributes, moved_to_id,
      case when closed then now() end
    from jsonb_to_recordset(${JSON.stringify(
      demoLocations.map(
        ({ city: [city, postalCode, region, latitude, longitude], ...location }) => ({
          ...location,
          client_id: location.clientId,
          city,
          postal_code: postalCode,
          region,
          latitude,
          longitude,
          type_id: idIn(types, location.clientId, location.type),
          opening_hours: location.hours,
          opening_exceptions: location.exceptions,
          moved_to_id: location.movedTo,
        }),
      ),
    )}::jsonb) as line (client_id uuid, id uuid, code text, name text, company text, street text, postal_code text,
      city text, region text, country text, latitude float8, longitude float8, type_id uuid, activity text,
      affiliation text, phone text, email text, opening_hours jsonb, opening_exceptions jsonb, attributes jsonb,
      moved_to_id uuid, closed boolean)`.execute(tx);
  await tx
    .insertInto('directory.group_members')
    .values(
      demoLocations.map(({ clientId, id, group }) => ({
        client_id: clientId,
        group_id: idIn(groups, clientId, group),
        location_id: id,
      })),
    )
    .execute();
  await tx
    .insertInto('directory.products')
    .values(
      demoProducts.map(({ clientId, names, categoryNames: _named, ...product }) => ({
        ...product,
        client_id: clientId,
        names: JSON.stringify(names),
        currency: 'EUR',
      })),
    )
    .execute();
  const categories = new Map(
    demoProducts.map(({ clientId, category, categoryNames }) => [
      `${clientId} ${category}`,
      { client_id: clientId, category, names: JSON.stringify(categoryNames) },
    ]),
  );
  await tx
    .insertInto('directory.product_categories')
    .values([...categories.values()])
    .execute();
  await tx
    .insertInto('directory.associations')
    .values([
      {
        client_id: demoGroupOfLars.clientId,
        user_id: userId('lars.'),
        kind: 'group',
        group_id: idIn(groups, demoGroupOfLars.clientId, demoGroupOfLars.group),
      },
      ...demoShopsOfIngrid.map((id) => ({
        client_id: demoClients[0]?.id ?? '',
        user_id: userId('ingrid.'),
        kind: 'location' as const,
        location_id: id,
      })),
    ])
    .execute();
}

function named(pairs: readonly (readonly [string, string])[]) {
  const once = new Map(pairs.map((pair) => [pair.join(' '), pair]));
  return [...once.values()].map(([client_id, name]) => ({ client_id, id: uuidV7(), name }));
}

function userId(email: string): string {
  return demoUsers.find((user) => user.email.startsWith(email))?.id ?? '';
}
