import { reportToken } from '#platform/contract/calls/get-report.ts';
import { addressParam } from '#platform/web/module/address-param.ts';
import { BrokenReportLink } from './broken-report-link.tsx';
import { LinkedFile } from './linked-file.tsx';
import { linkedFileAddress } from './linked-file-address.ts';
import { Report } from './report.tsx';

/** Where the links of files lead: with the token of a report, with the address of a file that asked who one is, or with neither. */
export default function ReportPage() {
  const token = addressParam('token');
  const file = linkedFileAddress(addressParam('file'), window.location.origin);
  if (reportToken.safeParse(token).success) return <Report token={token} />;
  if (file !== null) return <LinkedFile address={file} />;
  return <BrokenReportLink />;
}
