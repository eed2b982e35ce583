import { safeParse } from 'zod/v4/core'
import { type AnyDocument, isInBoth } from '#contract/fair/content/fields.ts'
import { findMissing } from '#contract/fair/content/rules.ts'
import { ruleText } from '#contract/core/rule-texts.ts'
import { importFields } from '#contract/operations/imports/rules.ts'
import { TicketTypeDocument } from '#contract/commerce/tickets/schemas.ts'
import { checkTypeDocument } from '#contract/commerce/tickets/type-rules.ts'
import { nextNumbers } from '#server/platform/db/upsert.ts'
import { inputWords } from '#server/platform/http/input-words.ts'
import { Refusal } from '#server/platform/http/fail.ts'
import {
  dropTicketType,
  listQuotas,
  listTypes,
  storeTicketType,
  type TypeOnSale,
} from '#server/modules/commerce/tickets/index.ts'
import type { Reason } from '../imports.schema'
import { reasonOf } from '../words'
import { contentNames } from './content'
import type { Draft, Subject } from './subject'

const FEN = 100

/** As a row of a table says it. */
const toDocument = (type: TypeOnSale): AnyDocument => ({
  name: type.name,
  quota: type.quotaId,
  kind: type.kind,
  description: type.description,
  price: type.fen / FEN,
  firstDay: type.firstDay,
  lastDay: type.lastDay,
  opens: type.opens,
  closes: type.closes,
  saleFrom: type.saleFrom.toISOString(),
  saleUntil: type.saleUntil.toISOString(),
  perOrder: type.perOrder,
  perPerson: type.perPerson,
  realName: type.realName ? 'yes' : 'no',
  refundUntil: type.refundUntil?.toISOString() ?? '',
  refundFeePercent: type.refundFeePercent,
  position: type.position,
})

const both = (value: AnyDocument[string] | undefined) => (isInBoth(value) ? value : { zh: '', en: '' })

/** As the organizer console's form would send it; whether visitors see it, and whether its sale is halted, no row says. */
const toType = (document: AnyDocument, { shown, halted }: Pick<TypeOnSale, 'shown' | 'halted'>): unknown => ({
  quotaId: document['quota'],
  kind: document['kind'],
  name: both(document['name']),
  description: both(document['description']),
  fen: Math.round(Number(document['price']) * FEN),
  days: { from: document['firstDay'], until: document['lastDay'] },
  hours: { from: document['opens'], until: document['closes'] },
  saleFrom: document['saleFrom'],
  saleUntil: document['saleUntil'],
  perOrder: document['perOrder'],
  perPerson: document['perPerson'],
  realName: document['realName'] === 'yes',
  refundUntil: document['refundUntil'] === '' ? null : document['refundUntil'],
  refundFeePercent: document['refundFeePercent'] ?? 0,
  position: document['position'] ?? 0,
  shown,
  halted,
})

/** The column of a part of what the form sends. */
const columns: Record<string, string> = {
  'days.from': 'firstDay',
  'days.until': 'lastDay',
  days: 'lastDay',
  'hours.from': 'opens',
  'hours.until': 'closes',
  hours: 'closes',
  name: 'name.zh',
  description: 'description.zh',
  fen: 'price',
}

function validate(document: AnyDocument): Reason[] {
  // What is missing is reported by itself.
  if (findMissing(importFields('ticketType'), document).length > 0) return []
  const sent = toType(document, { shown: true, halted: false })
  const parsed = safeParse(TicketTypeDocument, sent, { error: (issue) => inputWords(issue, 'zh-CN') })
  if (!parsed.success) {
    const english = safeParse(TicketTypeDocument, sent, { error: (issue) => inputWords(issue, 'en-US') })
    const reasons = parsed.error.issues.map(({ path, message }, place) => {
      const name = path.map(String).join('.')
      return { column: columns[name] ?? name, zh: message, en: english.error?.issues[place]?.message ?? message }
    })
    // What has the wrong form breaks other rules too; the first says enough.
    return reasons.filter(({ column }, place) => reasons.findIndex((one) => one.column === column) === place)
  }
  return Object.entries(checkTypeDocument(parsed.data)).flatMap(([name, breach]) =>
    breach ? [{ column: columns[name] ?? name, zh: ruleText(breach, 'zh-CN'), en: ruleText(breach, 'en-US') }] : [],
  )
}

