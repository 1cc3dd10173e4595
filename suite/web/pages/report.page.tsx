import { reportToken } from '#platform/contract/calls/get-report.ts';
import { safeRedirect } from '#platform/contract/safe-redirect.ts';
import { addressParam } from '#platform/web/module/address-param.ts';
import { BrokenReportLink } from './broken-report-link.tsx';
import { LinkedFile } from './linked-file.tsx';
import { Report } from './report.tsx';

/** Where the links of files lead: with the token of a report, with the address of a file that asked who one is, or with neither. */
export default function ReportPage() {
  const token = addressParam('token');
  const file = safeRedirect(addressParam('file'), window.location.origin);
  if (reportToken.safeParse(token).success) return <Report token={token} />;
  if (file !== '/') return <LinkedFile address={file} />;
  return <BrokenReportLink />;
}
