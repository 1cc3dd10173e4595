import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { getSegmentUsesCall } from '#modules/profile-hub/contract/segments.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import linkStyles from '#platform/web/display/link.module.css';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { formatViewSearch } from '#platform/web/list/views/use-saved-views.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import segmentUsesStyles from './segment-builder.module.css';
import classes from './usage-list.module.css';

interface PlaceOfUse {
  key: string;
  name: string;
  /** Undefined if it belongs to another user. */
  to?: string;
  note?: string | undefined;
}

/** Uses of one kind with links; empty if there are none. */
export function UsageList({
  title,
  uses,
  total = uses.length,
}: {
  title: string;
  uses: readonly PlaceOfUse[];
  /** Total, if more than listed. */
  total?: number;
}) {
  const { number } = useFormat();
  const id = useId();
  if (uses.length === 0) return null;
  return (
    <section className={classes.uses} aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className={classes.quiet}>{number(total)}</span>
      </h2>
      <ul>
        {uses.map(({ key, name, to, note }) => (
          <li key={key}>
            {to === undefined ? (
              <span className={classes.quiet}>{name}</span>
            ) : (
              <Link to={to} className={linkStyles.link}>
                {name}
              </Link>
            )}
            {note !== undefined && <span className={classes.quiet}>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

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
    <div className={segmentUsesStyles.uses}>
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
