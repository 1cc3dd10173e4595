import { LEAD_FILE_KINDS } from '#modules/forms/contract/form-field.ts';
import { LEAD_FILE_BYTES, LEAD_FILES_LIMIT } from '#modules/forms/contract/limits.ts';
import { leadEdited } from '#modules/leads/contract/lead-events.ts';
import type { LeadActor } from '#modules/leads/contract/leads/lead-machine.ts';
import { leadFilesLimit } from '#modules/leads/contract/leads/lead-problems.ts';
import type { FileKind } from '#platform/contract/files/file-kind.ts';
import { notFound } from '#platform/contract/problems.ts';
import { purgeFiles } from '#platform/server/files/files.job.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import type { ReceivedFile } from '#platform/server/http/request/multipart-parts.ts';
import { unclaimedUntil } from '../files/store-lead-file.ts';
import { readForm } from '../forms/read-form.ts';
import type { FieldValue } from '../tables/lead-tables.ts';
import type { Context } from '../tables.ts';
import {
  changeLead,
  type LeadChange,
  leadToChange,
  type StoredLead,
  type WhichLead,
} from './change-lead.ts';
import { emptyFieldValue } from './edited-answers.ts';

type LeadFile = { id: string; name: string };

/**
 * Adds a file to an answer or replaces one; the content determines the type [LEAD-03]. The upload precedes the
 * transaction and is deleted after a day if the transaction fails.
 */
export async function addLeadFile(
  { db, app }: Context,
  which: WhichLead,
  given: { file: ReceivedFile; field: string; replaces?: string | undefined; by: LeadActor },
  at: Date = new Date(),
): Promise<void> {
  const { clientId, id: leadId } = which;
  const { field, replaces, by } = given;
  const { form_id: formId } = await leadToChange({ db, app }, which);
  const form = await readForm({ db, app }, { clientId, id: formId });
  const kinds = form.fields.find(({ key }) => key === field)?.fileKinds ?? [];
  const allow: readonly FileKind[] = kinds.length > 0 ? kinds : LEAD_FILE_KINDS;
  const { name, stream } = given.file;
  const storedFile = await app.files.put(db, {
    clientId,
    name,
    stream,
    maxBytes: LEAD_FILE_BYTES,
    allow,
    expiresAt: unclaimedUntil(),
  });
  const added = { id: storedFile.id, name: storedFile.name };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('leads.lead_files')
      .values({
        client_id: clientId,
        ...added,
        form_id: formId,
        lead_id: leadId,
        kind: storedFile.kind,
      })
      .execute();
    await app.files.keep(tx, storedFile);
    await changeFiles({ db: tx, app }, which, { field, by, at }, (lead) => {
      const answer =
        lead.fields_values.find(({ slug }) => slug === field) ?? emptyFieldValue(form, field);
      if (answer?.type !== 'file')
        throw invalidInput([{ field: 'body.field', code: 'fieldUnknown' }]);
      const files = answer.files ?? [];
      if (replaces && !files.some(({ id }) => id === replaces)) throw notFound();
      const after = replaces
        ? files.map((file) => (file.id === replaces ? added : file))
        : [...files, added];
      const limit = answer.multiple ? LEAD_FILES_LIMIT : 1;
      if (after.length > limit) throw leadFilesLimit({ limit });
      return { answer, after };
    });
    if (replaces) await forgetFile({ db: tx, app }, clientId, replaces);
  });
}

export async function removeLeadFile(
  { db, app }: Context,
  which: WhichLead,
  { fileId, by }: { fileId: string; by: LeadActor },
  at: Date = new Date(),
): Promise<void> {
  const { fields_values } = await leadToChange({ db, app }, which);
  const holds = ({ files = [] }: FieldValue) => files.some(({ id }) => id === fileId);
  const field = fields_values.find(holds)?.slug;
  if (field === undefined) throw notFound();
  await changeFiles({ db, app }, which, { field, by, at }, (lead) => {
    const answer = lead.fields_values.find(({ slug }) => slug === field);
    if (!answer || !holds(answer)) throw notFound();
    return { answer, after: (answer.files ?? []).filter(({ id }) => id !== fileId) };
  });
  await forgetFile({ db, app }, which.clientId, fileId);
}

async function changeFiles(
  { db, app }: Context,
  which: WhichLead,
  { field, by, at }: { field: string; by: LeadActor; at: Date },
  decide: (lead: StoredLead) => { answer: FieldValue; after: LeadFile[] },
): Promise<void> {
  const part = `field.${field}`;
  const changed = await changeLead({ db, app }, which, (lead): LeadChange => {
    const { answer: before, after } = decide(lead);
    const ids = after.map(({ id }) => id);
    const [only = null] = ids;
    // Without a file the field stays, so that it can be answered again.
    const answer = { ...before, files: after, value: before.multiple && only ? ids : only };
    const others = lead.fields_values.filter(({ slug }) => slug !== field);
    const names = (files: readonly LeadFile[] = []) => files.map(({ name }) => name);
    const change = { part, before: names(before.files), after: names(after) };
    return {
      changes: {
        fields_values: [...others, answer],
        edited_version: lead.version + 1,
      },
      by,
      at,
      lines: [{ kind: 'edit', detail: { changes: [change] } }],
    };
  });
  if (!changed) return;
  const { id: leadId, form_id: formId, client_id: clientId } = changed.after;
  await app.events.publish(db, leadEdited, {
    clientId,
    payload: { leadId, formId, at: at.toISOString(), parts: [part] },
  });
}

async function forgetFile({ db, app }: Context, clientId: string, id: string): Promise<void> {
  await db
    .deleteFrom('leads.lead_files')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute();
  await app.files.remove(db, { clientId, id });
  await app.jobs.enqueue(db, purgeFiles, { ids: [id] }, { clientId });
}
