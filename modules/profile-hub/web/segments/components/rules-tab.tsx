import { useTranslation } from 'react-i18next';
import { SidePanel } from '#platform/web/layout/side-panel.tsx';
import { CountPanel } from './count-panel.tsx';
import { RuleGroupBox } from './rule-group.tsx';
import classes from './segment-builder.module.css';
import { SegmentSentence } from './segment-sentence.tsx';
import type { SegmentBuilderState } from './use-segment-builder.ts';

/** The rules, as a sentence and as brackets, with their count beside them [PH-03]. */
export function RulesTab({ desk }: { desk: SegmentBuilderState }) {
  const { t } = useTranslation();
  return (
    <SidePanel
      label={t('profile-hub:segment.matching')}
      width={344}
      panel={<CountPanel desk={desk} />}
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
  );
}
