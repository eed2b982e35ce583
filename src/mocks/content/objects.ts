import type { AnyDocument } from '../../../contract/content/fields'
import { type ContentKind, fieldsOf } from '../../../contract/content/kinds'
import { completeness, type ContentState, facetsOf, titleOf } from '../../../contract/content/rules'
import type { ContentChange, ContentObject } from '../../../contract/content/schemas'
import { advertModules } from '../../../contract/adverts/rules'
import { advertsIn } from '../adverts/adverts'
import { columns } from '../news/articles'
import { minutesFromNow } from '../core/time'

/** One that an address names, as it is of what was uploaded: drawings of the mocks are none. */
const PICTURE = '/hero.svg'

/** An object of the mock fair; a reload brings back the first ones. */
export interface MockObject {
  id: number
  revision: number
  draft: AnyDocument
  published: AnyDocument | null
  shownFrom: string | null
  shownUntil: string | null
  deleted: boolean
  updatedAt: string
  by: string
  changes: ContentChange[]
}

function published(id: number, draft: AnyDocument): MockObject {
  const updatedAt = minutesFromNow(-id * 600)
  return {
    id,
    draft,
    updatedAt,
    revision: 0,
    published: draft,
    shownFrom: minutesFromNow(-60 * 24 * 30),
    shownUntil: null,
    deleted: false,
    by: '',
    changes: [{ revision: 0, action: 'adopt', by: '', at: updatedAt, document: draft }],
  }
}

const adverts = advertModules
  .flatMap((module) => {
    const inEnglish = advertsIn('en-US', module)
    return advertsIn('zh-CN', module).map(({ title, jumpLink }, place) => ({
      module,
      title: { zh: title, en: place === 0 ? (inEnglish[place]?.title ?? '') : '' },
      imageUrl: { zh: PICTURE, en: '' },
      jumpLink,
    }))
  })
  .map((document, place) => published(place + 1, document))

/** One of every state besides, which no visitor sees. */
const unseen: [title: string, over: Partial<MockObject>][] = [
  ['秋季采购季', { published: null, shownFrom: null, changes: [] }],
  ['闭幕演出', { shownFrom: minutesFromNow(60 * 24 * 3), shownUntil: minutesFromNow(60 * 24 * 5) }],
  ['早鸟票', { shownUntil: minutesFromNow(-60 * 24) }],
  ['试运行公告', { shownFrom: null }],
  ['旧版横幅', { deleted: true }],
]
const others = unseen.map(([title, over], place) => {
  const document = { module: 'home', title: { zh: title, en: '' }, imageUrl: { zh: PICTURE, en: '' }, jumpLink: '' }
  return { ...published(adverts.length + place + 1, document), ...over }
})

const newsColumns = columns.map(({ id, name: [zh, en] }) => published(id, { name: { zh, en } }))

export const mockObjects: Record<ContentKind, MockObject[]> = {
  advert: [...adverts, ...others],
  newsColumn: newsColumns,
}

/** As the server has it. */
export function stateOf({ deleted, published: seen, shownFrom, shownUntil }: MockObject): ContentState {
  if (deleted) return 'deleted'
  if (!seen) return 'draft'
  if (!shownFrom) return 'withdrawn'
  const now = new Date().toISOString()
  if (shownUntil && shownUntil <= now) return 'ended'
  return shownFrom > now ? 'scheduled' : 'published'
}

export function presentObject(kind: ContentKind, object: MockObject): ContentObject {
  const { id, revision, draft, published: seen, shownFrom, shownUntil, updatedAt, by } = object
  const fields = fieldsOf(kind)
  return {
    id,
    revision,
    shownFrom,
    shownUntil,
    updatedAt,
    updatedBy: by,
    title: titleOf(fields, draft),
    facets: facetsOf(fields, draft),
    complete: completeness(fields, draft),
    state: stateOf(object),
    changed: seen !== null && JSON.stringify(seen) !== JSON.stringify(draft),
    document: draft,
    published: seen,
  }
}
