import { expect, test } from 'vitest';
import { DEFAULT_REPLY_SETTINGS } from '#modules/communication/contract/replies/reply-settings.ts';
import {
  compareReplySettingsCall,
  countRuleMatchesCall,
  getAutoreplyCall,
  getBotIdCall,
  getReplySettingsCall,
  getScoreHistogramCall,
  saveReplySettingsCall,
  tryReplySettingsCall,
} from '#modules/communication/contract/replies/settings-calls.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { reviewBrand } from '../testing/review-brand.ts';

const suite = await testApp({ work: false });
const settings = DEFAULT_REPLY_SETTINGS;
const template = (texts: Record<string, string>, conditions: object = {}) => ({
  id: uuidV7(),
  name: 'Thanks',
  conditions: { grades: [], topics: [], origins: [], locations: [], blank: false, ...conditions },
  texts,
});

test('a new brand reads the defaults, and its bot has one id before and after saving [REV-07]', async () => {
  const { brandId, visitor } = await reviewBrand(suite, null);
  const query = { brandId };
  const before = await visitor.call(getReplySettingsCall, { query });
  expect(before.body).toMatchObject({ settings, version: 0, updatedAt: null, updatedBy: null });
  const { botId } = (await visitor.call(getBotIdCall, { query })).body;
  const changed = { ...settings, active: true, tone: 'formal' as const };
  const saved = await visitor.call(saveReplySettingsCall, {
    body: { brandId, version: 0, settings: changed },
  });
  expect(saved.body).toMatchObject({ settings: changed, version: 1, updatedBy: 'Test Person' });
  expect((await visitor.call(getBotIdCall, { query })).body.botId).toBe(botId);
  expect((await visitor.call(getAutoreplyCall, { query })).body).toEqual({
    active: true,
    mayAnswer: true,
    canTranslate: false,
  });
});

test('the second of two simultaneous saves is refused with the name of the first admin [REV-07]', async () => {
  const { brandId, visitor } = await reviewBrand(suite, null);
  const save = (version: number) =>
    visitor.call(saveReplySettingsCall, { body: { brandId, version, settings } });
  const answers = await Promise.all([save(0), save(0)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await save(7)).problem).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    params: { by: 'Test Person' },
  });
});

test('a template with a wrong placeholder is refused at its place [REV-07]', async () => {
  const { brandId, visitor } = await reviewBrand(suite, null);
  const good = template({ fr: 'Merci {name} !\n{signature}' });
  const bad = template({ fr: 'Merci,\n{prenom} !', en: 'Thanks {name', de: ' ' });
  const { status, problem } = await visitor.call(saveReplySettingsCall, {
    body: { brandId, version: 0, settings: { ...settings, templates: [good, bad] } },
  });
  expect(status).toBe(400);
  expect(problem).toMatchObject({
    code: 'TEMPLATE_FAULT',
    errors: [
      {
        field: 'body.settings.templates.1.texts.fr',
        params: { template: 'Thanks', placeholder: 'prenom', line: 2, column: 1 },
      },
      { field: 'body.settings.templates.1.texts.en', params: { placeholder: 'name' } },
    ],
  });
});

test('200 templates of braces are refused with the first twenty places [REV-07]', async () => {
  const { brandId, visitor } = await reviewBrand(suite, null);
  const templates = Array.from({ length: 200 }, () => template({ fr: '{'.repeat(1_000) }));
  const body = { brandId, version: 0, settings: { ...settings, templates } };
  const { status, problem } = await visitor.call(saveReplySettingsCall, { body });
  expect([status, problem.errors?.length]).toEqual([400, 20]);
});

test('settings are tried on the newest review with text, compared with the saved ones [REV-07]', async () => {
  const brand = await reviewBrand(suite);
  const { brandId, visitor } = brand;
  const tried = (changed: typeof settings, reviewId?: string) =>
    visitor.call(tryReplySettingsCall, {
      body: { brandId, settings: changed, ...(reviewId && { reviewId }) },
    });
  expect((await tried(settings)).body).toEqual({ review: null, saved: null, changed: null });
  const id = await brand.addReview();
  await brand.addReview({ comment: '' });
  await brand.answer();
  const thanks = template({ fr: 'Merci {name}, à bientôt.' });
  const changed = { ...settings, templates: [thanks] };
  const { body } = await tried(changed);
  expect(body).toMatchObject({
    review: { id, locale: 'fr' },
    saved: { writer: 'embedded', template: null, templateId: null },
    changed: {
      writer: 'template',
      template: 'Thanks',
      templateId: thanks.id,
      text: 'Merci Julien, à bientôt.',
    },
  });
  expect(body.saved?.text).toContain('Julien');
  expect((await tried(changed, id)).body.review?.id).toBe(id);
  expect((await tried(changed, uuidV7())).status).toBe(404);
});

