import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';

export interface SmallDisk {
  path: string;
  /** Fills the disk completely. */
  fill(): Promise<void>;
  makeRoom(): void;
  remove(): void;
}

/** Mounts a separate disk that is small enough to fill; undefined where this user may not mount one. */
export function smallDisk(path: string, megabytes: number): SmallDisk | undefined {
  mkdirSync(path, { recursive: true });
  const options = `size=${megabytes}m,mode=755`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path]).status !== 0)
    return undefined;
  const filler = `${path}/filler`;
  return {
    path,
    async fill() {
      const file = await open(filler, 'a');
      try {
        for (const bytes of [1_048_576, 4_096]) {
          const block = Buffer.alloc(bytes, 1);
          while (
            await file.write(block).then(
              ({ bytesWritten }) => bytesWritten === bytes,
              () => false,
            )
          );
        }
      } finally {
        await file.close();
      }
    },
    makeRoom: () => rmSync(filler, { force: true }),
    remove: () => void spawnSync('umount', ['-l', path]),
  };
}
