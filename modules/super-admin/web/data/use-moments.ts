import { useMemo } from 'react';
import { useFormat } from '#platform/web/format/use-format.ts';

/** Times in a column: the hour alone where it was today. And short spans, with tenths where seconds are few. */
export function useMoments(): {
  clock: (when: string) => string;
  span: (seconds: number) => string;
} {
  const format = useFormat();
  return useMemo(
    () => ({
      clock: (when) =>
        new Date(when).toDateString() === new Date().toDateString()
          ? format.time(when)
          : format.moment(when),
      span: (seconds) =>
        seconds > 0 && seconds < 10
          ? `${format.number(seconds, 1)}\u00a0s`
          : format.duration(seconds),
    }),
    [format],
  );
}
