import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Configuration,
  getBrandSettingsCall,
  saveConfigurationCall,
} from '#modules/touchpoints/contract/configuration.ts';
import { searchTouchpointsCall } from '#modules/touchpoints/contract/search-touchpoints.ts';
import { configurationChangedMeanwhile } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import {
  bodyOfConfiguration,
  type ConfigurationValues,
  configurationFormSchema,
  EMPTY_CONFIGURATION,
  slugOfName,
  valuesOfConfiguration,
} from './configuration-values.ts';

/** A configuration, changed or new; a second editor is told instead of undoing the first. */
export function useConfigurationForm({
  brandId,
  configuration,
  taken,
  onSaved,
}: {
  brandId: string;
  /** Null: a new one. */
  configuration: Configuration | null;
  /** The slugs of those that are there. */
  taken: readonly string[];
  onSaved: (saved: Configuration) => void;
}) {
  const { t } = useTranslation();
  const say = useProblemText();
  const save = useCallMutation(saveConfigurationCall, {
    changes: [getBrandSettingsCall, searchTouchpointsCall],
  });
  const [isConflict, setConflict] = useState(false);
  /** What the form began with: a fresher one that was read meanwhile must not lend it its version. */
  const [base, setBase] = useState(configuration);
  const form = useComptoirForm<ConfigurationValues>({
    schema: configurationFormSchema,
    initialValues: configuration ? valuesOfConfiguration(configuration) : EMPTY_CONFIGURATION,
    async onSubmit(values) {
      const { slug, version } = base ?? { slug: slugOfName(values.name, taken), version: 0 };
      const body = { brandId, slug, version, ...bodyOfConfiguration(values) };
      const saved = await save.mutateAsync({ body });
      adopt(saved);
      showToast({ text: t('touchpoints:configuration.saved', { name: saved.name }) });
      onSaved(saved);
    },
    onProblem(error) {
      const isMeanwhile =
        error instanceof ProblemError && error.code === configurationChangedMeanwhile.code;
      if (isMeanwhile && base) setConflict(true);
      else showToast({ tone: 'bad', text: say(error) });
    },
  });

  /** Another version takes the place of what the form shows; what was typed is the caller's to keep. */
  function adopt(theirs: Configuration): void {
    const values = valuesOfConfiguration(theirs);
    form.mantine.setInitialValues(values);
    form.mantine.setValues(values);
    form.mantine.resetDirty();
    setBase(theirs);
    setConflict(false);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a fresher one was read
  useEffect(() => {
    if (configuration && base && configuration.version > base.version && form.changes === 0)
      adopt(configuration);
  }, [configuration?.version]);

  return { form, isConflict, adopt };
}
