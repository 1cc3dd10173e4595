import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBan, IconWand } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { CAMPAIGN_TYPES } from '#modules/profile-hub/contract/campaign.ts';
import type { Mapping } from '#modules/profile-hub/contract/mapping.ts';
import {
  getMappingCall,
  listMappableCriteriaCall,
} from '#modules/profile-hub/contract/mapping-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Tag } from '#platform/web/display/states/state.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { RecordFailedHead, RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { FactLine, SidePanel } from '#platform/web/layout/page-layout.tsx';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import classes from '../components/mapping.module.css';
import { MappingPanel } from '../components/mapping-panel.tsx';
import { MappingSaveBar } from '../components/mapping-save-bar.tsx';
import type { MappableCriterion } from '../components/opened-question.tsx';
import { QuestionList } from '../components/question-list.tsx';
import { mappingAddress, useDecideCampaign } from '../data/campaign-listing.ts';
import {
  filterQuestions,
  type MappingActions,
  QUESTION_TABS,
  type QuestionTab,
  useMapping,
  usePreview,
} from '../data/use-mapping.ts';

const PANEL = 'questions';

/** Mapping of a campaign's questions and answers to contact criteria [PH-15]. */
export default function MappingScreen() {
  const { t } = useTranslation();
  const { id: clientId, brandId } = useCurrentClient();
  const { id = '', type } = useParams({ strict: false }) as { id?: string; type?: string };
  const mapping = useCall(getMappingCall, { query: { brand_id: brandId, campaign_id: id } });
  const criteria = useCall(listMappableCriteriaCall, { query: { brand_id: brandId } });
  const { error } = mapping;
  const isGone =
    (error instanceof ProblemError && error.code === notFound.code) ||
    !CAMPAIGN_TYPES.some((known) => known === type);
  if (isGone)
    return (
      <MessagePage
        number="404"
        title={t('profile-hub:mapping.gone')}
        actions={
          <Button component={Link} to={clientAddress(clientId, 'profilehub/criteria-mapping')}>
            {t('profile-hub:menu.mapping')}
          </Button>
        }
      >
        {t('profile-hub:mapping.goneText')}
      </MessagePage>
    );
  const tabs = QUESTION_TABS.map((tab) => t(`profile-hub:mapping.questionTab.${tab}`));
  const loading = <RecordLoading tabs={tabs} of="rows" />;
  return (
    <QueryBoundary query={mapping} failedHead={<RecordFailedHead />} loading={loading}>
      {(found) => (
        <QueryBoundary query={criteria} loading={loading}>
          {(known) => <MappingEditor key={found.campaign_id} mapping={found} criteria={known} />}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}

/** Questions on the left, the effect of saving on the right; the action bar appears while there are unsaved changes. */
function MappingEditor({
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
    <div className={classes.page} data-tool="rows">
      <MappingHead mapping={mapping} actions={actions} />
      <TabBar
        label={t('profile-hub:mapping.questions')}
        panelId={PANEL}
        current={tab}
        onSelect={(id) => setTab(id as QuestionTab)}
        pieces={QUESTION_TABS.map((id) => {
          const count = filterQuestions(mapping.questions, id).length;
          return {
            id,
            label: t(`profile-hub:mapping.questionTab.${id}`),
            count,
            isCountDue: id === 'open' && count > 0,
          };
        })}
      />
      <SidePanel
        label={t('profile-hub:mapping.whenYouSave')}
        width={344}
        top={18}
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

/** Name and origin of the campaign, with actions on it. */
function MappingHead({ mapping, actions }: { mapping: Mapping; actions: MappingActions }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id: clientId, brandId } = useCurrentClient();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const { type, name, campaign_id: id, state, saved } = mapping;
  const list = mappingAddress({ clientId, type });
  const decide = useDecideCampaign(brandId);
  const leave = async () => {
    if (await decide.ignore({ id, name, state })) void navigate({ to: list });
  };
  const isBegun = mapping.id !== null && !saved;
  return (
    <PageHead
      path={<BackLink to={list}>{t(`profile-hub:mapping.type.${type}`)}</BackLink>}
      title={name}
      beside={
        // On a phone the action bar says it.
        isBegun && !isPhone && <Tag>{t('profile-hub:mapping.notSaved')}</Tag>
      }
      about={<FactLine facts={useAboutCampaign(mapping)} />}
      actions={[
        ...(state === 'rejected'
          ? []
          : [
              {
                id: 'ignore',
                label: t('profile-hub:mapping.ignoreCampaign'),
                icon: IconBan,
                run: () => void leave(),
              },
            ]),
        {
          id: 'match',
          label: t('profile-hub:mapping.match'),
          icon: IconWand,
          run: () => void actions.match(),
        },
      ]}
    />
  );
}

function useAboutCampaign(mapping: Mapping): string[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { origin, feedback_template_id: template, responses, firstResponseAt, open } = mapping;
  const answers = t('profile-hub:mapping.responses', {
    count: responses,
    responses: format.number(responses),
  });
  return [
    template ? t('profile-hub:mapping.originTemplate', { origin, template }) : origin,
    firstResponseAt
      ? t('profile-hub:mapping.since', { answers, day: format.date(firstResponseAt.slice(0, 10)) })
      : answers,
    t(open ? 'profile-hub:mapping.open' : 'profile-hub:mapping.closed'),
  ];
}
