import { ActionIcon, Button, TextInput, VisuallyHidden } from '@mantine/core';
import { IconGripVertical, IconMoon, IconPlus, IconSun, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import {
  type LegendRule,
  RULE_OPERATORS,
  type RuleOperator,
} from '#modules/opportunity/contract/configuration.ts';
import { type LegendTone, ruleTones } from '#modules/opportunity/contract/legend.ts';
import { RULES_PER_LEGEND_MAX } from '#modules/opportunity/contract/limits.ts';
import { MEASURE_UNITS, MEASURES, type Measure } from '#modules/opportunity/contract/measures.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { moveByKeys, moveItem } from '#platform/web/display/row-order.tsx';
import { FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { currencySymbol, NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { toneColour } from '#platform/web/map/palette/map-palette.ts';
import classes from '../configuration.module.css';
import { firstRules, fromShown, toShown, withRules } from '../data/configuration-draft.ts';
import { useRuleTexts } from '../data/configuration-labels.ts';
import { useEditing } from '../data/editing-context.tsx';
import { isColour, usePreviewAreas, useShownLevelContext } from '../data/use-preview-areas.ts';
import rulesClasses from './legend-rules.module.css';

const NO_RULES: readonly LegendRule[] = [];

/** Rules of a level's measure, evaluated top down: reordered by dragging or Alt and an arrow key [OPP-02]. */
export function LegendRules({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const { draft, change, focused } = useEditing();
  const { level, measure, setMeasure } = useShownLevelContext();
  const live = usePreviewAreas(clientId);
  const { measures } = useRuleTexts();
  const [announcement, setAnnouncement] = useState('');
  const dragged = useRef<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const rules = draft.layers[level - 1]?.legends[measure] ?? NO_RULES;
  const set = (next: (rules: readonly LegendRule[]) => readonly LegendRule[]) =>
    change({ layers: withRules(draft, { level, measure }, next).layers });
  const path = (index: number) => `layers.${level - 1}.legends.${measure}.${index}`;
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rules.length || from === to) return;
    set((all) => moveItem(all, from, to));
    setAnnouncement(
      t('opportunity:configuration.moved', { position: to + 1, total: rules.length }),
    );
  };
  const focusGrip = (index: number) =>
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>('[data-grip]')[index]?.focus(),
    );
  const isShown = live.level === level;
  const add = () => {
    const lowest = rules.at(-1);
    set((all) =>
      lowest
        ? [...all, { operator: 'equals', value: lowest.value, colour: null }]
        : firstRules(isShown ? live.values : []),
    );
    const place = lowest ? rules.length : 0;
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>('[data-rule-value]')[place]?.focus(),
    );
  };
  const title = t('opportunity:configuration.legendOf', { level });
  return (
    <section
      className={`${classes.part} ${classes.dense}`}
      aria-label={title}
      data-path={path(0).replace(/\.0$/, '')}
    >
      <div className={`${classes.head} ${rulesClasses.legendHead}`}>
        <h2>{title}</h2>
        <SelectField<Measure>
          label=""
          aria-label={t('opportunity:configuration.measureLabel')}
          value={measure}
          options={MEASURES.map((value) => ({ value, label: measures[value] }))}
          onChange={(value) => value && setMeasure(value)}
        />
        <Button
          variant="subtle"
          size="sm"
          disabled={rules.length >= RULES_PER_LEGEND_MAX}
          leftSection={<Icon of={IconPlus} size={14} />}
          onClick={add}
        >
          {t('opportunity:configuration.addRule')}
        </Button>
      </div>
      {rules.length === 0 ? (
        <p className={classes.note}>{t('opportunity:configuration.automaticHelp')}</p>
      ) : (
        <>
          <div className={rulesClasses.ruleHead} aria-hidden="true">
            <span />
            <span>{t('opportunity:configuration.ifValue')}</span>
            <span />
            <span className={rulesClasses.themes}>
              <Icon of={IconSun} size={14} />
              <Icon of={IconMoon} size={14} />
            </span>
            <span>{t('opportunity:configuration.ownColour')}</span>
            <span className={rulesClasses.holds}>{t('opportunity:configuration.holds')}</span>
            <span />
          </div>
          <ol ref={list} className={rulesClasses.rules}>
            {rules.map((rule, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: rules have no identity but their place
                key={index}
                className={rulesClasses.rule}
                data-tool="rows"
                data-edited={focused.startsWith(`${path(index)}.`) || undefined}
                onDragEnter={() => {
                  if (dragged.current === null || dragged.current === index) return;
                  move(dragged.current, index);
                  dragged.current = index;
                }}
                onDragOver={(event) => event.preventDefault()}
                onKeyDown={(event: KeyboardEvent) => {
                  const by = moveByKeys(event);
                  if (by === undefined) return;
                  move(index, index + by);
                  if (rules[index + by]) focusGrip(index + by);
                }}
              >
                <ActionIcon
                  data-grip
                  className={rulesClasses.grip}
                  variant="subtle"
                  draggable
                  aria-label={t('opportunity:configuration.moveRule', { number: index + 1 })}
                  aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                  onDragStart={(event) => {
                    event.dataTransfer.effectAllowed = 'move';
                    dragged.current = index;
                  }}
                  onDragEnd={() => {
                    dragged.current = null;
                  }}
                >
                  <Icon of={IconGripVertical} size={15} />
                </ActionIcon>
                <RuleFields
                  path={path(index)}
                  number={index + 1}
                  rule={rule}
                  tone={ruleTones(rules)[index] ?? 0}
                  count={isShown && live.isKnown ? (live.steps[index]?.areas ?? 0) : null}
                  onChange={(part) => set((all) => all.with(index, { ...rule, ...part }))}
                />
                <ActionIcon
                  variant="subtle"
                  aria-label={t('opportunity:configuration.removeRule', { number: index + 1 })}
                  onClick={() => {
                    set((all) => all.toSpliced(index, 1));
                    focusGrip(Math.max(0, index - 1));
                  }}
                >
                  <Icon of={IconX} size={14} />
                </ActionIcon>
              </li>
            ))}
          </ol>
        </>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {rules.length > 0 && (
        <p className={`${classes.help} ${rulesClasses.ruleHelp}`}>
          {t('opportunity:configuration.ruleHelp')}
        </p>
      )}
    </section>
  );
}

function RuleFields({
  path,
  number,
  rule,
  tone,
  count,
  onChange,
}: {
  path: string;
  number: number;
  rule: LegendRule;
  tone: LegendTone;
  /** Number of areas in it; null while another level is shown. */
  count: number | null;
  onChange: (part: Partial<LegendRule>) => void;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { base, draft, faults } = useEditing();
  const { measure } = useShownLevelContext();
  const { operators, valueText } = useRuleTexts();
  const unit = MEASURE_UNITS[measure];
  const symbol =
    unit === 'money'
      ? currencySymbol(locale, draft.currency ?? base.currency)
      : unit === 'share'
        ? '%'
        : '';
  const valueFault = faults[`${path}.value`];
  const colourFault = faults[`${path}.colour`];
  const hole = valueFault?.code === 'legendHole' ? valueFault.params : undefined;
  return (
    <>
      <SelectField<RuleOperator>
        label=""
        aria-label={t('opportunity:configuration.operatorOf', { number })}
        data-path={`${path}.operator`}
        value={rule.operator}
        options={RULE_OPERATORS.map((value) => ({ value, label: operators[value] }))}
        onChange={(operator) => operator && onChange({ operator })}
      />
      <NumberField
        label=""
        aria-label={t('opportunity:configuration.valueOf', { number })}
        data-path={`${path}.value`}
        data-rule-value
        error={Boolean(valueFault)}
        value={toShown(measure, rule.value)}
        decimals={unit === 'count' ? 0 : 2}
        {...(symbol && { rightSection: symbol })}
        onChange={(shown) => onChange({ value: fromShown(measure, shown) as number })}
      />
      <span className={rulesClasses.colourName} aria-hidden="true">
        {t('opportunity:configuration.ownColour')}
      </span>
      <span className={rulesClasses.swatches} aria-hidden="true">
        <i
          data-mantine-color-scheme="light"
          style={{
            background: rule.colour && isColour(rule.colour) ? rule.colour : toneColour(tone),
          }}
        />
        <i data-mantine-color-scheme="dark" style={{ background: toneColour(tone) }} />
      </span>
      <TextInput
        aria-label={t('opportunity:configuration.colourOf', { number })}
        data-path={`${path}.colour`}
        placeholder={t('opportunity:configuration.automaticColour')}
        error={Boolean(colourFault)}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        value={rule.colour ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ colour: value === '' || value === '#' ? null : `#${value.replace('#', '')}` })
        }
      />
      <span className={rulesClasses.holds}>
        {count !== null && t('opportunity:configuration.areas', { count })}
      </span>
      {(valueFault || colourFault) && (
        <p className={rulesClasses.ruleError} role="alert">
          {colourFault && <FieldMessage fault={colourFault} />}{' '}
          {hole
            ? hole.to === undefined
              ? t('opportunity:configuration.holeAbove', {
                  from: valueText(measure, Number(hole.from)),
                })
              : t('opportunity:configuration.holeBetween', {
                  from: valueText(measure, Number(hole.from)),
                  to: valueText(measure, Number(hole.to)),
                })
            : valueFault && <FieldMessage fault={valueFault} />}
        </p>
      )}
    </>
  );
}
