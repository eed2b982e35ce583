import { type MockObject, mockObjects } from '#src/mocks/fair/content/objects.ts'

/** An advert of its own, so that tests leave the others as they were. */
export function addAdvert(title: string, over: Partial<MockObject> = {}): MockObject {
  const document = { module: 'home', title: { zh: title, en: '' }, imageUrl: { zh: '/hero.svg', en: '' }, jumpLink: '' }
  const at = new Date().toISOString()
  const object: MockObject = {
    id: 1_000 + mockObjects.advert.length,
    revision: 1,
    draft: document,
    published: document,
    shownFrom: at,
    shownUntil: null,
    deleted: false,
    submittedAt: null,
    opinion: '',
    updatedAt: at,
    by: '沈砚秋',
    changes: [{ revision: 1, action: 'save', by: '沈砚秋', at, opinion: '', document }],
    ...over,
  }
  mockObjects.advert.push(object)
  return object
}
