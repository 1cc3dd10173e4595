import { type ComponentProps, useEffect, useRef } from 'react';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { findReferenceRange } from '../data/product-draft.ts';

/** The typed references. The one that the user returns to correct is selected, so that typing replaces it. */
export function ReferencesField({
  selected,
  ...field
}: ComponentProps<typeof TextareaField> & { selected: string | undefined }) {
  const text = useRef<HTMLTextAreaElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on the way in; later it is the writer's own selection
  useEffect(() => {
    const place = selected === undefined ? undefined : findReferenceRange(field.value, selected);
    if (!place) return;
    // After the step has given the focus to its question.
    const frame = requestAnimationFrame(() => {
      text.current?.focus();
      text.current?.setSelectionRange(...place);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return <TextareaField {...field} ref={text} rows={10} spellCheck={false} autoCapitalize="none" />;
}
