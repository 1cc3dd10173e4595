import { Button } from '@mantine/core';
import type { WebhookEventType } from '#platform/contract/webhooks/webhook.ts';
import {
  createWebhookCall,
  listWebhookEventTypesCall,
  listWebhooksCall,
} from '#platform/contract/webhooks/webhook-calls.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { FormDialog } from '#platform/web/feedback/form-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { type FieldOption, SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useReferencedTexts } from '#platform/web/live/translate-reference.ts';
import { useClients } from '../../data/use-clients.ts';

const EMPTY = {
  clientId: null as string | null,
  url: '',
  description: '',
  eventTypes: [] as string[],
};
/** An empty selection means all events. */
const schema = createWebhookCall.body.omit({ eventTypes: true }).loose();

export default function NewEndpointDialog({
  onMade,
  onClose,
}: {
  onMade: (secret: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const clients = useClients();
  const events = useEventOptions();
  const create = useCallMutation(createWebhookCall, { changes: [listWebhooksCall] });
  const form = useComptoirForm({
    schema,
    initialValues: EMPTY,
    async onSubmit({ clientId, url, description, eventTypes }) {
      const { secret } = await create.mutateAsync({
        body: {
          clientId: clientId ?? '',
          url,
          description,
          eventTypes: eventTypes.length > 0 ? eventTypes : null,
        },
      });
      onMade(secret);
    },
    onProblem: (error) => showToast({ tone: 'bad', text: problemText(error) }),
  });
  return (
    <FormDialog
      title={t('super-admin:webhooks.new')}
      form={form.props}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('super-admin:webhooks.close')}
          </Button>
          <ActionButton
            type="submit"
            isBusy={form.isSaving}
            disabled={!clients.areKnown || events === undefined}
          >
            {t('super-admin:webhooks.create')}
          </ActionButton>
        </>
      }
      onClose={onClose}
    >
      <SelectField
        {...form.field('clientId')}
        label={t('super-admin:webhooks.field.client')}
        options={clients.areKnown ? clients.options : undefined}
      />
      <TextField
        {...form.field('url')}
        label={t('super-admin:webhooks.field.url')}
        help={t('super-admin:webhooks.field.urlHelp')}
        placeholder="https://"
        inputMode="url"
      />
      <TextField
        {...form.field('description')}
        label={t('super-admin:webhooks.field.description')}
      />
      <MultiSelectField
        {...form.field('eventTypes')}
        label={t('super-admin:webhooks.field.events')}
        help={t('super-admin:webhooks.field.eventsHelp')}
        options={events}
      />
    </FormDialog>
  );
}

/** The events of all modules by label, with the type that receivers see. Undefined until both are loaded. */
function useEventOptions(): FieldOption<string>[] | undefined {
  const types: readonly WebhookEventType[] | undefined = useCall(listWebhookEventTypesCall, {}).data
    ?.items;
  const textOf = useReferencedTexts((types ?? []).map(({ label }) => ({ key: label, params: {} })));
  if (!types || !textOf) return undefined;
  return types.map(({ type, label }) => ({
    value: type,
    label: `${textOf({ key: label, params: {} })} (${type})`,
  }));
}
