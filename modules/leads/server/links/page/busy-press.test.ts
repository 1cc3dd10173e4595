import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { CommitUnanswered } from '#platform/server/database/database-errors.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { lockWaiters } from '#platform/testing/database/own-activity.ts';
import { ownConnection } from '#platform/testing/database/own-connection.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { linkReader } from '../testing/link-reader.ts';

const suite = await testApp({ work: false });
const { lead, pathOf, formOf, press, open } = await linkReader(suite);
const holder = ownConnection(suite.databaseUrl);
afterAll(() => holder.destroy());

/** Cancels the work that waits for the held rows, as the time limit of a call does. */
async function cancelWaiting(): Promise<number> {
  const waiting = await lockWaiters(holder);
  for (const pid of waiting) await sql`select pg_cancel_backend(${pid}::int)`.execute(holder);
  return waiting.length;
}

test('a press that the database could not serve in time is repeated, so none of eight people loses theirs [LEAD-05]', async () => {
  const forms = [await formOf(pathOf(lead.torgeir)), await formOf(pathOf(lead.consumer))];
  await sql`begin`.execute(holder);
  await sql`select from leads.leads where id = ${lead.id} for update`.execute(holder);
  const presses = Array.from({ length: 8 }, (_, at) => press(forms[at % 2] ?? '', 'accept'));
  await until(cancelWaiting);
  await sql`commit`.execute(holder);
  const codes = (await Promise.all(presses)).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code >= 500)).toEqual([]);
  expect(codes.filter((code) => code === 303)).toHaveLength(1);
  expect(await lead.row()).toMatchObject({ status: 'accepted', owner: { name: 'Torgeir' } });
});

test('who presses too often gets a page that sends the answer again by itself, in their language [LEAD-05] [LEAD-11]', async () => {
  const form = await formOf(pathOf(lead.torgeir));
  const again = (button: string) =>
    suite.server.inject({
      method: 'POST',
      url: form.url,
      remoteAddress: '203.0.113.7',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...form.hidden, do: button, lang: 'fr' }).toString(),
    });
  // An unknown button costs nothing and counts too.
  await Promise.all(Array.from({ length: 60 }, () => again('none')));
  const refused = await again('keep');
  expect(refused.statusCode).toBe(429);
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(5);
  expect(refused.body).toContain('Trop de demandes ont été envoyées depuis votre réseau');
  expect(refused.body).toContain(`<form method="post" data-again="${wait}">`);
  expect(refused.body).toContain(`<input type="hidden" name="token" value="${lead.torgeir}">`);
  expect(refused.body).toContain('<input type="hidden" name="do" value="keep">');
});

test('a press of unknown outcome leads to the page of the lead, whose link the pressed address does not have [LEAD-05]', async () => {
  const form = await formOf(pathOf(lead.torgeir));
  vi.spyOn(suite.app.ports, 'call').mockRejectedValue(new CommitUnanswered(new Error('lost')));
  const { statusCode, body } = await press(form, 'undo', { lang: 'de' });
  vi.restoreAllMocks();
  expect(statusCode).toBe(503);
  expect(body).not.toContain('data-again');
  const [, href = ''] = /<a[^>]* href="([^"]+)"/.exec(body.slice(body.indexOf('<main>'))) ?? [];
  expect(body).toContain(`<meta http-equiv="refresh" content="3;url=${href}">`);
  const shown = await open(`${form.url}${href.replaceAll('&amp;', '&')}`);
  expect(shown.statusCode).toBe(200);
  expect(shown.body).toContain('<html lang="de">');
});

test('while the database serves nothing, a link page says so in the language of its reader and reloads by itself [LEAD-11]', async () => {
  const path = pathOf(lead.torgeir);
  const form = await formOf(path);
  await sql`begin`.execute(holder);
  await sql`lock table leads.lead_tokens in access exclusive mode`.execute(holder);
  const [read, pressed] = [
    open(path, { 'accept-language': 'fr' }),
    press(form, 'undo', { lang: 'de' }),
  ];
  let cancelled = 0;
  await until(async () => {
    cancelled += await cancelWaiting();
    return cancelled >= 2;
  });
  await sql`commit`.execute(holder);
  const page = await read;
  expect(page.statusCode).toBe(503);
  expect(page.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(page.body).toContain('Un instant, s’il vous plaît');
  expect(page.body).toContain('<meta http-equiv="refresh"');
  expect(page.body).toContain(`href="?token=${lead.torgeir}"`);

  const answer = await pressed;
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('Ihre Antwort ist noch nicht gespeichert');
  expect(answer.body).toContain('<form method="post" data-again="3">');
  const sent = { ...form.hidden, do: 'undo', lang: 'de' };
  for (const [name, value] of Object.entries(sent))
    expect(answer.body).toContain(`<input type="hidden" name="${name}" value="${value}">`);
  const script = /<script src="([^"]+send-again[^"]+)"/.exec(answer.body)?.[1] ?? '';
  expect((await open(script)).headers['content-type']).toContain('javascript');
});
