import { IconDownload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { getReport } from '#platform/contract/calls/get-report.ts';
import { spendReportLink } from '#platform/contract/calls/spend-report-link.ts';
import { isSessionEnded } from '#platform/web/api/server-caller.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { RegionError } from '#platform/web/feedback/region-error.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { signInAddress } from '../navigation/sign-in-address.ts';
import { BarePage } from './bare-page.tsx';
import { BrokenReportLink } from './broken-report-link.tsx';

const MEGABYTE = 1024 * 1024;

/** Downloads a report from the link in a mail [NAV-06]. A press takes it, because mail scanners follow links too. */
export function Report({ token }: { token: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const report = useCall(getReport, { params: { token } });
  const spend = useCallMutation(spendReportLink);
  useDocumentTitle(t('suite:report.title'));

  const failed = report.error ?? spend.error;
  const asksWho = isSessionEnded(failed);
  useEffect(() => {
    const { pathname, search } = window.location;
    if (asksWho) window.location.replace(signInAddress(pathname + search));
  }, [asksWho]);

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
          !asksWho && {
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
