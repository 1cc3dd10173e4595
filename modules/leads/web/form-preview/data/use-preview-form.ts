import { useEffect, useState } from 'react';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import type { PublicForm } from '#modules/leads/contract/forms/public-form.ts';
import { toPublicForm } from '#modules/leads/contract/forms/to-public-form.ts';
import { publicFormCall } from '#modules/leads/contract/widget/public-form-calls.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useDraftStore } from '../../data/draft/draft-context.ts';

/** Renders the preview after a pause, so that typing stays fast. */
const REST_MS = 300;

/** The draft as the widget is given a form, a moment after it changed. */
export function usePreviewForm({ id, version }: Form, locale: Locale): PublicForm {
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
