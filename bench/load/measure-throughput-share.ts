import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { median } from './percentiles.ts';

const ROUNDS = 3;
const SECONDS = 4;

/** The message that a file of `bench/servers` sends once both servers listen; it may carry more data for the bench. */
interface Servers {
  suite: string;
  bare: string;
}

/**
 * Throughput of the app in percent of the bare server's. Both run in the same process and receive the same requests.
 */
export async function measureThroughputShare<ServerInfo extends Servers>(
  file: string,
  load: (serverInfo: ServerInfo) => Omit<autocannon.Options, 'url' | 'duration'>,
): Promise<number> {
  const servers = fork(join(import.meta.dirname, '..', 'servers', file));
  const [serverInfo] = (await once(servers, 'message')) as [ServerInfo];
  const given = load(serverInfo);
  const perSecond = async (url: string) => {
    const result = await autocannon({ ...given, url, duration: SECONDS });
    if (result['2xx'] === 0 || result.non2xx > 0 || result.errors > 0)
      throw new Error(`${url} refused ${result.non2xx} calls`);
    return result.requests.average;
  };
  // The first round warms up both and is not counted; then they alternate, so that load on the machine affects both.
  await perSecond(serverInfo.bare);
  await perSecond(serverInfo.suite);
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [plain, ours] = [await perSecond(serverInfo.bare), await perSecond(serverInfo.suite)];
    process.stdout.write(`  bare ${Math.round(plain)} a second, ours ${Math.round(ours)}\n`);
    shares.push((100 * ours) / plain);
  }
  servers.send('stop');
  const [code] = await once(servers, 'exit');
  if (code !== 0) throw new Error(`${file} broke while it was stopped`);
  return median(shares);
}
