import type { ReactNode } from 'react';
import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import { cutText } from '#platform/contract/text/text.ts';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { faultsBelow } from './faults-below.ts';

/** A wrong word may be of any length. */
const SHOWN = 24;

/** Faults of single words of a field: which words are wrong, and the first fault with its word. */
export function useWordFaults({ mantine: { errors } }: ComptoirForm<ReplySettings>) {
  const { t } = useTranslation();
  return (path: string, words: readonly string[]): { wrong: Set<number>; error: ReactNode } => {
    const places = faultsBelow(errors, path).map((one) => Number(one.slice(path.length + 1)));
    const [first] = places;
    if (first === undefined) return { wrong: new Set(), error: errors[path] };
    const word = words[first] ?? '';
    const label = word.length > SHOWN ? `${cutText(word, SHOWN)}…` : word;
    const error = (
      <>
        {t('communication:settings.labelled', { label, value: '' })}
        {errors[`${path}.${first}`]}
      </>
    );
    return { wrong: new Set(places), error };
  };
}
