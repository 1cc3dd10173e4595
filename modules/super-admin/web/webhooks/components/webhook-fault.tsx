import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldFault } from '#platform/contract/field-fault.ts';
import { WEBHOOK_PROBLEM_TEXTS } from '#platform/contract/webhooks/webhook-texts.ts';
import { translate } from '#platform/web/module/translate.ts';

/** What only an endpoint's fields can be refused for. */
export function webhookFault({ code, params }: FieldFault): ReactNode {
  if (!Object.hasOwn(WEBHOOK_PROBLEM_TEXTS, code)) return undefined;
  return (
    <WebhookFault
      text={WEBHOOK_PROBLEM_TEXTS[code as keyof typeof WEBHOOK_PROBLEM_TEXTS]}
      params={params ?? {}}
    />
  );
}

function WebhookFault({
  text,
  params,
}: {
  text: string;
  params: Readonly<Record<string, string | number>>;
}) {
  const { i18n } = useTranslation();
  return translate(i18n, text, params);
}
