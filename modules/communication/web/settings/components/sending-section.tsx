import type { ReactNode } from 'react';
import { REPLY_DELAY_MINUTES } from '#modules/communication/contract/limits.ts';
import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import { getScoreHistogramCall } from '#modules/communication/contract/replies/settings-calls.ts';
import {
  REVIEW_ORIGINS,
  type ReviewOrigin,
} from '#modules/communication/contract/reviews/review.ts';
import { getReviewFiltersCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { ContentFields } from './content-fields.tsx';
import classes from './settings.module.css';
import { SettingsFold } from './settings-fold.tsx';
import { SettingsSection } from './settings-section.tsx';
import { ThresholdField } from './threshold-field.tsx';

const GRADES = ['1', '2', '3', '4', '5'];

/** Order in which the server decides about a reply. */
const ORDER = ['person', 'rules', 'score', 'grades', 'safeguards'] as const;

const numbers = (grades: string[]) => grades.map(Number).sort();

/** What the bot may send automatically, when it sends, what replies contain, and which reviews it handles [REV-07]. */
export function SendingSection({
  form,
  modelAvailable,
}: {
  form: ComptoirForm<ReplySettings>;
  modelAvailable: boolean;
}) {
  const { t } = useTranslation();
  const { duration } = useFormat();
  const { brandId } = useCurrentClient();
  const { data } = useCall(getScoreHistogramCall, { query: { brandId } });
  const { values, mantine } = form;
  const stars = useStars();
  const when = [
    values.delayMinutes > 0
      ? t('communication:settings.sentAfter', { delay: duration(values.delayMinutes * 60) })
      : t('communication:settings.sentAtOnce'),
    ...(values.onlyOpeningHours ? [t('communication:settings.sentInHours')] : []),
  ];
  return (
    <SettingsSection
      section="sending"
      title={t('communication:settings.section.sending')}
      note={when.join(', ')}
    >
      <ThresholdField
        value={values.thresholds}
        saved={mantine.getInitialValues().thresholds}
        histogram={data}
        onChange={(thresholds) => mantine.setFieldValue('thresholds', thresholds)}
      />
      <SettingsFold title={t('communication:settings.order.about')}>
        <ol className={classes.order}>
          {ORDER.map((step) => (
            <li key={step}>{t(`communication:settings.order.${step}`)}</li>
          ))}
        </ol>
      </SettingsFold>
      <FieldPair>
        <MultiSelectField
          {...form.field('approvalGrades')}
          label={t('communication:settings.approvalGrades')}
          help={t('communication:settings.approvalGradesHelp')}
          value={values.approvalGrades.map(String)}
          onChange={(grades) => mantine.setFieldValue('approvalGrades', numbers(grades))}
          options={stars}
        />
        <NumberField
          {...form.field('delayMinutes')}
          isRequired={false}
          label={t('communication:settings.delay')}
          help={t('communication:settings.delayHelp')}
          onChange={(minutes) => mantine.setFieldValue('delayMinutes', minutes ?? 0)}
          min={0}
          max={REPLY_DELAY_MINUTES}
          suffix=" min"
        />
      </FieldPair>
      <SwitchField
        {...form.field('onlyOpeningHours')}
        label={t('communication:settings.onlyOpeningHours')}
        help={t('communication:settings.onlyOpeningHoursHelp')}
      />
      <Group title={t('communication:settings.content')}>
        <ContentFields form={form} />
      </Group>
      <ScopeFields form={form} />
      <Group title={t('communication:settings.model')}>
        <p className={classes.empty}>{t('communication:settings.modelAbout')}</p>
        <SwitchField
          data-path="model"
          label={t('communication:settings.modelActive')}
          help={t(
            modelAvailable
              ? 'communication:settings.modelSent'
              : 'communication:settings.modelMissing',
          )}
          value={values.model.active}
          disabled={!modelAvailable && !values.model.active}
          onChange={(active) => mantine.setFieldValue('model', { active })}
        />
      </Group>
    </SettingsSection>
  );
}

/** Which reviews the bot handles: by source, stars, location and language. */
function ScopeFields({ form }: { form: ComptoirForm<ReplySettings> }) {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const filters = useCall(getReviewFiltersCall, { query: { brandId } });
  const { values, mantine } = form;
  return (
    <Group title={t('communication:settings.botFor')}>
      <div className={classes.columns}>
        <MultiSelectField
          {...form.field('origins')}
          label={t('communication:review.origin')}
          value={values.origins as string[]}
          onChange={(origins) => mantine.setFieldValue('origins', origins as ReviewOrigin[])}
          options={REVIEW_ORIGINS.map((origin) => ({
            value: origin as string,
            label: t(`communication:reviewOrigin.${origin}`),
          }))}
        />
        <MultiSelectField
          {...form.field('grades')}
          label={t('communication:settings.grades')}
          value={values.grades.map(String)}
          onChange={(grades) => mantine.setFieldValue('grades', numbers(grades))}
          options={useStars()}
        />
      </div>
      <MultiSelectField
        {...form.field('excludedLocations')}
        label={t('communication:settings.excludedLocations')}
        help={t('communication:settings.excludedLocationsHelp')}
        {...(values.excludedLocations.length === 0 && {
          placeholder: t('communication:settings.excludedLocationsNone'),
        })}
        options={filters.data?.shops.map(({ id, name, city }) => ({
          value: id,
          label: [name, city].filter(Boolean).join(', '),
        }))}
      />
      <div className={classes.columns}>
        <SwitchField
          {...form.field('answerBlank')}
          label={t('communication:settings.answerBlank')}
          help={t('communication:settings.answerBlankHelp')}
        />
        <SwitchField
          {...form.field('answerOtherLanguages')}
          label={t('communication:settings.answerOther')}
          help={t('communication:settings.answerOtherHelp')}
        />
        <SwitchField
          {...form.field('locationsMayAnswer')}
          label={t('communication:settings.locationsMayAnswer')}
          help={t('communication:settings.locationsMayAnswerHelp')}
        />
      </div>
    </Group>
  );
}

function useStars() {
  const { t } = useTranslation();
  return GRADES.map((grade) => ({
    value: grade,
    label: t('communication:settings.stars', { count: Number(grade) }),
  }));
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.group} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
