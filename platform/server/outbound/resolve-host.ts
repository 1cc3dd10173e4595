import type { LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import { ConcurrencyLimit } from '../concurrency/concurrency-limit.ts';

export type Resolve = (host: string) => Promise<LookupAddress[]>;

type NameServers = Pick<Resolver, 'resolve4' | 'resolve6'>;

const TRY_MS = 2_000;
/** The system resolver blocks one of the four file system threads until the name server responds. */
const SYSTEM_AT_A_TIME = 2;

/** A server that does not respond is not queried again through the system resolver, which would wait longest. */
const UNANSWERED: ReadonlySet<unknown> = new Set(['ETIMEOUT', 'ESERVFAIL']);

/**
 * Host names and their name servers come from users. They are queried directly, which blocks no thread. Unknown names
 * may be local, so they are resolved by the system, a few at a time.
 */
export function hostResolver(servers: NameServers, system: Resolve): Resolve {
  const limit = new ConcurrencyLimit({ atOnce: SYSTEM_AT_A_TIME });
  return async (host) => (await queryServers(servers, host)) ?? limit.run(() => system(host));
}

export const resolveHost = hostResolver(new Resolver({ timeout: TRY_MS, tries: 2 }), (host) =>
  lookup(host, { all: true }),
);

async function queryServers(
  servers: NameServers,
  host: string,
): Promise<LookupAddress[] | undefined> {
  const answers = await Promise.allSettled([servers.resolve4(host), servers.resolve6(host)]);
  const found = answers.flatMap((answer, at) =>
    answer.status === 'fulfilled'
      ? answer.value.map((address) => ({ address, family: at === 0 ? 4 : 6 }))
      : [],
  );
  if (found.length > 0) return found;
  for (const answer of answers) {
    if (answer.status === 'rejected' && UNANSWERED.has(answer.reason.code)) throw answer.reason;
  }
  return undefined;
}
