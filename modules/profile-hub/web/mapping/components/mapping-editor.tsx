import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mapping } from '#modules/profile-hub/contract/mapping.ts';
import { SidePanel } from '#platform/web/layout/side-panel.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { filterQuestions, QUESTION_TABS, type QuestionTab } from '../data/question-state.ts';
import { useMapping } from '../data/use-mapping.ts';
import { usePreview } from '../data/use-preview.ts';
import classes from './mapping.module.css';
import { MappingHead } from './mapping-head.tsx';
import { MappingPanel } from './mapping-panel.tsx';
import { MappingSaveBar } from './mapping-save-bar.tsx';
import { type MappableCriterion, QuestionList } from './question-list.tsx';

const PANEL = 'questions';

/** Questions on the left, the effect of saving on the right; the action bar appears while there are unsaved changes. */
export function MappingEditor({
  mapping,
  criteria,
}: {
  mapping: Mapping;
  criteria: readonly MappableCriterion[];
}) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<QuestionTab>('all');
  const actions = useMapping(mapping.campaign_id);
  const preview = usePreview(mapping);
  return (
    <div className={classes.page}>
      <MappingHead mapping={mapping} actions={actions} />
      <TabBar
        label={t('profile-hub:mapping.questions')}
        panelId={PANEL}
        current={tab}
        onSelect={(id) => setTab(id as QuestionTab)}
        pieces={QUESTION_TABS.map((id) => ({
          id,
          label: t(`profile-hub:mapping.questionTab.${id}`),
          count: filterQuestions(mapping.questions, id).length,
        }))}
      />
      <SidePanel
        label={t('profile-hub:mapping.whenYouSave')}
        width={344}
        panel={<MappingPanel mapping={mapping} preview={preview} actions={actions} />}
      >
        <div id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${tab}`}>
          <QuestionList mapping={mapping} tab={tab} criteria={criteria} actions={actions} />
        </div>
      </SidePanel>
      <MappingSaveBar mapping={mapping} preview={preview.query} actions={actions} />
    </div>
  );
}
