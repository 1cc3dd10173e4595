import { useState } from 'react';
import { z } from 'zod';
import {
  getReplySettingsCall,
  saveReplySettingsCall,
} from '#modules/communication/contract/replies/settings-calls.ts';
import { getReviewFiltersCall } from '#modules/communication/contract/reviews/review-calls.ts';
import {
  getTopicsCall,
  mergeTopicsCall,
} from '#modules/communication/contract/semantic-analysis/analysis-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { line } from '#platform/contract/text/text.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

type Stored = CallOutput<typeof getReplySettingsCall>;
const SHOWN = [getTopicsCall, getReplySettingsCall, getReviewFiltersCall] as const;
const schema = z.object({ name: line({ min: 1, max: 60 }), into: z.string() });

/** Renames a topic of the brand's own in the reader's language, or merges it into another one [REV-08]. */
export default function TopicDialog({ topic, onClose }: { topic: string; onClose: () => void }) {
  const { brandId } = useCurrentClient();
  const settings = useCall(getReplySettingsCall, { query: { brandId } });
  return settings.data && !settings.isFetching ? (
    <Dialog stored={settings.data} topic={topic} onClose={onClose} />
  ) : null;
}

function Dialog({
  stored: { settings, version },
  topic,
  onClose,
}: {
  stored: Stored;
  topic: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { brandId } = useCurrentClient();
  const problemText = useProblemText();
  const [problem, setProblem] = useState<string>();
  const save = useCallMutation(saveReplySettingsCall, { changes: SHOWN });
  const merge = useCallMutation(mergeTopicsCall, { changes: SHOWN });
  const own = settings.topics.find(({ key }) => key === topic);
  const others = settings.topics.filter(({ key }) => key !== topic);
  const rename = (name: string) =>
    save.mutateAsync({
      body: {
        brandId,
        version,
        settings: {
          ...settings,
          topics: settings.topics.map((one) =>
            one === own ? { ...one, names: { ...one.names, [locale]: name } } : one,
          ),
        },
      },
    });
  const form = useComptoirForm({
    schema,
    initialValues: { name: own ? nameOf(own, locale) : '', into: '' },
    async onSubmit({ name, into }) {
      if (into) await merge.mutateAsync({ body: { brandId, version, from: topic, into } });
      else await rename(name.trim());
      showToast({
        text: into
          ? t('communication:analysis.topicsMerged')
          : t('communication:analysis.topicRenamed'),
      });
      onClose();
    },
    onProblem: (error) => setProblem(problemText(error)),
  });
  const { into } = form.values;
  return (
    <TaskFormDialog
      title={t('communication:analysis.changeTopicTitle', { name: own && nameOf(own, locale) })}
      help={into ? t('communication:analysis.mergeHelp') : t('communication:analysis.renameHelp')}
      problem={problem}
      form={form.props}
      isBusy={form.isSaving}
      act={into ? t('communication:analysis.merge') : t('communication:analysis.rename')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t('communication:analysis.topicName')}
        maxLength={60}
        disabled={into !== ''}
        autoComplete="off"
      />
      {others.length > 0 && (
        <SelectField
          label={t('communication:analysis.mergeInto')}
          value={into}
          onChange={(key) => form.mantine.setFieldValue('into', key ?? '')}
          options={[
            { value: '', label: t('communication:analysis.mergeNone') },
            ...others.map((one) => ({ value: one.key, label: nameOf(one, locale) })),
          ]}
        />
      )}
    </TaskFormDialog>
  );
}

function nameOf({ key, names }: Stored['settings']['topics'][number], locale: Locale): string {
  return names[locale] || Object.values(names).find(Boolean) || key;
}
