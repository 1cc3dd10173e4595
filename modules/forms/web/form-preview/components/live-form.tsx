import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Form } from '#modules/forms/contract/form.ts';
import { type PublicForm, toPublicForm } from '#modules/forms/contract/public-form.ts';
import { publicFormCall } from '#modules/forms/contract/widget/public-form-calls.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useDraftStore } from '../../data/draft/draft-context.ts';
import { useEditedField } from '../../data/draft/editor-places.ts';

/** Renders the preview after a pause, so that typing stays fast. */
const REST_MS = 300;

/** The widget's key for the choice of a store. */
const SHOP = 'shop';

/** The custom element of the widget. `draft` is set as a property, because React would write an attribute. */
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
  // Separate from the highlight, because rendering the form again would lose the focus of the clicked field.
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

/** The draft in the widget's format, shortly after each change. */
function usePreviewForm({ id, version }: Form, locale: Locale): PublicForm {
  const store = useDraftStore();
  const { name } = useCurrentClient();
  // The brand colour comes from the public form. An inactive form has no public data, so its preview has no colour.
  const color =
    useCall(publicFormCall, { params: { formId: id }, query: {} }).data?.brand.color ?? null;
  const draw = () =>
    toPublicForm(
      { id, version, brand: { name, color, logoUrl: null }, ...store.get().draft },
      locale,
    );
  const [shown, setShown] = useState(draw);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `draw` is made of what is named here
  useEffect(() => {
    let clock: ReturnType<typeof setTimeout> | undefined;
    let drawn = store.get().draft;
    setShown(draw());
    const stop = store.subscribe(() => {
      const { draft } = store.get();
      if (draft === drawn) return;
      drawn = draft;
      clearTimeout(clock);
      clock = setTimeout(() => setShown(draw()), REST_MS);
    });
    return () => {
      clearTimeout(clock);
      stop();
    };
  }, [store, id, version, name, color, locale]);
  return shown;
}
