import { useTranslation } from 'react-i18next';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SwitchField } from '#platform/web/fields/switch-field.tsx';
import { EditorPart } from '../../components/editor-part.tsx';
import section from '../../components/section.module.css';
import { PART_NAMES } from '../../data/draft/part-names.ts';
import { useDraftField } from '../../data/draft/use-draft-field.tsx';

/** Response goals of the brand, and what recipients and consumers see and get [LEAD-11]. */
export function AnswerFields() {
  const { t } = useTranslation();
  const goal = useDraftField('settings', 'answerGoalHours');
  const days = useDraftField('settings', 'linkDays');
  const asked = useDraftField('settings', 'askConsumerAfterDays');
  return (
    <EditorPart title={t('leads:editor.settings.answers')}>
      <div className={section.columns}>
        <NumberField
          {...goal}
          onChange={(hours) => goal.onChange(hours as number)}
          min={1}
          label={t(PART_NAMES['settings.answerGoalHours'])}
          help={t('leads:editor.settings.goalHelp')}
        />
        <NumberField
          {...days}
          onChange={(count) => days.onChange(count as number)}
          min={1}
          label={t(PART_NAMES['settings.linkDays'])}
          help={t('leads:editor.settings.linkDaysHelp')}
        />
        <NumberField
          {...asked}
          onChange={(count) => asked.onChange(count)}
          min={1}
          label={t(PART_NAMES['settings.askConsumerAfterDays'])}
          help={t('leads:editor.settings.askConsumerHelp')}
        />
      </div>
      <SwitchField
        {...useDraftField('settings', 'contactShownBefore')}
        label={t(PART_NAMES['settings.contactShownBefore'])}
        help={t('leads:editor.settings.contactShownHelp')}
      />
    </EditorPart>
  );
}
