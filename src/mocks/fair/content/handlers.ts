import * as contract from '#contract/fair/content/endpoints.ts'
import type { AnyDocument, InBoth } from '#contract/fair/content/fields.ts'
import { type ContentKind, fieldsOf, isOwned, kindNames, ownerOf } from '#contract/fair/content/kinds.ts'
import { PREVIEW_HOURS } from '#contract/fair/content/limits.ts'
import { previewAddress } from '#contract/fair/content/places.ts'
import { type ContentAction, emptyDocument, findMissing, mayStep } from '#contract/fair/content/rules.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import { say, nextIdOf } from '#src/mocks/core/bilingual.ts'
import { connector } from '#contract/core/connector.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { containsText, paginate, sortRows } from '#src/mocks/core/paginate.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { beginOf, findOwn, isTrusted, mayShow, mayWrite, ownerOfToken, withOrganizersFields } from './editor'
import { listLines, type MockObject, objectsOf, presentObject, stateNow } from './objects'

/** Objects that content can refer to although they are no content: live sessions. */
export const referable = connector<() => { id: number; title: InBoth }[]>('referable objects')

interface Requested {
  input: { kind: ContentKind; id: number; revision: number }
  token: string
  language: Language
}

/** Answers the object with its change and the line of it, or why it cannot be. */
function change(
  { input: { kind, id, revision }, token, language }: Requested,
  action: ContentAction,
  work: (object: MockObject) => Partial<MockObject>,
): ContentObject {
  if (!mayWrite(kind, token)) return refuse('NotAllowed')
  const isShowing = action === 'withdraw' || action === 'delete' || action === 'undelete'
  if (isShowing && !mayShow(kind, token)) return refuse('NotAllowed')
  const object = findOwn(kind, id, token) ?? refuse('ContentNotFound')
  if (object.revision !== revision) return refuse('ContentChanged', { by: object.by })
  const isPossible =
    action === 'publish' || action === 'submit' || action === 'withdraw' || action === 'delete' || action === 'undelete'
      ? mayStep(action, stateNow(object))
      : !object.deleted
  if (!isPossible) return refuse('ContentNotNow')
  const set = work(object)
  const by = say(language, accountOfToken(token).name)
  const at = new Date().toISOString()
  Object.assign(object, set, { revision: revision + 1, by, updatedAt: at })
  const opinion = action === 'return' ? object.opinion : ''
  object.changes.unshift({ revision: revision + 1, action, by, at, opinion, document: set.draft ?? null })
  return presentObject(kind, object)
}

const complete = (kind: ContentKind, document: AnyDocument): AnyDocument => ({
  ...emptyDocument(fieldsOf(kind)),
  ...document,
})

function publish(object: MockObject, kind: ContentKind, from?: string, until?: string): Partial<MockObject> {
  const now = new Date().toISOString()
  if (until !== undefined && until <= (from ?? now)) return refuse('ContentDaysWrong')
  const missing = findMissing(fieldsOf(kind), object.draft)
  if (missing.length > 0) return refuse('ContentIncomplete', { missing })
  return { published: object.draft, shownFrom: from ?? now, shownUntil: until ?? null, submittedAt: null, opinion: '' }
}

function add(kind: ContentKind, document: AnyDocument, input: Omit<Requested, 'input'>): ContentObject {
  const { token } = input
  if (!mayWrite(kind, token) || !mayShow(kind, token)) return refuse('NotAllowed')
  const begun = { ...emptyDocument(fieldsOf(kind)), ...beginOf(kind, token) }
  const id = nextIdOf(objectsOf(kind))
  const empty = {
    published: null,
    shownFrom: null,
    shownUntil: null,
    deleted: false,
    by: '',
    updatedAt: '',
    submittedAt: null,
    opinion: '',
  }
  objectsOf(kind).unshift({ id, revision: 0, draft: begun, changes: [], ...empty })
  return change({ ...input, input: { kind, id, revision: 0 } }, 'save', () => ({
    draft: withOrganizersFields(kind, token, complete(kind, document), begun),
  }))
}

const isWithin = (day: string, from = day, until = day): boolean => from <= day && day <= until

/** Links of the mocks: each window has drafts of its own, so the page that opens shows what is published. */
const MOCK_LINK = 'preview-of-the-mocks'
const tomorrow = () => minutesFromNow(PREVIEW_HOURS * 60)

function preview(kind: ContentKind, id: number, token: string): { address: string; until: string } {
  const object = findOwn(kind, id, token) ?? refuse('ContentNotFound')
  if (object.deleted) return refuse('ContentNotNow')
  const missing = findMissing(fieldsOf(kind), object.draft)
  if (missing.length > 0) return refuse('ContentIncomplete', { missing })
  return { address: previewAddress(kind, id, object.draft, MOCK_LINK), until: tomorrow() }
}

