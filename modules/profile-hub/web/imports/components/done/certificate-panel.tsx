import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import {
  getCertificateCall,
  type PastImportDetail,
} from '#modules/profile-hub/contract/imports/past-imports.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { useDownload } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { shortHash } from '../../data/import-facts.ts';
import classes from './import-done.module.css';

/** Omitted lines, the certificate, and changes since the import. */
export function CertificatePanel({
  client,
  past,
  wrongLines,
}: {
  client: CurrentClient;
  past: PastImportDetail;
  wrongLines?: ReactNode;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { download, isDownloading } = useDownload(getCertificateCall);
  const { certificate, changedSince, undone } = past;
  const rows = [
    {
      key: 'by',
      label: t('profile-hub:import.signedBy'),
      value: `${certificate.signedBy}, ${format.moment(certificate.signedAt)}`,
    },
    {
      key: 'how',
      label: t('profile-hub:import.agreedBy'),
      value: certificate.sourceNote || t(`profile-hub:import.source.${certificate.source}`),
    },
    {
      key: 'when',
      label: t('profile-hub:import.when'),
      value: format.period(certificate.from, certificate.to),
    },
    {
      key: 'third',
      label: t('profile-hub:import.thirdParty'),
      value: t('profile-hub:import.certified'),
    },
    {
      key: 'file',
      label: t('platform:import.fromFile'),
      value: <span title={certificate.fileHash}>{shortHash(certificate.fileHash)}</span>,
    },
  ];
  return (
    <div className={classes.panel}>
      {wrongLines !== undefined && (
        <>
          <h2>{t('profile-hub:import.files')}</h2>
          <div className={classes.files}>{wrongLines}</div>
        </>
      )}
      <h2>{t('profile-hub:import.certificate')}</h2>
      <KeyValues rows={rows} />
      {certificate.wording !== '' && (
        <blockquote className={classes.wording}>{certificate.wording}</blockquote>
      )}
      {certificate.voidedAt !== null && (
        <p className={classes.quiet}>
          {t('profile-hub:import.voided', { moment: format.moment(certificate.voidedAt) })}
        </p>
      )}
      <ActionButton
        variant="default"
        leftSection={<Icon of={IconDownload} />}
        isBusy={isDownloading}
        onClick={() => void download({ params: { uuid: client.id, id: past.id } })}
      >
        {t('profile-hub:import.certificateFile')}
      </ActionButton>
      {changedSince > 0 && undone === null && (
        <>
          <h2>{t('profile-hub:import.since')}</h2>
          <p className={classes.quiet}>
            {t('profile-hub:import.sinceHelp', {
              count: changedSince,
              formatted: format.number(changedSince),
            })}
          </p>
        </>
      )}
    </div>
  );
}
