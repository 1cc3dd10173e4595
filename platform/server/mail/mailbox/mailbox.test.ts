import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { LOCALES } from '#platform/contract/locale.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { defineModule } from '../../module.ts';
import { defineMail } from '../mail-template.ts';
import type { MailTables } from '../tables.ts';

const invitation = defineMail({
  name: 'test.invitation',
  input: z.object({ name: z.string() }),
  sample: (locale) => ({ name: `Sample ${locale}` }),
  render: ({ input }) => ({
    subject: `Hello ${input.name}`,
    blocks: [{ kind: 'button', label: 'Open', url: 'https://comptoir.example/open?a=1&b=2' }],
  }),
});

const note = defineMail({
  name: 'test.note',
  input: z.object({}),
  sample: () => ({}),
  render: () => ({ subject: 'A note', blocks: [{ kind: 'paragraph', text: 'Nothing to open' }] }),
});

const modules = [defineModule({ name: 'test', mails: [invitation, note] })];
const { app, server } = await testApp({ modules, work: false });

const db = app.database.acrossClients<MailTables>();
/** IDs sort by millisecond, so the test waits for the next one before it sends another mail. */
async function send(name: string): Promise<void> {
  const begun = Date.now();
  await app.mail.send(db, invitation, {
    to: 'zoe@retailer.example',
    locale: 'fr',
    input: { name },
    idempotencyKey: name,
  });
  await vi.waitUntil(() => Date.now() > begun, { interval: 1 });
}
const get = (url: string, language = 'en') =>
  server.inject({ url, headers: { 'accept-language': language } });

test('an empty mailbox shows a message in the reader’s language [GEN-01]', async () => {
  expect((await get('/mailbox')).body).toContain('No email has been sent yet.');
  const pages = await Promise.all(
    LOCALES.map(async (locale) => (await get('/mailbox', locale)).body),
  );
  const titles = pages.map((page) => /<h1>(.*)<\/h1>/.exec(page)?.[1]);
  expect(new Set(titles).size).toBe(LOCALES.length);
});

describe('a mailbox with mails', () => {
  test('lists the newest first', async () => {
    await send('First');
    await send('Second');
    const { body } = await get('/mailbox');
    expect(body.indexOf('Hello Second')).toBeGreaterThan(0);
    expect(body.indexOf('Hello Second')).toBeLessThan(body.indexOf('Hello First'));
  });

  test('shows fifty mails and links to the older ones', async () => {
    for (let at = 0; at < 50; at += 1) await send(`Many ${at}`);
    const { body } = await get('/mailbox');
    expect(body.match(/Hello Many/g)).toHaveLength(50);
    expect(body).not.toContain('Hello First');
    const older = /href="(\/mailbox\?before=[^"]+)"/.exec(body)?.[1] ?? '';
    const next = (await get(older)).body;
    expect(next).toContain('Hello First');
    expect(next).not.toContain('before=');
  });

  test('opens a mail with its text, its links and its HTML in a frame that can do nothing', async () => {
    await send('<b>Zoé</b>');
    const list = (await get('/mailbox')).body;
    const path = /href="(\/mailbox\/[0-9a-f-]{36})"/.exec(list)?.[1] ?? '';
    const page = await get(path);
    expect(page.body).toContain('&lt;b&gt;Zoé&lt;/b&gt;');
    expect(page.body).not.toContain('<b>');
    expect(page.body).toContain('<a href="https://comptoir.example/open?a=1&amp;b=2">');
    expect(page.body).toContain(`<iframe src="${path}/html"`);
    expect(page.body).not.toContain('style=');

    const frame = await get(`${path}/html`);
    expect(frame.headers['content-security-policy']).toContain("default-src 'none'");
    expect(frame.headers['content-security-policy']).toMatch(/sandbox (?!.*allow-(scripts|same))/);
    expect(frame.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(frame.body).toContain('Hello &lt;b&gt;Zoé&lt;/b&gt;');
  });

  test.each(['/mailbox/nothing', '/mailbox/00000000-0000-7000-8000-000000000000'])(
    'answers 404 for %s',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
      expect((await get(`${path}/html`)).statusCode).toBe(404);
    },
  );
});

describe('the templates', () => {
  test('are each previewed in six languages, as HTML and text [GEN-01]', async () => {
    const list = (await get('/mailbox/previews')).body;
    for (const locale of LOCALES) {
      const path = `/mailbox/previews/test.invitation/${locale}`;
      expect(list).toContain(`href="${path}"`);
      expect((await get(path)).body).toContain(`Hello Sample ${locale}`);
      expect((await get(`${path}/html`)).body).toContain(`Hello Sample ${locale}`);
    }
  });

  test('of mails without links have no heading for links', async () => {
    const page = (await get('/mailbox/previews/test.note/en')).body;
    expect(page).toContain('Nothing to open');
    expect(page).not.toContain('Links in this email');
    const other = (await get('/mailbox/previews/test.invitation/en')).body;
    expect(other).toContain('Links in this email');
  });

  test('that do not exist, or a language that does not, are not found', async () => {
    expect((await get('/mailbox/previews/test.other/en')).statusCode).toBe(404);
    expect((await get('/mailbox/previews/test.invitation/pt/html')).statusCode).toBe(404);
  });
});

test('the style comes from an address of its own, as the policy of pages demands', async () => {
  const style = await get('/mailbox/style.css');
  expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(style.body).toContain('light-dark(');
});

test('a start without the mailbox has none of its pages', async () => {
  const without = await testApp({ environment: { MAILBOX: 'false' }, work: false });
  for (const path of ['/mailbox', '/mailbox/previews', '/mailbox/style.css'])
    expect((await without.server.inject(path)).statusCode).toBe(404);
});
