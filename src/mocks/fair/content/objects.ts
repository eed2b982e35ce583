import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { type ContentKind, fieldsOf, kindNames } from '#contract/fair/content/kinds.ts'
import { completeness, type ContentState, facetsOf, stateOf, titleOf } from '#contract/fair/content/rules.ts'
import type { ContentChange, ContentLine, ContentObject } from '#contract/fair/content/schemas.ts'
import { advertModules } from '#contract/fair/adverts/rules.ts'
import { advertsIn } from '#src/mocks/fair/adverts/adverts.ts'
import { categories as exhibitCategories } from '#src/mocks/fair/exhibits/rows.ts'
import { groupDocuments } from '#src/mocks/fair/expo/groups.ts'
import { industries } from '#src/mocks/fair/exhibitors/rows.ts'
import { hallRows } from '#src/mocks/fair/halls/halls.ts'
import { exhibitDocuments } from '#src/mocks/fair/exhibits/content.ts'
import { exhibitorDocuments } from '#src/mocks/fair/exhibitors/content.ts'
import { expoDocuments, logoDocuments } from '#src/mocks/fair/expo/content.ts'
import { helpDocuments } from '#src/mocks/fair/help/topics.ts'
import { columns } from '#src/mocks/fair/news/articles.ts'
import { articleDocuments } from '#src/mocks/fair/news/content.ts'
import { topicDocuments } from '#src/mocks/fair/topics/topics.ts'
import { eventDocuments } from '#src/mocks/fair/schedule/events.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'

/** One that an address names, as it is of what was uploaded: drawings of the mocks are none. */
const PICTURE = '/hero.svg'

/** An object of the mock fair; a reload restores the first ones. */
export interface MockObject {
  id: number
  revision: number
  draft: AnyDocument
  published: AnyDocument | null
  shownFrom: string | null
  shownUntil: string | null
  deleted: boolean
  submittedAt: string | null
  opinion: string
  /** Deleted longer ago than it could be restored: only its history remains. */
  goneForGood?: true
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
    submittedAt: null,
    opinion: '',
    by: '',
    changes: [{ revision: 0, action: 'adopt', by: '', at: updatedAt, opinion: '', document: draft }],
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

const halls = hallRows.map(({ id, name, introduction, colorType, templateName }) =>
  published(id, {
    name: { zh: name[0], en: name[1] },
    introduction: { zh: introduction[0], en: introduction[1] },
    coverUrl: { zh: PICTURE, en: '' },
    colorType: String(colorType),
    templateName,
    overseas: 'no',
  }),
)

const categories = exhibitCategories.map(({ id, name: [zh, en] }) =>
  published(id, { name: { zh, en }, hall: null, parent: null }),
)

/** Of an exhibitor's some wait for an organizer, with another price than visitors see, and some were returned. */
const exhibits = exhibitDocuments(PICTURE).map(({ id, ...document }): MockObject => {
  const object = published(id, document)
  const changed = { ...object, draft: { ...document, price: (document.price ?? 0) + 200 } }
  if (id === 1 || id === 3) return { ...changed, submittedAt: minutesFromNow(-90) }
  return id === 2 || id === 4 ? { ...changed, opinion: '请补充英文介绍。' } : object
})

export const mockObjects = {
  exhibitor: exhibitorDocuments(PICTURE).map(({ id, ...document }) => published(id, document)),
  exhibit: exhibits,
  advert: [...adverts, ...others],
  newsColumn: newsColumns,
  topic: topicDocuments(PICTURE).map(({ id, ...document }) => published(id, document)),
  helpGroup: helpDocuments.groups.map(({ id, ...document }) => published(id, document)),
  helpTopic: helpDocuments.topics.map(({ id, ...document }) => published(id, document)),
  scheduleEvent: eventDocuments().map(({ id, ...document }) => published(id, document)),
  article: articleDocuments(PICTURE).map(({ id, ...document }) => published(id, document)),
  hall: halls,
  category: categories,
  expo: expoDocuments(PICTURE).map((document, place) => published(place + 1, document)),
  expoGroup: groupDocuments().map(({ id, ...document }) => published(id, document)),
  logo: logoDocuments(PICTURE).map((document, place) => published(place + 1, document)),
  synonym: [
    published(1, { words: { zh: '瓶、花瓶、梅瓶', en: 'vase, meiping' } }),
    published(2, { words: { zh: '屏风', en: 'folding screen' } }),
  ],
  industry: industries.map(({ id, name: [zh, en] }) => published(id, { name: { zh, en } })),
} satisfies Partial<Record<ContentKind, MockObject[]>>

/** The objects of a kind, in their order; one of which the mocks say nothing begins without any. */
export const objectsOf = (
  kind: ContentKind,
  of: Partial<Record<ContentKind, MockObject[]>> = mockObjects,
): MockObject[] => (of[kind] ??= [])

/** As the server has it. */
export function stateNow({ deleted, published: seen, shownFrom, shownUntil }: MockObject): ContentState {
  const dates = {
    shownFrom: shownFrom ? new Date(shownFrom) : null,
    shownUntil: shownUntil ? new Date(shownUntil) : null,
  }
  return stateOf({ isDeleted: deleted, isPublished: seen !== null, ...dates }, new Date())
}

export function presentObject(kind: ContentKind, object: MockObject): ContentObject {
  const { id, revision, draft, published: seen, shownFrom, shownUntil, updatedAt, by, submittedAt, opinion } = object
  const fields = fieldsOf(kind)
  return {
    id,
    revision,
    shownFrom,
    shownUntil,
    updatedAt,
    submittedAt,
    opinion,
    review: submittedAt ? 'waiting' : opinion === '' ? 'none' : 'returned',
    updatedBy: by,
    title: titleOf(fields, draft),
    facets: facetsOf(fields, draft),
    complete: completeness(fields, draft),
    state: stateNow(object),
    changed: seen !== null && JSON.stringify(seen) !== JSON.stringify(draft),
    document: draft,
    published: seen,
  }
}

/** What was done to all of them, the last first, numbered as it was done. */
export function listLines(): ContentLine[] {
  const lines = kindNames.flatMap((kind) =>
    objectsOf(kind).flatMap(({ id, draft, changes, goneForGood: gone = false }) =>
      changes.map(({ revision, action, by, at }) => {
        return { revision, action, by, at, kind, objectId: id, title: titleOf(fieldsOf(kind), draft), gone }
      }),
    ),
  )
  return lines
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map((line, place) => ({ ...line, id: place + 1 }))
    .toReversed()
}
