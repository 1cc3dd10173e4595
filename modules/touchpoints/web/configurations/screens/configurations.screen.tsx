import { useParams } from '@tanstack/react-router';
import { getBrandSettingsCall } from '#modules/touchpoints/contract/configuration.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { ConfigurationsPage } from '../components/configurations-page.tsx';

export const preload: ScreenPreload = ({ queries, client: { brandId } }) => {
  void queries.prefetchQuery(callQueryOptions(getBrandSettingsCall, { query: { brandId } }));
};

/** The configurations of the brand; the URL determines the open one. */
export default function ConfigurationsScreen() {
  const { slug } = useParams({ strict: false }) as { slug?: string };
  return <ConfigurationsPage requested={slug} />;
}
