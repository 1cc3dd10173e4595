import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import type { PublicForm } from '#modules/leads/contract/forms/public-form.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { useEditedField } from '../../data/edited-field.ts';
import { usePreviewForm } from '../data/use-preview-form.ts';

/** The widget's key for the choice of a store. */
const SHOP = 'shop';

/** The custom element of the widget; its `draft` is a property, which React would write as an attribute. */
export function LiveForm({
  form,
  locale,
  isChoosingShop,
  onField,
}: {
  form: Form;
  locale: Locale;
  isChoosingShop: boolean;
  /** Called when a field of the live preview is clicked. */
  onField: (key: string) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<(HTMLElement & { draft?: PublicForm | null }) | null>(null);
  const shown = usePreviewForm(form, locale);
  const edited = useEditedField();
  const highlight = isChoosingShop ? SHOP : edited;
  useLayoutEffect(() => {
    const made = document.createElement('comptoir-form');
    made.setAttribute('preview', '');
    element.current = made;
    place.current?.append(made);
    return () => made.remove();
  }, []);
  useLayoutEffect(() => {
    if (highlight === null) element.current?.removeAttribute('highlight');
    else element.current?.setAttribute('highlight', highlight);
  }, [highlight]);
  // Apart from the highlight: a form that is drawn again loses the focus of the field that was pressed.
  useLayoutEffect(() => {
    if (element.current) element.current.draft = shown;
  }, [shown]);
  // The fields are in the shadow DOM, so they are found through the event's composed path.
  const press = ({ nativeEvent }: MouseEvent) => {
    const keys = nativeEvent
      .composedPath()
      .flatMap((part) => (part instanceof HTMLElement ? (part.dataset.key ?? []) : []));
    if (keys[0] !== undefined && keys[0] !== SHOP) onField(keys[0]);
  };
  // biome-ignore lint/a11y/noStaticElementInteractions: the rows of the section are the way for keys
  // biome-ignore lint/a11y/useKeyWithClickEvents: as above
  return <div ref={place} onClick={press} />;
}
