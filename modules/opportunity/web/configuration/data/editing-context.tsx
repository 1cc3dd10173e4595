import { createContext, use } from 'react';
import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import { type FieldBinding, FieldMessage } from '#platform/web/fields/field-texts.tsx';
import type { ConfigField } from './configuration-draft.ts';
import type { ConfigurationEditor } from './use-configuration-editor.ts';

export const EditingContext = createContext<ConfigurationEditor | null>(null);

export function useEditing(): ConfigurationEditor {
  const editing = use(EditingContext);
  if (!editing) throw new Error('a part of the configuration is outside of its editor');
  return editing;
}

/** One field of the draft: `<SwitchField {...useConfigField('nearKm')} label=… />`. */
export function useConfigField<Name extends ConfigField>(
  name: Name,
): FieldBinding<OpportunityConfig[Name]> {
  const { draft, change } = useEditing();
  const faultAt = useFaultAt();
  return {
    value: draft[name],
    onChange: (next) => change({ [name]: next }),
    ...faultAt(name),
  };
}

/** Props of an input for its error: `faultAt('categories.0.slug')`. */
export function useFaultAt() {
  const { faults } = useEditing();
  return (path: string) => {
    const fault = faults[path];
    return { 'data-path': path, error: fault && <FieldMessage fault={fault} /> };
  };
}
