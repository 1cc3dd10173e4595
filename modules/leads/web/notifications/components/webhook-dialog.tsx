import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  changeFormWebhookCall,
  createFormWebhookCall,
  type FormWebhook,
  listFormWebhooksCall,
} from '#modules/leads/contract/forms/webhook-calls.ts';
import type { WebhookEventType } from '#platform/contract/webhooks/webhook-endpoint.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { CopyButton } from '#platform/web/display/copy-button.tsx';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import classes from './notifications.module.css';

const changes = [listFormWebhooksCall];

/** An address and what it hears of; a new one shows its secret this once. */
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
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={t(webhook ? 'leads:notify.changeWebhook' : 'leads:notify.addWebhook')}
      closeButtonProps={{ 'aria-label': t('leads:notify.close') }}
    >
      {secret === undefined ? (
        <form {...form.props} className={classes.dialog}>
          <TextField
            {...form.field('url')}
            label={t('leads:notify.url')}
            help={t('leads:notify.urlHelp')}
            placeholder="https://"
            inputMode="url"
          />
          <MultiSelectField
            {...form.field('eventTypes')}
            label={t('leads:notify.events')}
            options={eventTypes.map(({ type, label }) => ({
              value: type,
              label: t(label as 'leads:event.formSaved'),
            }))}
          />
          <div className={classes.dialogActions}>
            <Button variant="default" onClick={onClose}>
              {t('leads:notify.cancel')}
            </Button>
            <ActionButton type="submit" isBusy={form.isSaving}>
              {t(webhook ? 'leads:notify.apply' : 'leads:notify.addWebhook')}
            </ActionButton>
          </div>
        </form>
      ) : (
        <div className={classes.dialog}>
          <p>{t('leads:notify.secretOnce')}</p>
          <div className={classes.secret}>
            <code>{secret}</code>
            <CopyButton value={secret} label={t('leads:notify.copySecret')} />
          </div>
          <div className={classes.dialogActions}>
            <Button onClick={onClose}>{t('leads:notify.secretKept')}</Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
