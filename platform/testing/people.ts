import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Locale } from '#platform/contract/locale.ts';
import type { Product, SuiteModule } from '#platform/contract/navigation.ts';
import type { Role } from '#platform/contract/permission.ts';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';

export interface TestClient {
  id: string;
  brandId: string;
  name: string;
}

export interface TestUser {
  id: string;
  email: string;
}

const MODULES: readonly SuiteModule[] = [
  'profilehub',
  'communication',
  'touchpoints',
  'platform',
  'settings',
];

/** Creates new clients and users for a test, so that tests do not affect each other. */
export class People {
  readonly #app: Pick<App, 'database'>;

  constructor(app: Pick<App, 'database'>) {
    this.#app = app;
  }

  async client(
    given: {
      name?: string;
      modules?: readonly SuiteModule[];
      products?: Partial<Record<SuiteModule, Product>>;
      timeZone?: string;
    } = {},
  ): Promise<TestClient> {
    const tag = randomBytes(5).toString('hex');
    const client = { id: uuidV7(), brandId: `b${tag}`, name: given.name ?? `Brand ${tag}` };
    const db = this.#app.database.acrossClients();
    await sql`
      insert into directory.clients (id, identifier, brand_id, name, time_zone)
      values (${client.id}, ${`client-${tag}`}, ${client.brandId}, ${client.name}, ${given.timeZone ?? 'UTC'})`.execute(
      db,
    );
    const modules = given.modules ?? MODULES;
    // All rows at once: tests create thousands of clients.
    await sql`
      insert into directory.client_modules (client_id, module, product)
      select ${client.id}, module, product
      from unnest(
        ${modules}::text[],
        ${modules.map((module) => given.products?.[module] ?? 'v2')}::text[]
      ) as chosen (module, product)`.execute(db);
    return client;
  }

  async user(
    given: {
      email?: string;
      firstName?: string;
      locale?: Locale;
      status?: 'invited' | 'active' | 'disabled';
      passwordHash?: string;
      /** Whether the e-mail address is verified; by default true for users who have accepted their invitation. */
      mailboxProven?: boolean;
      superAdmin?: boolean;
      at?: readonly {
        client: TestClient;
        role: Exclude<Role, 'super_admin'>;
        menus?: readonly string[];
        defaultModule?: SuiteModule;
      }[];
    } = {},
  ): Promise<TestUser> {
    const user = {
      id: uuidV7(),
      email: given.email ?? `user-${randomBytes(5).toString('hex')}@brand.example`,
    };
    const db = this.#app.database.acrossClients();
    const locale = given.locale ?? 'en';
    const isProven =
      given.mailboxProven ?? (given.passwordHash !== undefined || given.status !== 'invited');
    await sql`
      insert into accounts.users (id, email, first_name, last_name, default_locale, locale, status, is_super_admin, password_hash, mailbox_proven_at)
      values (${user.id}, ${user.email}, ${given.firstName ?? 'Test'}, 'Person', ${locale}, ${locale},
        ${given.status ?? 'active'}, ${given.superAdmin ?? false}, ${given.passwordHash ?? null}, ${isProven ? new Date() : null})`.execute(
      db,
    );
    for (const { client, role, menus, defaultModule } of given.at ?? []) {
      await sql`
        insert into accounts.memberships (client_id, user_id, role, menus, default_module)
        values (${client.id}, ${user.id}, ${role}, ${JSON.stringify(menus ?? null)}::jsonb, ${defaultModule ?? null})`.execute(
        db,
      );
    }
    return user;
  }
}
