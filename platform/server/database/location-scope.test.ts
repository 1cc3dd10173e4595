import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { uuidV7 } from './record-ids.ts';

const suite = await testApp();
const { database } = suite.app;
const client = await suite.people.client();
const stranger = await suite.people.client();
const places = { oslo: uuidV7(), bergen: uuidV7(), paris: uuidV7(), elsewhere: uuidV7() };
const norway = uuidV7();

async function locate(of: { id: string }, id: string, name: string): Promise<void> {
  await sql`
    insert into directory.locations (client_id, id, code, name, country)
    values (${of.id}, ${id}, ${name}, ${name}, 'NO')`.execute(database.ofClient(of.id));
}

async function join(group: string, location: string): Promise<void> {
  await sql`
    insert into directory.group_members (client_id, group_id, location_id)
    values (${client.id}, ${group}, ${location})`.execute(database.ofClient(client.id));
}

async function standFor(
  user: string,
  kind: 'brand' | 'group' | 'location',
  target?: string,
): Promise<void> {
  await sql`
    insert into directory.associations (client_id, user_id, kind, group_id, location_id)
    values (${client.id}, ${user}, ${kind}, ${kind === 'group' ? target : null}, ${kind === 'location' ? target : null})`.execute(
    database.ofClient(client.id),
  );
}

async function seenBy(locationsOf: string | undefined): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from directory.locations order by name`.execute(
    database.ofClient(client.id, { locationsOf }),
  );
  return rows.map(({ name }) => name);
}

beforeAll(async () => {
  await locate(client, places.oslo, 'Oslo');
  await locate(client, places.bergen, 'Bergen');
  await locate(client, places.paris, 'Paris');
  await locate(stranger, places.elsewhere, 'Elsewhere');
  await sql`insert into directory.groups (client_id, id, name) values (${client.id}, ${norway}, 'Norge')`.execute(
    database.ofClient(client.id),
  );
  await join(norway, places.oslo);
});

describe('rows that belong to locations [USR-10]', () => {
  test('are all visible to users who are not bound to locations', async () => {
    expect(await seenBy(undefined)).toEqual(['Bergen', 'Oslo', 'Paris']);
  });

  test('are hidden from bound users without an association', async () => {
    expect(await seenBy(uuidV7())).toEqual([]);
  });

  test('are visible to users associated with the location', async () => {
    const user = uuidV7();
    await standFor(user, 'location', places.paris);
    expect(await seenBy(user)).toEqual(['Paris']);
  });

  test('follow a group, also for what joins it later', async () => {
    const user = uuidV7();
    await standFor(user, 'group', norway);
    expect(await seenBy(user)).toEqual(['Oslo']);
    await join(norway, places.bergen);
    expect(await seenBy(user)).toEqual(['Bergen', 'Oslo']);
  });

  test('are all visible to users associated with the brand, but never those of another brand', async () => {
    const user = uuidV7();
    await standFor(user, 'brand');
    expect(await seenBy(user)).toEqual(['Bergen', 'Oslo', 'Paris']);
  });

  test('cannot be counted, changed, moved or removed past the binding', async () => {
    const user = uuidV7();
    await standFor(user, 'location', places.paris);
    const db = database.ofClient(client.id, { locationsOf: user });
    const { rows } = await sql<{ count: number }>`select count(*) from directory.locations`.execute(
      db,
    );
    expect(rows[0]?.count).toBe(1);
    const changed =
      await sql`update directory.locations set city = 'x' where id = ${places.oslo}`.execute(db);
    expect(changed.numAffectedRows).toBe(0n);
    const removed = await sql`delete from directory.locations where id = ${places.oslo}`.execute(
      db,
    );
    expect(removed.numAffectedRows).toBe(0n);
    await expect(
      sql`insert into directory.locations (client_id, id, code, name, country)
        values (${client.id}, ${uuidV7()}, 'new', 'New', 'NO')`.execute(db),
    ).rejects.toThrow(/row-level security/);
  });

  test('of another client cannot be queried by its id', async () => {
    const user = uuidV7();
    await sql`
      insert into directory.associations (client_id, user_id, kind)
      values (${stranger.id}, ${user}, 'brand')`.execute(database.ofClient(stranger.id));
    const queryAs = (of: { id: string }) =>
      sql`select platform.visible_locations(${stranger.id}, ${user})`.execute(
        database.ofClient(of.id),
      );
    expect((await queryAs(stranger)).rows).toHaveLength(1);
    expect((await queryAs(client)).rows).toEqual([]);
  });

  test('a connection that served a bound user shows the next one everything again', async () => {
    const bound = Array.from({ length: 30 }, () => seenBy(uuidV7()));
    const free = Array.from({ length: 30 }, () => seenBy(undefined));
    for (const names of await Promise.all(bound)) expect(names).toEqual([]);
    for (const names of await Promise.all(free)) expect(names).toHaveLength(3);
  });
});
