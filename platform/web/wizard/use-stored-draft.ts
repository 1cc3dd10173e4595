import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { DraftState } from './draft-state.tsx';
import { forgetDraft, readDraft, storeDraft } from './stored-draft.ts';

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
  const [kept] = useState(() => readDraft(() => localStorage, key, schema));
  const [draft, setDraft] = useState<Draft>(kept?.draft ?? empty);
  const [state, setState] = useState<DraftState | undefined>(kept && { kind: 'kept', at: kept.at });
  const latest = useRef(draft);
  const isWaiting = useRef(false);

  const keep = useCallback(() => {
    if (!isWaiting.current) return;
    isWaiting.current = false;
    const at = new Date();
    const isKept = storeDraft(() => localStorage, key, { draft: latest.current, at });
    setState(isKept ? { kind: 'kept', at } : { kind: 'failed' });
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
