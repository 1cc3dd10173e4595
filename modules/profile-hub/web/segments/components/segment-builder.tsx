import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedSegment } from '#modules/profile-hub/contract/segment-list.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { useUnsavedGuard } from '#platform/web/fields/form/use-unsaved-guard.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { useLeaveBlocker } from '#platform/web/module/use-leave-blocker.ts';
import { useSegmentUses } from '../data/use-segment-uses.ts';
import { NameSegment } from './name-segment.tsx';
import { RulesTab } from './rules-tab.tsx';
import { SegmentBar } from './segment-bar.tsx';
import classes from './segment-builder.module.css';
import { SegmentTabs } from './segment-tabs.tsx';
import { SegmentUses } from './segment-uses.tsx';
import { useSaveSegment } from './use-save-segment.ts';
import { useSegmentBuilder } from './use-segment-builder.ts';

const SegmentContacts = onDemand(() => import('./segment-contacts.tsx'));

/** Rules of a live segment with their count, its contacts and its uses [PH-03]. */
export function SegmentBuilder({ segment }: { segment: ListedSegment }) {
  const { t } = useTranslation();
  const desk = useSegmentBuilder(segment);
  const saving = useSaveSegment(segment, desk);
  const uses = useSegmentUses(segment.id);
  const [isNaming, setNaming] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  useUnsavedGuard(desk.draft.isChanged ? 1 : 0, useLeaveBlocker);
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
      desk.draft.undo();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole page, each of which a button does too
    <div ref={page} className={classes.page} onKeyDown={onKeyDown}>
      <SegmentTabs
        tabs={[
          { id: 'rules', count: desk.ruleCount },
          { id: 'contacts', count: desk.count.data?.count },
          { id: 'uses', count: uses.data?.total },
        ]}
      >
        {(current) =>
          current === 'rules' ? (
            <RulesTab desk={desk} />
          ) : current === 'contacts' ? (
            <SegmentContacts
              segment={segment}
              count={desk.count.data?.count}
              unsaved={desk.draft.isChanged ? desk.finished : undefined}
            />
          ) : (
            <QueryBoundary query={uses}>{(found) => <SegmentUses uses={found} />}</QueryBoundary>
          )
        }
      </SegmentTabs>
      <SegmentBar segment={segment} desk={desk} saving={saving} onSave={save} />
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
