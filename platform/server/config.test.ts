import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('the demo loads automatically only on a local installation', () => {
  expect(readConfig({}).demo).toBe(true);
  expect(readConfig({}, { empty: true }).demo).toBe(false);
  expect(readConfig({ PUBLIC_URL: 'https://suite.example' }).demo).toBe(false);
  expect(readConfig({ HOST: '0.0.0.0' }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL: 'postgres://elsewhere/db' }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL: 'postgres://elsewhere/db', DEMO: 'true' }).demo).toBe(true);
});

test('mails lie open only in a demo on this machine', () => {
  expect(readConfig({}).mailbox).toBe(true);
  expect(readConfig({ SMTP_URL: 'smtp://mail.example' }).mailbox).toBe(false);
  expect(readConfig({ PUBLIC_URL: 'https://suite.example', DEMO: 'true' }).mailbox).toBe(false);
});

test('a server that may be behind a load balancer drains before it stops, unless configured otherwise', () => {
  expect(readConfig({}).drainSeconds).toBe(0);
  expect(readConfig({ PUBLIC_URL: 'https://suite.example' }).drainSeconds).toBe(5);
  expect(
    readConfig({ PUBLIC_URL: 'https://suite.example', DRAIN_SECONDS: '12' }).drainSeconds,
  ).toBe(12);
  expect(readConfig({ PUBLIC_URL: 'https://suite.example', ROLE: 'worker' }).drainSeconds).toBe(0);
});

test('what may be reached on the own network is a list', () => {
  expect(readConfig({}).OUTBOUND_ALLOW).toEqual([]);
  expect(readConfig({ OUTBOUND_ALLOW: '10.0.0.0/8, erp.house,' }).OUTBOUND_ALLOW).toEqual([
    '10.0.0.0/8',
    'erp.house',
  ]);
});

test.each([
  [{ RECAPTCHA_SECRET: 'x' }, 'RECAPTCHA_SITE_KEY'],
  [{ LLM_URL: 'https://llm.example/v1' }, 'LLM_MODEL'],
  [{ GOOGLE_CLIENT_ID: 'project' }, 'GOOGLE_CLIENT_SECRET'],
  [{ OIDC_ISSUER: 'https://id.example', OIDC_MODE: 'replace' }, 'OIDC_CLIENT_ID'],
  [{ PORT: 'many' }, 'PORT'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY'],
  [{ OUTBOUND_ALLOW: '10.0.0.0/8, https://erp.house' }, 'OUTBOUND_ALLOW'],
  [{ TRUSTED_PROXIES: 'loopback, my-proxy' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  // An empty prefix length would be read as 0 and match every address.
  [{ TRUSTED_PROXIES: '10.0.0.0/' }, 'TRUSTED_PROXIES'],
])('%j stops the start and names %s', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name);
});

test.each([
  ['/srv/maps/europe.pmtiles', { kind: 'file', path: '/srv/maps/europe.pmtiles' }],
  [
    'https://tiles.example/europe.pmtiles?sig=1',
    { kind: 'archive', url: 'https://tiles.example/europe.pmtiles?sig=1' },
  ],
  [
    'https://maps.example/streets/style.json?key=k',
    { kind: 'style', url: 'https://maps.example/streets/style.json?key=k' },
  ],
])('streets are named by %s [BEY-02]', (given, tiles) => {
  expect(readConfig({ MAP_TILES: given }).MAP_TILES).toEqual(tiles);
});

test.each([
  [{ MAP_TILES: 'ftp://tiles.example/europe.pmtiles' }, 'MAP_TILES'],
  [{ MAP_TILES: '/srv/maps/europe.mbtiles' }, 'MAP_TILES'],
  [{ MAP_ID_STYLE: 'https://maps.example/style.json' }, 'MAP_ID_STYLE'],
  [{ MAP_ID_STYLE: 'https://{id}.example/style.json?key={key}' }, 'MAP_ID_STYLE'],
])('%j is no map and stops the start [BEY-02]', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name);
});

test('the secret in the address for mail provider events must be long and valid [LEAD-09]', () => {
  const MAIL_EVENTS_SECRET = 'a-secret-of-the-provider';
  expect(readConfig({ MAIL_EVENTS_SECRET })).toMatchObject({ MAIL_EVENTS_SECRET });
  for (const wrong of ['short', `${MAIL_EVENTS_SECRET}/..`])
    expect(() => readConfig({ MAIL_EVENTS_SECRET: wrong })).toThrow('MAIL_EVENTS_SECRET');
});

test('the timeouts of the mail server default to the standard, can be set, and out-of-range values are refused', () => {
  expect(readConfig({})).toMatchObject({ SMTP_COMMAND_SECONDS: 300, SMTP_END_SECONDS: 600 });
  expect(readConfig({ SMTP_COMMAND_SECONDS: '30', SMTP_END_SECONDS: '60' })).toMatchObject({
    SMTP_COMMAND_SECONDS: 30,
    SMTP_END_SECONDS: 60,
  });
  expect(() => readConfig({ SMTP_END_SECONDS: '0' })).toThrow('SMTP_END_SECONDS');
  expect(() => readConfig({ WEBHOOK_TIMEOUT_SECONDS: '600' })).toThrow('WEBHOOK_TIMEOUT_SECONDS');
});
