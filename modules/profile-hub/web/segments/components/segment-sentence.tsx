import { Fragment, type ReactNode } from 'react';
import { type RuleOperator, valueForm } from '#modules/profile-hub/contract/rule-fields.ts';
import type { RuleFilter } from '#modules/profile-hub/contract/segment-rule.ts';
import { ruleValues } from '#modules/profile-hub/contract/segment-rule.ts';
import { STANDARD_CRITERIA } from '#modules/profile-hub/contract/standard-criteria.ts';
import { languageTag } from '#platform/contract/locale.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import {
  type DraftGroup,
  type DraftPart,
  type DraftRule,
  isDraftGroup,
} from '../data/rule-draft.ts';
import { useOperatorName } from '../data/rule-names.ts';
import { type NamedField, type RuleFields, useRuleValueText } from '../data/use-rule-fields.ts';
import classes from './segment-builder.module.css';

const CONSENT_PHRASES = {
  optin_email: {
    true: 'profile-hub:segment.phrase.mayEmail',
    false: 'profile-hub:segment.phrase.mayNotEmail',
  },
  optin_phone: {
    true: 'profile-hub:segment.phrase.mayCall',
    false: 'profile-hub:segment.phrase.mayNotCall',
  },
  optin_partners: {
    true: 'profile-hub:segment.phrase.mayShare',
    false: 'profile-hub:segment.phrase.mayNotShare',
  },
} as const;

const TIME_PHRASES = {
  '@lastScan': 'profile-hub:segment.phrase.lastScan',
  '@lastLead': 'profile-hub:segment.phrase.lastLead',
  '@sale': 'profile-hub:segment.phrase.sale',
  '@lastReview': 'profile-hub:segment.phrase.lastReview',
  '@activity': 'profile-hub:segment.phrase.activity',
  '@created': 'profile-hub:segment.phrase.created',
  birthdate: 'profile-hub:segment.phrase.born',
} as const;

/** What a contact did with a product: with the values, and without them. */
const DEED_PHRASES = {
  '@scan': ['profile-hub:segment.phrase.scanned', 'profile-hub:segment.phrase.notScanned'],
  '@bought': ['profile-hub:segment.phrase.bought', 'profile-hub:segment.phrase.notBought'],
  '@lead': ['profile-hub:segment.phrase.requested', 'profile-hub:segment.phrase.notRequested'],
} as const;

/** For fields that the suite names; after a name given by a brand, values follow a colon. */
const FIELD_PHRASES = {
  is: 'profile-hub:segment.phrase.fieldIs',
  isOneOf: 'profile-hub:segment.phrase.fieldIs',
  isNot: 'profile-hub:segment.phrase.fieldIsNot',
  isNoneOf: 'profile-hub:segment.phrase.fieldIsNot',
  contains: 'profile-hub:segment.phrase.fieldContains',
  startsWith: 'profile-hub:segment.phrase.fieldStartsWith',
  isEmpty: 'profile-hub:segment.phrase.fieldUnknown',
  isNotEmpty: 'profile-hub:segment.phrase.fieldKnown',
} as const satisfies Partial<Record<RuleOperator, string>>;

