import { onTestFinished } from 'vitest';
import { startProcess, type TestProcess } from './start-process.ts';

/** A process for one test, stopped after it. */
export async function testProcess(
  options: Parameters<typeof startProcess>[0],
): Promise<TestProcess> {
  const started = await startProcess(options);
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= started.stop();
    return stopping;
  };
  onTestFinished(stop);
  return { ...started, stop };
}
