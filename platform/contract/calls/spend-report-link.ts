import { z } from 'zod';
import { defineCall } from '../call.ts';
import { linkProblems } from '../files/file-problems.ts';
import { reportToken } from './get-report.ts';

/**
 * A press on the download page takes the report. The link is spent by it, and for a few minutes after the first press it
 * may be pressed again: a download that broke off is not a report that is lost.
 */
export const spendReportLink = defineCall({
  method: 'POST',
  path: '/api/report/{token}',
  summary: 'Uses the download link of a report and returns the URL of the file.',
  module: 'platform',
  access: { kind: 'link', reason: 'The token is the proof; it is random and kept as a hash.' },
  params: z.object({ token: reportToken }),
  response: z.object({ url: z.string(), name: z.string() }),
  errors: [...linkProblems],
  rate: { max: 60, seconds: 60 },
});