/** The rules as one sentence: rules in bold, the edited group underlined [PH-03]. */
export function SegmentSentence({
  draft,
  fields,
  editedGroup,
}: {
  draft: DraftGroup;
  fields: RuleFields;
  editedGroup: number | undefined;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const rulePhrase = useRulePhrase();
  const isComplete = (part: DraftPart): boolean =>
    isDraftGroup(part) ? part.filters.some(isComplete) : fields.isFinished(part);
  const ofRule = (rule: DraftRule) => {
    const field = fields.of(rule.field);
    return field ? rulePhrase(rule, field) : '';
  };
  // If all rules must match, country and consent describe the contacts directly, and the others follow.
  const first =
    draft.condition === 'and'
      ? draft.filters.filter(
          (part): part is DraftRule =>
            !isDraftGroup(part) && isComplete(part) && isLeadingRule(part),
        )
      : [];
  const rest = draft.filters.filter(
    (part) => !first.some((rule) => rule === part) && isComplete(part),
  );
  const joined = (condition: DraftGroup['condition']) =>
    new Intl.ListFormat(locale === 'en' ? 'en-GB' : languageTag(locale), {
      type: condition === 'and' ? 'conjunction' : 'disjunction',
    });
  const [countries = [], consents = []] = [true, false].map((isCountry) =>
    first.filter(({ field }) => (field === 'country') === isCountry).map(ofRule),
  );
  const opening = [...countries, ...(consents.length > 0 ? [joined('and').format(consents)] : [])];

  const listed = (parts: readonly DraftPart[], condition: DraftGroup['condition']) =>
    joined(condition)
      .formatToParts(parts.map((_, index) => String(index)))
      .map(({ type, value }, at) => {
        const part = type === 'element' ? parts[Number(value)] : undefined;
        const key = part?.key ?? `between-${at}`;
        if (!part) return <Fragment key={key}>{value}</Fragment>;
        return isDraftGroup(part) ? (
          <Fragment key={key}>{ofGroup(part)}</Fragment>
        ) : (
          <b key={key}>{ofRule(part)}</b>
        );
      });
  const ofGroup = (group: DraftGroup): ReactNode => {
    const complete = group.filters.filter(isComplete);
    const content = (
      <>
        {complete.length > 1 && group.condition === 'or' && `${t('profile-hub:segment.either')} `}
        {listed(complete, group.condition)}
      </>
    );
    // Without parentheses "a or b and c" would differ from the rules.
    const whole = complete.length > 1 ? <>({content})</> : content;
    return group.key === editedGroup ? <u>{whole}</u> : whole;
  };

  if (!isComplete(draft))
    return <p className={classes.sentence}>{t('profile-hub:segment.everybody')}</p>;
  return (
    <p className={classes.sentence}>
      {t('profile-hub:segment.sentenceStart')}{' '}
      {opening.length > 0 && (
        <b>
          {opening.reduce((all, next) =>
            t('profile-hub:segment.sentenceNext', { first: all, next }),
          )}
        </b>
      )}
      {opening.length > 0 && rest.length > 0 && `${t('profile-hub:segment.sentenceAnd')} `}
      {listed(rest, draft.condition)}.
    </p>
  );
}

/** A rule as part of a sentence: "in Germany or Austria", "whose last scan was in the last 90 days". */
export function useRulePhrase() {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  const { locale } = useLanguage();
  const formatValue = useRuleValueText();
  const operatorName = useOperatorName();

  const timeOf = (rule: RuleFilter): string | undefined => {
    const [from = '', to = ''] = ruleValues(rule);
    switch (rule.operator) {
      case 'withinLast':
        return t('profile-hub:segment.time.withinLast', { count: Number(from) });
      case 'after':
        return t('profile-hub:segment.time.after', { from: date(String(from)) });
      case 'before':
        return t('profile-hub:segment.time.before', { from: date(String(from)) });
      case 'between':
        return t('profile-hub:segment.time.between', {
          from: date(String(from)),
          to: date(String(to)),
        });
      default:
        return undefined;
    }
  };

  const gradeOf = (rule: RuleFilter): string | undefined => {
    const [from = 0, to = 0] = ruleValues(rule).map(Number);
    switch (rule.operator) {
      case 'atLeast':
        return t('profile-hub:segment.phrase.gradeAtLeast', { count: from });
      case 'atMost':
        return t('profile-hub:segment.phrase.gradeAtMost', { count: from });
      case 'is':
        return t('profile-hub:segment.phrase.gradeIs', { count: from });
      case 'between':
        return t('profile-hub:segment.phrase.gradeBetween', {
          from: number(from),
          to: number(to),
        });
      default:
        return undefined;
    }
  };

  return (rule: RuleFilter, field: NamedField): string => {
    const { operator } = rule;
    const time = Object.hasOwn(TIME_PHRASES, rule.field) ? timeOf(rule) : undefined;
    if (time !== undefined)
      return t(TIME_PHRASES[rule.field as keyof typeof TIME_PHRASES], { time });
    const grade = field.kind === 'grade' ? gradeOf(rule) : undefined;
    if (grade !== undefined) return grade;
    if (isNamedBySuite(rule.field) && rule.field !== 'country' && isFieldOperator(operator)) {
      const name =
        locale === 'de'
          ? field.name
          : field.name.charAt(0).toLocaleLowerCase(languageTag(locale)) + field.name.slice(1);
      return t(FIELD_PHRASES[operator], { field: name, values: formatValue(rule, field) });
    }
    const isAnswer = field.kind !== 'event' && field.kind !== 'last';
    if (isAnswer && (operator === 'isEmpty' || operator === 'isNotEmpty'))
      return t(FIELD_PHRASES[operator], { field: field.name });
    if (isPlainConsent(rule))
      return t(
        CONSENT_PHRASES[rule.field as keyof typeof CONSENT_PHRASES][rule.value ? 'true' : 'false'],
      );
    const values = formatValue(rule, field);
    const isOne = operator === 'is' || operator === 'isOneOf';
    const isChosen = isOne || operator === 'isNot' || operator === 'isNoneOf';
    if (rule.field === 'country' && isChosen)
      return isOne
        ? t('profile-hub:segment.phrase.inCountry', { countries: values })
        : t('profile-hub:segment.phrase.notInCountry', { countries: values });
    if (rule.field === '@segment' && isChosen)
      return isOne
        ? t('profile-hub:segment.phrase.inSegment', { values })
        : t('profile-hub:segment.phrase.notInSegment', { values });
    if (isDeed(rule.field) && isChosen)
      return t(DEED_PHRASES[rule.field][isOne ? 0 : 1], { values });
    const has = isOne || (operator === 'contains' && field.kind === 'list');
    if (isOption(field) && (isChosen || has))
      return has
        ? t('profile-hub:segment.phrase.with', { values, field: field.name })
        : t('profile-hub:segment.phrase.without', { values, field: field.name });
    return t('profile-hub:segment.phrase.where', {
      field: field.name,
      operator: operatorName(field.kind, operator),
      values: valueForm(operator) === 'none' ? '' : values,
    });
  };
}

function isFieldOperator(operator: RuleOperator): operator is keyof typeof FIELD_PHRASES {
  return Object.hasOwn(FIELD_PHRASES, operator);
}

function isDeed(field: string): field is keyof typeof DEED_PHRASES {
  return Object.hasOwn(DEED_PHRASES, field);
}

/** A standard criterion other than a consent, or the origin. */
function isNamedBySuite(field: string): boolean {
  return (
    field === '@origin' ||
    STANDARD_CRITERIA.some(({ slug, kind }) => slug === field && kind !== 'consent')
  );
}

/** Rules that describe the contacts directly, before all others. */
function isLeadingRule(rule: RuleFilter): boolean {
  return rule.field === 'country' || isPlainConsent(rule);
}

function isPlainConsent({ field, operator, value }: RuleFilter): boolean {
  return operator === 'is' && typeof value === 'boolean' && Object.hasOwn(CONSENT_PHRASES, field);
}

function isOption({ kind }: NamedField): boolean {
  return (
    kind === 'choice' ||
    kind === 'list' ||
    kind === 'event' ||
    kind === 'text' ||
    kind === 'consent'
  );
}
