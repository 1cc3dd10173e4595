import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  changeFormWebhookCall,
  createFormWebhookCall,
  type FormWebhook,
  listFormWebhooksCall,
} from '#modules/forms/contract/webhook-calls.ts';
import type { WebhookEventType } from '#platform/contract/webhooks/webhook.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { ShownSecret } from '#platform/web/display/copy-button.tsx';
import { FormDialog } from '#platform/web/feedback/form-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

const changes = [listFormWebhooksCall];

/** URL and events of a webhook; the secret of a new one is displayed only once. */
export default function WebhookDialog({
  formId,
  webhook,
  eventTypes,
  onClose,
}: {
  formId: string;
  webhook: FormWebhook | null;
  eventTypes: readonly WebhookEventType[];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const say = useProblemText();
  const [secret, setSecret] = useState<string>();
  const create = useCallMutation(createFormWebhookCall, { changes });
  const change = useCallMutation(changeFormWebhookCall, { changes });
  const form = useComptoirForm({
    schema: createFormWebhookCall.body,
    initialValues: {
      url: webhook?.url ?? '',
      eventTypes: webhook?.eventTypes ?? eventTypes.map(({ type }) => type),
    },
    async onSubmit(body) {
      if (webhook) {
        await change.mutateAsync({ params: { formId, id: webhook.id }, body });
        onClose();
      } else {
        const made = await create.mutateAsync({ params: { formId }, body });
        setSecret(made.secret);
      }
    },
    onProblem: (error) => showToast({ tone: 'bad', text: say(error) }),
  });
  const title = t(webhook ? 'forms:notify.changeWebhook' : 'forms:notify.addWebhook');
  if (secret !== undefined)
    return (
      <FormDialog
        title={title}
        actions={<Button onClick={onClose}>{t('forms:notify.secretKept')}</Button>}
        onClose={onClose}
      >
        <p>{t('forms:notify.secretOnce')}</p>
        <ShownSecret secret={secret} copyLabel={t('forms:notify.copySecret')} />
      </FormDialog>
    );
  return (
    <FormDialog
      title={title}
      form={form.props}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('platform:dialog.cancel')}
          </Button>
          <ActionButton type="submit" isBusy={form.isSaving}>
            {t(webhook ? 'forms:notify.apply' : 'forms:notify.addWebhook')}
          </ActionButton>
        </>
      }
      onClose={onClose}
    >
      <TextField
        {...form.field('url')}
        label={t('forms:notify.url')}
        help={t('forms:notify.urlHelp')}
        placeholder="https://"
        inputMode="url"
      />
      <MultiSelectField
        {...form.field('eventTypes')}
        label={t('forms:notify.events')}
        options={eventTypes.map(({ type, label }) => ({
          value: type,
          label: t(label as 'forms:event.formSaved'),
        }))}
      />
    </FormDialog>
  );
}
