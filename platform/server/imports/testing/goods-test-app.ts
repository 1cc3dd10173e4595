import { sql } from 'kysely';
import { expect } from 'vitest';
import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import type { TestClient, TestUser } from '#platform/testing/people.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { Visitor } from '#platform/testing/visitor.ts';
import { createGoods, goodsCalls, goodsModule } from './goods.ts';

export interface Person {
  client: TestClient;
  user: TestUser;
  visitor: Visitor;
}

/** A test app with goods and helpers that check and write a file and wait for the end. */
export async function goodsTestApp() {
  const suite = await testApp({ modules: [goodsModule] });
  await createGoods(suite);
  const all = suite.app.database.acrossClients();

  async function newPerson(locale: 'en' | 'fr' | 'de' = 'en'): Promise<Person> {
    const client = await suite.people.client();
    const user = await suite.people.user({ locale, at: [{ client, role: 'brand_admin' }] });
    return { client, user, visitor: await suite.visitor().as(user) };
  }

  const check = ({ visitor, client }: Person, file: File, calls: ImportCalls = goodsCalls) =>
    visitor.upload(calls.check, { params: { uuid: client.id }, file });

  const write = (
    { visitor, client }: Person,
    { id }: ImportReport,
    calls: ImportCalls = goodsCalls,
  ) => visitor.call(calls.write, { params: { uuid: client.id, id }, body: {} });

  async function ended(
    { client }: Person,
    jobId: string,
  ): Promise<{ state: string; result: unknown }> {
    const row = async () => {
      const { rows } = await sql<{ state: string; result: unknown }>`
        select state, result from platform.jobs where client_id = ${client.id} and id = ${jobId}`.execute(
        all,
      );
      return rows[0];
    };
    await expect.poll(async () => (await row())?.state).toMatch(/done|failed|cancelled/);
    return (await row()) as { state: string; result: unknown };
  }

  return { suite, newPerson, check, write, ended };
}

export const csv = (lines: string): File => new File([lines], 'goods.csv');
