import type { ReactNode } from 'react';
import type { FieldFault } from '#platform/contract/field-fault.ts';
import { FieldMessage } from '#platform/web/fields/field-message.tsx';
import { touchpointFault } from '../../components/touchpoint-fault.tsx';

/** For a field outside of a form, which has no words of its own. */
export function faultWords(fault: FieldFault): ReactNode {
  return touchpointFault(fault) ?? <FieldMessage fault={fault} />;
}
