import { getReplySettingsCall } from '#modules/communication/contract/replies/settings-calls.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { ScreenLoading } from '#platform/web/feedback/screen-loading.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { SettingsEditor } from '../components/settings-editor.tsx';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(
    callQueryOptions(getReplySettingsCall, { query: { brandId: client.brandId } }),
  );
};

/** Reply settings of the brand [REV-07]. */
export default function ReplySettingsScreen() {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const settings = useCall(getReplySettingsCall, { query: { brandId } });
  const onReload = async () => (await settings.refetch()).data;
  return (
    <QueryBoundary
      query={settings}
      isEditor
      loading={
        <>
          <PageHead title={t('communication:settings.title')} />
          <ScreenLoading shape="editor" />
        </>
      }
    >
      {(stored) => <SettingsEditor key={brandId} stored={stored} onReload={onReload} />}
    </QueryBoundary>
  );
}
