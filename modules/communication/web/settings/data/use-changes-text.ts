import type { ReplySettings } from '#modules/communication/contract/replies/reply-settings.ts';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** Label of each setting, to show the differences after a concurrent edit. */
export const SETTING_LABELS = {
  active: 'communication:settings.active',
  origins: 'communication:review.origin',
  grades: 'communication:settings.grades',
  excludedLocations: 'communication:settings.excludedLocations',
  answerBlank: 'communication:settings.answerBlank',
  answerOtherLanguages: 'communication:settings.answerOther',
  locationsMayAnswer: 'communication:settings.locationsMayAnswer',
  tone: 'communication:settings.tone',
  address: 'communication:settings.address',
  length: 'communication:settings.length',
  signature: 'communication:settings.signature',
  forbiddenWords: 'communication:settings.forbiddenWords',
  allowedPromises: 'communication:settings.promises',
  formId: 'communication:settings.form',
  templates: 'communication:settings.section.templates',
  rules: 'communication:settings.section.rules',
  topics: 'communication:settings.section.topics',
  thresholds: 'communication:settings.byItself',
  approvalGrades: 'communication:settings.approvalGrades',
  delayMinutes: 'communication:settings.delay',
  onlyOpeningHours: 'communication:settings.onlyOpeningHours',
  model: 'communication:settings.model',
} as const satisfies Record<keyof ReplySettings, string>;

/** How many changes are named beside their number. */
const NAMED = 2;

/** The unsaved changes in words, the short ones with both values. */
export function useChangesText(form: ComptoirForm<ReplySettings>) {
  const { t } = useTranslation();
  const { mantine, values } = form;
  const textOf = (path: keyof ReplySettings, of: ReplySettings): string => {
    const value = of[path];
    if (path === 'tone') return t(`communication:replyTone.${of.tone}`);
    if (path === 'length') return t(`communication:replyLength.${of.length}`);
    if (path === 'thresholds') return `${of.thresholds.approve} / ${of.thresholds.send}`;
    if (typeof value === 'boolean')
      return t(value ? 'platform:filters.yes' : 'platform:filters.no');
    return typeof value === 'object' ? JSON.stringify(value).slice(0, 200) : String(value ?? '');
  };
  const changed = (Object.keys(values) as (keyof ReplySettings)[]).filter((path) =>
    mantine.isDirty(path),
  );
  const named = changed.slice(0, NAMED).map((path) => {
    const label = t(SETTING_LABELS[path]);
    const isShort = path === 'tone' || path === 'length' || path === 'thresholds';
    if (!isShort) return label;
    return t('communication:settings.changedFrom', {
      label,
      from: textOf(path, mantine.getInitialValues()),
      to: textOf(path, values),
    });
  });
  const rest = changed.length - named.length;
  return { textOf, summary: named.join(' · ') + (rest > 0 ? ` +${rest}` : '') };
}
