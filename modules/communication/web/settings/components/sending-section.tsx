import { RangeSlider } from '@mantine/core';
import { useId } from 'react';
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
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import classes from './settings.module.css';
import '@mantine/core/styles/Slider.layer.css';

const GRADES = ['1', '2', '3', '4', '5'];

/** Order in which the server decides about a reply. */
const ORDER = ['person', 'rules', 'score', 'grades', 'safeguards'] as const;

/** Which reviews the bot handles, what it may send automatically, and when it sends [REV-07]. */
export function SendingSection({
  form,
  modelAvailable,
}: {
  form: ComptoirForm<ReplySettings>;
  modelAvailable: boolean;
}) {
  const { t } = useTranslation();
  const titleId = useId();
  const { brandId } = useCurrentClient();
  const filters = useCall(getReviewFiltersCall, { query: { brandId } });
  const { values, mantine } = form;
  const stars = GRADES.map((grade) => ({
    value: grade,
    label: t('communication:settings.stars', { count: Number(grade) }),
  }));
  const numbers = (grades: string[]) => grades.map(Number).sort();
  return (
    <>
      <section className={classes.section} aria-labelledby={`${titleId}-bot`}>
        <h2 id={`${titleId}-bot`}>{t('communication:settings.botFor')}</h2>
        <div className={classes.columns}>
          <MultiSelectField
            label={t('communication:review.origin')}
            value={values.origins as string[]}
            onChange={(origins) => mantine.setFieldValue('origins', origins as ReviewOrigin[])}
            options={REVIEW_ORIGINS.map((origin) => ({
              value: origin as string,
              label: t(`communication:reviewOrigin.${origin}`),
            }))}
          />
          <MultiSelectField
            label={t('communication:settings.grades')}
            value={values.grades.map(String)}
            onChange={(grades) => mantine.setFieldValue('grades', numbers(grades))}
            options={stars}
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
      </section>
      <section className={classes.section} aria-labelledby={`${titleId}-alone`}>
        <h2 id={`${titleId}-alone`}>{t('communication:settings.byItself')}</h2>
        <div>
          <p className={classes.empty}>{t('communication:settings.order.about')}</p>
          <ol className={classes.order}>
            {ORDER.map((step) => (
              <li key={step}>{t(`communication:settings.order.${step}`)}</li>
            ))}
          </ol>
        </div>
        <ThresholdField
          value={values.thresholds}
          onChange={(thresholds) => mantine.setFieldValue('thresholds', thresholds)}
        />
        <MultiSelectField
          label={t('communication:settings.approvalGrades')}
          help={t('communication:settings.approvalGradesHelp')}
          value={values.approvalGrades.map(String)}
          onChange={(grades) => mantine.setFieldValue('approvalGrades', numbers(grades))}
          options={stars}
        />
      </section>
      <section className={classes.section} aria-labelledby={`${titleId}-when`}>
        <h2 id={`${titleId}-when`}>{t('communication:settings.when')}</h2>
        <div className={classes.columns}>
          <NumberField
            label={t('communication:settings.delay')}
            help={t('communication:settings.delayHelp')}
            value={values.delayMinutes}
            onChange={(minutes) => mantine.setFieldValue('delayMinutes', minutes ?? 0)}
            error={mantine.errors.delayMinutes}
            min={0}
            max={REPLY_DELAY_MINUTES}
          />
          <SwitchField
            {...form.field('onlyOpeningHours')}
            label={t('communication:settings.onlyOpeningHours')}
            help={t('communication:settings.onlyOpeningHoursHelp')}
          />
        </div>
      </section>
      <section className={classes.section} aria-labelledby={`${titleId}-model`}>
        <h2 id={`${titleId}-model`}>{t('communication:settings.model')}</h2>
        <p className={classes.empty}>{t('communication:settings.modelAbout')}</p>
        <SwitchField
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
      </section>
    </>
  );
}

interface Thresholds {
  send: number;
  approve: number;
}

/**
 * Two thresholds below last month's scores. They separate manual replies, replies that wait for approval, and automatic
 * replies [REV-06].
 */
function ThresholdField({
  value: { send, approve },
  onChange,
}: {
  value: Thresholds;
  onChange: (thresholds: Thresholds) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { brandId } = useCurrentClient();
  const { data } = useCall(getScoreHistogramCall, { query: { brandId } });
  const steps = data?.steps ?? [];
  const most = Math.max(1, ...steps.map(({ replies }) => replies));
  const sumOf = (from: number, below: number) =>
    steps.reduce(
      (sum, step) => (step.from >= from && step.from < below ? sum + step.replies : sum),
      0,
    );
  const kindOf = (score: number) =>
    score >= send ? 'send' : score >= approve ? 'approve' : 'manual';
  const part = (kind: 'manual' | 'approve' | 'send', replies: number) => (
    <li data-kind={kind}>
      <b>{t(`communication:settings.threshold.${kind}`, { send, approve, below: send - 1 })}</b>{' '}
      {data &&
        data.total > 0 &&
        t('communication:settings.repliesLastMonth', {
          count: replies,
          formatted: number(replies),
        })}
    </li>
  );
  return (
    <div className={classes.thresholds}>
      <div className={classes.histogram} aria-hidden="true">
        {steps.map(({ from, replies }) => (
          <i
            key={from}
            data-kind={kindOf(from)}
            style={{ height: `${Math.max(2, (100 * replies) / most)}%` }}
          />
        ))}
      </div>
      <RangeSlider
        value={[approve, send]}
        onChange={([low, high]) => onChange({ approve: low, send: high })}
        min={0}
        max={100}
        minRange={0}
        step={1}
        color="dark"
        thumbFromLabel={t('communication:settings.approveFrom')}
        thumbToLabel={t('communication:settings.sendFrom')}
      />
      <ul className={classes.legend}>
        {part('manual', sumOf(0, approve))}
        {part('approve', sumOf(approve, send))}
        {part('send', sumOf(send, 101))}
      </ul>
    </div>
  );
}
