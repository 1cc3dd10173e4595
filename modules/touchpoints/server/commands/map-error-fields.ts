import { Problem } from '#platform/contract/problem.ts';

/** A command reports errors at the fields of its own call. This maps them to the fields of another call. */
export async function mapErrorFields<Result>(
  places: Readonly<Record<string, string>>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || !error.errors) throw error;
    const { status, code, message: title, params, errors } = error;
    throw new Problem({
      status,
      code,
      title,
      ...(params && { params }),
      errors: errors.map((one) => ({ ...one, field: places[one.field] ?? one.field })),
    });
  }
}
