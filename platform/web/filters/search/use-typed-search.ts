import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

const PAUSE_MS = 250;

/** Typed text shows immediately; the search runs when the typing pauses or on Enter. */
export function useTypedSearch(query: string, onSearch: (query: string) => void) {
  const [typed, setTyped] = useState(query);
  const [sent, setSent] = useState(query);
  const [seen, setSeen] = useState(query);
  const send = (next: string) => {
    setSent(next);
    onSearch(next);
  };
  const sendSoon = useDebouncedCallback(send, PAUSE_MS);
  if (query !== seen) {
    setSeen(query);
    // Not our own question coming back, but the back button or cleared filters: show that.
    if (query !== sent) {
      setSent(query);
      setTyped(query);
    }
  }
  return {
    typed,
    type: (next: string) => {
      setTyped(next);
      sendSoon(next);
    },
    sendNow: (next: string) => {
      setTyped(next);
      sendSoon.cancel();
      send(next);
    },
  };
}
