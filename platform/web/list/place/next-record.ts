import { useEffect } from 'react';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import type { WayTo } from './use-record-place.ts';

/** The record that is open, and the one after it in the list it was opened from. */
let here: { id: string; next: WayTo } | undefined;

/** Known while the record is open; after a decision the list may no longer hold it, so the next record is remembered before. */
export function useNextRecord(id: string, next: WayTo | undefined): void {
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
