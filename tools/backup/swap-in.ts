import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type ClusterPlace,
  clusterPlace,
} from '#platform/server/database/embedded/cluster-place.ts';

/**
 * Gives a restored folder its name; what had the name before is kept beside it, and answered with. Where root's database
 * stands elsewhere (see cluster-place.ts) it follows, and so does the one that was there.
 */
export async function swapIn(
  beside: string,
  dataDirectory: string,
  restored: ClusterPlace,
): Promise<string | undefined> {
  const suffix = `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  let aside: string | undefined;
  if (existsSync(dataDirectory) && (await readdir(dataDirectory)).length > 0) {
    aside = `${dataDirectory}.${suffix}`;
    const elsewhere = stateElsewhere(dataDirectory);
    if (elsewhere && existsSync(join(elsewhere, 'cluster')))
      await rename(join(elsewhere, 'cluster'), join(elsewhere, `cluster.${suffix}`));
    await rename(dataDirectory, aside);
  }
  const moved = stateElsewhere(beside) !== undefined;
  await mkdir(dirname(dataDirectory), { recursive: true });
  await rename(beside, dataDirectory);
  if (!moved) return aside;
  const { cluster } = await clusterPlace(join(dataDirectory, 'postgres'));
  await rename(restored.cluster, cluster);
  await rm(dirname(restored.cluster), { recursive: true, force: true });
  return aside;
}

function stateElsewhere(dataDirectory: string): string | undefined {
  const mark = join(dataDirectory, 'postgres', 'elsewhere');
  return existsSync(mark) ? readFileSync(mark, 'utf8').trim() : undefined;
}
