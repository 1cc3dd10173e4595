import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** Users do not remember a draft for longer, and it may contain names and addresses. */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;
const storedSchema = z.object({ at: z.iso.datetime(), draft: z.unknown() });

const PAUSE_MS = 400;

export interface StoredDraft<Draft> {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  clear: () => void;
  state: DraftState | undefined;
  isEmpty: boolean;
}

/** The draft of a wizard, stored in this browser: it survives a reload, a closed tab or an ended session. */
export function useStoredDraft<Draft>(given: {
  /** Includes the user and the client, so that users of one computer do not share it. */
  key: string;
  schema: z.ZodType<Draft>;
  empty: Draft;
}): StoredDraft<Draft> {
  const { key, schema, empty } = given;
  const [stored] = useState(() => readDraft(() => localStorage, key, schema));
  const [draft, setDraft] = useState<Draft>(stored?.draft ?? empty);
  const [state, setState] = useState<DraftState | undefined>(
    stored && { kind: 'kept', at: stored.at },
  );
  const latest = useRef(draft);
  const isWaiting = useRef(false);

  const keep = useCallback(() => {
    if (!isWaiting.current) return;
    isWaiting.current = false;
    const at = new Date();
    const isStored = storeDraft(() => localStorage, key, { draft: latest.current, at });
    setState(isStored ? { kind: 'kept', at } : { kind: 'failed' });
  }, [key]);
  useEffect(() => {
    latest.current = draft;
    const clock = setTimeout(keep, PAUSE_MS);
    return () => clearTimeout(clock);
  }, [draft, keep]);
  // Also saves when the user leaves before the save delay has passed.
  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  const change = useCallback((part: Partial<Draft>) => {
    isWaiting.current = true;
    setState({ kind: 'keeping' });
    setDraft((before) => ({ ...before, ...part }));
  }, []);
  const clear = useCallback(() => {
    isWaiting.current = false;
    forgetDraft(() => localStorage, key);
    setState(undefined);
    setDraft(empty);
  }, [key, empty]);

  return { draft, change, clear, state, isEmpty: state === undefined };
}

/** Drafts of older versions that cannot be read are ignored. */
export function readDraft<Draft>(
  storage: () => Storage,
  key: string,
  schema: z.ZodType<Draft>,
  now = new Date(),
): { draft: Draft; at: Date } | undefined {
  try {
    const stored = storedSchema.parse(JSON.parse(storage().getItem(key) ?? ''));
    const at = new Date(stored.at);
    if (now.getTime() - at.getTime() > RETENTION_MS) return undefined;
    return { draft: schema.parse(stored.draft), at };
  } catch {
    return undefined;
  }
}

export function storeDraft(
  storage: () => Storage,
  key: string,
  stored: { draft: unknown; at: Date },
): boolean {
  try {
    storage().setItem(key, JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // Without storage, there is no draft.
  }
}

export type DraftState = { kind: 'keeping' } | { kind: 'kept'; at: Date } | { kind: 'failed' };

export function DraftStateText({ state }: { state: DraftState }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  switch (state.kind) {
    case 'keeping':
      return t('platform:wizard.draftKeeping');
    case 'kept':
      return t('platform:wizard.draftKept', { time: time(state.at) });
    case 'failed':
      return t('platform:wizard.draftFailed');
  }
}
