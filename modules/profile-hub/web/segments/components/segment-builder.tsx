import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { TEMPORARY_SEGMENT_DAYS } from '#modules/profile-hub/contract/limits.ts';
import type { ListedSegment } from '#modules/profile-hub/contract/segment.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBar, ActionBarMessage, ActionBarMore } from '#platform/web/layout/action-bar.tsx';
import { SidePanel } from '#platform/web/layout/page-layout.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import { useSegmentUses } from '../../contacts/data/use-segment-actions.ts';
import { CountPanel } from './count-panel.tsx';
import { NameSegment } from './name-segment.tsx';
import { RuleGroupBox } from './rule-group.tsx';
import classes from './segment-builder.module.css';
import { SegmentSentence } from './segment-sentence.tsx';
import { SegmentUses } from './segment-uses.tsx';
import { type SaveSegment, useSaveSegment } from './use-save-segment.ts';
import { type SegmentBuilderState, useSegmentBuilder } from './use-segment-builder.ts';

export const SEGMENT_TAB_NAMES = {
  rules: 'profile-hub:segment.rules',
  contacts: 'profile-hub:menu.contacts',
  uses: 'profile-hub:segment.usedIn',
} as const;
export type SegmentTab = keyof typeof SEGMENT_TAB_NAMES;

/** Tabs of a segment page; the URL has the open one, except for the first. */
export function SegmentTabs({
  tabs,
  children,
}: {
  tabs: readonly [
    { id: SegmentTab; count: number | undefined },
    ...{ id: SegmentTab; count: number | undefined }[],
  ];
  children: (current: SegmentTab) => ReactNode;
}) {
  const { t } = useTranslation();
  const panelId = useId();
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: unknown };
  const [first] = tabs;
  const current = (tabs.find(({ id }) => id === tab) ?? first).id;
  return (
    <>
      <TabBar
        label={t('profile-hub:title.segment')}
        panelId={panelId}
        current={current}
        onSelect={(id) =>
          void navigate({ to: '.', search: id === first.id ? {} : { tab: id }, replace: true })
        }
        pieces={tabs.map(({ id, count }) => ({ id, label: t(SEGMENT_TAB_NAMES[id]), count }))}
      />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${current}`}
        className={classes.page}
      >
        {children(current)}
      </div>
    </>
  );
}

const SegmentContacts = onDemand(() => import('./segment-contacts.tsx'));

/** Rules of a live segment with their count, its contacts and its uses [PH-03]. */
export function SegmentBuilder({ segment }: { segment: ListedSegment }) {
  const { t } = useTranslation();
  const segmentBuilder = useSegmentBuilder(segment);
  const saving = useSaveSegment(segment, segmentBuilder);
  const uses = useSegmentUses(segment.id);
  const [isNaming, setNaming] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  useUnsavedGuard(segmentBuilder.draft.isChanged ? 1 : 0, useLeaveBlocker);
  const save = () => {
    if (!saving.isReady()) return;
    if (segment.saved) void saving.keep();
    else setNaming(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    if (event.key === 's') {
      event.preventDefault();
      save();
    }
    // Text inputs have their native undo.
    if (event.key === 'z' && !(event.target instanceof HTMLInputElement)) {
      event.preventDefault();
      segmentBuilder.draft.undo();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole page, each of which a button does too
    <div ref={page} className={classes.page} onKeyDown={onKeyDown}>
      <SegmentTabs
        tabs={[
          { id: 'rules', count: segmentBuilder.ruleCount },
          { id: 'contacts', count: segmentBuilder.count.data?.count },
          { id: 'uses', count: uses.data?.total },
        ]}
      >
        {(current) =>
          current === 'rules' ? (
            <RulesTab desk={segmentBuilder} />
          ) : current === 'contacts' ? (
            <SegmentContacts
              segment={segment}
              count={segmentBuilder.count.data?.count}
              unsaved={segmentBuilder.draft.isChanged ? segmentBuilder.finished : undefined}
            />
          ) : (
            <QueryBoundary query={uses}>{(found) => <SegmentUses uses={found} />}</QueryBoundary>
          )
        }
      </SegmentTabs>
      <SegmentBar segment={segment} desk={segmentBuilder} saving={saving} onSave={save} />
      {isNaming && (
        <NameSegment
          title={t('profile-hub:segment.saveTitle')}
          act={t('profile-hub:segment.save')}
          name=""
          onSave={saving.name}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}

/** Rules as a sentence and as nested groups, with their count [PH-03]. */
function RulesTab({ desk: segmentBuilder }: { desk: SegmentBuilderState }) {
  const { t } = useTranslation();
  return (
    <SidePanel
      label={t('profile-hub:segment.matching')}
      width={344}
      top={14}
      panel={<CountPanel desk={segmentBuilder} />}
    >
      <div className={classes.builder} data-tool>
        <SegmentSentence
          draft={segmentBuilder.draft.draft}
          fields={segmentBuilder.fields}
          editedGroup={segmentBuilder.editedGroup}
        />
        <RuleGroupBox group={segmentBuilder.draft.draft} desk={segmentBuilder} />
        <p className={classes.help}>
          {t('profile-hub:segment.aloneHelp')}{' '}
          {segmentBuilder.unfinished > 0 &&
            t('profile-hub:segment.unfinished', { count: segmentBuilder.unfinished })}
        </p>
      </div>
    </SidePanel>
  );
}

/** Actions on edited rules: name or use a temporary segment, save or discard changes of a saved one. */
function SegmentBar({
  segment,
  desk: segmentBuilder,
  saving,
  onSave,
}: {
  segment: ListedSegment;
  desk: SegmentBuilderState;
  saving: SaveSegment;
  onSave: () => void;
}) {
  const { t } = useTranslation();
  if (segment.saved && !segmentBuilder.draft.isChanged) return null;
  const key = <Kbd>{t('profile-hub:segment.saveKey')}</Kbd>;
  if (segment.saved)
    return (
      <ActionBar label={t('platform:save.label')}>
        <ActionBarMessage>{t('profile-hub:segment.notSaved')}</ActionBarMessage>
        <Button variant="subtle" disabled={saving.isBusy} onClick={segmentBuilder.draft.discard}>
          {t('platform:save.discard')}
        </Button>
        <ActionButton isBusy={saving.isBusy} rightSection={key} onClick={onSave}>
          {t('platform:save.save')}
        </ActionButton>
      </ActionBar>
    );
  return (
    <ActionBar label={t('platform:save.label')}>
      <ActionBarMessage>
        <b>{segment.name}.</b>
        <ActionBarMore>
          {t('profile-hub:segment.temporaryNote', { count: TEMPORARY_SEGMENT_DAYS })}
        </ActionBarMore>
      </ActionBarMessage>
      <Button variant="default" onClick={() => void saving.show()}>
        {t('profile-hub:segment.useUnsaved')}
      </Button>
      <ActionButton isBusy={saving.isBusy} rightSection={key} onClick={onSave}>
        {t('profile-hub:segment.saveAs')}
      </ActionButton>
    </ActionBar>
  );
}
