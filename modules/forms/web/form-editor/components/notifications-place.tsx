import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { CONDITIONS_LIMIT } from '#modules/forms/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ConditionsField } from '../../components/conditions-field.tsx';
import { newCondition, useConditionables, useFormConditionText } from '../../data/conditions.ts';
import { useDraft, useDraftStore } from '../../data/draft/draft-context.ts';
import type { SectionProps } from '../../data/draft/editor-places.ts';
import type { ConditionRenderers } from '../../notifications/components/notification-rows.tsx';
import { NotificationsSection } from '../../notifications/components/notifications-section.tsx';

/** Connects the mail section with the draft and the editor's condition fields. */
export default function NotificationsPlace({ form }: SectionProps) {
  const { t } = useTranslation();
  const { change } = useDraftStore();
  const draft = useDraft((state) => state.draft);
  const offered = useConditionables();
  const describeCondition = useFormConditionText(offered);
  const [first] = offered;
  const conditions: ConditionRenderers = {
    words: describeCondition,
    field: (given) => (
      <div>
        {given.conditions.length > 0 && <ConditionsField {...given} offered={offered} />}
        <Button
          variant="subtle"
          size="xs"
          disabled={!first || given.conditions.length >= CONDITIONS_LIMIT}
          leftSection={<Icon of={IconPlus} size={14} />}
          onClick={() => first && given.onChange([...given.conditions, newCondition(first)])}
        >
          {t('forms:notify.addCondition')}
        </Button>
      </div>
    ),
  };
  return (
    <NotificationsSection
      formId={form.id}
      draft={draft}
      setDraft={change}
      conditions={conditions}
    />
  );
}
