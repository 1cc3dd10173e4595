import { LEXICONS } from '#modules/forms/contract/form-settings.ts';
import { formIdleLossesCall } from '#modules/forms/contract/health-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { EditorPart } from '#platform/web/fields/editor-part.tsx';
import { MoneyField, NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useCurrencyOptions } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDraft, useDraftLexicon } from '../../data/draft/draft-context.ts';
import type { SectionProps } from '../../data/draft/editor-places.ts';
import { PART_NAMES, SHORT_NAMES } from '../../data/draft/part-names.ts';
import { useDraftField } from '../../data/draft/use-draft-field.tsx';
import classes from './settings.module.css';
import { AnswersPart, KeysPart } from './settings-fields.tsx';
import { WherePart } from './where-part.tsx';

/** Settings of the form, each with its consequences [FORM-02]. */
export default function SettingsSection({ form }: SectionProps) {
  return (
    <div className={classes.section}>
      <WherePart form={form} />
      <ContentPart />
      <IdlePart formId={form.id} />
      <AnswersPart />
      <KeysPart form={form} />
    </div>
  );
}

/** What a request of this form is about. */
function ContentPart() {
  const { t } = useTranslation();
  const word = useDraftLexicon();
  const currencies = useCurrencyOptions();
  const currency = useDraftField('settings', 'currency');
  const lexicon = useDraftField('settings', 'lexicon');
  const price = useDraftField('settings', 'defaultLeadPrice');
  const byAi = useDraftField('settings', 'fetchPriceByAI');
  const hasPrice = useDraft(({ draft }) => draft.settings.monetized);
  return (
    <EditorPart title={t(`forms:lexicon.${word}.holds`)}>
      <div className={classes.three}>
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
      <div className={classes.four}>
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
            />
          </>
        )}
        <SelectField
          {...lexicon}
          onChange={(term) => term && lexicon.onChange(term)}
          label={t(PART_NAMES['settings.lexicon'])}
          options={LEXICONS.map((value) => ({
            value,
            label: t(`forms:editor.lexicon.${value}`),
          }))}
        />
        {hasPrice && (
          <div className={classes.beside}>
            <SwitchField
              {...byAi}
              label={t(SHORT_NAMES['settings.fetchPriceByAI'])}
              help={t('forms:editor.settings.estimateHelp')}
            />
          </div>
        )}
      </div>
    </EditorPart>
  );
}

/** Idle days until a lead is lost, each with the number of leads that it lost recently [LEAD-06]. */
function IdlePart({ formId }: { formId: string }) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const word = useDraftLexicon();
  const { data } = useCall(formIdleLossesCall, { params: { formId } });
  const effect = (status: 'new' | 'accepted') => {
    const losses = data?.[status];
    if (!losses) return undefined;
    const { lost, of } = losses;
    return of === 0
      ? t(IDLE_TEXTS[status].help)
      : t(IDLE_TEXTS[status].lost, {
          count: lost,
          formatted: number(lost),
          share: percent(lost / of),
        });
  };
  return (
    <EditorPart title={t(`forms:lexicon.${word}.lostAlone`)}>
      <div className={classes.idle}>
        <IdleDays name="idleDaysNew" help={effect('new')} />
        <IdleDays name="idleDaysAccepted" help={effect('accepted')} />
      </div>
    </EditorPart>
  );
}

const IDLE_TEXTS = {
  new: { help: 'forms:editor.settings.idleNewHelp', lost: 'forms:editor.settings.lostNew' },
  accepted: {
    help: 'forms:editor.settings.idleAcceptedHelp',
    lost: 'forms:editor.settings.lostAccepted',
  },
} as const;

/** A status, its days and their effect in one line; an error names the saved number. */
function IdleDays({
  name,
  help,
}: {
  name: 'idleDaysNew' | 'idleDaysAccepted';
  help: string | undefined;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { error, onChange, ...days } = useDraftField('settings', name);
  const saved = useDraft(({ before }) => before.settings[name]);
  return (
    <div className={classes.idleRow}>
      <NumberField
        {...days}
        onChange={(count) => onChange(count as number)}
        min={1}
        label={t(SHORT_NAMES[`settings.${name}`])}
        aria-label={t(PART_NAMES[`settings.${name}`])}
        help={help}
        error={
          error && (
            <>
              {error}. {t('forms:editor.settings.untilNow', { saved: number(saved) })}
            </>
          )
        }
      />
      <span className={classes.idleUnit} aria-hidden="true">
        {t('forms:editor.settings.idleDays')}
      </span>
    </div>
  );
}
