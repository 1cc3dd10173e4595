import {
  CAPTCHAS,
  type CaptchaKind,
  type FormSettings,
  HEALTH_CHECKS,
  LEXICONS,
  type Lexicon,
} from '#modules/forms/contract/form-settings.ts';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { EditorPart, SegmentedField } from '#platform/web/fields/editor-part.tsx';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import { MoneyField, NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField, UrlField } from '#platform/web/fields/text-field.tsx';
import { useCurrencyOptions } from '#platform/web/format/country-and-currency-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import section from '#platform/web/layout/section.module.css';
import { useNames } from '#platform/web/module/translate.ts';
import { useDraft, useDraftLexicon } from '../../data/draft/draft-context.ts';
import type { SectionProps } from '../../data/draft/editor-places.ts';
import { PART_NAMES } from '../../data/draft/part-names.ts';
import { useDraftField } from '../../data/draft/use-draft-field.tsx';
import { FormHealthLine } from '../../health/form-health-line.tsx';
import { AnswerFields, DomainsField, SecretField } from './settings-fields.tsx';

/** Settings of the form, each with its consequences [FORM-02]. */
export default function SettingsSection({ form }: SectionProps) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const currencies = useCurrencyOptions();
  const currency = useDraftField('settings', 'currency');
  const lexicon = useDraftField('settings', 'lexicon');
  const price = useDraftField('settings', 'defaultLeadPrice');
  const idleNew = useDraftField('settings', 'idleDaysNew');
  const idleAccepted = useDraftField('settings', 'idleDaysAccepted');
  const byAi = useDraftField('settings', 'fetchPriceByAI');
  const hasPrice = useDraft(({ draft }) => draft.settings.monetized);
  return (
    <>
      <EditorPart title={t('forms:editor.settings.where')}>
        <DomainsField />
        <HealthFields />
        <FormHealthLine formId={form.id} />
        <CaptchaFields secretsSet={form.secretsSet} />
      </EditorPart>
      <EditorPart title={t(`forms:lexicon.${word}.holds`)}>
        <div className={section.columns}>
          <SwitchField
            {...useDraftField('settings', 'product')}
            label={t(PART_NAMES['settings.product'])}
            help={t('forms:editor.settings.productHelp')}
          />
          <SwitchField
            {...useDraftField('settings', 'located')}
            label={t(PART_NAMES['settings.located'])}
            help={t('forms:editor.settings.locatedHelp')}
          />
          <SwitchField
            {...useDraftField('settings', 'monetized')}
            label={t(PART_NAMES['settings.monetized'])}
            help={t('forms:editor.settings.monetizedHelp')}
          />
        </div>
        <div className={section.columns}>
          <SelectField
            {...lexicon}
            onChange={(word) => word && lexicon.onChange(word)}
            label={t(PART_NAMES['settings.lexicon'])}
            help={t('forms:editor.settings.lexiconHelp')}
            options={LEXICONS.map((value) => ({
              value,
              label: t(`forms:editor.lexicon.${value}`),
            }))}
          />
          {hasPrice && (
            <>
              <SelectField
                {...currency}
                onChange={(code) => code && currency.onChange(code)}
                label={t(PART_NAMES['settings.currency'])}
                options={currencies}
              />
              <MoneyField
                {...price}
                currency={currency.value}
                label={t(PART_NAMES['settings.defaultLeadPrice'])}
                help={t('forms:editor.settings.priceHelp')}
              />
            </>
          )}
        </div>
        {hasPrice && (
          <SwitchField
            {...byAi}
            label={t(PART_NAMES['settings.fetchPriceByAI'])}
            help={t(`forms:lexicon.${word}.priceOrigin`)}
          />
        )}
      </EditorPart>
      <EditorPart
        title={t(`forms:lexicon.${word}.lostAlone`)}
        note={t('forms:editor.settings.lostHelp')}
      >
        <div className={section.columns}>
          <NumberField
            {...idleNew}
            onChange={(days) => idleNew.onChange(days as number)}
            min={1}
            label={t(PART_NAMES['settings.idleDaysNew'])}
            help={t('forms:editor.settings.idleNewHelp')}
          />
          <NumberField
            {...idleAccepted}
            onChange={(days) => idleAccepted.onChange(days as number)}
            min={1}
            label={t(PART_NAMES['settings.idleDaysAccepted'])}
            help={t('forms:editor.settings.idleAcceptedHelp')}
          />
        </div>
      </EditorPart>
      <AnswerFields />
      <EditorPart title={t('forms:editor.settings.keys')}>
        <div className={section.columns}>
          <TextField
            {...useDraftField('settings', 'algoliaAppId')}
            label={t(PART_NAMES['settings.algoliaAppId'])}
            autoComplete="off"
          />
          <TextField
            {...useDraftField('settings', 'algoliaIndex')}
            label={t(PART_NAMES['settings.algoliaIndex'])}
            help={t('forms:editor.settings.algoliaHelp')}
            autoComplete="off"
          />
        </div>
        <div className={section.columns}>
          <SecretField
            name="algoliaKey"
            isSet={form.secretsSet.includes('algoliaKey')}
            help={t('forms:editor.settings.algoliaKeyHelp')}
          />
          <TextField
            {...useDraftField('settings', 'gmapKey')}
            label={t(PART_NAMES['settings.gmapKey'])}
            help={t('forms:editor.settings.gmapHelp')}
            autoComplete="off"
          />
        </div>
      </EditorPart>
    </>
  );
}

