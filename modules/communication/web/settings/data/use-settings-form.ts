import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';

export type StoredSettings = CallOutput<typeof getReplySettingsCall>;

/** The editor of how a brand answers; `rewriteReady` also writes the waiting replies again when it saves. */
export function useSettingsForm(
  stored: StoredSettings,
  onReload: () => Promise<StoredSettings | undefined>,
) {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const [rewriteReady, setRewriteReady] = useState(false);
  const save = useCallMutation(saveReplySettingsCall, {
    changes: [getReplySettingsCall, getScoreHistogramCall, listReviewsCall],
  });
  const editor = useRecordForm<StoredSettings, ReplySettings>({
    record: stored,
    valuesOf: (kept) => (kept ?? stored).settings,
    schema: replySettingsSchema,
    within: 'settings.',
    save: ({ values, base }) =>
      save.mutateAsync({
        body: { brandId, version: base?.version ?? 0, settings: values, rewriteReady },
      }),
    reload: onReload,
    saved: () =>
      t(rewriteReady ? 'communication:settings.savedRewriting' : 'communication:settings.saved'),
    onSaved: () => setRewriteReady(false),
  });
  return { editor, rewriteReady, setRewriteReady };
}
