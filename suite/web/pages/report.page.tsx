import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { getReport, reportToken } from '#platform/contract/calls/get-report.ts';
import { spendReportLink } from '#platform/contract/calls/spend-report-link.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { RegionError } from '#platform/web/feedback/region-error.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { addressParam } from '#platform/web/module/address-param.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { BarePage } from './bare-page.tsx';
import { BrokenReportLink } from './broken-report-link.tsx';

const MEGABYTE = 1024 * 1024;

/** Downloads a report from the link in a mail [NAV-06]. A press takes it, because mail scanners follow links too. */
export default function ReportPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const token = addressParam('token');
  const isToken = reportToken.safeParse(token).success;
  const report = useCall(getReport, { params: { token } }, { enabled: isToken });
  const spend = useCallMutation(spendReportLink);
  useDocumentTitle(t('suite:report.title'));

  const isBroken =
    !isToken ||
    [report.error, spend.error].some((error) => error && 'status' in error && error.status === 404);
  if (isBroken) return <BrokenReportLink />;
  const download = () =>
    spend.mutate({ params: { token } }, { onSuccess: ({ url }) => window.location.assign(url) });
  const failed = report.error ?? spend.error;
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
        {...(failed && {
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