/** The page that contains the form, and how often the health check visits it [FORM-09]. */
function HealthFields() {
  const { t } = useTranslation();
  const names = useNames(HEALTH_NAMES);
  const often = useDraftField('settings', 'healthCheckFrequency');
  return (
    <FieldPair>
      <UrlField
        {...useDraftField('settings', 'lpeUrl')}
        label={t(PART_NAMES['settings.lpeUrl'])}
        help={t('forms:editor.settings.pageHelp')}
        placeholder="https://"
      />
      <SelectField
        {...often}
        onChange={(frequency) => frequency && often.onChange(frequency)}
        label={t(PART_NAMES['settings.healthCheckFrequency'])}
        help={t('forms:editor.settings.healthHelp')}
        options={HEALTH_CHECKS.map((value) => ({ value, label: names[value] }))}
      />
    </FieldPair>
  );
}

/** Choice of captcha; third-party services need two keys. */
function CaptchaFields({ secretsSet }: { secretsSet: readonly string[] }) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const names = {
    none: t('forms:editor.captcha.none'),
    proofOfWork: t('forms:editor.captcha.proofOfWork'),
    ...CAPTCHA_SERVICES,
  };
  const { error: _, ...captcha } = useDraftField('settings', 'captcha');
  const siteKey = useDraftField('settings', 'captchaSiteKey');
  const isService = captcha.value !== 'none' && captcha.value !== 'proofOfWork';
  return (
    <>
      <SegmentedField
        value={captcha.value}
        onChange={captcha.onChange}
        data-path={captcha['data-path']}
        label={t(PART_NAMES['settings.captcha'])}
        help={t(captchaHelp(captcha.value, word))}
        options={CAPTCHAS.map((value) => ({ value, label: names[value] }))}
      />
      {isService && (
        <div className={section.columns}>
          <TextField
            {...siteKey}
            label={t(PART_NAMES['settings.captchaSiteKey'])}
            autoComplete="off"
          />
          <SecretField name="captchaSecret" isSet={secretsSet.includes('captchaSecret')} />
        </div>
      )}
    </>
  );
}

/** Brand names of the services, the same in every language. */
const CAPTCHA_SERVICES = {
  recaptcha: 'reCAPTCHA',
  hcaptcha: 'hCaptcha',
  turnstile: 'Turnstile',
} as const satisfies Partial<Record<CaptchaKind, string>>;

/** Help text for a captcha, with the form's term for a lead. */
function captchaHelp(captcha: CaptchaKind, word: Lexicon) {
  if (captcha === 'none') return `forms:lexicon.${word}.programsToo` as const;
  if (captcha === 'proofOfWork') return 'forms:editor.captcha.proofOfWorkHelp';
  return `forms:lexicon.${word}.needsService` as const;
}

const HEALTH_NAMES = {
  off: 'forms:editor.health.off',
  hourly: 'forms:editor.health.hourly',
  sixHours: 'forms:editor.health.sixHours',
  daily: 'forms:editor.health.daily',
} as const satisfies Record<FormSettings['healthCheckFrequency'], string>;
