import type { BrowserContext } from '@playwright/test';

/**
 * Collects violations of the content security policy in this context since the last call. The browser blocks and
 * reports them, but they are not visible on the screen.
 */
export async function policyReports(context: BrowserContext): Promise<() => string[]> {
  const reports: string[] = [];
  await context.exposeFunction('toldOfPolicy', (report: string) => reports.push(report));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (violation) => {
      const { violatedDirective, blockedURI, documentURI } = violation;
      const message = `${violatedDirective} forbids ${blockedURI} on ${documentURI}`;
      Reflect.get(window, 'toldOfPolicy')(message);
    });
  });
  return () => reports.splice(0);
}
