import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import {
  countFilledCriteriaCall,
  getCriterionUsesCall,
} from '#modules/profile-hub/contract/criteria-calls.ts';
import { seeContacts } from '#modules/profile-hub/contract/permissions.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import linkStyles from '#platform/web/display/link.module.css';
import { State } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { contactsAddress, having } from '../../dashboard/data/contacts-address.ts';
import { mappingAddress } from '../../mapping/data/campaign-listing.ts';
import panel from '../../segments/components/count-panel.module.css';
import { UsageList } from '../../segments/components/segment-uses.tsx';

export function CriterionState({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation();
  return isActive ? (
    <State tone="ok">{t('profile-hub:criterion.isActive')}</State>
  ) : (
    <State tone="off">{t('profile-hub:criterion.isInactive')}</State>
  );
}

export function NoSuchCriterion({ list }: { list: string }) {
  const { t } = useTranslation();
  return (
    <MessagePage
      number="404"
      title={t('profile-hub:criterion.gone')}
      actions={
        <Button component={Link} to={list}>
          {t('profile-hub:menu.criteria')}
        </Button>
      }
    >
      {t('profile-hub:criterion.goneText')}
    </MessagePage>
  );
}

/** Number of contacts with a value, and links to the criterion's uses [PH-07] [PH-08]. */
export function CriterionUses({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const { id: clientId, brandId } = useCurrentClient();
  const maySee = useAbility(seeContacts);
  const { data: counts } = useCall(countFilledCriteriaCall, { query: { brandId } });
  const { data: uses } = useCall(getCriterionUsesCall, { query: { brandId, slug } });
  const filled = counts?.filled[slug] ?? 0;
  const share = counts && counts.contacts > 0 ? filled / counts.contacts : 0;
  const isUnused = uses && uses.segments.length + uses.campaigns.length === 0;
  return (
    <div className={panel.panel}>
      <section>
        <h2>{t('profile-hub:criterion.filled')}</h2>
        <p className={panel.figure}>{counts ? number(filled) : '…'}</p>
        <div className={panel.share} aria-hidden="true">
          <i style={{ width: `${share * 100}%` }} />
        </div>
        {counts && (
          <p className={panel.quiet}>
            {t('profile-hub:segment.shareOf', {
              share: percent(share, 1),
              total: number(counts.contacts),
            })}
            {maySee && filled > 0 && (
              <>
                {' · '}
                <Link to={contactsAddress(clientId, having(slug))} className={linkStyles.link}>
                  {t('profile-hub:dashboard.showThem')}
                </Link>
              </>
            )}
          </p>
        )}
      </section>
      {uses && (
        <>
          <UsageList
            title={t('profile-hub:criterion.inSegments')}
            uses={uses.segments.map(({ id, name, saved }) => ({
              key: id,
              name,
              to: clientAddress(clientId, `profilehub/contacts/segments/${id}`),
              note: saved ? undefined : t('profile-hub:segment.temporary'),
            }))}
          />
          <UsageList
            title={t('profile-hub:criterion.inCampaigns')}
            uses={uses.campaigns.map(({ id, name, type }) => ({
              key: id,
              name,
              to: mappingAddress({ clientId, type }, id),
            }))}
          />
          {isUnused && (
            <section>
              <h2>{t('profile-hub:segment.usedIn')}</h2>
              <p className={panel.quiet}>{t('profile-hub:criterion.unused')}</p>
            </section>
          )}
        </>
      )}
    </div>
  );
}
