import { CLIENT_MAP_META } from '#platform/contract/map/client-map-page.ts';

/** Whether this page's content security policy allows the host of a style; a forbidden style is not requested. */
export function isStyleHostAllowed(style: string): boolean {
  // A developer's start sends its pages without a policy.
  if (import.meta.env.DEV) return true;
  const told = document.querySelector<HTMLMetaElement>(`meta[name="${CLIENT_MAP_META}"]`)?.content;
  return told !== undefined && URL.parse(style)?.origin === told;
}
