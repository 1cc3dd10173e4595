import { Checkbox } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import formClasses from '../../components/user-form.module.css';
import {
  type OfferedScope,
  scopeGroups,
  toggledScopes,
  useScopeName,
} from '../data/scope-groups.ts';
import classes from './api-keys.module.css';

/** The permissions of a key, by module [BEY-05]. */
export function ScopesField({
  offered,
  given,
  chosen,
  onChange,
  error,
}: {
  offered: readonly OfferedScope[];
  /** Permissions that the key already has. */
  given: readonly string[];
  chosen: readonly string[];
  onChange: (scopes: string[]) => void;
  error?: ReactNode;
}) {
  const { t } = useTranslation();
  const nameOf = useScopeName();
  const suiteLabels = useSuiteLabels();
  const problemId = useId();
  if (!suiteLabels) return <SkeletonRows rows={6} />;
  const groups = scopeGroups(offered, given);
  const set = (scopes: readonly OfferedScope[], isChosen: boolean) =>
    onChange(toggledScopes(chosen, scopes, isChosen, groups));
  return (
    <fieldset className={`${formClasses.modules} ${classes.scopeGroups}`}>
      <legend>{t('accounts:apiKeys.scopes')}</legend>
      <p className={classes.help}>{t('accounts:apiKeys.scopesHelp')}</p>
      {error !== undefined && (
        <p id={problemId} className={classes.problem}>
          {error}
        </p>
      )}
      {groups.map(({ module, scopes }, index) => {
        const count = scopes.filter(({ ability }) => chosen.includes(ability)).length;
        return (
          <div key={module} className={formClasses.module}>
            <Checkbox
              label={suiteLabels.moduleName(module)}
              checked={count === scopes.length}
              indeterminate={count > 0 && count < scopes.length}
              {...(error !== undefined &&
                index === 0 && { 'aria-invalid': true, 'aria-describedby': problemId })}
              data-path="scopes"
              onChange={(event) => set(scopes, event.currentTarget.checked)}
            />
            <div className={formClasses.items}>
              {scopes.map((scope) => (
                <Checkbox
                  key={scope.ability}
                  label={nameOf(scope.ability) ?? scope.sentence}
                  description={scope.ability}
                  checked={chosen.includes(scope.ability)}
                  onChange={(event) => set([scope], event.currentTarget.checked)}
                />
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
