import { Checkbox } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { SuiteModule } from '#platform/contract/navigation.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSuiteLabels } from '#platform/web/module/suite-labels.ts';
import {
  allItems,
  chooseDefaultModule,
  givenModules,
  type OfferedModule,
} from '../data/offered-menus.ts';
import classes from './user-form.module.css';

/** The user's menu items per module, and the default module, which must have at least one item [USR-07]. */
export function MenusFields({
  offered,
  menus,
  defaultModule,
  onChange,
  error,
  defaultError,
}: {
  offered: readonly OfferedModule[];
  menus: readonly string[];
  defaultModule: SuiteModule | null;
  onChange: (change: { menus?: string[]; defaultModule?: SuiteModule | null }) => void;
  error?: ReactNode;
  defaultError?: ReactNode;
}) {
  const { t } = useTranslation();
  const suiteLabels = useSuiteLabels();
  const problemId = useId();
  if (!suiteLabels) return <SkeletonRows rows={6} />;
  const modules = givenModules(menus, offered);
  const set = (items: readonly string[], isGiven: boolean) => {
    const next = toggledMenus(menus, items, isGiven, allItems(offered));
    onChange({
      menus: next,
      defaultModule: chooseDefaultModule(defaultModule, givenModules(next, offered)),
    });
  };
  return (
    <>
      <fieldset aria-label={t('accounts:field.menus')} className={classes.modules}>
        {error !== undefined && (
          <p id={problemId} className={classes.problem}>
            <Icon of={IconAlertCircle} size={13} />
            {error}
          </p>
        )}
        {offered.map(({ module, items }, index) => {
          const given = items.filter((key) => menus.includes(key)).length;
          return (
            <div key={module} className={classes.module}>
              <Checkbox
                className={classes.all}
                label={suiteLabels.moduleName(module)}
                description={t('accounts:menus.given', { given, count: items.length })}
                checked={given === items.length}
                indeterminate={given > 0 && given < items.length}
                {...(error !== undefined &&
                  index === 0 && { 'aria-invalid': true, 'aria-describedby': problemId })}
                data-path="menus"
                onChange={(event) => set(items, event.currentTarget.checked)}
              />
              {items.length > 1 && (
                <div className={classes.items}>
                  {items.map((key) => (
                    <Checkbox
                      key={key}
                      label={suiteLabels.itemName(key)}
                      checked={menus.includes(key)}
                      onChange={(event) => set([key], event.currentTarget.checked)}
                    />
                  ))}
                </div>
              )}
            </div>
          );
        })}
      </fieldset>
      <div className={classes.default}>
        <SelectField
          label={t('accounts:field.defaultModule')}
          help={t('accounts:menus.defaultHelp')}
          value={defaultModule}
          error={defaultError}
          data-path="defaultModule"
          disabled={modules.length === 0}
          {...(modules.length === 0 && { placeholder: t('accounts:menus.noDefault') })}
          options={modules.map((module) => ({
            value: module,
            label: suiteLabels.moduleName(module),
          }))}
          onChange={(chosen) => onChange({ defaultModule: chosen })}
        />
      </div>
    </>
  );
}

/** Adds or removes items and returns them in menu order, so that equal choices give equal lists. */
export function toggledMenus(
  given: readonly string[],
  items: readonly string[],
  isGiven: boolean,
  order: readonly string[],
): string[] {
  return order.filter((key) => (items.includes(key) ? isGiven : given.includes(key)));
}
