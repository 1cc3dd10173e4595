import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type ClusterPlace,
  clusterPlace,
} from '#platform/server/database/embedded/cluster-place.ts';

/**
 * Moves a restored folder into place and returns the path of the previous one, which is renamed. Where root's database
 * is stored elsewhere (see cluster-place.ts), it is moved too, and so is the previous one.
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
  if (stateElsewhere(beside)) await moveElsewhere(beside, dataDirectory, restored);
  await mkdir(dataDirectory, { recursive: true });
  // Fails if the folder is not empty, so that files added in the meantime are not lost.
  await rmdir(dataDirectory);
  await rename(beside, dataDirectory);
  return aside;
}

/** Runs before the folder is renamed, because a database without its folder is deleted. */
async function moveElsewhere(
  beside: string,
  dataDirectory: string,
  restored: ClusterPlace,
): Promise<void> {
  const { cluster } = await clusterPlace(join(dataDirectory, 'postgres'));
  await rename(restored.cluster, cluster);
  await writeFile(markOf(beside), `${dirname(cluster)}\n`);
  await rm(dirname(restored.cluster), { recursive: true, force: true });
  await rm(join(dataDirectory, 'postgres'), { recursive: true });
}

function stateElsewhere(dataDirectory: string): string | undefined {
  const mark = markOf(dataDirectory);
  return existsSync(mark) ? readFileSync(mark, 'utf8').trim() : undefined;
}

function markOf(dataDirectory: string): string {
  return join(dataDirectory, 'postgres', 'elsewhere');
}
