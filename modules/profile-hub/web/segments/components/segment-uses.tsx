import { useTranslation } from 'react-i18next';
import type { getSegmentUsesCall } from '#modules/profile-hub/contract/segment-uses.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { formatViewSearch } from '#platform/web/list/views/saved-search.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import classes from './segment-builder.module.css';
import { UsageList } from './usage-list.tsx';

/** Everything that a change of this segment affects, and its exports [PH-03]. */
export function SegmentUses({ uses }: { uses: CallOutput<typeof getSegmentUsesCall> }) {
  const { t } = useTranslation();
  const { moment, number } = useFormat();
  const { id: clientId } = useCurrentClient();
  const to = (path: string) => clientAddress(clientId, `profilehub/${path}`);
  const { segments, views, othersViews, exports, exportsTotal } = uses;
  if (uses.total === 0)
    return (
      <EmptyState title={t('profile-hub:segment.unusedTitle')}>
        {t('profile-hub:segment.unusedText')}
      </EmptyState>
    );
  return (
    <div className={classes.uses}>
      <UsageList
        title={t('profile-hub:title.segments')}
        uses={segments.map(({ id, name, saved }) => ({
          key: id,
          name,
          to: to(`contacts/segments/${id}`),
          note: saved ? undefined : t('profile-hub:segment.temporary'),
        }))}
      />
      <UsageList
        title={t('profile-hub:title.views')}
        total={views.length + othersViews}
        uses={[
          ...views.map((view) => ({
            key: view.id,
            name: view.name,
            to: `${to('contacts')}${formatViewSearch(view)}`,
          })),
          ...(othersViews > 0
            ? [
                {
                  key: 'others',
                  name: t('profile-hub:segment.othersViews', { count: othersViews }),
                },
              ]
            : []),
        ]}
      />
      <UsageList
        title={t('profile-hub:segment.exports')}
        total={exportsTotal}
        uses={exports.map(({ id, at, contacts }) => ({
          key: id,
          name: moment(at),
          to: to('export'),
          note: t('profile-hub:dashboard.contacts', {
            count: contacts,
            formatted: number(contacts),
          }),
        }))}
      />
    </div>
  );
}
