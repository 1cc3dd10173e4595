import { existsSync, readFileSync } from 'node:fs';

/** Data folder of a started suite's embedded PostgreSQL, and the URL of its owner role. */
export function embeddedCluster(dataDirectory: string): { folder: string; url: string } {
  const own = `${dataDirectory}/postgres`;
  const mark = `${own}/elsewhere`;
  const state = existsSync(mark) ? readFileSync(mark, 'utf8').trim() : own;
  const password = readFileSync(`${own}/password`, 'utf8').trim();
  const port = readFileSync(`${own}/port`, 'utf8').trim();
  return {
    folder: `${state}/cluster`,
    url: `postgres://comptoir:${password}@127.0.0.1:${port}/comptoir`,
  };
}
