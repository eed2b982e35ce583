import type { MockObject } from '#src/mocks/fair/content/objects.ts'
import { addObject } from './content-objects'

/** An advert of its own, so that tests leave the others as they were. */
export function addAdvert(title: string, over: Partial<MockObject> = {}): MockObject {
  const document = { module: 'home', title: { zh: title, en: '' }, imageUrl: { zh: '/hero.svg', en: '' }, jumpLink: '' }
  return addObject('advert', document, over)
}
