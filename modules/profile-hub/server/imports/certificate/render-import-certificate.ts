import { Readable } from 'node:stream';
import { findBrand } from '#modules/directory/contract/clients/brand.ts';
import { SOURCE_NAMES } from '#modules/profile-hub/contract/imports/source-names.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import { dateTag, numberTag } from '#platform/contract/text/intl-tag.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { FileAnswer } from '#platform/server/http/answer/file-answer.ts';
import type { ProfileHubTables } from '../../tables.ts';
import { readPastImport } from '../past-imports.ts';
import { certificateSheet } from './certificate-sheet.ts';

/** Certificate of an import as PDF, in the reader's language and the brand's time zone [PH-11]. */
export async function renderImportCertificate(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, id, locale }: { clientId: string; id: string; locale: Locale },
): Promise<FileAnswer> {
  const past = await readPastImport({ db, app }, { clientId, id });
  const brand = await app.ports.ask(findBrand, { clientId }, { db: db as Db, app });
  if (!brand) throw notFound();
  const { certificate } = past;
  const t = app.texts.translator(locale);
  const number = new Intl.NumberFormat(numberTag(locale));
  const day = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(dateTag(locale), {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone: brand.timeZone },
  });
  const moment = (at: string) => clock.format(new Date(at));
  const { created, updated, unchanged, refused } = past;
  const counts = { created, updated, unchanged, refused };
  const content = await certificateSheet({
    kind: t('profile-hub:import.certificate'),
    title: certificate.fileName,
    voided: certificate.voidedAt
      ? t('profile-hub:import.voided', { moment: moment(certificate.voidedAt) })
      : '',
    facts: [
      { name: t('profile-hub:import.signedBy'), value: certificate.signedBy },
      { name: t('profile-hub:import.signedAt'), value: moment(certificate.signedAt) },
      {
        name: t('profile-hub:import.agreedBy'),
        value: certificate.sourceNote || t(SOURCE_NAMES[certificate.source]),
      },
      {
        name: t('profile-hub:import.when'),
        value: day.formatRange(new Date(certificate.from), new Date(certificate.to)),
      },
      { name: t('profile-hub:import.importedAt'), value: moment(past.importedAt) },
      {
        name: t('profile-hub:import.imported'),
        value: t(
          'profile-hub:import.counts',
          Object.fromEntries(
            Object.entries(counts).map(([name, count]) => [name, number.format(count)]),
          ),
        ),
      },
      { name: t('profile-hub:import.certificateNumber'), value: certificate.id },
    ],
    statedTitle: t('profile-hub:import.stated'),
    stated: [
      t('profile-hub:import.agreed', { brand: brand.name }),
      t('profile-hub:import.noThirdParty'),
    ],
    wordingTitle: t('profile-hub:import.wording'),
    wording: certificate.wording,
    hashTitle: t('profile-hub:import.fileSum'),
    hash: certificate.fileHash,
    hashAdvice: t('profile-hub:import.fileSumHelp'),
  });
  return {
    stream: Readable.from([content], { objectMode: false }),
    contentType: 'application/pdf',
    fileName: `certificate_${certificate.id}.pdf`,
    length: content.length,
  };
}
