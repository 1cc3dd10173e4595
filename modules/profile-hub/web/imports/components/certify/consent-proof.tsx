import { CONSENT_SOURCES } from '#modules/profile-hub/contract/imports/import-terms.ts';
import { WORDING_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import { DateField } from '#platform/web/date-range/date-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { type CertifyDraft, type CertifyPart, givesConsent } from '../../data/certify-draft.ts';
import classes from './certify.module.css';

/** Props of every part of the certificate. */
export interface CertifyPartProps {
  draft: CertifyDraft;
  report: ImportReport;
  /** Parts that were missing at the last attempt to start. */
  wrong: ReadonlySet<CertifyPart>;
  onChange: (part: Partial<CertifyDraft>) => void;
}

/** Source, period and wording of the consent; stored with each consent in the file. */
export function ConsentProof({ draft, report, wrong, onChange }: CertifyPartProps) {
  const { t } = useTranslation();
  const missing = t('profile-hub:import.fieldMissing');
  return (
    <div className={classes.proof}>
      <div className={classes.pair}>
        <SelectField
          name="certify-source"
          label={t('profile-hub:import.how')}
          isRequired
          error={wrong.has('source') ? missing : undefined}
          placeholder={t('profile-hub:import.howChoose')}
          options={CONSENT_SOURCES.map((value) => ({
            value,
            label: t(`profile-hub:import.source.${value}`),
          }))}
          value={draft.source}
          onChange={(source) => onChange({ source })}
        />
        <div className={classes.days}>
          <DateField
            name="certify-from"
            label={t('profile-hub:import.whenFrom')}
            calendarLabel={t('profile-hub:contact.calendar')}
            isRequired
            error={wrong.has('from') ? missing : undefined}
            value={draft.from || null}
            onChange={(from) => onChange({ from: from ?? '' })}
          />
          <DateField
            name="certify-to"
            label={t('profile-hub:import.whenTo')}
            calendarLabel={t('profile-hub:contact.calendar')}
            isRequired
            error={wrong.has('to') ? missing : undefined}
            value={draft.to || null}
            onChange={(to) => onChange({ to: to ?? '' })}
          />
        </div>
      </div>
      {draft.source === 'other' && (
        <TextField
          label={t('profile-hub:import.sourceNote')}
          value={draft.sourceNote}
          maxLength={200}
          onChange={(sourceNote) => onChange({ sourceNote })}
        />
      )}
      <TextareaField
        name="certify-wording"
        label={t('profile-hub:import.wording')}
        help={t('profile-hub:import.wordingHelp')}
        isRequired={givesConsent(report)}
        error={wrong.has('wording') ? missing : undefined}
        maxLength={WORDING_MAX_LENGTH}
        value={draft.wording}
        onChange={(wording) => onChange({ wording })}
      />
    </div>
  );
}
