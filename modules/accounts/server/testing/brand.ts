import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import { createUserCall, updateUserCall } from '#modules/accounts/contract/manage-user.ts';
import type { CallDefinition, CallInput, CallOutput } from '#platform/contract/call.ts';
import type { SuiteModule } from '#platform/contract/navigation.ts';
import type { ProblemBody } from '#platform/contract/problem.ts';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';

type NewUser = z.input<typeof createUserCall.body>;
type Change = Omit<z.input<typeof updateUserCall.body>, 'clientId'>;

interface TestClient {
  id: string;
  brandId: string;
  name: string;
}

interface TestUser {
  id: string;
  email: string;
}

interface Caller {
  call<Call extends CallDefinition>(
    call: Call,
    input: CallInput<Call>,
  ): Promise<{ status: number; body: CallOutput<Call>; problem: ProblemBody }>;
}

/** The part of the test app that this helper needs. */
interface TestSuite {
  app: App;
  people: {
    client(given: { modules?: readonly SuiteModule[] }): Promise<TestClient>;
    user(given: {
      firstName: string;
      at: readonly { client: TestClient; role: 'brand_admin' }[];
    }): Promise<TestUser>;
  };
  visitor(): { as(user: TestUser): Promise<Caller> };
}

/** A brand with one location and a signed-in admin, used by most user tests. */
export async function testBrand(
  suite: TestSuite,
  given: { modules?: readonly SuiteModule[] } = {},
) {
  const client = await suite.people.client(given);
  const admin = await suite.people.user({
    firstName: 'Solveig',
    at: [{ client, role: 'brand_admin' }],
  });
  const locationId = uuidV7();
  await sql`
    insert into directory.locations (client_id, id, code, name, country)
    values (${client.id}, ${locationId}, ${`L-${locationId}`}, 'Galerie Nord', 'NO')`.execute(
    suite.app.database.acrossClients(),
  );
  return new Brand({
    client,
    admin,
    locationId,
    desk: await suite.visitor().as(admin),
  });
}

export class Brand {
  readonly client: TestClient;
  readonly admin: TestUser;
  readonly locationId: string;
  /** The admin's browser. */
  readonly desk: Caller;

  constructor(given: { client: TestClient; admin: TestUser; locationId: string; desk: Caller }) {
    this.client = given.client;
    this.admin = given.admin;
    this.locationId = given.locationId;
    this.desk = given.desk;
  }

  /** By default a store owner of the brand's location. */
  newUser(given: Partial<NewUser> = {}): NewUser {
    return {
      clientId: this.client.id,
      firstName: 'Torbjørn',
      lastName: 'Kvalsund',
      email: `user-${randomBytes(5).toString('hex')}@brand.example`,
      defaultLocaleIsoCode: 'no',
      role: 'store_owner',
      associations: [{ kind: 'location', id: this.locationId }],
      defaultModule: 'platform',
      menus: ['platform/leads'],
      ...given,
    };
  }

  create(given: Partial<NewUser> = {}, by = this.desk) {
    return by.call(createUserCall, { body: this.newUser(given) });
  }

  change(user: { id: string }, body: Change, by = this.desk) {
    return by.call(updateUserCall, {
      params: { id: user.id },
      body: { clientId: this.client.id, ...body },
    });
  }
}
