/** Records of a client that were changed, in this tab or elsewhere. */
interface ChangedRecords {
  clientId: string;
  records: readonly string[];
}
/** Null where the stream was away: anything may have changed. */
type Hear = (changed: ChangedRecords | null) => void;

export interface RecordsWatch {
  tell: (changed: ChangedRecords) => void;
  tellAll: () => void;
  /** Ends with the function it returns. */
  hear: (hear: Hear) => () => void;
}

export function createRecordsWatch(): RecordsWatch {
  const hearers = new Set<Hear>();
  const tell: Hear = (changed) => {
    for (const hear of hearers) hear(changed);
  };
  return {
    tell,
    tellAll: () => tell(null),
    hear(hear) {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
}

/** One for the page. */
export const recordsWatch = createRecordsWatch();
