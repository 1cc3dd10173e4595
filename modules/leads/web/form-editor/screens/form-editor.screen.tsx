import { useParams } from '@tanstack/react-router';
import { getFormCall } from '#modules/leads/contract/forms/form-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { FormEditor } from '../components/form-editor.tsx';
import { NoSuchForm } from '../components/no-such-form.tsx';

export const preload: ScreenPreload = ({ queries, params: { id = '' } }) => {
  void queries.prefetchQuery(callQueryOptions(getFormCall, { params: { formId: id } }));
};

/** One form with all its sections [FORM-01]. */
export default function FormEditorScreen() {
  const client = useCurrentClient();
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  const form = useCall(getFormCall, { params: { formId: id } });
  const { error, data } = form;
  const isMissing = error instanceof ProblemError && error.code === notFound.code;
  // A user with several clients may open a form of another client by URL.
  const isForeign = data?.id === id && data.clientId !== client.id;
  if (isMissing || isForeign) return <NoSuchForm clientId={client.id} />;
  return (
    <QueryBoundary query={form} isEditor loading={<RecordLoading />}>
      {(found) => <FormEditor key={found.id} clientId={client.id} form={found} />}
    </QueryBoundary>
  );
}