const refusals: Partial<Record<string, Reason>> = {
  TicketTypeInUse: reasonOf('firstDay', 'typeInUse'),
  NamesTooLate: reasonOf('realName', 'namesTooLate'),
  TooManyRequests: reasonOf('', 'typesFull'),
}

interface Before {
  document: AnyDocument
}

// oxlint-disable-next-line no-unsafe-type-assertion -- what this subject read is returned to it
const heldOf = (draft: Draft | null) => draft?.held as TypeOnSale | undefined

/** Types of tickets; nobody sees a new one until it is shown in the organizer console, unless the import publishes. */
export const ticketTypeSubject: Subject = {
  kind: 'ticketType',
  async read(db, ids) {
    const types = await listTypes(db, ids)
    return new Map(types.map((held) => [held.id, { id: held.id, document: toDocument(held), held }]))
  },
  async find(db, to, names) {
    if (to !== 'ticketQuota') return contentNames.find(db, to, names)
    const all = await listQuotas(db)
    return new Map(
      names.map((name) => [name, all.flatMap((one) => ([one.name.zh, one.name.en].includes(name) ? [one.id] : []))]),
    )
  },
  async present(db, to, ids) {
    if (to !== 'ticketQuota') return contentNames.present(db, to, ids)
    return (await listQuotas(db)).flatMap(({ id }) => (ids.includes(id) ? [id] : []))
  },
  validate: async (_db, documents) => documents.map(({ document }) => validate(document)),
  nextIds: (db, count) => nextNumbers(db, 'ticket_type', count),
  // Each is changed on the condition that it is as it was seen.
  hold: async () => undefined,
  async holdRelated(db, documents) {
    const quotas = new Set((await listQuotas(db)).map(({ id }) => id))
    return documents.map(({ quota }) =>
      typeof quota === 'number' && quotas.has(quota) ? [] : [{ field: 'quota', why: 'gone' as const }],
    )
  },
  async write(db, documents) {
    const results: Awaited<ReturnType<Subject['write']>> = new Map()
    for (const { id, before, document, publish } of documents) {
      const held = heldOf(before)
      const sent = toType(document, { shown: held?.shown ?? publish, halted: held?.halted ?? false })
      const parsed = safeParse(TicketTypeDocument, sent)
      if (!parsed.success) throw new Error(`type ${id} has not been judged`)
      const type = parsed.data
      try {
        // Within a transaction of its own: what refuses this one may not keep the others from being written.
        const stored = await db.transaction((inner) =>
          storeTicketType(
            inner,
            held ? { id, version: held.version, type } : { id: null, version: null, type, newId: id },
          ),
        )
        results.set(id, { revision: stored.version, before: before && { document: before.document } })
      } catch (error) {
        const reason = error instanceof Refusal ? refusals[error.error] : undefined
        if (!reason) throw error
        results.set(id, { refused: [reason] })
      }
    }
    return results
  },
  async undo(db, { id, revision, before }) {
    const [now] = await listTypes(db, [id])
    if (!now) return 'gone'
    if (now.version !== revision) return 'changed'
    try {
      await db.transaction(async (inner) => {
        if (!before) return dropTicketType(inner, { id, version: revision })
        // oxlint-disable-next-line no-unsafe-type-assertion -- as `write` has described it
        const { document } = before as Before
        const parsed = safeParse(TicketTypeDocument, toType(document, now))
        if (!parsed.success) throw new Error(`type ${id} did not match its stored state`)
        await storeTicketType(inner, { id, version: revision, type: parsed.data })
      })
      return 'undone'
    } catch (error) {
      if (error instanceof Refusal)
        return ['TicketTypeInUse', 'NamesTooLate'].includes(error.error) ? 'used' : 'changed'
      throw error
    }
  },
}
