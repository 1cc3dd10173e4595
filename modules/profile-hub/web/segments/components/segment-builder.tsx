import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedSegment } from '#modules/profile-hub/contract/segment-list.ts';
import { useUnsavedGuard } from '#platform/web/fields/form/use-unsaved-guard.ts';
import { SidePanel } from '#platform/web/layout/side-panel.tsx';
import { useLeaveBlocker } from '#platform/web/module/use-leave-blocker.ts';
import { CountPanel } from './count-panel.tsx';
import { NameDialog } from './name-dialog.tsx';
import { RuleGroupBox } from './rule-group.tsx';
import { SegmentBar } from './segment-bar.tsx';
import classes from './segment-builder.module.css';
import { SegmentSentence } from './segment-sentence.tsx';
import { useBuilderDesk } from './use-builder-desk.ts';
import { useSaveSegment } from './use-save-segment.ts';
import { UsedIn } from './used-in.tsx';

/** The rules of a live segment, as a sentence and as brackets, with their count beside them [PH-03]. */
export function SegmentBuilder({ segment }: { segment: ListedSegment }) {
  const { t } = useTranslation();
  const desk = useBuilderDesk(segment);
  const saving = useSaveSegment(segment, desk);
  const [isNaming, setNaming] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  useUnsavedGuard(segment.saved && desk.draft.isChanged ? 1 : 0, useLeaveBlocker);
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
    // What is typed into a field has an undo of its own.
    if (event.key === 'z' && !(event.target instanceof HTMLInputElement)) {
      event.preventDefault();
      desk.draft.undo();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole page, each of which a button does too
    <div ref={page} className={classes.page} onKeyDown={onKeyDown}>
      <SidePanel
        label={t('profile-hub:segment.matching')}
        width={344}
        panel={
          <>
            <CountPanel desk={desk} />
            <UsedIn names={segment.usedIn} />
          </>
        }
      >
        <div className={classes.builder}>
          <SegmentSentence
            draft={desk.draft.draft}
            fields={desk.fields}
            editedGroup={desk.editedGroup}
          />
          <RuleGroupBox group={desk.draft.draft} desk={desk} />
          <p className={classes.help}>
            {t('profile-hub:segment.aloneHelp')}{' '}
            {desk.unfinished > 0 && t('profile-hub:segment.unfinished', { count: desk.unfinished })}
          </p>
        </div>
      </SidePanel>
      <SegmentBar segment={segment} desk={desk} saving={saving} onSave={save} />
      {isNaming && (
        <NameDialog
          title={t('profile-hub:segment.saveTitle')}
          act={t('profile-hub:segment.save')}
          name=""
          onName={(name) => saving.name(name)}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}
