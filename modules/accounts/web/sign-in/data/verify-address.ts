/** Where the way goes on with a session: there the address asked for is checked and opened [NAV-07]. */
export function verifyAddress(redirect: string): string {
  return `/verify-auth?${new URLSearchParams({ redirect })}`;
}
