import { expect, test } from 'vitest'
import { mockObjects, objectsOf } from './objects'

test('a kind of which the mocks say nothing begins without objects and takes them', () => {
  const [object] = mockObjects.hall
  const none: Parameters<typeof objectsOf>[1] = {}
  expect(objectsOf('hall', none)).toEqual([])
  if (object) objectsOf('hall', none).push(object)
  expect(objectsOf('hall', none)).toEqual([object])
  expect(objectsOf('hall')).toBe(mockObjects.hall)
})
