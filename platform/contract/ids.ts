import { z } from 'zod';

/** Formats of ids; a malformed id is rejected before any query. */
export const uuid = z
  .string()
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i)
  .overwrite((id) => id.toLowerCase());
export const hexId = z.string().regex(/^[0-9a-f]{1,64}$/i);
export const hexId24 = z.string().regex(/^[0-9a-f]{24}$/i);
export const slug = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

export function isUuid(text: string): boolean {
  return uuid.safeParse(text).success;
}
