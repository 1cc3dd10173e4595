/**
 * Debian's nginx with https, configured as in docs/operations.md, in front of two web processes. Checks sign-in, live
 * notifications, a large upload, visitor addresses, and a restart of each process under load.
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/start-embedded-postgres.ts';
import { startSuiteProcess } from '#platform/testing/suite-process.ts';
import { DEMO_PASSWORD, demoClients, demoUsers } from '#suite/demo/demo-people.ts';
import { type Fault, nothingLostOrDuplicated, notPlayed } from '../tools/faults/finding.ts';
import { checkVisitorRateLimits } from './support/check-visitor-rate-limits.ts';
import { column } from './support/column.ts';
import { LOCATIONS } from './support/demo-admin.ts';
import { PHONE } from './support/follow-links.ts';
import { freePorts } from './support/free-ports.ts';
import { nginxIsThere, startNginx } from './support/nginx.ts';
import { ProxyVisitor } from './support/proxy-visitor.ts';
import { rollingRestart } from './support/rolling-restart.ts';
import { sendRequest } from './support/send-request.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { writtenLocations } from './support/written-locations.ts';

const TAG = 'behind-proxy';
const CALLS_A_MINUTE = 400;
const UPLOAD_BYTES = 10_000_000;

const fault: Fault = async () => {
  if (!nginxIsThere())
    return notPlayed('nginx is not installed here (apt-get install nginx-light)');
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres({ directory: join(folder.path, 'postgres') });
  const [https = 0, http = 0, ...webPorts] = await freePorts(4);
  const origin = `https://localhost:${https}`;
  const start = (port: number) =>
    startSuiteProcess({
      DATABASE_URL: postgres.url,
      DATA_DIR: folder.path,
      PORT: String(port),
      PUBLIC_URL: origin,
      TRUSTED_PROXIES: '127.0.0.1',
      DEMO: 'true',
      DRAIN_SECONDS: '1',
      RATE_LIMIT_PER_MINUTE: String(CALLS_A_MINUTE),
      LOG_LEVEL: 'error',
    });
  const webs = await Promise.all(webPorts.map(start));
  const nginx = await startNginx(folder.path, { https, http, webs: webPorts });
  const visitorFrom = (localAddress: string) =>
    new ProxyVisitor(origin, { certificate: nginx.certificate, localAddress });
  const visitors = Array.from({ length: 40 }, (_, at) => visitorFrom(`127.0.1.${at + 1}`));
  const [admin, other] = [visitorFrom('127.0.2.1'), visitorFrom('127.0.2.2')];

  const plain = await sendRequest(`http://localhost:${http}`, { path: '/sign-in' });
  const { cookie, secure } = await signIn(admin);
  const session = await admin.send({ path: '/gtr-core/auth/session', headers: { cookie } });
  const liveOutcome = await liveNotification(other);
  const upload = await uploadLarge(admin, cookie);
  const redirect = await admin.send({
    path: `/s/${demoClients[0]?.brandId}/garantie`,
    headers: { 'user-agent': PHONE, 'cf-ipcountry': 'JP', 'x-forwarded-host': 'forged.example' },
  });
  const addresses = await checkVisitorRateLimits(visitorFrom, {
    web: webs[0]?.address ?? '',
    callsAMinute: CALLS_A_MINUTE,
  });
  const restart = await rollingRestart({ webs, start, webPorts, visitors, cookie, tag: TAG });
  const found = await writtenLocations(postgres.url, TAG);
  const countries = await column(postgres.url, 'select country from touchpoints.visits');

  for (const visitor of [...visitors, admin, other]) visitor.leave();
  await nginx.stop();
  await Promise.all(webs.map((web) => web.stop()));
  await postgres.stop();
  await folder.remove();
  return [
    {
      what: 'http',
      seen: `${plain.status} ${plain.headers.location}`,
      holds: plain.status === 301,
    },
    {
      what: 'sign-in',
      seen: `${session.status}, cookies ${secure ? 'Secure' : 'open'}`,
      holds: session.status === 200 && secure,
    },
    {
      what: 'live notification',
      seen: liveOutcome,
      holds: liveOutcome === 'arrived while the stream was open',
    },
    {
      what: `upload of ${UPLOAD_BYTES / 1_000_000} MB`,
      seen: String(upload),
      holds: upload === 200,
    },
    {
      what: 'redirect',
      seen: `${redirect.status} ${redirect.headers.location}`,
      holds: redirect.status === 302,
    },
    {
      what: 'its visit, with a forged country',
      seen: `${countries.length} counted, from ${countries.join() || 'nowhere that is known'}`,
      holds: countries.length === 1 && countries[0] === '',
    },
    ...addresses,
    {
      what: 'rolling restart',
      seen: `${restart.acknowledged.length} writes and ${restart.read} reads answered, ${restart.failed.length} failed ${restart.failed.slice(0, 3).join(' ')}`,
      holds: restart.failed.length === 0 && restart.read > 0,
    },
    nothingLostOrDuplicated('writes during it', { acknowledged: restart.acknowledged, found }),
  ];
};

async function signIn(visitor: ProxyVisitor): Promise<{ cookie: string; secure: boolean }> {
  const body = { username: demoUsers[0]?.email, password: DEMO_PASSWORD };
  const answer = await visitor.send({ path: '/api/user/auth', body });
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  return {
    cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
    secure: cookies.length > 0 && cookies.every((cookie) => /; Secure/i.test(cookie)),
  };
}

/** Opens a live stream that must receive the end of its own session, caused by another request. */
async function liveNotification(visitor: ProxyVisitor): Promise<string> {
  const { cookie } = await signIn(visitor);
  let received = '';
  const listening = visitor.listen('/api/live', { cookie }, (piece) => {
    if (!received)
      void visitor.send({ path: '/api/user/logout', method: 'POST', headers: { cookie } });
    received += piece;
  });
  await Promise.race([listening, pause(20_000)]);
  return received.includes('session.ended')
    ? 'arrived while the stream was open'
    : `heard ${received}`;
}

async function uploadLarge(visitor: ProxyVisitor, cookie: string): Promise<number> {
  const head =
    '--end\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nname,country\n';
  const line = `${'A location with a long name '.repeat(7)},NO\n`;
  const bytes = Buffer.from(
    `${head}${line.repeat(Math.floor(UPLOAD_BYTES / line.length))}\r\n--end--\r\n`,
  );
  const headers = { cookie, 'content-type': 'multipart/form-data; boundary=end' };
  return (await visitor.send({ path: `${LOCATIONS}/import/check`, headers, bytes })).status;
}

export default fault;
