import { useEffect } from 'react';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import type { NeighbourLink } from './use-record-place.ts';

/** The record that is open, and the one after it in the list it was opened from. */
let here: { id: string; next: NeighbourLink } | undefined;

/** Remembers the next record while this one is open, because after a decision the list may no longer contain it. */
export function useNextRecord(id: string, next: NeighbourLink | undefined): void {
  useEffect(() => {
    if (next) here = { id, next };
    return () => {
      if (here?.id === id) here = undefined;
    };
  }, [id, next]);
}

/** Offers the next record of the list after a decision; called before the decision is sent. */
export function offerNext(id: string): (words: { text: string; label: string }) => void {
  const next = here?.id === id ? here.next : undefined;
  return ({ text, label }) => {
    if (next) showToast({ text, action: { label, onClick: next.go } });
  };
}
