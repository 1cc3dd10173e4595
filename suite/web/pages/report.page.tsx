import { reportToken } from '#platform/contract/calls/get-report.ts';
import { addressParam } from '#platform/web/module/address-param.ts';
import { BrokenReportLink } from './broken-report-link.tsx';
import { LinkedFile } from './linked-file.tsx';
import { linkedFileAddress } from './linked-file-address.ts';
import { Report } from './report.tsx';

/** The target of file links: with a report token, with the address of a file that requires sign-in, or with neither. */
export default function ReportPage() {
  const token = addressParam('token');
  const file = linkedFileAddress(addressParam('file'), window.location.origin);
  if (reportToken.safeParse(token).success) return <Report token={token} />;
  if (file !== null) return <LinkedFile address={file} />;
  return <BrokenReportLink />;
}
