import { useTranslation } from 'react-i18next';
import { CONSENT_SOURCES } from '#modules/profile-hub/contract/imports/certification.ts';
import { WORDING_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import { DateRangePicker } from '#platform/web/date-range/date-range-picker.tsx';
import { TIME_PRESETS } from '#platform/web/date-range/period.ts';
import { chosenPeriod, type PeriodChoice } from '#platform/web/date-range/period-choice.ts';
import { FieldPair } from '#platform/web/fields/field-pair.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { useToday } from '#platform/web/time/use-today.ts';
import { givesConsent } from '../../data/certify-draft.ts';
import { SOURCE_NAMES } from '../../data/source-names.ts';
import classes from './certify.module.css';
import type { CertifyPartProps } from './certify-part.ts';

/** How they agreed, when, and to which words: kept with each consent that the file gives. */
export function ConsentProof({ draft, report, wrong, onChange }: CertifyPartProps) {
  const { t } = useTranslation();
  const today = useToday();
  const missing = t('profile-hub:import.fieldMissing');
  const choose = (choice: PeriodChoice) => {
    const { from, to } = chosenPeriod(choice, today);
    // A preset may reach to the end of a month; nobody has agreed tomorrow.
    const isPast = to <= today;
    onChange({ period: { from, to: isPast ? to : today } });
  };
  return (
    <div className={classes.proof}>
      <FieldPair>
        <SelectField
          name="certify-source"
          label={t('profile-hub:import.how')}
          isRequired
          error={wrong.has('source') ? missing : undefined}
          placeholder={t('profile-hub:import.howChoose')}
          options={CONSENT_SOURCES.map((value) => ({ value, label: t(SOURCE_NAMES[value]) }))}
          value={draft.source}
          onChange={(source) => onChange({ source })}
        />
        <div className={classes.when}>
          <span className={classes.label}>{t('profile-hub:import.when')}</span>
          <DateRangePicker
            label={t('profile-hub:import.when')}
            presets={TIME_PRESETS}
            today={today}
            value={
              draft.period
                ? { preset: 'custom', period: draft.period }
                : { preset: 'custom', period: { from: today, to: today } }
            }
            onChange={choose}
          />
          {wrong.has('period') && <span className={classes.wrong}>{missing}</span>}
        </div>
      </FieldPair>
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
