/** The pager's data about a page; a list too long to count has no total and no last page. */
export type PageSpan = {
  first: number;
  last: number;
  total: number | null;
  pageCount: number | null;
  hasPrevious: boolean;
  hasNext: boolean;
};

export function pageSpan(given: {
  page: number;
  pageSize: number;
  rowsOnPage: number;
  total: number | null;
  hasMore?: boolean;
}): PageSpan {
  const { page, pageSize, rowsOnPage, total } = given;
  const before = (page - 1) * pageSize;
  const last = before + rowsOnPage;
  return {
    first: rowsOnPage === 0 ? 0 : before + 1,
    last: rowsOnPage === 0 ? 0 : last,
    total,
    pageCount: total === null ? null : Math.max(1, Math.ceil(total / pageSize)),
    hasPrevious: page > 1,
    hasNext:
      total === null ? (given.hasMore ?? rowsOnPage === pageSize) : last < total && rowsOnPage > 0,
  };
}
