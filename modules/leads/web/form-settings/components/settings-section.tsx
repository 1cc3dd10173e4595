import { useTranslation } from 'react-i18next';
import { LEXICONS } from '#modules/leads/contract/forms/form-settings.ts';
import { MoneyField } from '#platform/web/fields/numbers/money-field.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { SwitchField } from '#platform/web/fields/switch-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useCurrencyOptions } from '#platform/web/format/use-currency-options.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import { EditorPart } from '../../components/editor-part.tsx';
import section from '../../components/section.module.css';
import { useDraft } from '../../data/draft/draft-context.ts';
import { PART_NAMES } from '../../data/draft/part-names.ts';
import { useDraftField } from '../../data/draft/use-draft-field.tsx';
import { useDraftLexicon } from '../../data/draft/use-draft-lexicon.ts';
import type { SectionProps } from '../../data/section-props.ts';
import { FormHealthLine } from '../../health/form-health-line.tsx';
import { LEXICON_NAMES } from '../data/setting-names.ts';
import { AnswerFields } from './answer-fields.tsx';
import { CaptchaFields } from './captcha-fields.tsx';
import { DomainsField } from './domains-field.tsx';
import { HealthFields } from './health-fields.tsx';
import { SecretField } from './secret-field.tsx';

/** How the form runs, each setting with what follows from it [FORM-02]. */
export default function SettingsSection({ form }: SectionProps) {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const lexicons = useNames(LEXICON_NAMES);
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
      <EditorPart title={t('leads:editor.settings.where')}>
        <DomainsField />
        <HealthFields />
        <FormHealthLine formId={form.id} />
        <CaptchaFields secretsSet={form.secretsSet} />
      </EditorPart>
      <EditorPart title={t(`leads:lexicon.${word}.holds`)}>
        <div className={section.columns}>
          <SwitchField
            {...useDraftField('settings', 'product')}
            label={t(PART_NAMES['settings.product'])}
            help={t('leads:editor.settings.productHelp')}
          />
          <SwitchField
            {...useDraftField('settings', 'located')}
            label={t(PART_NAMES['settings.located'])}
            help={t('leads:editor.settings.locatedHelp')}
          />
          <SwitchField
            {...useDraftField('settings', 'monetized')}
            label={t(PART_NAMES['settings.monetized'])}
            help={t('leads:editor.settings.monetizedHelp')}
          />
        </div>
        <div className={section.columns}>
          <SelectField
            {...lexicon}
            onChange={(word) => word && lexicon.onChange(word)}
            label={t(PART_NAMES['settings.lexicon'])}
            help={t('leads:editor.settings.lexiconHelp')}
            options={LEXICONS.map((value) => ({ value, label: lexicons[value] }))}
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
                help={t('leads:editor.settings.priceHelp')}
              />
            </>
          )}
        </div>
        {hasPrice && (
          <SwitchField
            {...byAi}
            label={t(PART_NAMES['settings.fetchPriceByAI'])}
            help={t(`leads:lexicon.${word}.priceOrigin`)}
          />
        )}
      </EditorPart>
      <EditorPart
        title={t(`leads:lexicon.${word}.lostAlone`)}
        note={t('leads:editor.settings.lostHelp')}
      >
        <div className={section.columns}>
          <NumberField
            {...idleNew}
            onChange={(days) => idleNew.onChange(days as number)}
            min={1}
            label={t(PART_NAMES['settings.idleDaysNew'])}
            help={t('leads:editor.settings.idleNewHelp')}
          />
          <NumberField
            {...idleAccepted}
            onChange={(days) => idleAccepted.onChange(days as number)}
            min={1}
            label={t(PART_NAMES['settings.idleDaysAccepted'])}
            help={t('leads:editor.settings.idleAcceptedHelp')}
          />
        </div>
      </EditorPart>
      <AnswerFields />
      <EditorPart title={t('leads:editor.settings.keys')}>
        <div className={section.columns}>
          <TextField
            {...useDraftField('settings', 'algoliaAppId')}
            label={t(PART_NAMES['settings.algoliaAppId'])}
            autoComplete="off"
          />
          <TextField
            {...useDraftField('settings', 'algoliaIndex')}
            label={t(PART_NAMES['settings.algoliaIndex'])}
            help={t('leads:editor.settings.algoliaHelp')}
            autoComplete="off"
          />
        </div>
        <div className={section.columns}>
          <SecretField
            name="algoliaKey"
            isSet={form.secretsSet.includes('algoliaKey')}
            help={t('leads:editor.settings.algoliaKeyHelp')}
          />
          <TextField
            {...useDraftField('settings', 'gmapKey')}
            label={t(PART_NAMES['settings.gmapKey'])}
            help={t('leads:editor.settings.gmapHelp')}
            autoComplete="off"
          />
        </div>
      </EditorPart>
    </>
  );
}
