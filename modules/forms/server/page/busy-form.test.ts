import { beforeEach, expect, test, vi } from 'vitest';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { unavailable } from '#platform/contract/problems.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandForm } from '../testing/brand-form.ts';
import { hiddenInputs } from '../testing/hidden-inputs.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const field = (given: Record<string, unknown>) => formFieldSchema.parse(given);
const typed = { 'a.firstname': 'Åse', 'a.email': 'ase@example.org', do: 'send' };
let form = await brandForm(app, (await suite.people.client()).id);

beforeEach(async () => {
  form = await brandForm(app, (await suite.people.client()).id, {
    fields: [
      field({ key: 'firstname', type: 'text', required: true, identity: 'firstname' }),
      field({ key: 'email', type: 'email', required: true, identity: 'email' }),
      field({ key: 'message', type: 'longText' }),
      field({ key: 'plan', type: 'file', fileKinds: ['pdf'] }),
    ],
  });
});

const open = (query = '') => suite.server.inject({ url: `/f/${form.id}${query}` });
const send = (type: string, payload: string | Buffer) =>
  suite.server.inject({
    method: 'POST',
    url: `/f/${form.id}`,
    headers: { 'content-type': type },
    payload,
  });
const post = (values: Record<string, string>) =>
  send('application/x-www-form-urlencoded', new URLSearchParams(values).toString());
async function postFiles(values: Record<string, string>, file: { name: string; content: string }) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  data.append('a.plan', new Blob([file.content]), file.name);
  const sent = new Response(data);
  return send(sent.headers.get('content-type') ?? '', Buffer.from(await sent.arrayBuffer()));
}
/** The inputs of an opened form, after the time to read and type. */
async function handedOut(): Promise<Record<string, string>> {
  const { body } = await open();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
  return hiddenInputs(body);
}

test('a form that cannot be served at the moment is offered again with what was typed, in the visitor’s language [FORM-08] [BEY-02]', async () => {
  const carried = await handedOut();
  const answers = { ...carried, ...typed, 'a.message': 'Two <b>\nlines', lang: 'fr' };
  const away = vi.spyOn(app.database, 'ofClient').mockImplementation(() => {
    throw unavailable();
  });
  const opened = await open('?lang=de&sku=CR-26');
  const sent = await post(answers);
  const plan = { name: 'plan.pdf', content: '%PDF-1.7 a plan' };
  const withFile = await postFiles(answers, plan);
  away.mockRestore();
  expect(opened.statusCode).toBe(503);
  expect(opened.body).toContain('<html lang="de">');
  expect(opened.body).toContain('<meta http-equiv="refresh" content="3">');
  expect(opened.body).toContain('href="?lang=de&amp;sku=CR-26"');
  expect(sent.statusCode).toBe(503);
  expect(sent.headers['retry-after']).toBe('2');
  expect(sent.body).toContain('Votre saisie n’a pas encore été envoyée');
  expect(hiddenInputs(sent.body)).toEqual(answers);
  expect(withFile.body).toContain('choisir de nouveau vos fichiers');
  const check = await post(hiddenInputs(sent.body));
  expect(check.body).toContain('Two &lt;b&gt;\nlines');
  const again = await post(hiddenInputs(withFile.body));
  vi.restoreAllMocks();
  // Without its file, the form is shown again before it can be sent.
  expect(again.body).toContain('<input type="file"');
  expect(again.body).toContain('>Two &lt;b&gt;\nlines</textarea>');
});

test('who sends too often gets a page with the typed answers instead of an error text [FORM-08]', async () => {
  const carried = await handedOut();
  const values = { ...carried, ...typed, fax: '1' };
  let refused = await post(values);
  for (let at = 0; at < 20 && refused.statusCode !== 429; at += 1) refused = await post(values);
  const withFile = await postFiles(values, { name: 'plan.pdf', content: '%PDF-1.7' });
  vi.restoreAllMocks();
  for (const { statusCode, headers, body } of [refused, withFile]) {
    expect(statusCode).toBe(429);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain('Too many requests were sent from your network');
    expect(hiddenInputs(body)).toMatchObject({ 'a.firstname': 'Åse', id: carried.id });
  }
});
