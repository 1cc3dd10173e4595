import type {
  ReplySettings,
  SettingsTemplate,
} from '#modules/communication/contract/replies/reply-settings.ts';

/** Templates in the order in which they are tried; the last one applies to every location and source. */
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
  /** Templates that answer no review, because others match first. */
  unused: SettingsTemplate[];
}

/** The template that answers the review which is tried, and the stars of that review. */
export interface UsedTemplate {
  id: string;
  grade: number;
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
  const blank = answerBlank
    ? [
        ...new Set(
          GRADES.flatMap((grade) => answerTo(templates, { grade, topic: null, isBlank: true })),
        ),
      ]
    : [];
  const isUsed = new Set(
    [...groups.flatMap(({ answers }) => answers.flat()), ...blank].map(({ id }) => id),
  );
  return {
    unused: templates.filter(({ id }) => !isUsed.has(id)),
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

/** Whether a cell shows the used template: in the column of the review, in the first row that has it. */
export function isUsedHere(
  used: UsedTemplate | undefined,
  place: { topic: string | null; column: MatrixColumn; rows: TemplateMatrix['rows'] },
): boolean {
  if (!used) return false;
  const { grades } = place.column;
  const isColumn = used.isBlank ? grades.length === 0 : grades.includes(used.grade);
  const first = place.rows.find(({ cells }) =>
    cells.some((cell) => cell !== 'as-any-topic' && cell.some(({ id }) => id === used.id)),
  );
  return isColumn && first?.topic === place.topic;
}

/** Matching templates up to the first without location or source conditions; later ones are never used. */
function answerTo(
  templates: readonly SettingsTemplate[],
  review: { grade: number; topic: string | null; isBlank: boolean },
): Answer {
  const fitting = templates.filter(
    ({ conditions: { grades, topics, blank } }) =>
      (grades.length === 0 || grades.includes(review.grade)) &&
      (topics.length === 0 || (review.topic !== null && topics.includes(review.topic))) &&
      (!blank || review.isBlank),
  );
  const last = fitting.findIndex(
    ({ conditions: { origins, locations } }) => origins.length === 0 && locations.length === 0,
  );
  return last < 0 ? fitting : fitting.slice(0, last + 1);
}

function isSame(one: Answer, other: Answer | undefined): boolean {
  return one.length === other?.length && one.every((template, at) => template.id === other[at]?.id);
}
