/** Address of the page that checks the requested redirect after sign-in and opens it [NAV-07]. */
export function verifyAddress(redirect: string): string {
  return `/verify-auth?${new URLSearchParams({ redirect })}`;
}
