import type { NewRecord } from './record-code.ts';
import { optionText } from './record-code.ts';

type SixTexts = Record<'en' | 'fr' | 'es' | 'it' | 'de' | 'no', string>;

/** Fields that many records have, in all languages. */
const COMMON_LABELS: Readonly<Record<string, SixTexts>> = {
  active: six('Active', 'Actif', 'Activo', 'Attivo', 'Aktiv', 'Aktiv'),
  code: six('Code', 'Code', 'Código', 'Codice', 'Code', 'Kode'),
  email: six('Email', 'E-mail', 'Correo electrónico', 'E-mail', 'E-Mail', 'E-post'),
  name: six('Name', 'Nom', 'Nombre', 'Nome', 'Name', 'Navn'),
  quantity: six('Quantity', 'Quantité', 'Cantidad', 'Quantità', 'Menge', 'Antall'),
  startsOn: six('Start', 'Début', 'Inicio', 'Inizio', 'Beginn', 'Start'),
};

/**
 * Texts of a new record by key in six languages. English is derived from its name; the other languages contain it in
 * quotation marks until they are translated.
 */
export function newRecordTexts(given: NewRecord): Record<string, SixTexts> {
  const { module, record, records, fields } = given;
  const [one, many] = [record.sentence, records.sentence];
  const hasKey = fields.some(({ kind }) => kind === 'key');
  const below = (texts: Record<string, SixTexts>) =>
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [`${record.camel}.${key}`, text]),
    );
  return {
    ...below({
      list: quoted(many),
      one: quoted(one),
      new: withName(`New ${record.words}`, one, (name) =>
        six(
          '',
          `Créer ${name.fr}`,
          `Crear ${name.es}`,
          `Crea ${name.it}`,
          `${name.de} anlegen`,
          `Opprett ${name.no}`,
        ),
      ),
      empty: withName(`No ${records.words} yet`, many, (name) =>
        six(
          '',
          `${name.fr}\u00a0: rien pour l’instant`,
          `${name.es}: todavía no hay nada`,
          `${name.it}: ancora niente`,
          `${name.de}: noch nichts da`,
          `${name.no}: ingenting ennå`,
        ),
      ),
      purpose: six(
        'Everything you add appears here, and can be searched, filtered and exported.',
        'Tout ce que vous ajoutez apparaît ici, se recherche, se filtre et s’exporte.',
        'Todo lo que añada aparece aquí y se puede buscar, filtrar y exportar.',
        'Tutto ciò che aggiunge compare qui e si può cercare, filtrare ed esportare.',
        'Alles, was Sie hinzufügen, erscheint hier und lässt sich suchen, filtern und exportieren.',
        'Alt du legger til, vises her og kan søkes i, filtreres og eksporteres.',
      ),
      gone: six(
        `This ${record.words} does not exist`,
        'Entrée introuvable',
        'Esta entrada no existe',
        'Questa voce non esiste',
        'Diesen Eintrag gibt es nicht',
        'Denne oppføringen finnes ikke',
      ),
      saved: withName(`${one} saved`, one, (name) =>
        six(
          '',
          `${name.fr}\u00a0: enregistrement`,
          `${name.es}: guardado`,
          `${name.it}: salvataggio`,
          `${name.de} gespeichert`,
          `${name.no} lagret`,
        ),
      ),
      deleted: withName(`${many} deleted`, many, (name) =>
        six(
          '',
          `${name.fr}\u00a0: suppression`,
          `${name.es}: eliminación`,
          `${name.it}: eliminazione`,
          `${name.de} gelöscht`,
          `${name.no} slettet`,
        ),
      ),
      ...(hasKey && {
        imported: withName(`${many} imported`, many, (name) =>
          six(
            '',
            `${name.fr}\u00a0: import`,
            `${name.es}: importación`,
            `${name.it}: importazione`,
            `${name.de} importiert`,
            `${name.no} importert`,
          ),
        ),
        import: withName(`Import ${records.words}`, many, (name) =>
          six(
            '',
            `Importer ${name.fr}`,
            `Importar ${name.es}`,
            `Importa ${name.it}`,
            `${name.de} importieren`,
            `Importer ${name.no}`,
          ),
        ),
      }),
    }),
    [`operations.record.${records.snake}`]: quoted(one),
    [`operations.job.${records.kebab}.export`]: withName(
      `Export of ${records.words}`,
      many,
      (name) =>
        six(
          '',
          `Export ${name.fr}`,
          `Exportación ${name.es}`,
          `Esportazione ${name.it}`,
          `Export ${name.de}`,
          `Eksport ${name.no}`,
        ),
    ),
    ...(hasKey && {
      [`operations.job.${records.kebab}.import`]: withName(
        `Import of ${records.words}`,
        many,
        (name) =>
          six(
            '',
            `Import ${name.fr}`,
            `Importación ${name.es}`,
            `Importazione ${name.it}`,
            `Import ${name.de}`,
            `Import ${name.no}`,
          ),
      ),
    }),
    [`operations.queue.${module.kebab}`]: withName(module.sentence, module.sentence, (name) =>
      six(
        '',
        `Module ${name.fr}`,
        `Módulo ${name.es}`,
        `Modulo ${name.it}`,
        `Modul ${name.de}`,
        `Modulen ${name.no}`,
      ),
    ),
    ...Object.fromEntries(
      fields.flatMap((field) => [
        [
          `field.${field.name.camel}`,
          COMMON_LABELS[field.name.camel] ?? quoted(field.name.sentence),
        ],
        ...field.options.map((option) => [
          optionText(given, field, option).slice(module.kebab.length + 1),
          quoted(option.charAt(0).toUpperCase() + option.slice(1)),
        ]),
      ]),
    ),
  };
}

function six(en: string, fr: string, es: string, it: string, de: string, no: string): SixTexts {
  return { en, fr, es, it, de, no };
}

function quoted(name: string): SixTexts {
  const latin = `«${name}»`;
  return six(name, `«\u00a0${name}\u00a0»`, latin, latin, `„${name}“`, latin);
}

function withName(english: string, name: string, others: (name: SixTexts) => SixTexts): SixTexts {
  return { ...others(quoted(name)), en: english };
}
