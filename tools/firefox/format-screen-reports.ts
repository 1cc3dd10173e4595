import type { ScreenReport } from './inspect-screen.ts';

/** One line per screen, with its errors below. */
export function formatScreenReports(reports: readonly ScreenReport[]): string {
  const width = Math.max(0, ...reports.map(({ screen }) => screen.length));
  const lines = reports.flatMap(({ screen, firstControl, faults }) => [
    `${faults.length === 0 ? '✓' : '✗'} ${screen.padEnd(width)}  ${firstControl}`.trimEnd(),
    ...faults.map((fault) => `    ${fault}`),
  ]);
  const failed = reports.filter(({ faults }) => faults.length > 0).length;
  return `${[...lines, `${reports.length - failed} hold, ${failed} do not`].join('\n')}\n`;
}
