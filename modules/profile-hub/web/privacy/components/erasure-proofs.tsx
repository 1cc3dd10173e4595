import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listErasuresCall } from '#modules/profile-hub/contract/privacy.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { ERASURE_CAUSE_NAMES } from '../data/erasure-cause-names.ts';
import classes from './privacy.module.css';

/** When, why and how much was erased; by an address, whether its owner was. */
export function ErasureProofs({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [address] = useDebouncedValue(typed.trim(), 300);
  const query = useCall(listErasuresCall, {
    params: { uuid: clientId },
    query: { limit: 20, ...(address !== '' && { address }) },
  });
  return (
    <>
      <div className={classes.find}>
        <TextField
          label={t('profile-hub:erase.findAddress')}
          help={t('profile-hub:erase.findAddressHint')}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <QueryBoundary
        query={query}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <p className={classes.quiet}>
            {t('profile-hub:erase.noProofs')}. {t('profile-hub:erase.noProofsHint')}
          </p>
        }
      >
        {({ items }) => (
          <ul className={classes.list}>
            {items.map(({ id, at, cause, contacts, reached }) => (
              <li key={id} className={classes.row}>
                <span>
                  {t('profile-hub:erase.done', {
                    count: contacts,
                    formatted: format.number(contacts),
                  })}
                  <small>
                    {format.moment(at)} · {t(ERASURE_CAUSE_NAMES[cause])}
                  </small>
                </span>
                <span>
                  {t('profile-hub:erase.total')}{' '}
                  {format.number(reached.reduce((sum, { count }) => sum + count, 0))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </>
  );
}
