import { Select } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { QuestionKind } from '#modules/profile-hub/contract/campaign.ts';
import { updateCriterionCall } from '#modules/profile-hub/contract/criteria-calls.ts';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { LABEL_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import type { MappedAnswer, MappedQuestion } from '#modules/profile-hub/contract/mapping.ts';
import {
  getMappingCall,
  listMappableCriteriaCall,
} from '#modules/profile-hub/contract/mapping-calls.ts';
import { changeCriteria } from '#modules/profile-hub/contract/permissions.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import type { MappingActions } from '../data/use-mapping.ts';
import classes from './mapping.module.css';

export type MappableCriterion = Criterion & { kinds: QuestionKind[] };

/** Value for "left out"; no option id begins like this. */
const LEFT = '@left';

/** Answers of a question with their counts and mapped options. */
export function OpenedQuestion({
  question,
  criterion,
  actions,
}: {
  question: MappedQuestion;
  criterion: MappableCriterion | undefined;
  actions: MappingActions;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const isListed = criterion !== undefined && criterion.options.length > 0;
  if (question.answers.length === 0)
    return <p className={classes.opened}>{t('profile-hub:mapping.anyAnswer')}</p>;
  const formatAnswer = (answer: string) =>
    question.kind === 'yesno' ? t(`platform:filters.${answer === 'yes' ? 'yes' : 'no'}`) : answer;
  return (
    <div className={classes.opened} data-tool="rows">
      <table className={classes.answers}>
        <thead>
          <tr>
            <th scope="col">{t('profile-hub:mapping.answer')}</th>
            <th scope="col" className={classes.given}>
              {t('profile-hub:mapping.given')}
            </th>
            {isListed && (
              <>
                <td className={classes.to} />
                <th scope="col">{t('profile-hub:mapping.optionOf', { label: criterion.label })}</th>
                <td />
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {question.answers.map((answer) => (
            <tr key={answer.answer}>
              <td>{formatAnswer(answer.answer)}</td>
              <td className={classes.given}>{format.number(answer.given)}</td>
              {isListed && (
                <>
                  <td className={classes.to}>
                    <Icon of={IconArrowRight} size={14} />
                  </td>
                  <td className={classes.option}>
                    <OptionSelect {...{ question, answer, criterion, actions }} />
                  </td>
                  <td className={classes.repair}>
                    <AnswerRepair {...{ question, answer, criterion, actions }} />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {question.more && <p className={classes.more}>{t('profile-hub:mapping.moreSpellings')}</p>}
    </div>
  );
}

/** One-click mapping of an answer without an option: to a similar option or a new one. */
function AnswerRepair({
  question,
  answer: { answer, option, left, similar },
  criterion,
  actions,
}: {
  question: MappedQuestion;
  answer: MappedAnswer;
  criterion: MappableCriterion;
  actions: MappingActions;
}) {
  const { t } = useTranslation();
  const mayAdd = useAbility(changeCriteria);
  const addOption = useNewOption();
  if (option !== null || left) return null;
  const mean = (id: number | string) =>
    void actions.mapAnswers(question.question_id, [{ answer, option: id }]);
  if (similar)
    return (
      <LinkButton onClick={() => mean(similar.id)}>
        {t('profile-hub:mapping.use', { label: similar.label })}
      </LinkButton>
    );
  const isOwn = criterion.id !== null && question.kind !== 'yesno';
  if (!mayAdd || !isOwn || answer.length > LABEL_MAX_LENGTH) return null;
  const add = async () => {
    const id = await addOption(criterion, answer);
    if (id !== undefined) mean(id);
  };
  return (
    <LinkButton
      aria-label={t('profile-hub:mapping.newOptionFor', { answer })}
      onClick={() => void add()}
    >
      {t('profile-hub:mapping.newOption')}
    </LinkButton>
  );
}

/** Adds an option with the label of an answer and returns its id. */
function useNewOption() {
  const { brandId } = useCurrentClient();
  const problemText = useProblemText();
  const update = useCallMutation(updateCriterionCall, {
    changes: [listMappableCriteriaCall, getMappingCall],
  });
  return async ({ id, version, options }: Criterion, label: string) => {
    const storedOptions = options.flatMap((option) =>
      typeof option.id === 'number' ? [{ id: option.id, label: option.label }] : [],
    );
    try {
      const changed = await update.mutateAsync({
        params: { id: id ?? '' },
        body: { brandId, version, options: [...storedOptions, { id: null, label }] },
      });
      return changed.options.find((option) => option.label === label)?.id;
    } catch (error) {
      showToast({ tone: 'bad', text: problemText(error) });
      return undefined;
    }
  };
}

/** Selects the option of an answer; its border is brass until it is decided. */
function OptionSelect({
  question,
  answer,
  criterion,
  actions,
}: {
  question: MappedQuestion;
  answer: MappedAnswer;
  criterion: MappableCriterion;
  actions: MappingActions;
}) {
  const { t } = useTranslation();
  const isOpen = answer.option === null && !answer.left;
  const { options } = criterion;
  const chosenOption = answer.option === null ? null : String(answer.option);
  return (
    <Select
      aria-label={t('profile-hub:mapping.optionFor', { answer: answer.answer })}
      placeholder={t('profile-hub:mapping.chooseOption')}
      value={answer.left ? LEFT : chosenOption}
      {...(isOpen && { className: classes.due })}
      searchable={options.length > 8}
      clearable
      allowDeselect={false}
      nothingFoundMessage={t('platform:field.nothingFound')}
      data={[
        { value: LEFT, label: t('profile-hub:mapping.leaveOut') },
        ...options.map(({ id, label }) => ({ value: String(id), label })),
      ]}
      onChange={(chosen) => {
        const option = options.find(({ id }) => String(id) === chosen)?.id;
        const meaning =
          chosen === null
            ? { answer: answer.answer }
            : { answer: answer.answer, option: option ?? null };
        void actions.mapAnswers(question.question_id, [meaning]);
      }}
    />
  );
}
