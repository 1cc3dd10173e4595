import { useDebouncedValue } from '@mantine/hooks';
import { checkLocatorSlugCall, newSlugSchema } from '#modules/locator/contract/locator-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';

const PAUSE_MS = 250;

/** Whether a slug is free, checked while it is typed; a proposal where it is taken. */
export function useSlugCheck(
  clientId: string,
  slug: string,
): { state: 'unchecked' | 'checking' | 'free' | 'taken'; proposal: string } {
  const [asked] = useDebouncedValue(slug, PAUSE_MS);
  const canAsk = newSlugSchema.safeParse(slug).success;
  const { data, isPlaceholderData, isError } = useCall(
    checkLocatorSlugCall,
    { params: { clientId }, query: { slug: asked } },
    { enabled: canAsk && asked === slug },
  );
  if (!canAsk || isError) return { state: 'unchecked', proposal: '' };
  if (asked !== slug || isPlaceholderData || !data) return { state: 'checking', proposal: '' };
  return data.free ? { state: 'free', proposal: '' } : { state: 'taken', proposal: data.proposal };
}
