import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import type { CertifyDraft, CertifyPart } from '../../data/certify-draft.ts';

/** What every part of the certificate is given. */
export interface CertifyPartProps {
  draft: CertifyDraft;
  report: ImportReport;
  /** Parts that were missing at the last attempt to start. */
  wrong: ReadonlySet<CertifyPart>;
  onChange: (part: Partial<CertifyDraft>) => void;
}