export const content = [
  mock(contract.listContent, ({ input, token }) => {
    const { kind, review, keyWord, facets = {}, ids, sort } = input
    const owner = ownerOfToken(token)
    // Of the fair's own, exhibitors choose from what visitors see.
    const state = owner !== undefined && !isOwned(kind) ? 'published' : input.state
    const rows = objectsOf(kind)
      .filter(({ id, draft }) => owner === undefined || !isOwned(kind) || ownerOf(kind, id, draft) === owner)
      .map((object) => presentObject(kind, object))
      .filter((row) => !ids || ids.includes(row.id))
      .filter((row) => review === undefined || row.review === review)
      .filter((row) => (state ? row.state === state : ids !== undefined || row.state !== 'deleted'))
      .filter(({ title }) => containsText(keyWord, title.zh, title.en))
      .filter((row) => Object.entries(facets).every(([name, value]) => [row.facets[name] ?? []].flat().includes(value)))
    // They stand in their order.
    if (sort === 'position') return paginate(rows, input)
    const sorted = sortRows(rows, sort ?? '-updatedAt', (row, field) =>
      field === 'title' ? row.title.zh : row.updatedAt,
    )
    return paginate(sorted, input)
  }),
  mock(contract.listReferable, ({ input: { keyWord, ids } }) =>
    referable
      .port()
      .filter(({ id }) => !ids || ids.includes(id))
      .filter(({ title }) => containsText(keyWord, title.zh, title.en)),
  ),
  mock(contract.getContent, ({ input: { kind, id }, token }) => {
    if (!mayWrite(kind, token)) return refuse('NotAllowed')
    const object = findOwn(kind, id, token) ?? refuse('ContentNotFound')
    return presentObject(kind, object)
  }),
  mock(contract.addContent, ({ input: { kind, document }, ...requested }) => add(kind, document, requested)),
  mock(contract.saveContent, (input) =>
    change(input, 'save', ({ draft }) => {
      const { kind, document } = input.input
      return { draft: withOrganizersFields(kind, input.token, complete(kind, document), draft), submittedAt: null }
    }),
  ),
  mock(contract.publishContent, (input) => {
    const { kind, from, until } = input.input
    const action = findOwn(kind, input.input.id, input.token)?.submittedAt ? 'approve' : 'publish'
    return change(input, action, (object) => publish(object, kind, from, until))
  }),
  mock(contract.submitContent, (input) =>
    change(input, 'submit', (object) => {
      const missing = findMissing(fieldsOf(input.input.kind), object.draft)
      if (object.submittedAt) return refuse('ContentNotNow')
      if (missing.length === 0 && isTrusted(input.input.kind, object)) return publish(object, input.input.kind)
      return missing.length > 0
        ? refuse('ContentIncomplete', { missing })
        : { submittedAt: new Date().toISOString(), opinion: '' }
    }),
  ),
  mock(contract.recallContent, (input) =>
    change(input, 'recall', ({ submittedAt }) => (submittedAt ? { submittedAt: null } : refuse('ContentNotNow'))),
  ),
  mock(contract.returnContent, (input) =>
    change(input, 'return', ({ submittedAt }) =>
      submittedAt ? { submittedAt: null, opinion: input.input.opinion } : refuse('ContentNotNow'),
    ),
  ),
  mock(contract.countWaitingContent, () =>
    kindNames.flatMap((kind) => {
      const count = objectsOf(kind).filter(({ submittedAt, deleted }) => submittedAt && !deleted).length
      return count === 0 ? [] : [{ kind, count }]
    }),
  ),
  mock(contract.withdrawContent, (input) => change(input, 'withdraw', () => ({ shownFrom: null, shownUntil: null }))),
  mock(contract.deleteContent, (input) => {
    // The first column has articles.
    const inUse = input.input.kind === 'newsColumn' && input.input.id === 1
    return change(input, 'delete', () => (inUse ? refuse('ContentInUse', { count: 6 }) : { deleted: true }))
  }),
  mock(contract.undeleteContent, (input) => change(input, 'undelete', () => ({ deleted: false }))),
  mock(contract.restoreContent, (input) => {
    const version = findOwn(input.input.kind, input.input.id, input.token)?.changes.find(
      (one) => one.revision === input.input.version,
    )
    const { document } = version ?? {}
    return change(input, 'restore', () => (document ? { draft: document } : refuse('ContentNotFound')))
  }),
  mock(contract.translateContent, () => ({ texts: null })),
  mock(contract.moveContent, (input) => {
    const { kind, before } = input.input
    return change(input, 'move', (object) => {
      const objects = objectsOf(kind)
      const next = objects.find((one) => one.id === before)
      if (before !== null && !next) return refuse('ContentNotFound')
      objects.splice(objects.indexOf(object), 1)
      objects.splice(next ? objects.indexOf(next) : objects.length, 0, object)
      return {}
    })
  }),
  mock(contract.previewContent, ({ input: { kind, id }, token }) => preview(kind, id, token)),
  mock(contract.getPreview, ({ input }) =>
    input.token === MOCK_LINK ? { until: tomorrow() } : refuse('PreviewEnded'),
  ),
  mock(contract.listAllContentChanges, ({ input }) => {
    const { kind, action, keyWord, from, until, upTo = Infinity } = input
    const all = listLines()
    const lines = all
      .filter((line) => line.id <= upTo && (!kind || line.kind === kind) && (!action || line.action === action))
      .filter(({ by }) => containsText(keyWord, by))
      .filter(({ at }) => isWithin(chinaDay(new Date(at)), from, until))
    return { ...paginate(lines, input), upTo: Math.min(upTo, all.length) }
  }),
  mock(
    contract.listContentChanges,
    ({ input: { kind, id }, token }) => findOwn(kind, id, token)?.changes ?? refuse('ContentNotFound'),
  ),
]
