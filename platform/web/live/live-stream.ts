const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export interface LiveStreamEnvironment {
  open: () => Pick<EventSource, 'onopen' | 'onmessage' | 'onerror' | 'close' | 'readyState'>;
  onMessage: (data: string) => void;
  /** Events before the stream opened were missed, also the first time, so the live data is read again. */
  readAgain: () => void;
  wait: (work: () => void, ms: number) => () => void;
}

const CLOSED = 2;

/**
 * A browser reopens an interrupted stream, but not a refused one (expired token, restarting server); this code reopens
 * it after growing pauses.
 */
export function startLiveStream(surroundings: LiveStreamEnvironment): () => void {
  let stream: ReturnType<LiveStreamEnvironment['open']> | undefined;
  let pause = FIRST_PAUSE_MS;
  let stopWaiting = () => {};

  function open() {
    const source = surroundings.open();
    stream = source;
    source.onopen = () => {
      pause = FIRST_PAUSE_MS;
      surroundings.readAgain();
    };
    source.onmessage = (event: MessageEvent<string>) => surroundings.onMessage(event.data);
    source.onerror = () => {
      if (source.readyState !== CLOSED) return;
      // Reading also refreshes an expired token, which a stream cannot do.
      surroundings.readAgain();
      stopWaiting = surroundings.wait(open, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
  }

  open();
  return () => {
    stopWaiting();
    stream?.close();
  };
}
