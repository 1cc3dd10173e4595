import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconAdjustments, IconChartBar, IconUnlink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { getSearchFiltersCall } from '#modules/touchpoints/contract/search-touchpoints.ts';
import { queryOf } from '#platform/web/api/query-of.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { NewTouchpointButton } from '../components/new-touchpoint-button.tsx';
import { TouchpointsTable } from '../components/touchpoints-table.tsx';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(queryOf(getSearchFiltersCall, { query: { brandId: client.brandId } }));
};

/** All touchpoints of the brand [TP-01]. */
export default function TouchpointListScreen() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const client = useCurrentClient();
  const { data } = useCall(getSearchFiltersCall, { query: { brandId: client.brandId } });
  const deadCodes = data?.deadCodes ?? 0;
  return (
    <>
      <PageHead
        title={t('touchpoints:menu.group')}
        actions={
          <>
            {deadCodes > 0 && (
              <Button
                component={Link}
                variant="subtle"
                to={clientAddress(client.id, 'touchpoints/dead-codes')}
                leftSection={<Icon of={IconUnlink} />}
              >
                {t('touchpoints:list.deadCodes', {
                  count: deadCodes,
                  formatted: number(deadCodes),
                })}
              </Button>
            )}
            <Button
              component={Link}
              variant="subtle"
              to={clientAddress(client.id, 'touchpoints/statistics')}
              leftSection={<Icon of={IconChartBar} />}
            >
              {t('touchpoints:title.statistics')}
            </Button>
            <Tooltip label={t('touchpoints:title.configurations')}>
              <ActionIcon
                component={Link}
                to={clientAddress(client.id, 'touchpoints/configurations')}
                aria-label={t('touchpoints:title.configurations')}
              >
                <Icon of={IconAdjustments} />
              </ActionIcon>
            </Tooltip>
            <NewTouchpointButton clientId={client.id} />
          </>
        }
      />
      <TouchpointsTable key={client.id} client={client} />
    </>
  );
}
