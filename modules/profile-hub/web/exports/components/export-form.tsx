import { Checkbox } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { standardCriterion } from '#modules/profile-hub/contract/standard-criteria.ts';
import { SHEET_FORMATS } from '#platform/contract/files/export-body.ts';
import { PASSWORD_MIN_LENGTH } from '#platform/contract/limits.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { MoveButtons, moveByKeys } from '#platform/web/display/row-order.tsx';
import { CheckboxField, RadioField } from '#platform/web/fields/choice-fields.tsx';
import { PasswordField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { firstKnownText } from '#platform/web/module/translate.ts';
import {
  type CriteriaChoice,
  type ExportChoices,
  type ExportForm,
  placeCriterion,
  toggleAll,
  toggleCriterion,
} from '../use-export-form.ts';
import classes from './criteria-picker.module.css';

/** Criteria for the columns of the file. */
export function ExportCriteria({ form: { look, faults, choices } }: { form: ExportForm }) {
  const labelOf = useCriterionLabels(choices.data?.criterias ?? []);
  return (
    <CriteriaPicker
      criteria={look.criteria}
      labelOf={labelOf}
      error={faults.criteria}
      onChange={look.setCriteria}
    />
  );
}

/** Labels of criteria: standard ones in the user's language, custom ones as entered. */
function useCriterionLabels(criterias: ExportChoices['criterias']) {
  const { i18n } = useTranslation();
  const labels = new Map(criterias.map(({ slug, label }) => [slug, label]));
  return (slug: string): string => {
    const label = labels.get(slug) ?? slug;
    return standardCriterion(slug) ? (firstKnownText(i18n, [label], {}) ?? slug) : label;
  };
}

/** Selects and orders the criteria of a file: checkboxes, arrows, Alt with arrow keys, or dragging. */
function CriteriaPicker({
  criteria,
  labelOf,
  error,
  onChange,
}: {
  criteria: CriteriaChoice;
  labelOf: (slug: string) => string;
  error: string | undefined;
  onChange: (criteria: CriteriaChoice) => void;
}) {
  const { t } = useTranslation();
  const [dragged, setDragged] = useState<string>();
  const { order, leftOut } = criteria;
  const place = (slug: string, to: number) => onChange(placeCriterion(criteria, slug, to));
  const moveByKey = (slug: string, at: number) => (event: KeyboardEvent) => {
    const steps = moveByKeys(event);
    if (steps !== undefined) place(slug, at + steps);
  };
  return (
    <fieldset className={classes.picker} data-path="criteria">
      <legend className={classes.legend}>{t('profile-hub:export.criteria')}</legend>
      <p className={classes.help}>
        {t('profile-hub:export.criteriaHelp', {
          chosen: order.length - leftOut.size,
          count: order.length,
        })}{' '}
        <LinkButton onClick={() => onChange(toggleAll(criteria))}>
          {leftOut.size === 0 ? t('profile-hub:export.none') : t('profile-hub:export.all')}
        </LinkButton>
      </p>
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <ol className={classes.list}>
        {order.map((slug, at) => (
          <li
            key={slug}
            className={classes.item}
            draggable
            data-dragged={dragged === slug}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(slug);
            }}
            onDragEnter={() => dragged !== undefined && dragged !== slug && place(dragged, at)}
            onDragOver={(event) => event.preventDefault()}
            onDragEnd={() => setDragged(undefined)}
            onKeyDown={moveByKey(slug, at)}
          >
            <Icon of={IconGripVertical} size={14} className={classes.grip} />
            <Checkbox
              className={classes.choice}
              checked={!leftOut.has(slug)}
              label={labelOf(slug)}
              onChange={() => onChange(toggleCriterion(criteria, slug))}
            />
            <MoveButtons
              iconSize={14}
              labels={{
                up: t('platform:table.columnUp', { name: labelOf(slug) }),
                down: t('platform:table.columnDown', { name: labelOf(slug) }),
              }}
              canMove={{ up: at > 0, down: at < order.length - 1 }}
              onMove={(steps) => place(slug, at + steps)}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

/** Format and password of a file, for the screen and the dialog. */
export function ExportFormatFields({ form }: { form: ExportForm }) {
  const { t } = useTranslation();
  const { look, faults } = form;
  return (
    <>
      <RadioField
        label={t('profile-hub:export.format')}
        value={look.format}
        onChange={(format) => format && look.setFormat(format)}
        options={SHEET_FORMATS.toReversed().map((value) => ({
          value,
          label: t(`profile-hub:export.as.${value}`),
        }))}
      />
      <CheckboxField
        label={t('profile-hub:export.lock')}
        help={t('profile-hub:export.lockHelp')}
        value={look.isLocked}
        onChange={look.setLocked}
      />
      {look.isLocked && (
        <PasswordField
          data-path="password"
          label={t('profile-hub:export.password')}
          help={t('profile-hub:export.passwordHelp', { min: PASSWORD_MIN_LENGTH })}
          value={look.password}
          onChange={look.setPassword}
          error={faults.password}
          enough={PASSWORD_MIN_LENGTH}
          autoComplete="new-password"
        />
      )}
    </>
  );
}
