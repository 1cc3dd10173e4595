import { peopleByIds, searchPeople } from '#modules/directory/contract/associations.ts';
import {
  FORM_MAILS,
  type FormMail,
  unknownVariables,
} from '#modules/forms/contract/form-notifications.ts';
import {
  formMailFigures,
  previewFormMail,
  sendTestMail,
  type UnsavedMail,
} from '#modules/forms/contract/lead-ports.ts';
import {
  findRecipientsCall,
  getFormFileCall,
  listMailsCall,
  previewMailCall,
  sendFormFileCall,
  testMailCall,
} from '#modules/forms/contract/mail-calls.ts';
import type { FileKind } from '#platform/contract/files/file-kind.ts';
import { notFound } from '#platform/contract/problems.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import { userMailboxPort } from '#platform/server/sessions/user-ports.ts';
import { readForm } from '../forms/read-form.ts';
import { storeFormLogo } from '../intake/store-form-file.ts';
import { route } from '../route.ts';

const previewMailRoute = route(
  previewMailCall,
  async ({ db, app, params: { formId, mail }, membership: { clientId }, body }) => {
    const { back, ...unsaved } = body;
    refuseUnknown(mail, unsaved);
    const form = await readForm({ db }, { clientId, id: formId });
    return app.ports.call(previewFormMail, { form, mail, unsaved, back }, { db, app });
  },
);

const testMailRoute = route(
  testMailCall,
  async ({ db, app, params: { formId, mail }, membership: { clientId }, principal, body }) => {
    refuseUnknown(mail, body);
    const form = await readForm({ db }, { clientId, id: formId });
    const mailbox = await app.ports.call(
      userMailboxPort,
      { userId: principal.userId },
      { db, app },
    );
    const to = mailbox?.email ?? '';
    if (to) await app.ports.call(sendTestMail, { form, mail, unsaved: body, to }, { db, app });
    return { to };
  },
);

const listMailsRoute = route(
  listMailsCall,
  async ({ db, app, params: { formId }, membership: { clientId }, principal: { userId } }) => {
    const mailbox = await app.ports.call(userMailboxPort, { userId }, { db, app });
    return {
      items: await app.ports.call(formMailFigures, { clientId, formId }, { db, app }),
      testTo: mailbox?.email ?? '',
    };
  },
);

function refuseUnknown(mail: FormMail, { texts }: UnsavedMail): void {
  const faults = Object.entries(texts).flatMap(([name, text]) =>
    unknownVariables(text, FORM_MAILS[mail].variables).map((variable) => ({
      field: `body.texts.${name}`,
      code: 'variableUnknown',
      params: { variable },
    })),
  );
  if (faults.length > 0) throw invalidInput(faults);
}

const sendFormFileRoute = route(sendFormFileCall, ({ db, app, membership: { clientId }, file }) =>
  storeFormLogo({ db, app }, clientId, file),
);

const PICTURES: readonly FileKind[] = sendFormFileCall.upload.kinds;

/** Only pictures; other files of the client are restricted to the users that created them. */
const getFormFileRoute = route(
  getFormFileCall,
  async ({ db, app, membership: { clientId }, params: { fileId } }) => {
    const file = await app.files.find(db, { clientId, id: fileId });
    if (!PICTURES.includes(file.kind)) throw notFound();
    return app.files.answer(db, { clientId, id: fileId, inline: true });
  },
);

const FOUND_LIMIT = 20;

const findRecipientsRoute = route(
  findRecipientsCall,
  async ({ db, app, membership: { clientId }, query: { q, ids } }) => {
    const people = ids
      ? await app.ports.call(peopleByIds, { clientId, userIds: ids }, { db, app })
      : await app.ports.call(searchPeople, { clientId, words: q, limit: FOUND_LIMIT }, { db, app });
    return {
      items: people.map(({ userId, firstName, lastName, email }) => ({
        userId,
        name: `${firstName} ${lastName}`.trim() || email,
        email,
      })),
    };
  },
);

export const formMailsRoutes = [
  getFormFileRoute,
  findRecipientsRoute,
  listMailsRoute,
  previewMailRoute,
  testMailRoute,
  sendFormFileRoute,
];
