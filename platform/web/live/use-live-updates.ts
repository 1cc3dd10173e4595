import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { listDecisionsCall, listSuiteDecisionsCall } from '#platform/contract/decisions.ts';
import { type JobProgress, type JobSummary, listJobs } from '#platform/contract/jobs.ts';
import { liveMessageSchema, openLiveStream } from '#platform/contract/notifications.ts';
import { sessionWatch } from '#platform/web/api/session-watch.ts';
import { callQueryKey, callQueryOptions } from '#platform/web/api/use-call.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { jobWatch, withProgress } from './job-watch.ts';
import { readAgainAfterJobs } from './read-again-after-jobs.ts';
import { referenceNamespaces, translateReference } from './translate-reference.ts';
import { jobsKey } from './use-jobs.ts';
import { notificationsKey } from './use-notifications.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const CLOSED = 2;

/** Also reloads decisions, because notifications and ended jobs often concern one. */
export const DECISION_KEYS = [listDecisionsCall, listSuiteDecisionsCall].map((call) =>
  callQueryKey(call),
);

/**
 * Keeps jobs and notifications of one client or of all of them up to date, and reports when a job has ended [NAV-09]
 * [GEN-10].
 */
export function useLiveUpdates(
  clientId: string | undefined,
  notifyEnded: (job: JobSummary, name: string) => void,
): void {
  const queries = useQueryClient();
  const { i18n } = useTranslation();
  const jobsQuery = callQueryOptions(listJobs, { query: { clientId } });

  const readAgain = (...keys: (readonly unknown[])[]) => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
  };

  const moveBar = (news: JobProgress) => {
    const known = queries.getQueryData(jobsQuery.queryKey);
    const items = known && withProgress(known.items, news);
    if (items) queries.setQueryData(jobsQuery.queryKey, { items });
    else readAgain(jobsKey);
  };

  const { data, dataUpdatedAt } = useQuery(jobsQuery);
  const notifyNewlyEnded = useEffectEvent(async (jobs: readonly JobSummary[]) => {
    const ended = jobWatch.newlyEnded(clientId, jobs);
    void readAgainAfterJobs(queries, ended);
    await i18n.loadNamespaces(referenceNamespaces(ended.map(({ title }) => title)));
    for (const job of ended) notifyEnded(job, translateReference(i18n, job.title));
  });
  // Compares the time of the read, not the data: a job that ended before its start was confirmed is already in the list, so
  // the next read brings the same data.
  useEffect(() => {
    if (data && dataUpdatedAt) void notifyNewlyEnded(data.items);
  }, [data, dataUpdatedAt]);

  const catchUp = useEffectEvent(() => readAgain(jobsKey, notificationsKey, ...DECISION_KEYS));
  const comeBack = useEffectEvent(() => {
    catchUp();
    recordsWatch.tellAll();
  });
  const hear = useEffectEvent((data: string) => {
    const message = liveMessageSchema.safeParse(JSON.parse(data));
    if (!message.success) return;
    const { data: received } = message;
    if (received.kind === 'job.progress') moveBar(received.job);
    if (received.kind === 'job.ended') catchUp();
    if (received.kind === 'notification.created') readAgain(notificationsKey, ...DECISION_KEYS);
    if (received.kind === 'records.changed') recordsWatch.tell(received);
    if (received.kind === 'session.ended') sessionWatch.end('expired');
  });

  useEffect(
    () =>
      startLiveStream({
        open: () => new EventSource(openLiveStream.path),
        onMessage: (data) => hear(data),
        readAgain: () => comeBack(),
        wait: (work, ms) => {
          const timer = setTimeout(work, ms);
          return () => clearTimeout(timer);
        },
      }),
    [],
  );
}

interface LiveStreamEnvironment {
  open: () => Pick<EventSource, 'onopen' | 'onmessage' | 'onerror' | 'close' | 'readyState'>;
  onMessage: (data: string) => void;
  /** Events before the stream opened were missed, also the first time, so the live data is read again. */
  readAgain: () => void;
  wait: (work: () => void, ms: number) => () => void;
}

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

/** Records of a client that were changed, in this tab or elsewhere. */
interface ChangedRecords {
  clientId: string;
  records: readonly string[];
}
/** Called with null after a reconnect, when anything may have changed. */
type Hear = (changed: ChangedRecords | null) => void;

export interface RecordsWatch {
  tell: (changed: ChangedRecords) => void;
  tellAll: () => void;
  /** Subscribes; the returned function unsubscribes. */
  hear: (hear: Hear) => () => void;
}

export function createRecordsWatch(): RecordsWatch {
  const subscribers = new Set<Hear>();
  const notify: Hear = (changed) => {
    for (const hear of subscribers) hear(changed);
  };
  return {
    tell: notify,
    tellAll: () => notify(null),
    hear(hear) {
      subscribers.add(hear);
      return () => void subscribers.delete(hear);
    },
  };
}

/** One for the page. */
export const recordsWatch = createRecordsWatch();
