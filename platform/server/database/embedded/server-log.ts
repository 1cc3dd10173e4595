import { existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPlace } from './cluster-place.ts';

const LARGEST_LOG = 10 * 1024 * 1024;

export function logFile(place: ClusterPlace): string {
  return join(place.run, 'server.log');
}

export function trimLog(place: ClusterPlace): void {
  const file = logFile(place);
  if (existsSync(file) && statSync(file).size > LARGEST_LOG) truncateSync(file);
}

export function readLogTail(place: ClusterPlace): string {
  const file = logFile(place);
  return existsSync(file)
    ? readFileSync(file, 'utf8').trim().split('\n').slice(-15).join('\n')
    : '';
}
