import { z } from 'zod';

/** One format for all errors (RFC 9457): a stable code that the web translates; its message is never shown. */
export const fieldErrorSchema = z.object({
  /** Path of the input, such as `body.email` or `query.page`. */
  field: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string().optional(),
  requestId: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  errors: z.array(fieldErrorSchema).optional(),
});
export type ProblemBody = z.infer<typeof problemSchema>;

export type ProblemParams = Record<string, string | number>;

/** Error that commands throw. The code is the contract; the title is for the developer who reads the response. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly params: ProblemParams | undefined;
  readonly errors: FieldError[] | undefined;

  constructor(given: {
    status: number;
    code: string;
    title: string;
    params?: ProblemParams;
    errors?: FieldError[];
  }) {
    super(given.title);
    this.name = 'Problem';
    this.status = given.status;
    this.code = given.code;
    this.params = given.params;
    this.errors = given.errors;
  }
}

/** The constant part of a problem. */
export interface ProblemKind {
  readonly status: number;
  readonly code: string;
  readonly title: string;
}

export interface ProblemDefinition<Params extends ProblemParams | undefined = undefined>
  extends ProblemKind {
  (...given: Params extends undefined ? [] : [params: Params]): Problem;
}

/** `const suffixTaken = defineProblem<{ suffix: string }>({ … }); throw suffixTaken({ suffix });` */
export function defineProblem<Params extends ProblemParams | undefined = undefined>(
  definition: ProblemKind & {
    /** The invalid input field, next to which the screen shows the message. */
    field?: string;
  },
): ProblemDefinition<Params> {
  const { field, ...kind } = definition;
  const make = (params?: ProblemParams) =>
    new Problem({
      ...kind,
      ...(params && { params }),
      ...(field && { errors: [{ field, code: definition.code, ...(params && { params }) }] }),
    });
  return Object.assign(make, kind);
}
