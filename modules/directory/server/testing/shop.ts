import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { DirectoryTables } from '../tables.ts';

/** Creates locations and groups directly in the tables. */
export class Shop {
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
  }

  get db() {
    return this.#app.database.acrossClients<DirectoryTables>();
  }

  async location(
    client: { id: string },
    given: Partial<{
      code: string;
      name: string;
      city: string;
      country: string;
      activity: string;
      typeId: string;
      groups: readonly string[];
    }> = {},
  ): Promise<string> {
    const id = uuidV7();
    await this.db
      .insertInto('directory.locations')
      .values({
        client_id: client.id,
        id,
        code: given.code ?? `T-${id.slice(-12)}`,
        name: given.name ?? `Location ${id.slice(-6)}`,
        city: given.city ?? 'Oslo',
        country: given.country ?? 'NO',
        activity: given.activity ?? '',
        type_id: given.typeId ?? null,
      })
      .execute();
    for (const group of given.groups ?? [])
      await this.db
        .insertInto('directory.group_members')
        .values({ client_id: client.id, group_id: group, location_id: id })
        .execute();
    return id;
  }

  async group(client: { id: string }, name: string): Promise<string> {
    const id = uuidV7();
    await this.db
      .insertInto('directory.groups')
      .values({ client_id: client.id, id, name })
      .execute();
    return id;
  }

  async type(client: { id: string }, name: string): Promise<string> {
    const id = uuidV7();
    await this.db
      .insertInto('directory.location_types')
      .values({ client_id: client.id, id, name })
      .execute();
    return id;
  }

  async addRepresentative(
    user: { id: string },
    client: { id: string },
    forWhat: { brand: true } | { group: string } | { location: string },
  ): Promise<void> {
    await this.db
      .insertInto('directory.associations')
      .values({
        client_id: client.id,
        user_id: user.id,
        kind: 'brand' in forWhat ? 'brand' : 'group' in forWhat ? 'group' : 'location',
        group_id: 'group' in forWhat ? forWhat.group : null,
        location_id: 'location' in forWhat ? forWhat.location : null,
      })
      .execute();
  }
}
