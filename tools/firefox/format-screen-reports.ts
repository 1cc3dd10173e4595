import type { ScreenReport } from './inspect-screen.ts';

/** One line per screen, with its errors below. */
export function formatScreenReports(looks: readonly ScreenReport[]): string {
  const width = Math.max(0, ...looks.map(({ screen }) => screen.length));
  const lines = looks.flatMap(({ screen, firstControl, faults }) => [
    `${faults.length === 0 ? '✓' : '✗'} ${screen.padEnd(width)}  ${firstControl}`.trimEnd(),
    ...faults.map((fault) => `    ${fault}`),
  ]);
  const failed = looks.filter(({ faults }) => faults.length > 0).length;
  return `${[...lines, `${looks.length - failed} hold, ${failed} do not`].join('\n')}\n`;
}