test('a tried reply says what decides about it and which sentences answer topics [REV-06]', async () => {
  const brand = await reviewBrand(suite);
  const { brandId, visitor } = brand;
  const reviewId = await brand.addReview({ grade: 2, comment: 'La livraison a duré un mois.' });
  await brand.answer();
  const lenient = { ...settings, active: true, thresholds: { send: 0, approve: 0 } };
  const tried = async (part: object) => {
    const { body } = await visitor.call(tryReplySettingsCall, {
      body: { brandId, settings: { ...lenient, ...part }, reviewId },
    });
    return body.changed;
  };
  expect(await tried({ approvalGrades: [2] })).toMatchObject({
    decision: 'approve',
    reason: 'grade',
    marks: expect.arrayContaining([
      expect.objectContaining({ kind: 'topic', topics: ['delivery'] }),
    ]),
  });
  const { conditions } = template({});
  const rule = { id: uuidV7(), active: true, conditions, words: ['mois'], decision: 'manual' };
  expect(await tried({ rules: [rule] })).toMatchObject({ decision: 'manual', reason: 'rule' });
});

test('a comparison counts what would be sent, and which corrected replies come out better [REV-06]', async () => {
  const brand = await reviewBrand(suite);
  const { brandId, visitor, clientId, db } = brand;
  const ids = await Promise.all(Array.from({ length: 3 }, () => brand.addReview()));
  await brand.answer();
  const person = 'Merci Julien, à bientôt.';
  await db
    .insertInto('communication.corrected_replies')
    .values({
      client_id: clientId,
      id: uuidV7(),
      review_id: ids[0] ?? '',
      location_id: brand.locationId,
      by_user: brand.admin.id,
      written: 'Bonjour Julien, merci pour votre avis.',
      corrected: person,
      reason: null,
      note: '',
    })
    .execute();
  const compare = async (changed: typeof settings) =>
    (await visitor.call(compareReplySettingsCall, { body: { brandId, settings: changed } })).body;
  const strict = await compare({
    ...settings,
    active: true,
    thresholds: { send: 100, approve: 100 },
    approvalGrades: [5],
  });
  expect(strict).toMatchObject({ replies: 3, saved: { send: 3 }, changed: { send: 0 } });
  expect(strict.corrected).toEqual({ total: 1, better: 0, worse: 0, same: 1 });
  const closer = await compare({ ...settings, templates: [template({ fr: person })] });
  expect(closer.corrected).toMatchObject({ total: 1, better: 1 });
});

test('the histogram counts last month’s replies by score [REV-06]', async () => {
  const brand = await reviewBrand(suite);
  const [first, second, old] = await Promise.all([1, 2, 3].map(() => brand.addReview()));
  await brand.answer();
  const set = (id: string | undefined, columns: { score: number; written_at?: Date }) =>
    brand.db
      .updateTable('communication.replies')
      .set({ ...columns, state: 'sent', evaluation: null })
      .where('review_id', '=', id ?? '')
      .execute();
  await set(first, { score: 100 });
  await set(second, { score: 87 });
  await set(old, { score: 87, written_at: new Date(Date.now() - 40 * 86_400_000) });
  const query = { brandId: brand.brandId };
  const { body } = await brand.visitor.call(getScoreHistogramCall, { query });
  expect(body).toMatchObject({ total: 2, sentByBot: 2 });
  expect(body.scores).toEqual([
    { score: 87, replies: 1 },
    { score: 100, replies: 1 },
  ]);
});

test('each rule shows how many of last month’s reviews it decides, where the first match wins [REV-07]', async () => {
  const { brandId, visitor, addReview } = await reviewBrand(suite);
  const rule = (more: object) => ({
    id: uuidV7(),
    active: true,
    conditions: { grades: [], topics: [], origins: [], locations: [], blank: false },
    words: [],
    decision: 'manual' as const,
    ...more,
  });
  await addReview({ grade: 1, comment: 'Je demande un remboursement !' });
  await addReview({ grade: 1, comment: 'Trop cher.' });
  await addReview({ grade: 5 });
  await addReview({ grade: 1, comment: 'Remboursement', writtenAt: new Date('2026-01-01') });
  const refund = rule({ words: ['remboursement'] });
  const worst = rule({ conditions: { ...rule({}).conditions, grades: [1] } });
  const off = rule({ active: false });
  const all = rule({});
  const count = async (rules: ReturnType<typeof rule>[]) => {
    const { body } = await visitor.call(countRuleMatchesCall, { body: { brandId, rules } });
    return [body.reviews, body.isSample, ...body.rules.map(({ reviews }) => reviews)];
  };
  expect(await count([refund, worst, off, all])).toEqual([3, false, 1, 1, 1, 1]);
  expect(await count([worst, refund])).toEqual([3, false, 2, 0]);
  expect(await count([])).toEqual([3, false]);
});
