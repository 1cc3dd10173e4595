import { listWebhookEventTypesCall } from '#platform/contract/webhooks/webhook-calls.ts';
import type { WebhookEventType } from '#platform/contract/webhooks/webhook-endpoint.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { FieldOption } from '#platform/web/fields/select-field.tsx';
import { useReferencedTexts } from '#platform/web/live/use-referenced-texts.ts';

/** The events of all modules by their names; the type stands beside, because it is what the receiver reads. */
export function useEventOptions(): FieldOption<string>[] {
  const types: readonly WebhookEventType[] =
    useCall(listWebhookEventTypesCall, {}).data?.items ?? [];
  const say = useReferencedTexts(types.map(({ label }) => ({ key: label, params: {} })));
  return types.map(({ type, label }) => ({
    value: type,
    label: say ? `${say({ key: label, params: {} })} (${type})` : type,
  }));
}
