import type { BrowserContext } from '@playwright/test';

/**
 * What pages of this context did that their content security policy forbids, since it was last asked. Nobody sees such a
 * thing on the screen: it is refused, perhaps caught, and reported.
 */
export async function policyReports(context: BrowserContext): Promise<() => string[]> {
  const reports: string[] = [];
  await context.exposeFunction('toldOfPolicy', (report: string) => reports.push(report));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (violation) => {
      const { violatedDirective, blockedURI, documentURI } = violation;
      const told = `${violatedDirective} forbids ${blockedURI} on ${documentURI}`;
      Reflect.get(window, 'toldOfPolicy')(told);
    });
  });
  return () => reports.splice(0);
}
