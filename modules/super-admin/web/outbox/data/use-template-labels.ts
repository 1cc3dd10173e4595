import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_TEXTS } from '#modules/super-admin/contract/mail-reason-texts.ts';
import type { DeliveryReason } from '#platform/contract/delivery-reason.ts';
import { useOperationLabels } from '../../data/use-operation-labels.ts';

/** Mails and the reasons for their failure as people call them. */
export function useTemplateLabels() {
  const { t } = useTranslation();
  const { wordsOf, namesOf } = useOperationLabels();
  return useMemo(
    () => ({
      template: (name: string) => wordsOf('mail', name),
      templatesOf: (words: string) => namesOf('mail', words),
      reason: (reason: DeliveryReason) => t(REASON_TEXTS[reason] ?? REASON_TEXTS.Unknown),
    }),
    [t, wordsOf, namesOf],
  );
}
