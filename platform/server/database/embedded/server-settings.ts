import { readFileSync, writeFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { ClusterPlace } from './cluster-place.ts';

/** Included by postgresql.conf and written at each start. */
export const SETTINGS_FILE = 'comptoir.conf';

/** A socket path must fit into about 100 bytes on every system. */
const LONGEST_SOCKET_FOLDER = 85;

export interface ServerSettings {
  [name: string]: string | number;
}

export function serverSettings(place: ClusterPlace, port: number, given: ServerSettings): string {
  const socketFits =
    process.platform !== 'win32' && Buffer.byteLength(place.run) <= LONGEST_SOCKET_FOLDER;
  const settings: ServerSettings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socketFits ? place.run : '',
    max_connections: 200,
    shared_buffers: `${sharedBuffersMb()}MB`,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A failed statement and the row it failed on are personal data.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...given,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'\n`)
    .join('');
}

const MEGABYTE = 1024 * 1024;

/**
 * A quarter of the memory, as the PostgreSQL manual advises, within bounds. The pages for a count over a million
 * contacts should stay cached.
 */
export function sharedBuffersMb(memory = memoryOfProcess()): number {
  const quarter = Math.floor(memory / 4 / MEGABYTE);
  return Math.min(1_024, Math.max(128, quarter));
}

/** In a container, the container's memory limit applies. */
function memoryOfProcess(): number {
  const given = process.constrainedMemory();
  return given > 0 ? Math.min(given, totalmem()) : totalmem();
}

export function writeSettings(place: ClusterPlace, settings: string): void {
  // Readable by all, because it holds only the port and sizes, and the folder is protected.
  writeFileSync(join(place.cluster, SETTINGS_FILE), settings, { mode: 0o644 });
}

export function hasSettings(place: ClusterPlace, settings: string): boolean {
  try {
    return readFileSync(join(place.cluster, SETTINGS_FILE), 'utf8') === settings;
  } catch {
    return false;
  }
}
