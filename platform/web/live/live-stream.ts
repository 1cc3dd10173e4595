const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export interface LiveStreamSurroundings {
  open: () => Pick<EventSource, 'onopen' | 'onmessage' | 'onerror' | 'close' | 'readyState'>;
  onMessage: (data: string) => void;
  /** What happened before it was open was missed, the first time too: read again what the stream keeps up to date. */
  readAgain: () => void;
  wait: (work: () => void, ms: number) => () => void;
}

const CLOSED = 2;

/**
 * A browser opens a cut stream again by itself, but not one that was refused (an expired token, a
 * server that restarts): that one is opened again here, after pauses that grow.
 */
export function startLiveStream(surroundings: LiveStreamSurroundings): () => void {
  let stream: ReturnType<LiveStreamSurroundings['open']> | undefined;
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
      // Reading also renews an expired token, which a stream cannot do by itself.
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
