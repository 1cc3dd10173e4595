import { IconDownload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { getReport, reportToken, spendReportLink } from '#platform/contract/files/file-calls.ts';
import { isSessionEnded } from '#platform/web/api/server-caller.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { addressParam } from '#platform/web/module/address-param.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { signInAddress } from '../navigation/addresses.ts';
import { BarePage, HomeButton } from './bare-page.tsx';
import { linkedFileAddress } from './linked-file-address.ts';

const MEGABYTE = 1024 * 1024;

/** The target of file links: with a report token, with the address of a file that requires sign-in, or with neither. */
export default function ReportPage() {
  const token = addressParam('token');
  const file = linkedFileAddress(addressParam('file'), window.location.origin);
  if (reportToken.safeParse(token).success) return <Report token={token} />;
  if (file !== null) return <LinkedFile address={file} />;
  return <BrokenReportLink />;
}

/** Downloads the linked file after sign-in. A link of another user leads to the page that says so. */
function LinkedFile({ address }: { address: string }) {
  const { t } = useTranslation();
  useDocumentTitle(t('suite:report.fileTitle'));
  const download = () => window.location.assign(address);
  useEffect(() => window.location.assign(address), [address]);
  return (
    <BarePage>
      <MessagePage
        title={t('suite:report.fileTitle')}
        actions={
          <ActionButton leftSection={<Icon of={IconDownload} />} onClick={download}>
            {t('platform:export.download')}
          </ActionButton>
        }
      >
        {t('suite:report.fileStarts')}
      </MessagePage>
    </BarePage>
  );
}

/** Downloads a report from the link in a mail [NAV-06]. On click only, because mail scanners follow links. */
function Report({ token }: { token: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const report = useCall(getReport, { params: { token } });
  const spend = useCallMutation(spendReportLink);
  useDocumentTitle(t('suite:report.title'));

  const failed = report.error ?? spend.error;
  const needsSignIn = isSessionEnded(failed);
  useEffect(() => {
    const { pathname, search } = window.location;
    if (needsSignIn) window.location.replace(signInAddress(pathname + search));
  }, [needsSignIn]);

  if (failed && 'status' in failed && failed.status === 404) return <BrokenReportLink />;
  const download = () =>
    spend.mutate({ params: { token } }, { onSuccess: ({ url }) => window.location.assign(url) });
  return (
    <BarePage>
      <MessagePage
        title={report.data?.name ?? t('suite:report.title')}
        actions={
          <ActionButton
            leftSection={<Icon of={IconDownload} />}
            disabled={!report.data}
            isBusy={spend.isPending}
            onClick={download}
          >
            {t('suite:report.download')}
          </ActionButton>
        }
        {...(failed &&
          !needsSignIn && {
            near: <RegionError error={failed} title={t('suite:report.failed')} />,
          })}
      >
        {report.data
          ? t('suite:report.about', {
              size: format.number(report.data.size / MEGABYTE, 1),
              until: format.moment(report.data.expiresAt),
            })
          : t('suite:report.looking')}
      </MessagePage>
    </BarePage>
  );
}

/** Shown for a file link that is used up, expired or incomplete; links to the user's start page. */
function BrokenReportLink() {
  const { t } = useTranslation();
  return (
    <BarePage>
      <MessagePage title={t('platform:problem.downloadLinkInvalid')} actions={<HomeButton />}>
        {t('suite:report.brokenWhy')}
      </MessagePage>
    </BarePage>
  );
}
