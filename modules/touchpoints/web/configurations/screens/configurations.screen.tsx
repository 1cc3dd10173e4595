import { useParams } from '@tanstack/react-router';
import { getBrandSettingsCall } from '#modules/touchpoints/contract/configuration.ts';
import { queryOf } from '#platform/web/api/query-of.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { ConfigurationsPage } from '../components/configurations-page.tsx';

export const preload: ScreenPreload = ({ queries, client: { brandId } }) => {
  void queries.prefetchQuery(queryOf(getBrandSettingsCall, { query: { brandId } }));
};

/** The configurations of the brand; the address says which one is open. */
export default function ConfigurationsScreen() {
  const { slug } = useParams({ strict: false }) as { slug?: string };
  return <ConfigurationsPage asked={slug} />;
}
