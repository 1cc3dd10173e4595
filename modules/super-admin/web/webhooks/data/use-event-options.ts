import { listWebhookEventTypesCall } from '#platform/contract/webhooks/webhook-calls.ts';
import type { WebhookEventType } from '#platform/contract/webhooks/webhook-endpoint.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { FieldOption } from '#platform/web/fields/select-field.tsx';
import { useReferencedTexts } from '#platform/web/live/use-referenced-texts.ts';

/** The events of all modules by label, with the type that receivers see. Undefined until both are loaded. */
export function useEventOptions(): FieldOption<string>[] | undefined {
  const types: readonly WebhookEventType[] | undefined = useCall(listWebhookEventTypesCall, {}).data
    ?.items;
  const say = useReferencedTexts((types ?? []).map(({ label }) => ({ key: label, params: {} })));
  if (!types || !say) return undefined;
  return types.map(({ type, label }) => ({
    value: type,
    label: `${say({ key: label, params: {} })} (${type})`,
  }));
}
