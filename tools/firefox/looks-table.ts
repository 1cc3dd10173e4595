import type { Look } from './look-at-screen.ts';

/** A line a screen, what is wrong with it below. */
export function looksTable(looks: readonly Look[]): string {
  const width = Math.max(0, ...looks.map(({ screen }) => screen.length));
  const lines = looks.flatMap(({ screen, firstControl, faults }) => [
    `${faults.length === 0 ? '✓' : '✗'} ${screen.padEnd(width)}  ${firstControl}`.trimEnd(),
    ...faults.map((fault) => `    ${fault}`),
  ]);
  const failed = looks.filter(({ faults }) => faults.length > 0).length;
  return `${[...lines, `${looks.length - failed} hold, ${failed} do not`].join('\n')}\n`;
}
