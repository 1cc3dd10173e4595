import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { listClientsCall } from '#modules/directory/contract/get-clients.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useRouterAddress } from '#platform/web/module/use-router-address.ts';
import { clientOfSearch, withClient } from '../data/client-of-search.ts';
import classes from './list.module.css';

/** Narrows a list of all clients to one of them. */
export function ClientSelect() {
  const { t } = useTranslation();
  const router = useRouterAddress();
  const clients = useCall(listClientsCall, {});
  return (
    <Select
      className={classes.client}
      size="xs"
      aria-label={t('directory:column.client')}
      placeholder={t('directory:list.allClients')}
      searchable
      clearable
      value={clientOfSearch(router.search)}
      data={(clients.data ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }))}
      onChange={(chosen) => router.setSearch(withClient(router.search, chosen), 'push')}
    />
  );
}
