import { useMediaQuery } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import {
  type ReplySettings,
  replySettingsSchema,
} from '#modules/communication/contract/replies/reply-settings.ts';
import {
  getReplySettingsCall,
  getScoreHistogramCall,
  saveReplySettingsCall,
} from '#modules/communication/contract/replies/settings-calls.ts';
import { listReviewsCall } from '#modules/communication/contract/reviews/review-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { SaveBar, useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { SidePanel } from '#platform/web/layout/page-layout.tsx';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import recordClasses from '#platform/web/record/record-form.module.css';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import { RulesSection } from './rules-section.tsx';
import { SendingSection } from './sending-section.tsx';
import classes from './settings.module.css';
import { SourcesSection } from './sources-section.tsx';
import { TemplatesSection } from './templates-section.tsx';
import { TopicsSection } from './topics-section.tsx';
import { TryPanel } from './try-panel.tsx';
import { VoiceSection } from './voice-section.tsx';

/** Label of each setting, to show the differences after a concurrent edit. */
const SETTING_LABELS = {
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

const SECTIONS = ['voice', 'templates', 'rules', 'topics', 'sending', 'sources'] as const;
type Section = (typeof SECTIONS)[number];

/** Reply settings in sections, with a preview beside them [REV-07]. */
export function SettingsEditor({
  stored,
  onReload,
}: {
  stored: StoredSettings;
  onReload: () => Promise<StoredSettings | undefined>;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const panelId = useId();
  const urlSearch = useSearch({ strict: false }) as { section?: string };
  const section: Section = SECTIONS.find((one) => one === urlSearch.section) ?? 'voice';
  const { editor, rewriteReady, setRewriteReady } = useSettingsForm(stored, onReload);
  const { form } = editor;
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const { percent } = useFormat();
  const { brandId } = useCurrentClient();
  const { data } = useCall(getScoreHistogramCall, { query: { brandId } });
  useUnsavedGuard(form.changes, useLeaveBlocker);
  const formatValue = (path: keyof ReplySettings, values: ReplySettings): string => {
    const value = values[path];
    if (typeof value === 'boolean')
      return t(value ? 'platform:filters.yes' : 'platform:filters.no');
    return typeof value === 'object' ? JSON.stringify(value).slice(0, 200) : String(value ?? '');
  };
  const counts = {
    templates: form.values.templates.length,
    rules: form.values.rules.length,
    topics: form.values.topics.length,
  };
  const active = (
    <SwitchField {...form.field('active')} label={t('communication:settings.active')} />
  );
  return (
    <>
      <PageHead
        title={t('communication:settings.title')}
        subtitle={
          data && data.sent > 0
            ? t('communication:settings.answeredAlone', {
                share: percent(data.sentByBot / data.sent),
              })
            : undefined
        }
        tool={!isPhone && <div className={classes.beside}>{active}</div>}
      />
      {/* Next to the title there is no space for its label. */}
      {isPhone && <div className={classes.active}>{active}</div>}
      <TabBar
        label={t('communication:settings.title')}
        pieces={SECTIONS.map((id) => ({
          id,
          label: t(`communication:settings.section.${id}`),
          ...(id in counts && { count: counts[id as keyof typeof counts] }),
        }))}
        current={section}
        onSelect={(next) =>
          void navigate({ to: '.', search: { section: next } as never, replace: true })
        }
        panelId={panelId}
      />
      <form {...form.props} className={recordClasses.form}>
        <ConflictNote
          editor={editor}
          labelOf={(path) => t(SETTING_LABELS[path])}
          wordsOf={formatValue}
        />
        <div
          role="tabpanel"
          id={panelId}
          aria-labelledby={`${panelId}-${section}`}
          className={classes.body}
          data-tool
        >
          {section === 'sources' ? (
            <SourcesSection />
          ) : (
            <SidePanel
              width={440}
              top={11}
              label={t('communication:settings.try')}
              panel={
                <TryPanel
                  settings={form.values}
                  changes={form.changes}
                  rewriteReady={rewriteReady}
                  onRewriteReady={setRewriteReady}
                />
              }
            >
              {section === 'voice' && <VoiceSection form={form} />}
              {section === 'templates' && <TemplatesSection form={form} />}
              {section === 'rules' && <RulesSection form={form} />}
              {section === 'topics' && <TopicsSection form={form} />}
              {section === 'sending' && (
                <SendingSection form={form} modelAvailable={stored.modelAvailable} />
              )}
            </SidePanel>
          )}
        </div>
        <SaveBar form={form} areAllRequired />
      </form>
    </>
  );
}

type StoredSettings = CallOutput<typeof getReplySettingsCall>;

/** Form of the reply settings; `rewriteReady` also rewrites waiting replies on save. */
function useSettingsForm(
  stored: StoredSettings,
  onReload: () => Promise<StoredSettings | undefined>,
) {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const [rewriteReady, setRewriteReady] = useState(false);
  const save = useCallMutation(saveReplySettingsCall, {
    changes: [getReplySettingsCall, getScoreHistogramCall, listReviewsCall],
  });
  const editor = useRecordForm<StoredSettings, ReplySettings>({
    record: stored,
    valuesOf: (savedSettings) => (savedSettings ?? stored).settings,
    schema: replySettingsSchema,
    within: 'settings.',
    save: ({ values, base }) =>
      save.mutateAsync({
        body: { brandId, version: base?.version ?? 0, settings: values, rewriteReady },
      }),
    reload: onReload,
    saved: () =>
      t(rewriteReady ? 'communication:settings.savedRewriting' : 'communication:settings.saved'),
    onSaved: () => setRewriteReady(false),
  });
  return { editor, rewriteReady, setRewriteReady };
}
