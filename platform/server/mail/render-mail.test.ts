import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LOCALES } from '#platform/contract/locale.ts';
import type { App } from '../app.ts';
import { Texts } from '../texts/texts.ts';
import { defineMail } from './mail-template.ts';
import { renderMail } from './render-mail.ts';

const app = { texts: new Texts() } as App;
const notice = defineMail({
  name: 'test.notice',
  input: z.object({ name: z.string().min(1), url: z.string() }),
  sample: () => ({ name: 'Bérengère', url: 'https://comptoir.example/reset?a=1&b=2' }),
  render: ({ input }) => ({
    subject: `Hello\r\nBcc: ${input.name}`,
    preheader: 'Before the rest',
    blocks: [
      { kind: 'paragraph', text: `Dear ${input.name},\nwelcome` },
      { kind: 'button', label: 'Open', url: input.url },
      { kind: 'facts', facts: [{ name: 'Device', value: 'Firefox & co' }] },
      { kind: 'small', text: 'Small print' },
    ],
  }),
});
const render = (input: z.input<typeof notice.input>) =>
  renderMail(app, notice, { locale: 'fr', input });

describe('a mail', () => {
  const mail = render({ name: '<b>"Zoé"</b>', url: 'https://comptoir.example/reset?a=1&b=2' });

  test('has the same content in HTML and in text', () => {
    for (const expectedText of ['welcome', 'Open', 'Device', 'Small print']) {
      expect(mail.html).toContain(expectedText);
      expect(mail.text).toContain(expectedText);
    }
    expect(mail.text).toContain('Open\u00a0:\nhttps://comptoir.example/reset?a=1&b=2\n');
    expect(mail.text).toContain('Device\u00a0: Firefox & co');
    const german = renderMail(app, notice, { locale: 'de', input: notice.sample('de') });
    expect(german.text).toContain('Device: Firefox & co');
    expect(mail.html).toContain('href="https://comptoir.example/reset?a=1&amp;b=2"');
  });

  test('shows an unsubscribe link below its footer and returns its address for the header [LEAD-06]', () => {
    const url = 'https://comptoir.example/public/reminders?token=t';
    const wanted = defineMail({
      ...notice,
      render: () => ({ subject: 'S', blocks: [], unsubscribe: { label: 'Fewer & none', url } }),
    });
    const { html, text, unsubscribe } = renderMail(app, wanted, {
      locale: 'fr',
      input: notice.sample('fr'),
    });
    expect(unsubscribe).toBe(url);
    expect(text).toMatch(/-- \n.+\nFewer & none\u00a0:\nhttps:\S+\n$/s);
    expect(html).toContain(`<a href="${url}"`);
    expect(html).toContain('Fewer &amp; none</a>');
    expect(mail.unsubscribe).toBeUndefined();
  });

  test('shows a typed name as text, never as markup', () => {
    expect(mail.html).not.toContain('<b>');
    expect(mail.html).toContain('&lt;b&gt;&quot;Zoé&quot;&lt;/b&gt;');
    expect(mail.text).toContain('Dear <b>"Zoé"</b>,\nwelcome');
  });

  test('cannot smuggle a header through its subject', () => {
    expect(mail.subject).toBe('Hello Bcc: <b>"Zoé"</b>');
  });

  test('loads no external resources and has a dark theme', () => {
    expect(mail.html).not.toMatch(/<img|<link|<script|url\(|@import/);
    expect(mail.html).toContain('prefers-color-scheme: dark');
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
  });

  test('names its language, Norwegian by the tag that readers know [GEN-01]', () => {
    const input = notice.sample('no');
    expect(mail.html).toContain('<html lang="fr"');
    expect(renderMail(app, notice, { locale: 'no', input }).html).toContain('<html lang="nb"');
    const footers = LOCALES.map(
      (locale) => renderMail(app, notice, { locale, input }).text.split('-- \n')[1],
    );
    expect(new Set(footers).size).toBe(LOCALES.length);
  });
});

test('a mail with wrong input is not made', () => {
  expect(() => render({ name: '', url: 'https://comptoir.example' })).toThrow();
});

test('a button goes to a web address and nowhere else', () => {
  expect(() => render({ name: 'A', url: 'javascript:alert(1)' })).toThrow('no web address');
});
