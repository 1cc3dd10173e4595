import { z } from 'zod';

/** Describes a client's archive. It is the last entry of the zip, because it holds the hashes of the others. */
export const MANIFEST = 'manifest.json';
export const FORMAT = 1;

export const manifestSchema = z.object({
  comptoir: z.literal('client'),
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** Public address of the installation that made it. */
  installation: z.string(),
  migrations: z.array(z.string()),
  client: z.object({ id: z.uuid(), name: z.string() }),
  /** In the order in which they are written; tables above clients first. */
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+\.[a-z_0-9]+$/),
      rows: z.number().int().nonnegative(),
      bytes: z.number().int().nonnegative(),
      sha256: z.string(),
    }),
  ),
  /**
   * Stored files; their names, sizes and hashes are rows of `platform.files`. `missing`: content was no longer in the store.
   */
  files: z.object({
    count: z.number().int().nonnegative(),
    bytes: z.number().int().nonnegative(),
    missing: z.array(z.string()),
  }),
  leftOut: z.record(z.string(), z.string()),
  emptied: z.record(z.string(), z.object({ columns: z.array(z.string()), reason: z.string() })),
  partly: z.record(z.string(), z.string()),
  keyed: z.record(z.string(), z.array(z.string())),
});

export type ArchiveManifest = z.infer<typeof manifestSchema>;
export type ArchivedTable = ArchiveManifest['tables'][number];

/** One row per line, as a JSON object. */
export function tableEntry(table: string): string {
  return `tables/${table}.ndjson`;
}

export function fileEntry(id: string): string {
  return `files/${id}`;
}
