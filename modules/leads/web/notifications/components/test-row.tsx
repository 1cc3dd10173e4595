import { TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FormMail, MAIL_TEXTS } from '#modules/leads/contract/forms/form-mails.ts';
import { listMailsCall, testMailCall } from '#modules/leads/contract/forms/mail-calls.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import classes from './mail-pane.module.css';

/** Sends a test mail to oneself with the current draft. */
export function TestRow({
  formId,
  mail,
  locale,
  texts,
  logo,
  address,
}: {
  formId: string;
  mail: FormMail;
  locale: Locale;
  texts: Record<(typeof MAIL_TEXTS)[number], string>;
  logo: string | null;
  address: string;
}) {
  const { t } = useTranslation();
  const tellFailure = useNotifyFailure();
  const { data } = useCall(listMailsCall, { params: { formId } });
  const test = useCallMutation(testMailCall);
  const send = () =>
    test.mutate(
      { params: { formId, mail }, body: { locale, texts, logo, address } },
      {
        onSuccess: ({ to }) => showToast({ text: t('leads:notify.testSent', { to }) }),
        onError: (error) => tellFailure(error, send),
      },
    );
  return (
    <div className={classes.testRow}>
      <TextInput
        readOnly
        aria-label={t('leads:notify.testTo')}
        value={data?.testTo ?? ''}
        className={classes.testTo}
      />
      <ActionButton
        variant="default"
        isBusy={test.isPending}
        leftSection={<Icon of={IconSend} size={16} />}
        onClick={send}
      >
        {t('leads:notify.sendTest')}
      </ActionButton>
    </div>
  );
}
