import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ClusterPlace } from './cluster-place.ts';

/** Created at the first start, readable only by this user. */
export function clusterPassword(place: ClusterPlace): string {
  if (existsSync(place.cluster) && !existsSync(place.passwordFile)) {
    throw new Error(
      `The database in ${place.cluster} is there but its password file ${place.passwordFile} is gone. Put it back, or remove the database to start afresh.`,
    );
  }
  try {
    // Exclusive, because two simultaneous first starts must use the same password.
    writeFileSync(place.passwordFile, randomBytes(24).toString('base64url'), {
      flag: 'wx',
      mode: 0o600,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(place.passwordFile, 'utf8').trim();
}
