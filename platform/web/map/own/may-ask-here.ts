import { OWN_MAP_META } from '#platform/contract/map/own-map-page.ts';

/** Whether the policy that this page came with lets it ask the host of a style; what it forbids is not even tried. */
export function mayAskHere(style: string): boolean {
  // A developer's start sends its pages without a policy.
  if (import.meta.env.DEV) return true;
  const told = document.querySelector<HTMLMetaElement>(`meta[name="${OWN_MAP_META}"]`)?.content;
  return told !== undefined && URL.parse(style)?.origin === told;
}
