import { fileAddress, parseFileId } from '#contract/foundation/files/rules.ts'
import { randomInt } from 'node:crypto'
import { newKey } from '#server/platform/auth/secrets.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { claimFiles, getRequester } from '#server/modules/foundation/files/index.ts'
import { countCase } from './count-case'
import { addReport, findCaseNumber, findOpenCase, findTitle, type NewReport } from './reports.queries'
import { addStep } from './steps.queries'

/** Without those that look like another: 0 O, 1 I L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LETTERS_COUNT = 5
/** numbers tried before it is thought that something else is wrong */
const TRIES = 5

/** What a screenshot may be (spec: common §2, report dialog). */
const pictureTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png'])

/** What a case is about; none of the four: the fair. */
export interface Subject {
  liveId?: number | undefined
  demandId?: number
  offerId?: number
  personId?: number
  /** Where the reporter met the person. */
  metIn?: 'chat' | 'talk'
  /** A demand, an offer or a person as the reporter reads it; a session has its own name. */
  name?: string
}

export interface Filed {
  kind: 'complaint' | 'report'
  about: Subject
  /** Of feedback, its number. */
  feedbackType?: number
  content: string
  contact: string
  reporterName: string
  /** Addresses that the upload answered. */
  images: string[]
  key?: string | undefined
}

const subjectOf = ({ liveId, demandId, offerId, personId }: Subject): NewReport['about'] =>
  personId ? 'person' : offerId ? 'offer' : demandId ? 'demand' : liveId ? 'live' : 'fair'

/** `JB20261121-7K3QX`: the day in China, and letters that nobody guesses. */
export function newCaseNumber(now = new Date()): string {
  const letters = Array.from({ length: LETTERS_COUNT }, () => LETTERS[randomInt(LETTERS.length)])
  return `JB${chinaDay(now).replaceAll('-', '')}-${letters.join('')}`
}

/** The addresses of the pictures, which belong to the case now. Throws FileNotFound, FileTypeNotAllowed. */
async function claimPictures(db: Db, context: Context<unknown>, images: string[], ownerId: number): Promise<void> {
  const claimed = await claimFiles(db, images.map(parseFileId), {
    ...getRequester(context),
    ownerId,
    claimedFor: 'report',
  })
  if (claimed.some(({ mimeType }) => !pictureTypes.has(mimeType))) {
    throw fail('FileTypeNotAllowed', { types: 'jpg, png' })
  }
}

export interface Case {
  caseNumber: string
  /** It was open before, by another key: what was sent now is not in it. */
  isKnown: boolean
}

/** Files a case, once for a key and, of a demand, an offer or a person, once while it is open, and gives its number. Throws LiveNotFound, TooManyRequests and what the files throw. */
export async function fileReport(context: Context<unknown>, filed: Filed): Promise<Case> {
  const { write, language } = context
  const account = await getViewerAccount(context)
  const { key, about, images, kind, content, contact, reporterName, feedbackType = null } = filed
  const onceKey = `${account.id}:${key || newKey()}`
  const addresses = [...new Set(images.map(parseFileId))].map(fileAddress)
  const { liveId, demandId = null, offerId = null, personId = null, metIn = null, name = '' } = about
  return write(async (db) => {
    const title = liveId === undefined ? undefined : await findTitle(db, liveId)
    if (liveId !== undefined && !title) throw fail('LiveNotFound')
    const row = {
      // The name in the payload is for show: the session has its own.
      liveName: title ? pick(title, language) : name,
      about: subjectOf(about),
      liveId: liveId ?? null,
      demandId,
      offerId,
      personId,
      metIn,
      feedbackType,
      kind,
      contact,
      onceKey,
      content: content.trim(),
      reporterName: reporterName.trim(),
      images: addresses,
      accountId: account.id,
    }
    for (let tried = 0; tried < TRIES; tried += 1) {
      const number = newCaseNumber()
      const id = await addReport(db, { ...row, caseNumber: number })
      if (id !== undefined) {
        // After the case: one sent again counts once, and claims its pictures once.
        await countCase(db, context, account.id)
        await addStep(db, { reportId: id, action: 'file', byAccount: account.id, byReporter: true })
        await claimPictures(db, context, images, account.id)
        return { caseNumber: number, isKnown: false }
      }
      const sent = await findCaseNumber(db, onceKey)
      if (sent !== undefined) return { caseNumber: sent, isKnown: false }
      const open = await findOpenCase(db, row)
      if (open !== undefined) return { caseNumber: open, isKnown: true }
    }
    throw new Error('no case number was free')
  })
}
