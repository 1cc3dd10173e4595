import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { REPLY_RULES } from '#modules/communication/contract/limits.ts';
import {
  type ReplyRule,
  type ReplySettings,
  replySettingsSchema,
} from '#modules/communication/contract/replies/reply-settings.ts';
import { countRuleMatchesCall } from '#modules/communication/contract/replies/settings-calls.ts';
import {
  REPLY_DECISIONS,
  type ReplyDecision,
} from '#modules/communication/contract/reviews/reply.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { moveItem } from '#platform/web/display/row-order.tsx';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TagsField } from '#platform/web/fields/multi-select-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { ConditionsFields, useConditionsText } from './conditions-fields.tsx';
import { OpenableRow } from './openable-row.tsx';
import classes from './settings.module.css';

/** Delay after typing before rules are tested again. */
const PAUSE_MS = 600;

/** Rules that precede the score; the first match applies [REV-07]. */
export function RulesSection({ form }: { form: ComptoirForm<ReplySettings> }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { brandId } = useCurrentClient();
  const titleId = useId();
  const conditionsText = useConditionsText();
  const [open, setOpen] = useState<string>();
  const { rules, topics } = form.values;
  const set = (changed: ReplyRule[]) => form.mantine.setFieldValue('rules', changed);
  const change = (at: number, changes: Partial<ReplyRule>) => {
    const rule = rules[at];
    if (rule) set(rules.with(at, { ...rule, ...changes }));
  };
  const add = () => {
    const id = crypto.randomUUID();
    const conditions = { grades: [], topics: [], origins: [], locations: [], blank: false };
    set([...rules, { id, active: true, conditions, words: [], decision: 'approve' }]);
    setOpen(id);
  };
  const [debouncedRules] = useDebouncedValue(JSON.stringify(rules), PAUSE_MS);
  const read = replySettingsSchema.shape.rules.safeParse(JSON.parse(debouncedRules));
  const caught = useCall(
    countRuleMatchesCall,
    { body: { brandId, rules: read.data ?? [] } },
    { enabled: read.success && rules.length > 0 },
  );
  const caughtBy = (id: string) => {
    const { rules: counted = [], reviews = 0, isSample = false } = caught.data ?? {};
    const count = counted.find((one) => one.id === id)?.reviews;
    if (count === undefined) return undefined;
    return isSample
      ? t('communication:settings.ruleCaughtOf', { number: number(count), total: number(reviews) })
      : t('communication:settings.ruleCaught', { number: number(count) });
  };
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId}>{t('communication:settings.section.rules')}</h2>
        <p>{t('communication:settings.rulesAbout')}</p>
        <Button
          variant="subtle"
          leftSection={<Icon of={IconPlus} />}
          disabled={rules.length >= REPLY_RULES}
          onClick={add}
        >
          {t('communication:settings.addRule')}
        </Button>
      </header>
      {rules.length === 0 && <p className={classes.empty}>{t('communication:settings.noRules')}</p>}
      <ul className={classes.rows}>
        {rules.map((rule, at) => {
          const conditionsLabel = conditionsText(rule.conditions, topics);
          const words = rule.words.join(', ');
          return (
            <OpenableRow
              key={rule.id}
              title={t(`communication:settings.decision.${rule.decision}`)}
              about={
                words
                  ? t('communication:settings.ruleWords', { conditions: conditionsLabel, words })
                  : conditionsLabel
              }
              note={caughtBy(rule.id)}
              place={{ at, total: rules.length, move: (by) => set(moveItem(rules, at, at + by)) }}
              isOpen={open === rule.id}
              onToggle={() => setOpen(open === rule.id ? undefined : rule.id)}
              tool={
                <SwitchField
                  label={t('communication:settings.ruleActive')}
                  value={rule.active}
                  onChange={(active) => change(at, { active })}
                />
              }
            >
              <SelectField<ReplyDecision>
                label={t('communication:settings.then')}
                value={rule.decision}
                onChange={(decision) => decision && change(at, { decision })}
                options={REPLY_DECISIONS.map((value) => ({
                  value,
                  label: t(`communication:settings.decision.${value}`),
                }))}
              />
              <TagsField
                label={t('communication:settings.wordsOfComment')}
                help={t('communication:settings.wordsOfCommentHelp')}
                value={rule.words}
                onChange={(chosen) => change(at, { words: chosen })}
                limit={50}
              />
              <ConditionsFields
                value={rule.conditions}
                topics={topics}
                onChange={(conditions) => change(at, { conditions })}
              />
              <div>
                <Button
                  variant="subtle"
                  color="red"
                  leftSection={<Icon of={IconTrash} />}
                  onClick={() => set(rules.toSpliced(at, 1))}
                >
                  {t('communication:settings.deleteRule')}
                </Button>
              </div>
            </OpenableRow>
          );
        })}
      </ul>
    </section>
  );
}
