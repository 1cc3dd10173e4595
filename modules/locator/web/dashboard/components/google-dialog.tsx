import { Button, FileButton } from '@mantine/core';
import {
  getLocatorAnalyticsCall,
  getLocatorDashboardCall,
  getLocatorInsightsCall,
} from '#modules/locator/contract/dashboard.ts';
import {
  checkGoogleKeyCall,
  GOOGLE_KEY_MAX_LENGTH,
  removeGoogleKeyCall,
  saveGoogleKeyCall,
} from '#modules/locator/contract/google-key.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import type { ConnectorCode } from '#platform/contract/connector.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { FormDialog } from '#platform/web/feedback/form-dialog.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './dashboard.module.css';

const CHANGED = [getLocatorDashboardCall, getLocatorInsightsCall, getLocatorAnalyticsCall];

/** Dialog in which an admin enters, tests and removes Google's service account. The key is never displayed. */
export function GoogleDialog({
  clientId,
  google,
  onClose,
}: {
  clientId: string;
  google: CallOutput<typeof getLocatorDashboardCall>['google'];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { date } = useFormat();
  const params = { clientId };
  const save = useCallMutation(saveGoogleKeyCall, { changes: CHANGED });
  const remove = useCallMutation(removeGoogleKeyCall, { changes: CHANGED });
  const check = useCallMutation(checkGoogleKeyCall);
  const form = useComptoirForm({
    schema: saveGoogleKeyCall.body,
    initialValues: { key: '' },
    onSubmit: async (body) => {
      await save.mutateAsync({ params, body });
      showToast({ text: t('locator:google.saved') });
      form.mantine.setFieldValue('key', '');
      check.mutate({ params });
    },
  });
  const takeFile = async (file: File | null) => {
    if (file && file.size <= GOOGLE_KEY_MAX_LENGTH)
      form.mantine.setFieldValue('key', await file.text());
  };
  return (
    <FormDialog
      title={t('locator:google.title')}
      form={form.props}
      onClose={onClose}
      actions={
        <>
          {google && (
            <>
              <Button
                variant="default"
                loading={remove.isPending}
                onClick={() =>
                  remove.mutate(
                    { params },
                    { onSuccess: () => showToast({ text: t('locator:google.removed') }) },
                  )
                }
              >
                {t('locator:google.remove')}
              </Button>
              <Button
                variant="default"
                loading={check.isPending}
                onClick={() => check.mutate({ params })}
              >
                {t('locator:google.check')}
              </Button>
            </>
          )}
          <ActionButton type="submit" isBusy={form.isSaving}>
            {t('locator:google.save')}
          </ActionButton>
        </>
      }
    >
      <p>{t('locator:google.about')}</p>
      {google && (
        <Note tone="good">
          {t('locator:google.connectedAs', {
            account: google.account,
            when: date(google.savedAt),
          })}
        </Note>
      )}
      {(check.error ?? remove.error) && (
        <Note tone="bad">{problemText(check.error ?? remove.error)}</Note>
      )}
      {check.data && <CheckedSources items={check.data.items} />}
      <TextareaField
        {...form.field('key')}
        label={t('locator:google.key')}
        help={t('locator:google.keyHelp')}
        isRequired
        autoComplete="off"
        spellCheck={false}
      />
      <FileButton accept="application/json,.json" onChange={(file) => void takeFile(file)}>
        {(button) => (
          <Button {...button} variant="default">
            {t('locator:google.file')}
          </Button>
        )}
      </FileButton>
    </FormDialog>
  );
}

function CheckedSources({ items }: { items: CallOutput<typeof checkGoogleKeyCall>['items'] }) {
  const { t } = useTranslation();
  const word = (code: ConnectorCode | null) => {
    if (code === null) return t('locator:google.notSet');
    if (code === 'ANSWERS') return t('locator:google.answers');
    return t(code === 'NOT_AUTHORISED' ? 'locator:google.refused' : 'locator:google.silent');
  };
  return (
    <ul className={classes.checks} aria-live="polite">
      {items.map(({ slug, name, searchConsole, ga4 }) => (
        <li key={slug}>{`${name}: Search Console ${word(searchConsole)}, GA4 ${word(ga4)}`}</li>
      ))}
    </ul>
  );
}
