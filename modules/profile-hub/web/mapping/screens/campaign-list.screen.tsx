import { IconArrowBackUp, IconBan, IconPencil, IconPlus } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  CAMPAIGN_TYPES,
  type Campaign,
  type CampaignType,
} from '#modules/profile-hub/contract/campaign.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordList } from '#platform/web/list/record-list.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '#platform/web/table/rows/cell.module.css';
import type { RowAction } from '#platform/web/table/selection/table-selection.ts';
import {
  type CampaignScope,
  campaignListing,
  mappingAddress,
  TAB_NAMES,
  useDecideCampaign,
} from '../data/campaign-listing.ts';

/** Campaigns of one type: new, mapped and ignored ones [PH-15]. */
export default function CampaignListScreen() {
  const { t } = useTranslation();
  const { id: clientId, brandId } = useCurrentClient();
  const { type } = useParams({ strict: false }) as { type?: string };
  const back = (
    <BackLink to={clientAddress(clientId, 'profilehub/criteria-mapping')}>
      {t('profile-hub:menu.mapping')}
    </BackLink>
  );
  if (!isType(type))
    return (
      <MessagePage number="404" title={t('profile-hub:mapping.noSuchType')} actions={back}>
        {t('profile-hub:mapping.noSuchTypeText')}
      </MessagePage>
    );
  return (
    <>
      <PageHead path={back} title={t(`profile-hub:mapping.type.${type}`)} />
      <CampaignsTable key={`${clientId} ${type}`} scope={{ clientId, brandId, type }} />
    </>
  );
}

function isType(type: string | undefined): type is CampaignType {
  return CAMPAIGN_TYPES.some((known) => known === type);
}

/** Campaigns by tab with their actions [PH-15]. */
function CampaignsTable({ scope }: { scope: CampaignScope }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <RecordList
      listing={campaignListing}
      scope={scope}
      label={t('profile-hub:mapping.campaigns')}
      search={t('profile-hub:mapping.search')}
      viewNames={useNames(TAB_NAMES)}
      columns={useCampaignColumns()}
      rowActions={useCampaignActions(scope)}
      card={(campaign, way) => (
        <PhoneCard
          {...way}
          name={campaign.name}
          text={campaign.origin}
          state={<CampaignStateLabel campaign={campaign} />}
          facts={[
            t('profile-hub:mapping.responses', {
              count: campaign.responses,
              responses: format.number(campaign.responses),
            }),
          ]}
        />
      )}
    />
  );
}

/** Actions by state: add or ignore a new campaign, edit or ignore a mapped one, reactivate an ignored one [PH-15]. */
function useCampaignActions(
  scope: CampaignScope,
): (campaign: Campaign) => readonly RowAction<Campaign>[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const decide = useDecideCampaign(scope.brandId);
  const open = ({ id }: Campaign) => void navigate({ to: mappingAddress(scope, id) });
  const ignore: RowAction<Campaign> = {
    id: 'ignore',
    label: t('profile-hub:mapping.ignore'),
    icon: <Icon of={IconBan} />,
    startsGroup: true,
    run: (campaign) => void decide.ignore(campaign),
  };
  return ({ state }) => {
    if (state === 'rejected')
      return [
        {
          id: 'reassign',
          label: t('profile-hub:mapping.reassign'),
          icon: <Icon of={IconArrowBackUp} />,
          run: (campaign) => void decide.reassign(campaign),
        },
      ];
    if (state === 'assigned')
      return [
        {
          id: 'modify',
          label: t('profile-hub:mapping.modify'),
          icon: <Icon of={IconPencil} />,
          run: open,
        },
        ignore,
      ];
    return [
      { id: 'add', label: t('profile-hub:mapping.add'), icon: <Icon of={IconPlus} />, run: open },
      ignore,
    ];
  };
}

/** The columns of campaigns. */
function useCampaignColumns(): TableColumn<Campaign>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('profile-hub:mapping.campaign'),
        minWidth: 240,
        priority: 10,
        namesRow: true,
        grows: true,
        sortable: true,
        cell: ({ name }) => <span className={classes.name}>{name}</span>,
      },
      {
        id: 'state',
        header: t('profile-hub:mapping.state'),
        minWidth: 170,
        priority: 9,
        whole: true,
        cell: (campaign) => <CampaignStateLabel campaign={campaign} />,
      },
      {
        id: 'origin',
        header: t('profile-hub:mapping.origin'),
        minWidth: 130,
        priority: 6,
        sortable: true,
        cell: ({ origin }) => origin,
      },
      {
        id: 'template',
        header: t('profile-hub:mapping.template'),
        minWidth: 100,
        priority: 3,
        cell: ({ feedback_template_id }) => (
          <span className={classes.quiet}>{feedback_template_id ?? '—'}</span>
        ),
      },
      {
        id: 'questions',
        header: t('profile-hub:mapping.questions'),
        minWidth: 90,
        priority: 5,
        align: 'end',
        cell: ({ questions }) => format.number(questions),
      },
      {
        id: 'responses',
        header: t('profile-hub:mapping.answers'),
        minWidth: 100,
        priority: 8,
        align: 'end',
        sortable: true,
        sortsDescendingFirst: true,
        cell: ({ responses }) => format.number(responses),
      },
      {
        id: 'lastResponseAt',
        header: t('profile-hub:mapping.lastAnswer'),
        minWidth: 120,
        priority: 7,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        cell: ({ lastResponseAt }) => (lastResponseAt ? format.stamp(lastResponseAt) : '—'),
      },
    ],
    [t, format],
  );
}

/** State of a campaign; an unfinished mapping is highlighted. */
function CampaignStateLabel({
  campaign: { state, incomplete, temporary },
}: {
  campaign: Pick<Campaign, 'state' | 'incomplete' | 'temporary'>;
}) {
  const { t } = useTranslation();
  if (state === 'rejected') return <State tone="off">{t('profile-hub:mapping.isIgnored')}</State>;
  if (state === 'available')
    return temporary ? (
      <State tone="due">{t('profile-hub:mapping.notSaved')}</State>
    ) : (
      <State tone="plain">{t('profile-hub:mapping.isNew')}</State>
    );
  const reason = temporary ? { reason: t('profile-hub:mapping.changesNotSaved') } : {};
  return incomplete ? (
    <State tone="due" {...reason}>
      {t('profile-hub:mapping.isIncomplete')}
    </State>
  ) : (
    <State tone="ok" {...reason}>
      {t('profile-hub:mapping.isComplete')}
    </State>
  );
}
