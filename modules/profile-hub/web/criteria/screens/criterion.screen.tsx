import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { getCriterionCall } from '#modules/profile-hub/contract/criteria-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { RecordFailedHead, RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { CriterionEditor } from '../components/criterion-editor.tsx';
import { CriterionState, CriterionUses, NoSuchCriterion } from '../components/criterion-page.tsx';

/** A custom criterion of the brand [PH-07]. */
export default function CriterionScreen() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const client = useCurrentClient();
  const queries = useQueryClient();
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const input = { params: { id }, query: { brandId: client.brandId } };
  const criterion = useCall(getCriterionCall, input);
  const list = clientAddress(client.id, 'profilehub/criteria');
  const { error } = criterion;
  if (error instanceof ProblemError && error.code === notFound.code)
    return <NoSuchCriterion list={list} />;
  return (
    <QueryBoundary
      query={criterion}
      isEditor
      failedHead={<RecordFailedHead />}
      loading={<RecordLoading />}
    >
      {(found) => (
        <>
          <PageHead
            path={<BackLink to={list}>{t('profile-hub:menu.criteria')}</BackLink>}
            title={found.labels?.[locale] ?? found.label}
            beside={<CriterionState isActive={found.active} />}
          />
          <CriterionEditor
            key={found.id}
            criterion={found}
            panel={<CriterionUses slug={found.slug} />}
            onReload={() =>
              queries
                .fetchQuery({ ...callQueryOptions(getCriterionCall, input), staleTime: 0 })
                .catch(() => undefined)
            }
          />
        </>
      )}
    </QueryBoundary>
  );
}
