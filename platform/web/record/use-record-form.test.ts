import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderHookOnce } from '#platform/testing/render-hook-once.tsx';
import { toastStore } from '#platform/web/feedback/toast-store.ts';
import { useRecordForm } from './use-record-form.tsx';

const schema = z.object({ name: z.string(), city: z.string() });
type Values = z.infer<typeof schema>;
const stored = { name: 'Lyon Sud', city: 'Lyon', version: 1 };

afterEach(() => {
  for (const { id } of toastStore.all()) toastStore.dismiss(id);
});

test('input typed during a save is preserved and counts as unsaved [USR-03]', async () => {
  const saving = Promise.withResolvers<typeof stored>();
  const saved = vi.fn(() => 'saved');
  const { form } = renderHookOnce(() =>
    useRecordForm<typeof stored, Values>({
      schema,
      record: stored,
      valuesOf: (record) => ({ name: record?.name ?? '', city: record?.city ?? '' }),
      save: () => saving.promise,
      reload: async () => stored,
      saved,
    }),
  );
  form.mantine.setFieldValue('name', 'Lyon Nord');
  form.props.onSubmit();
  form.mantine.setFieldValue('city', 'Villeurbanne');
  saving.resolve({ name: 'Lyon Nord', city: 'Lyon', version: 2 });
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  expect(form.mantine.getValues()).toEqual({ name: 'Lyon Nord', city: 'Villeurbanne' });
  expect(form.mantine.getInitialValues()).toEqual({ name: 'Lyon Nord', city: 'Lyon' });
});
