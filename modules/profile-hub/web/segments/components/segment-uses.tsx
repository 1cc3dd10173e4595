import { useTranslation } from 'react-i18next';
import type { getSegmentUsesCall } from '#modules/profile-hub/contract/segment-uses.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import { searchOfView } from '#platform/web/list/views/saved-search.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { PlacesOfUse } from './places-of-use.tsx';
import classes from './segment-builder.module.css';

/** What stops meaning what it means when this segment changes, and what left the house by it [PH-03]. */
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
      <PlacesOfUse
        title={t('profile-hub:title.segments')}
        uses={segments.map(({ id, name, saved }) => ({
          key: id,
          name,
          to: to(`contacts/segments/${id}`),
          note: saved ? undefined : t('profile-hub:segment.temporary'),
        }))}
      />
      <PlacesOfUse
        title={t('profile-hub:title.views')}
        total={views.length + othersViews}
        uses={[
          ...views.map((view) => ({
            key: view.id,
            name: view.name,
            to: `${to('contacts')}${searchOfView(view)}`,
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
      <PlacesOfUse
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
