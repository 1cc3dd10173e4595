import { z } from 'zod';

/** Users do not remember a draft for longer, and it may contain names and addresses. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;
const keptSchema = z.object({ at: z.iso.datetime(), draft: z.unknown() });

/** Storage outlives versions: what cannot be read any more was never there. */
export function readDraft<Draft>(
  storage: () => Storage,
  key: string,
  schema: z.ZodType<Draft>,
  now = new Date(),
): { draft: Draft; at: Date } | undefined {
  try {
    const kept = keptSchema.parse(JSON.parse(storage().getItem(key) ?? ''));
    const at = new Date(kept.at);
    if (now.getTime() - at.getTime() > KEPT_FOR_MS) return undefined;
    return { draft: schema.parse(kept.draft), at };
  } catch {
    return undefined;
  }
}

export function storeDraft(
  storage: () => Storage,
  key: string,
  kept: { draft: unknown; at: Date },
): boolean {
  try {
    storage().setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // A browser that refuses storage has nothing stored.
  }
}
