import { expect, test, vi } from 'vitest';
import {
  getNotificationSettings,
  resumeNotificationMails,
} from '#platform/contract/notifications/notification-settings.ts';
import { unavailable } from '#platform/contract/problems.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { UNSUBSCRIBE_PATH, unsubscribeUrl } from './unsubscribe-link.ts';

const suite = await testApp({ work: false });
const { app, server } = suite;

async function reader() {
  const client = await suite.people.client();
  const user = await suite.people.user({ at: [{ client, role: 'brand_user' }] });
  const browser = await suite.visitor().as(user);
  const { pathname, search, searchParams } = new URL(unsubscribeUrl(app, user.id));
  return {
    link: pathname + search,
    token: searchParams.get('token') ?? '',
    resume: () => browser.call(resumeNotificationMails, {}),
    stop: async () => (await browser.call(getNotificationSettings, {})).body.mailStop,
  };
}
const post = (url: string, payload: string, type = 'application/x-www-form-urlencoded') =>
  server.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

test('the one-click button of a mail program stops all notification emails without a session [BEY-06]', async () => {
  const own = await reader();
  const other = await reader();
  const multipart =
    '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  expect((await post(own.link, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
  expect((await post(own.link, multipart, 'multipart/form-data; boundary=b')).statusCode).toBe(200);
  expect(await own.stop()).toMatchObject({ reason: 'unsubscribed' });
  expect(await other.stop()).toBeNull();
  expect((await own.resume()).status).toBe(204);
  expect(await own.stop()).toBeNull();
});

test('opening the page changes nothing; its button stops the emails and takes it back [BEY-06]', async () => {
  const own = await reader();
  const opened = await server.inject({ url: `${own.link}&lang=fr` });
  expect(opened.body).toContain('Arrêter les e-mails');
  expect(opened.headers['cache-control']).toBe('no-store');
  expect(await own.stop()).toBeNull();
  const press = (action: string) =>
    post(UNSUBSCRIBE_PATH, `token=${own.token}&lang=en&do=${action}`);
  expect((await press('stop')).body).toContain('You get no notification emails');
  expect(await own.stop()).toMatchObject({ reason: 'unsubscribed' });
  expect((await press('resume')).body).toContain('Stop notification emails?');
  expect(await own.stop()).toBeNull();
});

test('while the suite serves nothing, the page says so in the language of its reader and offers the button again [BEY-06] [BEY-02]', async () => {
  const own = await reader();
  const away = vi.spyOn(app.ports, 'call').mockRejectedValue(unavailable());
  const opened = await server.inject({ url: `${own.link}&lang=fr` });
  const pressed = await post(UNSUBSCRIBE_PATH, `token=${own.token}&lang=de&do=stop`);
  away.mockRestore();
  expect([opened.statusCode, pressed.statusCode]).toEqual([503, 503]);
  expect(opened.body).toContain('Un instant, s’il vous plaît');
  expect(pressed.body).toContain('Erneut senden');
  const inputs = [...pressed.body.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const again = new URLSearchParams(inputs.map(([, name = '', value = '']) => [name, value]));
  expect((await post(UNSUBSCRIBE_PATH, again.toString())).statusCode).toBe(200);
  expect(await own.stop()).toMatchObject({ reason: 'unsubscribed' });
});

test.each(['', 'nonsense', `${'0'.repeat(36)}.x`])(
  'the token %j opens a page that says that the link is not valid [BEY-06]',
  async (token) => {
    const url = `${UNSUBSCRIBE_PATH}?token=${token}`;
    for (const answer of [
      await server.inject({ url }),
      await post(url, 'List-Unsubscribe=One-Click'),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('This link is not valid');
    }
  },
);

test('a token of one user does not work with the id of another [BEY-06]', async () => {
  const [own, other] = [await reader(), await reader()];
  const forged = `${other.token.slice(0, 36)}${own.token.slice(36)}`;
  const answer = await post(`${UNSUBSCRIBE_PATH}?token=${forged}`, 'List-Unsubscribe=One-Click');
  expect(answer.statusCode).toBe(404);
  expect(await other.stop()).toBeNull();
});
