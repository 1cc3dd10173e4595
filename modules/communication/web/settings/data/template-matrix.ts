import {
  OPTIONAL_PLACEHOLDERS,
  REPLY_LANGUAGES,
  type ReplySettings,
  type SettingsTemplate,
} from '#modules/communication/contract/replies/reply-settings.ts';

/** Templates in the order in which they are tried, up to those that answer every language, location and source. */
type Answer = readonly SettingsTemplate[];

export interface MatrixColumn {
  key: string;
  /** Stars with the same answers; empty for the column of reviews without a comment. */
  grades: readonly number[];
}

export interface TemplateMatrix {
  columns: MatrixColumn[];
  rows: {
    /** Null means a review without any of the listed topics. */
    topic: string | null;
    cells: (Answer | 'as-any-topic')[];
  }[];
  /** Templates that answer no review. */
  unused: { template: SettingsTemplate; reason: UnusedReason }[];
}

/**
 * Why a template answers no review: others always match first, reviews without a comment are not answered, or it is for
 * such reviews of a topic, which have none.
 */
export type UnusedReason = 'shadowed' | 'blankOff' | 'blankTopic';

/** The template that answers the review which is tried, and what of that review decides about it. */
export interface UsedTemplate {
  id: string;
  grade: number;
  topics: readonly string[];
  isBlank: boolean;
}

const GRADES = [1, 2, 3, 4, 5] as const;

/** Which templates answer which stars and topic [REV-07]. Topics without their own template are answered like any topic. */
export function templateMatrix({
  templates,
  answerBlank,
}: Pick<ReplySettings, 'templates' | 'answerBlank'>): TemplateMatrix {
  const named = new Set(templates.flatMap(({ conditions }) => conditions.topics));
  const topics = [null, ...named];
  const answersOf = (grade: number) =>
    topics.map((topic) => answerTo(templates, { grade, topic, isBlank: false }));
  // Neighbouring stars with the same answers share a column.
  const groups: { grades: number[]; answers: Answer[] }[] = [];
  for (const grade of GRADES) {
    const answers = answersOf(grade);
    const last = groups.at(-1);
    if (last && answers.every((answer, at) => isSame(answer, last.answers[at])))
      last.grades.push(grade);
    else groups.push({ grades: [grade], answers });
  }
  const blank = [
    ...new Set(
      GRADES.flatMap((grade) => answerTo(templates, { grade, topic: null, isBlank: true })),
    ),
  ];
  const used = new Set([
    ...groups.flatMap(({ answers }) => answers.flat()),
    ...(answerBlank ? blank : []),
  ]);
  const reasonOf = (template: SettingsTemplate): UnusedReason => {
    if (template.conditions.blank && template.conditions.topics.length > 0) return 'blankTopic';
    return blank.includes(template) ? 'blankOff' : 'shadowed';
  };
  return {
    unused: templates
      .filter((template) => !used.has(template))
      .map((template) => ({ template, reason: reasonOf(template) })),
    columns: [
      ...groups.map(({ grades }) => ({ key: grades.join(), grades })),
      ...(answerBlank ? [{ key: 'blank', grades: [] }] : []),
    ],
    rows: topics.map((topic, at) => ({
      topic,
      cells: [
        ...groups.map(({ answers }) => {
          const answer = answers[at] ?? [];
          return topic !== null && isSame(answer, answers[0]) ? 'as-any-topic' : answer;
        }),
        ...(answerBlank ? [topic === null ? blank : ('as-any-topic' as const)] : []),
      ],
    })),
  };
}

/** The cell that shows the used template: in the column of the review, in the row of one of its topics or of any. */
export function usedCell(
  used: UsedTemplate | undefined,
  { columns, rows }: Pick<TemplateMatrix, 'columns' | 'rows'>,
): { topic: string | null; column: string } | undefined {
  if (!used) return undefined;
  const at = columns.findIndex(({ grades }) =>
    used.isBlank ? grades.length === 0 : grades.includes(used.grade),
  );
  const showing = rows.filter(({ topic, cells }) => {
    const cell = cells[at] ?? 'as-any-topic';
    const isOfReview = topic === null || used.topics.includes(topic);
    return isOfReview && cell !== 'as-any-topic' && cell.some(({ id }) => id === used.id);
  });
  const row = showing.find(({ topic }) => topic !== null) ?? showing[0];
  const column = columns[at]?.key;
  return row && column !== undefined ? { topic: row.topic, column } : undefined;
}

/** Templates that match, except those for whose languages an earlier one always has a text. */
function answerTo(
  templates: readonly SettingsTemplate[],
  review: { grade: number; topic: string | null; isBlank: boolean },
): Answer {
  const answer: SettingsTemplate[] = [];
  const answered = new Set<string>();
  for (const template of templates) {
    const { grades, topics, origins, locations, blank } = template.conditions;
    const isFitting =
      (grades.length === 0 || grades.includes(review.grade)) &&
      (topics.length === 0 || (review.topic !== null && topics.includes(review.topic))) &&
      (!blank || review.isBlank);
    if (!isFitting) continue;
    const textOf = (language: (typeof REPLY_LANGUAGES)[number]) =>
      template.texts[language]?.trim() ?? '';
    const written = REPLY_LANGUAGES.filter((language) => textOf(language) !== '');
    // A template without a text is still to be written.
    const languages = written.length > 0 ? written : REPLY_LANGUAGES;
    if (languages.some((language) => !answered.has(language))) answer.push(template);
    if (origins.length > 0 || locations.length > 0) continue;
    for (const language of written) {
      const needsFact = OPTIONAL_PLACEHOLDERS.some((name) =>
        textOf(language).includes(`{${name}}`),
      );
      if (!needsFact) answered.add(language);
    }
  }
  return answer;
}

function isSame(one: Answer, other: Answer | undefined): boolean {
  return one.length === other?.length && one.every((template, at) => template.id === other[at]?.id);
}
