import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_TEXTS, TEMPLATE_TEXTS } from '#modules/super-admin/contract/mail-texts.ts';
import type { DeliveryReason } from '#platform/contract/delivery-reason.ts';
import { foldText } from '#platform/web/filters/fold-text.ts';

/** Mails and the reasons for their failure as people call them. */
export function useTemplateWords() {
  const { t } = useTranslation();
  return useMemo(() => {
    const templates = new Map(Object.entries(TEMPLATE_TEXTS).map(([name, key]) => [name, t(key)]));
    return {
      template: (name: string) => templates.get(name) ?? name,
      templatesOf: (words: string) =>
        [...templates]
          .filter(([, text]) => foldText(text).includes(foldText(words)))
          .map(([name]) => name),
      reason: (reason: DeliveryReason) =>
        t(
          Object.hasOwn(REASON_TEXTS, reason)
            ? REASON_TEXTS[reason as keyof typeof REASON_TEXTS]
            : REASON_TEXTS.Unknown,
        ),
    };
  }, [t]);
}
