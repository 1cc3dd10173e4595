import { useDebouncedValue } from '@mantine/hooks';
import { codeStyleSchema } from '#modules/touchpoints/contract/code-style.ts';
import type { GuardFinding } from '#modules/touchpoints/contract/print-guard.ts';
import { tryQrCodeCall } from '#modules/touchpoints/contract/qr-codes.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { endOfDay, startOfDay } from '#platform/contract/time/zoned-days.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { isIsoDate } from '#platform/web/date-range/iso-date.ts';
import { useDayZone } from '#platform/web/time/use-day-zone.ts';
import type { TouchpointValues } from './touchpoint-values.ts';

/** Debounces requests while the user types or drags a colour. */
const PAUSE_MS = 250;

/**
 * Preview of the code from the form, with the findings of the print check. The last valid preview stays while the input
 * is incomplete.
 */
export function useTriedCode({
  brandId,
  touchpoint,
  values,
  sideMm,
}: {
  brandId: string;
  touchpoint: Touchpoint;
  values: TouchpointValues;
  sideMm: number | undefined;
}) {
  const zone = useDayZone();
  const style = codeStyleSchema.safeParse(values.style).data ?? touchpoint.code.style;
  const [body] = useDebouncedValue(
    {
      brandId,
      style,
      digitalLink: values.digitalLink,
      sideMm: sideMm ?? 0,
      quantity: Number.isInteger(values.quantity) ? values.quantity : null,
      visitCap: Number.isInteger(values.visitCap) ? values.visitCap : null,
      started:
        values.started !== null && isIsoDate(values.started)
          ? startOfDay(values.started, zone)
          : null,
      ended: values.ended !== null && isIsoDate(values.ended) ? endOfDay(values.ended, zone) : null,
    },
    PAUSE_MS,
  );
  const tried = useCall(
    tryQrCodeCall,
    { params: { id: touchpoint._id }, body },
    { enabled: body.sideMm > 0 },
  );
  // JSON has no undefined, so what may be left out is either there or not.
  const findings = (tried.data?.findings ?? []) as GuardFinding[];
  return { tried, findings, style };
}
