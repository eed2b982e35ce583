import { type MockObject, mockObjects } from '#src/mocks/fair/content/objects.ts'

/** An object of its own, so that tests leave the others as they were. */
export function addObject(
  kind: keyof typeof mockObjects,
  document: MockObject['draft'],
  over: Partial<MockObject> = {},
): MockObject {
  const at = new Date().toISOString()
  const object: MockObject = {
    id: 1_000 + mockObjects[kind].length,
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
  mockObjects[kind].push(object)
  return object
}
