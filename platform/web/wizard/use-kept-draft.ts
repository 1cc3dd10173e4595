import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { DraftState } from './draft-state.tsx';
import { forgetDraft, keepDraft, readDraft } from './kept-draft.ts';

const PAUSE_MS = 400;

/** What was typed in a wizard, kept on this machine: a reload, a closed tab or an ended session loses nothing. */
export function useKeptDraft<Draft>(given: {
  /** With the user and the client in it: two people at one desk do not share it. */
  key: string;
  schema: z.ZodType<Draft>;
  empty: Draft;
}) {
  const { key, schema, empty } = given;
  const [kept] = useState(() => readDraft(() => localStorage, key, schema));
  const [draft, setDraft] = useState<Draft>(kept?.draft ?? empty);
  const [state, setState] = useState<DraftState | undefined>(kept && { kind: 'kept', at: kept.at });
  const changed = useRef(false);

  useEffect(() => {
    if (!changed.current) return;
    const clock = setTimeout(() => {
      const at = new Date();
      const isKept = keepDraft(() => localStorage, key, { draft, at });
      setState(isKept ? { kind: 'kept', at } : { kind: 'failed' });
    }, PAUSE_MS);
    return () => clearTimeout(clock);
  }, [draft, key]);

  const change = useCallback((part: Partial<Draft>) => {
    changed.current = true;
    setState({ kind: 'keeping' });
    setDraft((before) => ({ ...before, ...part }));
  }, []);
  const clear = useCallback(() => {
    changed.current = false;
    forgetDraft(() => localStorage, key);
    setState(undefined);
    setDraft(empty);
  }, [key, empty]);

  return { draft, change, clear, state, isEmpty: state === undefined };
}
