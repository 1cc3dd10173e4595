import { FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { LOGO_BYTES } from '#modules/forms/contract/limits.ts';
import { sendFormFileCall } from '#modules/forms/contract/mail-calls.ts';
import { FILE_KINDS } from '#platform/contract/files/file-kind.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useUpload } from '#platform/web/file-drop/use-upload.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { logoAddress, type SectionsChange, setLayout } from '../data/draft-edits.ts';
import classes from './mail-pane.module.css';

const ACCEPTED = sendFormFileCall.upload.kinds
  .map((kind) => FILE_KINDS[kind].contentType)
  .join(',');

/** The brand's logo in mails; it is uploaded immediately and used once the form is saved. */
export function LogoRow({
  formId,
  logo,
  setDraft,
}: {
  formId: string;
  logo: string | null;
  setDraft: (change: SectionsChange) => void;
}) {
  const { t } = useTranslation();
  const say = useProblemText();
  const upload = useUpload({
    call: sendFormFileCall,
    input: { params: { formId }, body: {} },
    onDone: ({ id }) => setDraft(setLayout({ logo: id })),
  });
  return (
    <div className={classes.logoRow}>
      <span className={classes.logoFrame}>
        {logo ? (
          <img src={logoAddress(formId, logo)} alt={t('forms:notify.logo')} />
        ) : (
          t('forms:notify.noLogo')
        )}
      </span>
      <span className={classes.logoWords}>
        <span className={classes.strong}>{t('forms:notify.logo')}</span>
        {upload.failure === null ? (
          <small>{t('forms:notify.logoHelp', { size: LOGO_BYTES / 1024 })}</small>
        ) : (
          <small className={classes.bad} role="alert">
            {say(upload.failure)}
          </small>
        )}
        {logo && (
          <LinkButton onClick={() => setDraft(setLayout({ logo: null }))}>
            {t('forms:notify.removeLogo')}
          </LinkButton>
        )}
      </span>
      <FileButton accept={ACCEPTED} onChange={(file) => file && void upload.send(file)}>
        {(props) => (
          <ActionButton
            {...props}
            variant="default"
            isBusy={upload.progress !== null}
            leftSection={<Icon of={IconUpload} size={16} />}
          >
            {t(logo ? 'forms:notify.replaceLogo' : 'forms:notify.addLogo')}
          </ActionButton>
        )}
      </FileButton>
    </div>
  );
}
