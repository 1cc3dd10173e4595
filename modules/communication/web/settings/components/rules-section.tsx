import { Button, Switch } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
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
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TagsField } from '#platform/web/fields/multi-select-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clearFaultsBelow, faultsBelow } from '../data/faults-below.ts';
import { useRuleSentence } from '../data/use-rule-sentence.ts';
import { useWordFaults } from '../data/use-word-faults.tsx';
import { ConditionsFields } from './conditions-fields.tsx';
import { OpenableRow } from './openable-row.tsx';
import classes from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';

/** Delay after typing before rules are tested again. */
const PAUSE_MS = 600;

/** Rules that precede the score, each as one sentence; the first match applies [REV-07]. */
export function RulesSection({ form }: { form: ComptoirForm<ReplySettings> }) {
  const { t } = useTranslation();
  const sentenceOf = useRuleSentence();
  const wordFaultsOf = useWordFaults(form);
  const [open, setOpen] = useState<string>();
  const addButton = useRef<HTMLButtonElement>(null);
  const { rules, topics } = form.values;
  const matchesOf = useRuleMatches(rules);
  const set = (changed: ReplyRule[]) => form.mantine.setFieldValue('rules', changed);
  const isWrong = (at: number) => faultsBelow(form.mantine.errors, `rules.${at}`).length > 0;
  const change = (at: number, changes: Partial<ReplyRule>) => {
    const rule = rules[at];
    if (!rule) return;
    // It stays open when its fault is corrected.
    if (isWrong(at)) setOpen(rule.id);
    if (changes.words) clearFaultsBelow(form, `rules.${at}.words`);
    set(rules.with(at, { ...rule, ...changes }));
  };
  const move = (at: number, by: number) => {
    if (isWrong(at)) setOpen(rules[at]?.id);
    clearFaultsBelow(form, 'rules');
    set(moveItem(rules, at, at + by));
  };
  const remove = (at: number) => {
    clearFaultsBelow(form, 'rules');
    set(rules.toSpliced(at, 1));
    requestAnimationFrame(() => addButton.current?.focus());
  };
  const add = () => {
    const id = crypto.randomUUID();
    const conditions = { grades: [], topics: [], origins: [], locations: [], blank: false };
    set([...rules, { id, active: true, conditions, words: [], decision: 'approve' }]);
    setOpen(id);
  };
  return (
    <SettingsSection
      section="rules"
      title={t('communication:settings.section.rules')}
      note={t('communication:settings.rulesAbout')}
      isJoined
      action={
        <Button
          ref={addButton}
          variant="subtle"
          leftSection={<Icon of={IconPlus} size={14} />}
          disabled={rules.length >= REPLY_RULES}
          onClick={add}
        >
          {t('communication:settings.addRule')}
        </Button>
      }
    >
      {rules.length === 0 && <p className={classes.empty}>{t('communication:settings.noRules')}</p>}
      <ul className={classes.rows}>
        {rules.map((rule, at) => {
          const sentence = sentenceOf(rule, topics);
          const path = `rules.${at}`;
          const spoken = sentence.replaceAll(/<\/?b>/g, '');
          return (
            <OpenableRow
              key={rule.id}
              path={path}
              name={spoken}
              line={<Marked text={sentence} />}
              note={matchesOf(rule.id)}
              place={{ at, total: rules.length, move: (by) => move(at, by) }}
              isOpen={open === rule.id || isWrong(at)}
              isWrong={isWrong(at)}
              onToggle={() => setOpen(open === rule.id ? undefined : rule.id)}
              remove={{
                label: t('communication:settings.deleteRule'),
                run: () => remove(at),
              }}
              tool={
                <Switch
                  aria-label={t('communication:settings.labelled', {
                    label: t('communication:settings.ruleActive'),
                    value: spoken,
                  })}
                  checked={rule.active}
                  onChange={({ currentTarget }) => change(at, { active: currentTarget.checked })}
                />
              }
            >
              <div className={classes.columns}>
                <TagsField
                  data-path={`${path}.words`}
                  error={wordFaultsOf(`${path}.words`, rule.words).error}
                  label={t('communication:settings.wordsOfComment')}
                  help={t('communication:settings.wordsOfCommentHelp')}
                  value={rule.words}
                  onChange={(chosen) => change(at, { words: chosen })}
                  limit={50}
                />
                <SelectField<ReplyDecision>
                  label={t('communication:settings.then')}
                  value={rule.decision}
                  onChange={(decision) => decision && change(at, { decision })}
                  options={REPLY_DECISIONS.map((value) => ({
                    value,
                    label: t(`communication:settings.decision.${value}`),
                  }))}
                />
              </div>
              <ConditionsFields
                value={rule.conditions}
                topics={topics}
                onChange={(conditions) => change(at, { conditions })}
              />
            </OpenableRow>
          );
        })}
      </ul>
    </SettingsSection>
  );
}

/** A sentence with any number of parts in `<b>` and `</b>`. */
function Marked({ text }: { text: string }) {
  return text.split(/<\/?b>/).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
    at % 2 === 1 ? <b key={at}>{part}</b> : part,
  );
}

/** How many of last month's reviews each rule applied to, also while it is edited. */
function useRuleMatches(rules: readonly ReplyRule[]): (id: string) => string | undefined {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { brandId } = useCurrentClient();
  const [debouncedRules] = useDebouncedValue(JSON.stringify(rules), PAUSE_MS);
  const read = replySettingsSchema.shape.rules.safeParse(JSON.parse(debouncedRules));
  const { data } = useCall(
    countRuleMatchesCall,
    { body: { brandId, rules: read.data ?? [] } },
    { enabled: read.success && rules.length > 0 },
  );
  return (id) => {
    const count = data?.rules.find((one) => one.id === id)?.reviews;
    if (!data || count === undefined) return undefined;
    return data.isSample
      ? t('communication:settings.ruleCaughtOf', {
          number: number(count),
          total: number(data.reviews),
        })
      : t('communication:settings.ruleCaught', { number: number(count) });
  };
}
