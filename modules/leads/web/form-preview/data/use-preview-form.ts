import { useEffect, useState } from 'react';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import type { PublicForm } from '#modules/leads/contract/forms/public-form.ts';
import { publicFormOf } from '#modules/leads/contract/forms/public-form-of.ts';
import { publicFormCall } from '#modules/leads/contract/widget/public-form-calls.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useDraftStore } from '../../data/draft/draft-context.ts';

/** The live form is drawn when the hand rests: typing is not held up by it. */
const REST_MS = 300;

/** The draft as the widget is given a form, a moment after it changed. */
export function usePreviewForm({ id, version }: Form, locale: Locale): PublicForm {
  const store = useDraftStore();
  const { name } = useCurrentClient();
  // Pages get the form in the brand's colour. One that is switched off is told to nobody: then the preview has none.
  const color =
    useCall(publicFormCall, { params: { formId: id }, query: {} }).data?.brand.color ?? null;
  const draw = () =>
    publicFormOf(
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
