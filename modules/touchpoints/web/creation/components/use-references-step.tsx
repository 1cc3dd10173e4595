import { type ComponentProps, useEffect, useRef } from 'react';
import type { Configuration } from '#modules/touchpoints/contract/configuration.ts';
import { REFERENCE_MAX_LENGTH, REFERENCES_LIMIT } from '#modules/touchpoints/contract/limits.ts';
import { splitReferences } from '#modules/touchpoints/contract/product-lookup.ts';
import { FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { WizardStep } from '#platform/web/wizard/wizard-state.ts';
import { findReferenceRange, type Lookups, type ProductDraft } from '../data/product-draft.ts';
import { ConfigurationField } from './configuration-field.tsx';
import classes from './creation.module.css';

/** References, typed or pasted, separated by line breaks, spaces or commas: at most 200 [TP-04]. */
export function useReferencesStep({
  draft,
  change,
  offered,
  lookups,
  toCorrect,
}: {
  draft: ProductDraft;
  change: (part: Partial<ProductDraft>) => void;
  offered: readonly Configuration[];
  lookups: Lookups;
  /** The reference that the user returns to correct. */
  toCorrect: string | undefined;
}): WizardStep<ProductDraft> {
  const { t } = useTranslation();
  const { number } = useFormat();
  const count = splitReferences(draft.text).length;
  const isTooMany = count > REFERENCES_LIMIT;
  return {
    id: 'references',
    name: t('touchpoints:creation.references'),
    question: t('touchpoints:creation.referencesQuestion'),
    help: t('touchpoints:creation.referencesHelp', { max: number(REFERENCES_LIMIT) }),
    fields: ['sku', 'configurationSlug'],
    async check({ text }) {
      const references = splitReferences(text);
      if (references.length === 0)
        return [{ field: 'text', message: <FieldMessage fault={{ code: 'required' }} /> }];
      if (references.length > REFERENCES_LIMIT)
        return [
          {
            field: 'text',
            message: (
              <FieldMessage
                fault={{ code: 'tooManyReferences', params: { max: REFERENCES_LIMIT } }}
              />
            ),
          },
        ];
      const long = references.find((one) => one.length > REFERENCE_MAX_LENGTH);
      if (long !== undefined)
        return [
          {
            field: 'text',
            message: t('touchpoints:creation.referenceTooLong', {
              reference: `${long.slice(0, 20)}…`,
              max: REFERENCE_MAX_LENGTH,
            }),
          },
        ];
      await lookups.ask();
      return [];
    },
    summary: ({ text }) => [
      {
        label: t('touchpoints:creation.references'),
        value: number(splitReferences(text).length),
      },
    ],
    content: ({ problemOf, answered }) => (
      <div className={classes.fields}>
        <ReferencesField
          selected={toCorrect}
          label={t('touchpoints:creation.references')}
          help={t('touchpoints:creation.referencesFieldHelp')}
          value={draft.text}
          isRequired
          error={
            problemOf('text') ??
            (isTooMany && (
              <FieldMessage
                fault={{ code: 'tooManyReferences', params: { max: REFERENCES_LIMIT } }}
              />
            ))
          }
          onChange={(text) => {
            answered('text');
            change({ text });
          }}
        />
        <p className={classes.said} role="status">
          {count > 0 &&
            t('touchpoints:creation.referenceCount', { count, formatted: number(count) })}
        </p>
        <ConfigurationField
          offered={offered}
          value={draft.configurationSlug}
          onChange={(configurationSlug) => change({ configurationSlug })}
        />
      </div>
    ),
  };
}

/** The typed references. The one that the user returns to correct is selected, so that typing replaces it. */
function ReferencesField({
  selected,
  ...field
}: ComponentProps<typeof TextareaField> & { selected: string | undefined }) {
  const text = useRef<HTMLTextAreaElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on the way in; later it is the writer's own selection
  useEffect(() => {
    const place = selected === undefined ? undefined : findReferenceRange(field.value, selected);
    if (!place) return;
    // After the step has moved the focus to its heading.
    const frame = requestAnimationFrame(() => {
      text.current?.focus();
      text.current?.setSelectionRange(...place);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return <TextareaField {...field} ref={text} rows={10} spellCheck={false} autoCapitalize="none" />;
}
