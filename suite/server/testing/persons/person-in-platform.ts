import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { sealMail } from '#platform/server/mail/render-mail.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { EMAIL, FIRST, LAST, NEIGHBOUR, PHONE } from './rare-person.ts';

export const personEvent = defineEvent({
  type: 'test.person-told',
  label: 'test:told',
  payload: z.object({ name: z.string(), email: z.string() }),
});
export const work = defineJob({
  name: 'test.person-work',
  input: z.object({ name: z.string(), email: z.string() }),
  async handle() {},
});

export async function inThePlatform(
  { app }: TestApp,
  given: { clientId: string; id: string; userId: string },
) {
  const { clientId, id, userId } = given;
  const db = app.database.ofClient(clientId);
  const name = `${FIRST} ${LAST}`;
  for (const email of [EMAIL, NEIGHBOUR])
    await app.events.publish(db, personEvent, {
      clientId,
      payload: { name: email === EMAIL ? name : 'Else', email },
    });
  await app.notifications.notify(db, {
    clientId,
    userIds: [userId],
    kind: 'lead-new',
    title: { key: 'platform:export.done', params: { file: name } },
    body: { key: 'platform:export.done', params: { file: name } },
    actions: [
      {
        label: { key: 'platform:export.download', params: {} },
        path: `/clients/${clientId}/profilehub/contacts/${id}`,
      },
    ],
  });
  const title = { key: 'platform:export.done', params: { file: `${name} ${PHONE}` } };
  await app.jobs.enqueue(db, work, { name, email: EMAIL }, { clientId, userId, title });
  // Two, because names of views are unique and both would be the same.
  for (const view of [`For ${EMAIL}`, `For ${FIRST}, ${EMAIL}`])
    await sql`
      insert into platform.saved_views (client_id, id, user_id, list, name, search, shared)
      values (${clientId}, ${uuidV7()}, ${userId}, 'contacts', ${view},
        ${`q=${encodeURIComponent(EMAIL)}&name=${FIRST}`}, false)`.execute(db);
  // A super admin’s, which the audit log has as well.
  for (const view of [`For ${EMAIL}`, `For ${FIRST}, ${EMAIL}`])
    await sql`
      insert into platform.house_views (id, user_id, list, name, search, shared)
      values (${uuidV7()}, ${userId}, 'outbox', ${view}, ${`q=${encodeURIComponent(EMAIL)}`}, true)`.execute(
      app.database.acrossClients(),
    );
  const mail = { subject: name, html: `<p>${name}</p>`, text: `${name}, ${PHONE}` };
  for (const [recipient, status] of [
    [EMAIL, 'sent'],
    ['shop@brand.example', 'failed'],
  ] as const)
    await sql`
      insert into platform.outbox
        (client_id, id, idempotency_key, template, locale, recipient, message_id, content, status, answer)
      values (${clientId}, ${uuidV7()}, ${`about ${recipient}`}, 'test', 'en', ${recipient}, '', ${
        status === 'failed' ? sealMail(app.secrets, mail) : null
      }, ${status}, ${`no such user ${recipient}`})`.execute(db);
}

export async function inFiles(
  { app }: TestApp,
  { clientId, userId }: { clientId: string; userId: string },
) {
  const db = app.database.ofClient(clientId);
  const put = (name: string, text: string) =>
    app.files.put(db, {
      clientId,
      name,
      stream: Readable.from([Buffer.from(text)], { objectMode: false }),
      maxBytes: 100_000,
      allow: ['csv', 'txt'],
      ownerUserId: userId,
    });
  await put('export.csv', `email,name\n${EMAIL},${FIRST}\n`);
  await put('other.csv', `email,name\n${NEIGHBOUR},Else\n`);
  // Only the parsed lines contain the phone in its stored format.
  const brought = await put('import.csv', `phone,name\n0662 550 139,${FIRST} ${LAST}\n`);
  const lines = await put('lines.txt', `{"checked":1}\n{"line":2,"values":{"phone":"${PHONE}"}}\n`);
  await sql`
    insert into platform.import_checks (client_id, id, import_name, user_id, file_id, lines_id, report)
    values (${clientId}, ${uuidV7()}, 'test', ${userId}, ${brought.id}, ${lines.id},
      ${JSON.stringify({ first: `${FIRST} ${LAST}` })}::jsonb)`.execute(db);
}
