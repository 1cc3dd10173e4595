import { IconFileImport, IconGift, IconListCheck, IconMessageStar } from '@tabler/icons-react';
import { countCampaignTypesCall } from '#modules/profile-hub/contract/campaign-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { State } from '#platform/web/display/states/state.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { PageRows } from '#platform/web/layout/page-rows.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { mappingAddress } from '../data/campaign-listing.ts';

const ICONS = { feedback: IconMessageStar, survey: IconListCheck, contest: IconGift };

/** Types of campaigns with the number of open campaigns [PH-15]. */
export default function MappingTypesScreen() {
  const { t } = useTranslation();
  const { id: clientId, brandId } = useCurrentClient();
  const counts = useCall(countCampaignTypesCall, { query: { brand_id: brandId } });
  return (
    <>
      <PageHead
        title={t('profile-hub:menu.mapping')}
        about={t('profile-hub:mapping.about')}
        actions={[
          {
            id: 'import',
            label: t('profile-hub:mapping.file.title'),
            icon: IconFileImport,
            to: clientAddress(clientId, 'profilehub/criteria-mapping/import'),
          },
        ]}
      />
      <QueryBoundary query={counts}>
        {(types) => (
          <PageRows
            rows={types.map(({ type, ...count }) => ({
              to: mappingAddress({ clientId, type }),
              icon: ICONS[type],
              title: t(`profile-hub:mapping.type.${type}`),
              about: t(`profile-hub:mapping.typeHelp.${type}`),
              facts: <TypeCounts {...count} />,
            }))}
          />
        )}
      </QueryBoundary>
    </>
  );
}

/** Number of campaigns of a type; open ones come first. */
function TypeCounts({
  available,
  assigned,
  incomplete,
}: {
  available: number;
  assigned: number;
  incomplete: number;
}) {
  const { t } = useTranslation();
  return (
    <>
      {available > 0 ? (
        <State tone="due">{t('profile-hub:mapping.waiting', { count: available })}</State>
      ) : (
        <State tone="off">{t('profile-hub:mapping.noneWaiting')}</State>
      )}
      {assigned > 0 && (
        <State
          tone="ok"
          {...(incomplete > 0 && {
            reason: t('profile-hub:mapping.ofThemIncomplete', { count: incomplete }),
          })}
        >
          {t('profile-hub:mapping.areAssigned', { count: assigned })}
        </State>
      )}
    </>
  );
}
