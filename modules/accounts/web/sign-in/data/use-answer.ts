import { useCallback, useEffect, useState } from 'react';
import type { CallDefinition, CallInput, CallOutput } from '#platform/contract/call.ts';
import { callServer } from '#platform/web/api/server.ts';

export interface Answer<Data> {
  data: Data | undefined;
  error: unknown;
  askAgain: () => void;
}

/** Sends one call once. The sign-in pages make few calls and do not load the query library. */
export function useAnswer<Call extends CallDefinition>(
  call: Call,
  input: CallInput<Call> | undefined,
): Answer<CallOutput<Call>> {
  const [answer, setAnswer] = useState<{ data?: CallOutput<Call>; error?: unknown }>({});
  const [time, setTime] = useState(0);
  const inputJson = input && JSON.stringify(input);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new time asks the same question again
  useEffect(() => {
    if (inputJson === undefined) return;
    const leaving = new AbortController();
    callServer(call, JSON.parse(inputJson), { signal: leaving.signal })
      .then((data) => setAnswer({ data }))
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setAnswer({ error });
      });
    return () => leaving.abort();
  }, [call, inputJson, time]);

  const askAgain = useCallback(() => setTime((before) => before + 1), []);
  return { data: answer.data, error: answer.error, askAgain };
}
