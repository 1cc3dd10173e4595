import { getFormFileCall } from '#modules/leads/contract/forms/form-file-calls.ts';
import { callAddress } from '#platform/web/api/call-address.ts';

export function logoAddress(formId: string, fileId: string): string {
  return callAddress(getFormFileCall, { params: { formId, fileId } });
}
