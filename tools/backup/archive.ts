import { z } from 'zod';

/** Folders in an archive: one for DATA_DIR, one for the database. */
export const DATA = 'data/';
export const CLUSTER = 'cluster/';
export const MANIFEST = 'manifest.json';

export const manifestSchema = z.object({
  comptoir: z.literal(1),
  madeAt: z.string(),
  /** A copy of a database's own files runs under the same major version and on the same kind of machine only. */
  postgres: z.string(),
  machine: z.string(),
  migrations: z.number(),
  /** False where SECRET_KEY is set in the environment; then the operator must store it. */
  holdsKey: z.boolean(),
  /** False where files are in a bucket. */
  holdsFiles: z.boolean(),
  entries: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

export const MACHINE = `${process.platform}-${process.arch}`;
