import { expect, test } from 'vitest';
import { analyzeReview } from './analyze-review.ts';

const judge = (comment: string, grade: number) => analyzeReview({ comment, grade }).sentiment;

test.each([
  'Do you also sell refill pads for the old kettle?',
  'Est-ce que vous reprenez les anciens modèles ?',
  'Kann man bei euch auch gebrauchte Räder abgeben?',
  'Har dere reservedeler til eldre modeller?',
  '¿Tienen recambios para modelos antiguos?',
  'Avete anche i ricambi per i modelli vecchi?',
])('a bare question has no opinion, whatever stars it has: %s [REV-03]', (comment) => {
  expect([3, 4, 5].map((grade) => judge(comment, grade))).toEqual(['NE', 'NE', 'NE']);
});

test.each([
  'Congratulations: five stars for the record of two months without answering one email.',
  'Bravo ! Cinq étoiles pour la patience qu’il faut ici : trois heures pour une clé.',
  'Glückwunsch! Fünf Sterne für das Talent, ein Paket dreimal an die falsche Adresse zu schicken.',
  'Gratulerer! Fem stjerner for rekorden: sju uker på en pakke.',
  'Enhorabuena: cinco estrellas por el récord de tardar dos meses en contestar un correo.',
  'Complimenti: cinque stelle per il record di due mesi senza rispondere a una mail.',
])('praise of the stars that mocks is a complaint under five stars: %s [REV-03]', (comment) => {
  expect(judge(comment, 5)).toBe('NG');
});

test.each([
  'Five stars, and deserved: friendly, quick and fair.',
  'Fünf Sterne, sehr nette Beratung!',
  'Cinq étoiles, accueil charmant et bons conseils.',
])('praise that mentions its stars stays praise: %s [REV-03]', (comment) => {
  expect(judge(comment, 5)).toBe('PO');
});

test.each([
  'The plumber came within the hour and the boiler is running again. Five stars.',
  'Le plombier est venu dans l’heure et la chaudière remarche. Cinq étoiles.',
  'Der Klempner kam innerhalb einer Stunde, die Heizung läuft wieder. Fünf Sterne.',
  'Rørleggeren kom på en time og varmen virker igjen. Fem stjerner.',
  'El fontanero vino en una hora y la caldera funciona otra vez. Cinco estrellas.',
  'L’idraulico è arrivato in un’ora e la caldaia funziona di nuovo. Cinque stelle.',
])('praise that ends with its stars stays praise: %s [REV-03]', (comment) => {
  expect(judge(comment, 5)).toBe('PO');
});

test.each([
  'Hit the wrong star, meant five. Friendly staff.',
  'Ein Stern war ein Versehen, ich wollte fünf geben. Sehr nettes Team!',
  'Une étoile par erreur, je voulais en mettre cinq. Accueil parfait.',
])('a wrong tap does not make praise a complaint: %s [REV-03]', (comment) => {
  expect(judge(comment, 1)).toBe('PO');
});

test.each([
  'One star by mistake, it should be five.',
  'Une étoile par erreur, c’est cinq évidemment.',
  'Ein Stern aus Versehen, sollten fünf sein.',
  'Én stjerne ved en feil, skal være fem.',
  'Una estrella por error, deberían ser cinco.',
  'Una stella per errore, dovrebbero essere cinque.',
])('a grade that its writer corrects to five is praise: %s [REV-03]', (comment) => {
  expect(judge(comment, 1)).toBe('PO');
});

test.each([
  'Charged five times by mistake, and rude on top of it.',
  'Five weeks, the wrong lamp, and nobody answers.',
  'It should have been five years of warranty. It was five days of use.',
])('a mistake of the shop stays a complaint: %s [REV-03]', (comment) => {
  expect(judge(comment, 1)).toBe('NG');
});
