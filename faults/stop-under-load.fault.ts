/**
 * Two web processes behind a load balancer with readiness checks, under constant writes, a slow upload and a live
 * stream. Each process is stopped and replaced without a failed request.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/start-embedded-postgres.ts';
import { type SuiteProcess, startSuiteProcess } from '#platform/testing/suite-process.ts';
import { type Fault, nothingLostOrDuplicated } from '../tools/faults/finding.ts';
import { Balancer } from './support/balancer.ts';
import { signIn } from './support/demo-admin.ts';
import { slowUpload } from './support/slow-upload.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { writeLocations } from './support/write-locations.ts';
import { writtenLocations } from './support/written-locations.ts';

const fault: Fault = async () => {
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres({ directory: `${folder.path}/postgres` });
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder.path,
    DEMO: 'true',
    DRAIN_SECONDS: '2',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '1000000',
  };
  const start = () => startSuiteProcess(environment);
  const webs: SuiteProcess[] = [await start(), await start()];
  const balancer = new Balancer();
  for (const { address } of webs) await balancer.add(address);
  const { cookie } = await signIn(webs[0]?.address ?? '');
  const stopped = new AbortController();
  const writing = writeLocations((given) => balancer.send(given), {
    cookie,
    hands: 12,
    tag: 'stop-under-load',
    until: stopped.signal,
  });
  const uploads: number[] = [];
  const streams: string[] = [];
  const codes: (number | null)[] = [];
  for (const web of webs.slice()) {
    await pause(1_000);
    const stream = followStream(web.address, cookie);
    const upload = slowUpload(web.address, { cookie, seconds: 4 });
    await pause(500);
    codes.push(await web.stop());
    uploads.push(await upload);
    streams.push(await stream);
    const next = await start();
    webs.push(next);
    await balancer.add(next.address);
  }
  await pause(1_000);
  stopped.abort();
  const { acknowledged, refused } = await writing;
  balancer.close();
  const found = await writtenLocations(postgres.url, 'stop-under-load');
  await Promise.all(webs.map((web) => web.child.exitCode === null && web.stop()));
  await postgres.stop();
  await folder.remove();
  const unanswered = refused.filter(({ answer }) => answer.status === 0).length;
  return [
    {
      what: 'requests',
      seen: `${acknowledged.length} answered, ${unanswered} cut, ${refused.length - unanswered} refused`,
      holds: refused.length === 0,
    },
    nothingLostOrDuplicated('writes', { acknowledged, found }),
    { what: 'uploads under way', seen: uploads.join(', '), holds: uploads.every((s) => s === 200) },
    {
      what: 'live streams',
      seen: streams.join(', '),
      holds: streams.every((end) => end === 'ended in good order'),
    },
    { what: 'exit codes', seen: codes.join(', '), holds: codes.every((code) => code === 0) },
  ];
};

async function followStream(address: string, cookie: string): Promise<string> {
  const answer = await fetch(`${address}/api/live`, { headers: { cookie } });
  if (!answer.body) return `answered ${answer.status}`;
  try {
    for await (const _ of answer.body);
    return 'ended in good order';
  } catch {
    return 'cut';
  }
}

export default fault;
