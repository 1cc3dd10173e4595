import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { createLink, useSearch } from '@tanstack/react-router';
import { type ComponentProps, useState } from 'react';
import {
  REPLY_LANGUAGES,
  type ReplySettings,
} from '#modules/communication/contract/replies/reply-settings.ts';
import { getScoreHistogramCall } from '#modules/communication/contract/replies/settings-calls.ts';
import {
  getReviewCountsCall,
  getReviewSourcesCall,
} from '#modules/communication/contract/reviews/review-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import { SaveBar, useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { SidePanel } from '#platform/web/layout/page-layout.tsx';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { TabLinks } from '#platform/web/layout/tab-bar.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import recordClasses from '#platform/web/record/record-form.module.css';
import type { UsedTemplate } from '../data/template-matrix.ts';
import { SETTING_LABELS, useChangesText } from '../data/use-changes-text.ts';
import { useSectionScroll } from '../data/use-section-scroll.ts';
import { type StoredSettings, useSettingsForm } from '../data/use-settings-form.ts';
import { RulesSection } from './rules-section.tsx';
import { SendingSection } from './sending-section.tsx';
import classes from './settings.module.css';
import { SourcesSection } from './sources-section.tsx';
import { TemplatesSection } from './templates-section.tsx';
import { TopicsSection } from './topics-section.tsx';
import { TryPanel } from './try-panel.tsx';
import { VoiceSection } from './voice-section.tsx';

const SECTIONS = ['voice', 'templates', 'rules', 'sending', 'topics', 'sources'] as const;
type Section = (typeof SECTIONS)[number];

/** From this width the panel has its full width. */
const WIDE = '(min-width: 90em)';

/** Reply settings on one page, with a preview beside them; the tabs lead to its sections [REV-07]. */
export function SettingsEditor({
  stored,
  onReload,
}: {
  stored: StoredSettings;
  onReload: () => Promise<StoredSettings | undefined>;
}) {
  const { t } = useTranslation();
  const { editor, goToFirstError, onSubmit, onSaveRewriting } = useSettingsForm(stored, onReload);
  const { form } = editor;
  const changesText = useChangesText(form);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const [used, setUsed] = useState<UsedTemplate>();
  const { percent, number } = useFormat();
  const { brandId } = useCurrentClient();
  const { data } = useCall(getScoreHistogramCall, { query: { brandId } });
  const ready = useCall(getReviewCountsCall, { query: { brandId } }).data?.counts.ready ?? 0;
  useUnsavedGuard(form.changes, useLeaveBlocker);
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
      <SectionTabs settings={form.values} />
      <form {...form.props} onSubmit={onSubmit} className={recordClasses.form}>
        <ConflictNote
          editor={editor}
          labelOf={(path) => t(SETTING_LABELS[path])}
          wordsOf={changesText.textOf}
        />
        <div className={classes.body} data-tool>
          <SidePanel
            width={isWide ? 456 : 400}
            top={14}
            label={t('communication:settings.try')}
            panel={<TryPanel settings={form.values} changes={form.changes} onTried={setUsed} />}
          >
            <div className={classes.sections}>
              <VoiceSection form={form} />
              <TemplatesSection form={form} used={used} />
              <RulesSection form={form} />
              <SendingSection form={form} modelAvailable={stored.modelAvailable} />
              <TopicsSection form={form} />
              <SourcesSection />
            </div>
          </SidePanel>
        </div>
        <SaveBar
          form={form}
          areAllRequired
          hasShortcut
          what={changesText.summary}
          wrong={
            <>
              <MarkedText text={t('platform:save.wrong', { count: form.wrong })} />{' '}
              <LinkButton onClick={goToFirstError}>
                {t('communication:settings.goToError')}
              </LinkButton>
            </>
          }
          also={
            ready > 0 && (
              <Button
                variant="default"
                title={t('communication:settings.rewriteReadyHelp')}
                disabled={form.isSaving}
                onClick={onSaveRewriting}
              >
                {t('communication:settings.saveRewriting', {
                  count: ready,
                  number: number(ready),
                })}
              </Button>
            )
          }
        />
      </form>
    </>
  );
}

/** The visible section is current, also where the router finds the one of the address current. */
const SectionLink = createLink(
  ({ isVisible, ...props }: ComponentProps<'a'> & { isVisible: boolean }) => (
    <a {...props} aria-current={isVisible ? 'location' : undefined}>
      {props.children}
    </a>
  ),
);

/** Links to the sections; the address of each can be sent, and the visible one is marked. */
function SectionTabs({ settings }: { settings: ReplySettings }) {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const sources = useCall(getReviewSourcesCall, { query: { brandId } });
  const urlSearch = useSearch({ strict: false }) as { section?: string };
  const inAddress = SECTIONS.find((one) => one === urlSearch.section);
  const { tabs, current, choose } = useSectionScroll<Section>(SECTIONS, inAddress);
  const { templates, rules, topics } = settings;
  const incomplete = templates.filter(({ texts }) =>
    REPLY_LANGUAGES.some((locale) => !texts[locale]?.trim()),
  ).length;
  const counts: Partial<Record<Section, number | undefined>> = {
    templates: incomplete > 0 ? undefined : templates.length,
    rules: rules.length,
    topics: topics.length,
    sources: sources.data?.items.filter(({ connected }) => connected).length,
  };
  return (
    <div ref={tabs}>
      <TabLinks
        label={t('communication:settings.title')}
        pieces={SECTIONS.map((id) => ({
          id,
          count: counts[id],
          label: (
            <>
              {t(`communication:settings.section.${id}`)}
              {id === 'templates' && incomplete > 0 && (
                <span className={classes.incomplete}>
                  {t('communication:settings.incomplete', { count: incomplete })}
                </span>
              )}
            </>
          ),
        }))}
        current={current}
        renderLink={({ id }, props) => (
          <SectionLink
            key={id}
            {...props}
            isVisible={id === current}
            to="."
            search={{ section: id } as never}
            replace
            resetScroll={false}
            // The address may already be that of the section.
            onClick={() => choose(id)}
          />
        )}
      />
    </div>
  );
}
