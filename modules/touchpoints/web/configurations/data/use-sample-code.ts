import { useDebouncedValue } from '@mantine/hooks';
import {
  type CodeStyle,
  codeStyleSchema,
  PLAIN_STYLE,
  SIDE_MM,
} from '#modules/touchpoints/contract/code-style.ts';
import { tryQrCodeCall } from '#modules/touchpoints/contract/qr-codes.ts';
import { searchTouchpointsCall } from '#modules/touchpoints/contract/search-touchpoints.ts';
import { useCall } from '#platform/web/api/use-call.ts';

/** Debounces requests while the user types or drags a colour. */
const PAUSE_MS = 250;

/** Shows the style on the code of any touchpoint; a brand without touchpoints has no sample. */
export function useSampleCode(brandId: string, typed: CodeStyle) {
  const touchpoints = useCall(searchTouchpointsCall, { body: { brandId, limit: 1 } });
  const sample = touchpoints.data?.items[0];
  const style = codeStyleSchema.safeParse(typed).data ?? PLAIN_STYLE;
  const [body] = useDebouncedValue(
    {
      brandId,
      style,
      digitalLink: false,
      sideMm: SIDE_MM.usual,
      quantity: null,
      ended: null,
    },
    PAUSE_MS,
  );
  const code = useCall(
    tryQrCodeCall,
    { params: { id: sample?._id ?? '' }, body },
    { enabled: sample !== undefined },
  );
  return { sample, code, ground: style.ground };
}
