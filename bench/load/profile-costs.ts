import { Session } from 'node:inspector/promises';

const INTERVAL_MICROSECONDS = 500;
/** Not work: the process waits, or the profiler starts. */
const NO_WORK = new Set(['(idle)', '(root)', 'post']);

export interface Cost {
  name: string;
  /** Percentage of the time in which the process worked. */
  percent: number;
}

/** Starts a CPU profile of this process; the returned function ends it and returns the largest costs by self time. */
export async function startProfile(): Promise<(count: number) => Promise<Cost[]>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL_MICROSECONDS });
  await session.post('Profiler.start');
  return async (count) => {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    const nodes = new Map(profile.nodes.map((node) => [node.id, node.callFrame]));
    const times = new Map<string, number>();
    profile.samples?.forEach((id, at) => {
      const frame = nodes.get(id);
      if (!frame || NO_WORK.has(frame.functionName)) return;
      const file = frame.url.split('/').slice(-2).join('/');
      const name = `${frame.functionName || 'anonymous'}${file ? ` (${file})` : ''}`;
      times.set(name, (times.get(name) ?? 0) + (profile.timeDeltas?.[at] ?? 0));
    });
    const all = [...times.values()].reduce((sum, time) => sum + time, 0);
    return [...times]
      .sort(([, a], [, b]) => b - a)
      .slice(0, count)
      .map(([name, time]) => ({ name, percent: (100 * time) / all }));
  };
}
