import type { ImportTerms } from '#modules/profile-hub/contract/imports/import-contacts.ts';
import type {
  ConsentSource,
  MergeRule,
} from '#modules/profile-hub/contract/imports/import-terms.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { isIsoDate } from '#platform/web/date-range/iso-date.ts';

export interface CertifyDraft {
  consent: boolean;
  noThirdParty: boolean;
  source: ConsentSource | null;
  sourceNote: string;
  /** Period in which the persons consented; empty until entered, the raw input if it is no date. */
  from: string;
  to: string;
  wording: string;
  merge: MergeRule;
}

export const EMPTY_CERTIFICATE: CertifyDraft = {
  consent: false,
  noThirdParty: false,
  source: null,
  sourceNote: '',
  from: '',
  to: '',
  wording: '',
  merge: 'blanks',
};

export type CertifyPart = 'consent' | 'noThirdParty' | 'source' | 'from' | 'to' | 'wording';

/** Missing parts of the certificate, in form order. */
export function missingParts(draft: CertifyDraft, report: ImportReport): CertifyPart[] {
  const missing: CertifyPart[] = [];
  if (!draft.consent) missing.push('consent');
  if (!draft.noThirdParty) missing.push('noThirdParty');
  if (draft.source === null) missing.push('source');
  if (!isIsoDate(draft.from)) missing.push('from');
  if (!isIsoDate(draft.to)) missing.push('to');
  if (givesConsent(report) && draft.wording.trim() === '') missing.push('wording');
  return missing;
}

export function givesConsent({ figures }: Pick<ImportReport, 'figures'>): boolean {
  return Object.keys(figures).some((figure) => figure.startsWith('said.'));
}

export function toImportTerms(draft: CertifyDraft): ImportTerms {
  const { consent, noThirdParty, source, sourceNote, from, to, wording, merge } = draft;
  return {
    certification: {
      consent,
      noThirdParty,
      source: source ?? 'other',
      sourceNote: source === 'other' ? sourceNote : '',
      from,
      to,
      wording,
    },
    merge,
    // The user has seen the invalid lines and continued without them.
    correctLines: true,
  };
}
