import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import {
  type ReplySettings,
  replySettingsSchema,
} from '#modules/communication/contract/replies/reply-settings.ts';
import {
  getReplySettingsCall,
  getScoreHistogramCall,
  saveReplySettingsCall,
} from '#modules/communication/contract/replies/settings-calls.ts';
import { listReviewsCall } from '#modules/communication/contract/reviews/review-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { focusPlace } from '#platform/web/fields/form/focus-place.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';

export type StoredSettings = CallOutput<typeof getReplySettingsCall>;

/** Order of the settings on the screen; the first wrong one gets the focus. */
const ON_SCREEN: readonly (keyof ReplySettings)[] = [
  'active',
  'tone',
  'address',
  'length',
  'signature',
  'forbiddenWords',
  'templates',
  'rules',
  'thresholds',
  'delayMinutes',
  'formId',
  'allowedPromises',
];

/** Form of the reply settings: saves them, on request with new texts for waiting replies, and leads to errors. */
export function useSettingsForm(
  stored: StoredSettings,
  onReload: () => Promise<StoredSettings | undefined>,
) {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const isRewriting = useRef(false);
  const [submits, setSubmits] = useState(0);
  const handled = useRef(0);
  const save = useCallMutation(saveReplySettingsCall, {
    changes: [getReplySettingsCall, getScoreHistogramCall, listReviewsCall],
  });
  const editor = useRecordForm<StoredSettings, ReplySettings>({
    record: stored,
    valuesOf: (savedSettings) => (savedSettings ?? stored).settings,
    schema: replySettingsSchema,
    within: 'settings.',
    save: ({ values, base }) =>
      save.mutateAsync({
        body: {
          brandId,
          version: base?.version ?? 0,
          settings: values,
          rewriteReady: isRewriting.current,
        },
      }),
    reload: onReload,
    saved: () =>
      t(
        isRewriting.current
          ? 'communication:settings.savedRewriting'
          : 'communication:settings.saved',
      ),
  });
  const { form } = editor;
  const submit = (rewrites: boolean) => (event?: SyntheticEvent<HTMLFormElement>) => {
    isRewriting.current = rewrites;
    setSubmits((before) => before + 1);
    form.props.onSubmit(event);
  };
  const goToFirstError = () => {
    const first = firstWrong(Object.keys(form.mantine.errors));
    if (first !== undefined) focusPlace(first);
  };
  // The field may be in an item that opens only because of its error.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each attempt to save
  useEffect(() => {
    if (form.isSaving || handled.current === submits) return;
    handled.current = submits;
    if (form.wrong > 0) goToFirstError();
  }, [submits, form.isSaving]);
  return {
    editor,
    goToFirstError,
    /** For the form; Enter saves without rewriting. */
    onSubmit: submit(false),
    onSaveRewriting: () => submit(true)(),
  };
}

/** The wrong path that comes first on the screen; settings that are not listed come last. */
export function firstWrong(paths: readonly string[]): string | undefined {
  const places = ON_SCREEN as readonly string[];
  const placeOf = (path: string) => {
    const place = places.indexOf(path.split('.')[0] ?? '');
    return place < 0 ? places.length : place;
  };
  return paths.toSorted((one, other) => placeOf(one) - placeOf(other))[0];
}
