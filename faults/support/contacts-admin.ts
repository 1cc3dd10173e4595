import {
  contactImportCalls,
  type ImportTerms,
} from '#modules/profile-hub/contract/imports/import-contacts.ts';
import { undoImportCall } from '#modules/profile-hub/contract/imports/past-imports.ts';
import { eraseContactsCall } from '#modules/profile-hub/contract/privacy.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import { People } from '#platform/testing/people.ts';
import { column } from './column.ts';
import type { ScratchApp } from './scratch-app.ts';
import { waitUntil } from './wait-until.ts';

const TERMS: ImportTerms = {
  certification: {
    consent: true,
    noThirdParty: true,
    source: 'card',
    sourceNote: '',
    from: '2026-09-01',
    to: '2026-09-20',
    wording: 'Yes, you may write to me.',
  },
  merge: 'file',
  correctLines: true,
};

/** An admin of a brand who imports contacts, undoes imports and erases contacts through the given server. */
export async function contactsAdmin({ app, databaseUrl }: ScratchApp) {
  const people = new People(app);
  const client = await people.client();
  const { id: userId } = await people.user({ at: [{ client, role: 'brand_admin' }] });
  const { access } = await app.sessions.begin(app.database.acrossClients(), {
    userId,
    userAgent: 'fault',
  });
  const post = async (address: string, path: string, body: FormData | object) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(address + path.replace('{uuid}', client.id), {
      method: 'POST',
      headers: {
        cookie: `${ACCESS_COOKIE}=${access}`,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: string; jobId: string };
  };
  return {
    clientId: client.id,
    async check(address: string, lines: readonly string[]): Promise<string> {
      const form = new FormData();
      form.append('file', new File([`${lines.join('\n')}\n`], 'contacts.csv'));
      return (await post(address, contactImportCalls.check.path, form)).id;
    },
    write: async (address: string, id: string) =>
      (await post(address, contactImportCalls.write.path.replace('{id}', id), TERMS)).jobId,
    undo: async (address: string, id: string) =>
      (await post(address, undoImportCall.path.replace('{id}', id), {})).jobId,
    erase: async (address: string) =>
      (
        await post(address, eraseContactsCall.path, {
          which: { filter: {}, except: [] },
          cause: 'request',
          recognise: true,
        })
      ).jobId,
    /** Waits until the job has ended and returns its state and result. */
    async ended(jobId: string): Promise<string> {
      const state = `select state || ' ' || coalesce(result::text, '') from platform.jobs where id = $1
        and state in ('done', 'failed', 'cancelled')`;
      let end = 'never ended';
      await waitUntil(async () => {
        [end = 'never ended'] = await column(databaseUrl, state, [jobId]);
        return end !== 'never ended';
      });
      return end;
    },
  };
}
