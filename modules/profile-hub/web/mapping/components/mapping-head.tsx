import { IconBan, IconWand } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Mapping } from '#modules/profile-hub/contract/mapping.ts';
import { Tag } from '#platform/web/display/states/tag.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { FactLine } from '#platform/web/layout/fact-line.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { BackLink } from '#platform/web/module/back-link.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { mappingAddress } from '../data/campaign-listing.ts';
import { CAMPAIGN_TYPE_NAMES } from '../data/campaign-names.ts';
import { useDecideCampaign } from '../data/use-decide-campaign.ts';
import type { MappingActions } from '../data/use-mapping.ts';
import classes from './mapping.module.css';

/** Which campaign it is, where its answers come from, and what can be done with it as a whole. */
export function MappingHead({ mapping, actions }: { mapping: Mapping; actions: MappingActions }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { id: clientId, brandId } = useCurrentClient();
  const { type, name, campaign_id: id, state, saved } = mapping;
  const list = mappingAddress({ clientId, type });
  const decide = useDecideCampaign(brandId);
  const leave = async () => {
    if (await decide.ignore({ id, name, state })) void navigate({ to: list });
  };
  const isBegun = mapping.id !== null && !saved;
  return (
    <PageHead
      path={<BackLink to={list}>{t(CAMPAIGN_TYPE_NAMES[type])}</BackLink>}
      title={name}
      beside={
        isBegun && (
          <span className={classes.spacious}>
            <Tag>{t('profile-hub:mapping.notSaved')}</Tag>
          </span>
        )
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
