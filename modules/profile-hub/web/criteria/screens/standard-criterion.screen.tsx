import { useParams } from '@tanstack/react-router';
import { listStandardCriteriaCall } from '#modules/profile-hub/contract/criteria-calls.ts';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { standardCriterion } from '#modules/profile-hub/contract/standard-criteria.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { Tag } from '#platform/web/display/states/state.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { RecordFailedHead, RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { SidePanel } from '#platform/web/layout/page-layout.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import recordClasses from '#platform/web/record/record-form.module.css';
import classes from '../components/criteria.module.css';
import { CriterionUses, NoSuchCriterion } from '../components/criterion-page.tsx';
import { TYPE_NAMES } from '../criterion-values.ts';

export const preload: ScreenPreload = ({ queries, client: { brandId } }) => {
  void queries.prefetchQuery(callQueryOptions(listStandardCriteriaCall, { query: { brandId } }));
};

/** A standard criterion, read-only [PH-08]. */
export default function StandardCriterionScreen() {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const { slug = '' } = useParams({ strict: false }) as { slug?: string };
  const standard = useCall(listStandardCriteriaCall, { query: { brandId: client.brandId } });
  const list = clientAddress(client.id, 'profilehub/criteria');
  return (
    <QueryBoundary
      query={standard}
      isEditor
      failedHead={<RecordFailedHead />}
      loading={<RecordLoading />}
    >
      {({ items }) => {
        const found = items.find((one) => one.slug === slug);
        if (!found) return <NoSuchCriterion list={list} />;
        return (
          <>
            <PageHead
              path={<BackLink to={list}>{t('profile-hub:menu.criteria')}</BackLink>}
              title={found.label}
              beside={<Tag>{t('profile-hub:criterion.source.standard')}</Tag>}
            />
            <div className={classes.ruled}>
              <SidePanel
                label={t('profile-hub:criterion.use')}
                width={344}
                panel={<CriterionUses slug={found.slug} />}
              >
                <StandardFacts criterion={found} />
              </SidePanel>
            </div>
          </>
        );
      }}
    </QueryBoundary>
  );
}

/** Read-only details of a standard criterion [PH-08]. */
function StandardFacts({ criterion }: { criterion: Criterion }) {
  const { t } = useTranslation();
  const { slug, type, consent, options } = criterion;
  const standard = standardCriterion(slug);
  return (
    <div className={recordClasses.fields}>
      <p className={classes.lead}>
        {standard &&
          t(`profile-hub:criterion.aboutStandard.${standard.kind}`, {
            limit: standard.maxLength ?? 0,
          })}{' '}
        {t('profile-hub:criterion.standardStays')}
      </p>
      <KeyValues
        rows={[
          {
            key: 'kind',
            label: t('profile-hub:criterion.kind'),
            value: t(consent ? 'profile-hub:criterion.type.consent' : TYPE_NAMES[type]),
          },
          {
            key: 'slug',
            label: t('profile-hub:criterion.slug'),
            value: (
              <>
                {slug}
                <small className={classes.under}>{t('profile-hub:criterion.standardSlug')}</small>
              </>
            ),
          },
          ...(options.length > 0
            ? [
                {
                  key: 'options',
                  label: t('profile-hub:criterion.options'),
                  value: options.map(({ label }) => label).join(', '),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
