import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';

const latestSchema = z.object({ version: z.string(), path: z.string(), integrity: z.string() });

/** The widget as it is published on this host: not a call of ours, but a file that pages read too [FORM-07]. */
export function useLatestWidget() {
  return useQuery({
    queryKey: ['widget', 'latest'],
    staleTime: 5 * 60_000,
    retry: false,
    async queryFn({ signal }) {
      const answer = await fetch('/widget/latest.json', { signal });
      if (!answer.ok) throw new Error(`the widget is not there: ${answer.status}`);
      return latestSchema.parse(await answer.json());
    },
  });
}
