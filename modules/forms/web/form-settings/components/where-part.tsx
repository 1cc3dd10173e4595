import {
  authorizedDomainSchema,
  CAPTCHA_SERVICES,
  type CaptchaKind,
  type CaptchaService,
  type FormSettings,
  HEALTH_CHECKS,
  isCaptchaService,
} from '#modules/forms/contract/form-settings.ts';
import { DOMAINS_LIMIT } from '#modules/forms/contract/limits.ts';
import { TextChipsField } from '#platform/web/fields/chips-field.tsx';
import { EditorPart, SegmentedField } from '#platform/web/fields/editor-part.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField, UrlField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import section from '#platform/web/layout/section.module.css';
import { useNames } from '#platform/web/module/translate.ts';
import { useDraft, useDraftLexicon } from '../../data/draft/draft-context.ts';
import type { SectionProps } from '../../data/draft/editor-places.ts';
import { PART_NAMES } from '../../data/draft/part-names.ts';
import { useDraftField, useFault } from '../../data/draft/use-draft-field.tsx';
import { FormHealthLine } from '../../health/form-health-line.tsx';
import classes from './settings.module.css';
import { SecretField } from './settings-fields.tsx';

/** Pages that may show the form, the check of its own page, and the captcha [FORM-02] [FORM-09]. */
export function WherePart({ form }: SectionProps) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const names = useNames(HEALTH_NAMES);
  const often = useDraftField('settings', 'healthCheckFrequency');
  const { error: _, ...captcha } = useDraftField('settings', 'captcha');
  const kind = captchaOf(captcha.value);
  const lastService = useDraft(({ captchaService }) => captchaService);
  return (
    <EditorPart title={t('forms:editor.settings.where')}>
      <DomainsField />
      <div className={classes.place}>
        <div className={classes.page}>
          <UrlField
            {...useDraftField('settings', 'lpeUrl')}
            label={t(PART_NAMES['settings.lpeUrl'])}
            placeholder="https://"
          />
        </div>
        <div className={classes.often}>
          <SelectField
            {...often}
            onChange={(frequency) => frequency && often.onChange(frequency)}
            label={t(PART_NAMES['settings.healthCheckFrequency'])}
            options={HEALTH_CHECKS.map((value) => ({ value, label: names[value] }))}
          />
        </div>
        <div className={classes.line}>
          <FormHealthLine formId={form.id} />
        </div>
        <div className={classes.captcha}>
          <SegmentedField
            value={kind}
            onChange={(next) => captcha.onChange(next === 'service' ? lastService : next)}
            data-path={captcha['data-path']}
            data-changed={captcha['data-changed']}
            label={t(PART_NAMES['settings.captcha'])}
            options={[
              { value: 'proofOfWork', label: t('forms:editor.captcha.proofOfWork') },
              { value: 'service', label: t('forms:editor.captcha.service') },
              { value: 'none', label: t('forms:editor.captcha.none') },
            ]}
          />
        </div>
        {kind !== 'proofOfWork' && (
          <p className={`${section.help} ${classes.captchaHelp}`}>
            {t(
              kind === 'none'
                ? `forms:lexicon.${word}.programsToo`
                : 'forms:editor.captcha.serviceHelp',
            )}
          </p>
        )}
      </div>
      {kind === 'service' && <ServiceFields secretsSet={form.secretsSet} />}
    </EditorPart>
  );
}

/** Pages that may show the form; a pasted URL is reduced to its domain. */
function DomainsField() {
  const { t } = useTranslation();
  const { value, error, ...rest } = useDraftField('settings', 'authorizedDomains');
  const wrong = useDraft(({ faults }) =>
    Object.keys(faults).filter((path) => path.startsWith('settings.authorizedDomains.')),
  );
  const fault = useFault(wrong[0] ?? '', true);
  const places = wrong.map((path) => Number(path.split('.')[2]));
  return (
    <TextChipsField
      {...rest}
      label={t(PART_NAMES['settings.authorizedDomains'])}
      addLabel={t('forms:editor.settings.domain')}
      placeholder={t('forms:editor.settings.domainExample')}
      help={value.length === 0 && t('forms:editor.settings.noDomain')}
      error={
        fault ? (
          <>
            {value[places[0] ?? 0]}: {fault}
          </>
        ) : (
          error
        )
      }
      wrong={new Set(places)}
      value={value}
      limit={DOMAINS_LIMIT}
      endsAt={/[,;\s]+/}
      readValue={(typed) => authorizedDomainSchema.safeParse(typed).data ?? typed}
    />
  );
}

/** A captcha of a third party: which one, and its two keys. */
function ServiceFields({ secretsSet }: { secretsSet: readonly string[] }) {
  const { t } = useTranslation();
  const { error: _, ...captcha } = useDraftField('settings', 'captcha');
  return (
    <div className={section.columns}>
      <SelectField
        {...captcha}
        onChange={(service) => service && captcha.onChange(service)}
        label={t('forms:editor.captcha.provider')}
        options={CAPTCHA_SERVICES.map((value) => ({ value, label: SERVICE_NAMES[value] }))}
      />
      <TextField
        {...useDraftField('settings', 'captchaSiteKey')}
        label={t(PART_NAMES['settings.captchaSiteKey'])}
        autoComplete="off"
      />
      <SecretField name="captchaSecret" isSet={secretsSet.includes('captchaSecret')} />
    </div>
  );
}

/** Brand names of the services, the same in every language. */
const SERVICE_NAMES = {
  recaptcha: 'reCAPTCHA',
  hcaptcha: 'hCaptcha',
  turnstile: 'Turnstile',
} as const satisfies Record<CaptchaService, string>;

type CaptchaChoice = Exclude<CaptchaKind, CaptchaService> | 'service';

function captchaOf(kind: CaptchaKind): CaptchaChoice {
  return isCaptchaService(kind) ? 'service' : kind;
}

const HEALTH_NAMES = {
  off: 'forms:editor.health.off',
  hourly: 'forms:editor.health.hourly',
  sixHours: 'forms:editor.health.sixHours',
  daily: 'forms:editor.health.daily',
} as const satisfies Record<FormSettings['healthCheckFrequency'], string>;
