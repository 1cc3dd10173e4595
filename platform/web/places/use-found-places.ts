import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { findPlacesCall } from '#platform/contract/calls/find-places.ts';
import { PLACE_TEXT_MAX_LENGTH } from '#platform/contract/limits.ts';
import type { Place } from '#platform/contract/place.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';

const PAUSE_MS = 200;
const FROM_LETTERS = 2;
const NONE: readonly Place[] = [];

export type FoundPlaces = ReturnType<typeof useFoundPlaces>;

/** Typed text shows immediately; the search runs when the typing pauses, and not for a chosen place. */
export function useFoundPlaces(country: string | undefined) {
  const { locale } = useLanguage();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [paused] = useDebouncedValue(typed, PAUSE_MS);
  const text = paused.trim().slice(0, PLACE_TEXT_MAX_LENGTH);
  const isAsked = typed.trim().length >= FROM_LETTERS && typed !== chosen;
  const query = { text, language: locale, ...(country !== undefined && { country }) };
  const answer = useCall(
    findPlacesCall,
    { query },
    { enabled: isAsked && text.length >= FROM_LETTERS && paused !== chosen },
  );
  return {
    typed,
    type: setTyped,
    choose: (title: string) => {
      setTyped(title);
      setChosen(title);
    },
    places: answer.data?.items ?? NONE,
    withoutPostcodes: answer.data?.withoutPostcodes ?? null,
    isAsked,
    isLoading: isAsked && (answer.isFetching || typed !== paused),
    error: answer.error,
  };
}
