import type { DemandDocument } from '#contract/trade/demands/rules.ts'
import { chinaDayBounds } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import { findFiles, setPublic, setReaders } from '#server/modules/foundation/files/index.ts'
import type { ReviewSubject } from '#server/modules/people/review/index.ts'
import { findDemandCase, selectDemandCases } from './cases.queries'
import { findShownFiles } from './demands.queries'
import { changeDemand, showDemand, unshowDemand, type DemandRow } from './own.queries'
import { buildLines } from './review-lines'

const offered: Record<Language, string> = {
  'zh-CN': '已有展商对此需求报价',
  'en-US': 'an exhibitor has already sent a quote',
}

async function show(db: Db, { id, document }: DemandRow): Promise<void> {
  const { categoryId, quantity, unit } = document
  if (categoryId === null || quantity === null || unit === '') throw new Error('an unfinished demand was submitted')
  const pictures = await setPublic(db, document.pictures, true)
  // Those of the version before are its buyer's alone again.
  const before = await findShownFiles(db, id)
  const named = document.exhibitorIds.length > 0
  await setReaders(db, before, { everybody: false, exhibitorIds: [] })
  await setReaders(db, document.files, { everybody: !named, exhibitorIds: document.exhibitorIds })
  const { title, supplement, price, currency, deliverBy, exhibitorIds, contactPerson, contactNumber } = document
  const shown = {
    title,
    supplement,
    categoryId,
    quantity,
    unit,
    price,
    currency,
    deliverBy,
    contactPerson,
    contactNumber,
  }
  await showDemand(
    db,
    {
      ...shown,
      demandId: id,
      pictures: document.pictures.filter((one) => pictures.includes(one)),
      files: document.files,
      validUntil: chinaDayBounds(document.validUntil).until,
      named,
    },
    exhibitorIds,
  )
}

/** Takes what was approved from exhibitors. Throws UndoImpossible once one has offered. */
async function unshow(db: Db, id: number, document: DemandDocument, language: Language): Promise<void> {
  if (!(await unshowDemand(db, id))) throw fail('UndoImpossible', { text: offered[language] })
  await setPublic(db, document.pictures, false)
  await setReaders(db, document.files, { everybody: false, exhibitorIds: [] })
}

/** Demands, as the review decides them. */
export const demandSubject: ReviewSubject = {
  selectCases: selectDemandCases,
  async describe(db, found) {
    const described = await findDemandCase(db, found.id)
    if (!described) return undefined
    const { document } = described.demand
    const files = await findFiles(db, [...document.pictures, ...document.files])
    return {
      lines: buildLines(document, described),
      files: files.map(({ id, fileName, mimeType, fileSize }) => ({
        id,
        role: document.files.includes(id) ? 'document' : 'picture',
        fileName,
        mimeType,
        fileSize,
      })),
      identity: null,
    }
  },
  async apply(db, { action, found, version, change, language }) {
    const row = await changeDemand(db, { id: found.id, version }, change)
    if (!row) return false
    if (action === 'approve') await show(db, row)
    if (action === 'undo' && found.state === 'approved') await unshow(db, row.id, row.document, language)
    return true
  },
  takenAnew: offered,
  notices: {
    approve: 'demandApproved',
    reject: 'demandRejected',
    changes: 'demandChanges',
    undo: 'demandUndone',
  },
  noticeParameters: ({ name }) => ({ title: name }),
  table: {
    name: 'demands',
    kinds: { open: ['公开', 'Open to all'], named: ['指定展商', 'Named exhibitors'] },
    columns: [],
  },
}
