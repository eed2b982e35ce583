import { mockObjects } from './objects'

const deleted = mockObjects.advert.find((object) => object.deleted)
const column = { name: { zh: '甲', en: 'A' } }
const advert = (id: number) => ({ kind: 'advert', id, revision: 0 })

/** What content management asks in the tests of the mocks: each changes an object of its own. */
export const contentInputs: Record<string, unknown> = {
  listContent: { kind: 'advert' },
  listReferable: { to: 'live' },
  getContent: { kind: 'advert', id: 1 },
  addContent: { kind: 'newsColumn', key: 'mock-content-key', document: column },
  saveContent: { kind: 'newsColumn', id: 2, revision: 0, document: column },
  publishContent: advert(3),
  withdrawContent: advert(4),
  deleteContent: advert(5),
  undeleteContent: advert(deleted?.id ?? 0),
  restoreContent: { ...advert(6), version: 0 },
  submitContent: { kind: 'exhibit', id: 2, revision: 0 },
  recallContent: { kind: 'exhibit', id: 1, revision: 0 },
  returnContent: { kind: 'exhibit', id: 3, revision: 0, opinion: '请补充英文。' },
  translateContent: { texts: ['春日茶席'], to: 'en-US' },
  moveContent: { kind: 'newsColumn', id: 3, revision: 0, before: 1 },
  previewContent: { kind: 'advert', id: 1 },
  getPreview: { token: 'preview-of-the-mocks' },
  listAllContentChanges: { kind: 'advert' },
  listContentChanges: { kind: 'advert', id: 1 },
}
