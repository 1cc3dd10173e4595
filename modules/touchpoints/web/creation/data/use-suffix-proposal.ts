import { useDebouncedValue } from '@mantine/hooks';
import { checkSuffixCall } from '#modules/touchpoints/contract/touchpoint-checks.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { CustomDraft } from './custom-draft.ts';

const PAUSE_MS = 400;

/** A free suffix, based on the last words of the destination if it has any [TP-03]. */
export function useSuffixProposal(
  brandId: string,
  { destUrl, sourceSuffix }: Pick<CustomDraft, 'destUrl' | 'sourceSuffix'>,
): string | undefined {
  const [words] = useDebouncedValue(lastPathSegment(destUrl), PAUSE_MS);
  const { data } = useCall(
    checkSuffixCall,
    { query: { brandId, ...(words !== '' && { words }) } },
    { enabled: sourceSuffix === '' && destUrl !== '' },
  );
  return data?.proposal;
}

/** `https://maison.example/fr/conseils/entretien-de-la-fonte.html?x=1` is about `entretien-de-la-fonte`. */
export function lastPathSegment(destUrl: string): string {
  const [path = ''] = destUrl.replace(/^(?:https?:\/\/[^/]*|\{host\})/i, '').split(/[?#]/, 1);
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return last.replace(/\.\w{2,5}$/, '').slice(0, 200);
}
