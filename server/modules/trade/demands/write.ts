import type * as contract from '#contract/trade/demands/endpoints.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { DEMANDS_MAX, SUBMISSIONS_PER_DAY } from '#contract/trade/demands/limits.ts'
import { checkDemand, checkDraft, demandFileTypes, isWritable } from '#contract/trade/demands/rules.ts'
import type { DemandDocument } from '#contract/trade/demands/rules.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import { countAttempt } from '#server/platform/auth/auth.queries.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Account, getViewerAccount, lockActive } from '#server/modules/foundation/accounts/index.ts'
import { claimFiles, getRequester } from '#server/modules/foundation/files/index.ts'
import { addEvent } from '#server/modules/foundation/history/index.ts'
import { sendNotice } from '#server/modules/foundation/notices/index.ts'
import { changeDemand, countStanding, findByKey, findChoices, insertDemand, type DemandRow } from './own.queries'
import { getOwn } from './read'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>
type Written = Pick<Input<'saveDemand'>, 'document' | 'submit'>

const DAY_SECONDS = 86_400

/** The same without blanks around its texts, and each picture, file and exhibitor once. */
const normalize = (of: DemandDocument): DemandDocument => ({
  ...of,
  title: { zh: of.title.zh.trim(), en: of.title.en.trim() },
  supplement: { zh: of.supplement.zh.trim(), en: of.supplement.en.trim() },
  contactPerson: of.contactPerson.trim(),
  contactNumber: of.contactNumber.trim(),
  pictures: [...new Set(of.pictures)],
  files: [...new Set(of.files)],
  exhibitorIds: [...new Set(of.exhibitorIds)],
})

async function findGoneChoices(db: Db, of: DemandDocument): Promise<Record<string, RuleBreach | undefined>> {
  const known = await findChoices(db, of.categoryId, of.exhibitorIds)
  return {
    categoryId: of.categoryId === null || known.hasCategory ? undefined : 'choice.wrong',
    exhibitorIds: of.exhibitorIds.every((id) => known.exhibitorIds.has(id)) ? undefined : 'choice.wrong',
  }
}

/** The document, checked as a draft or whole. Throws BadInput and TextUnsafe at its fields. */
async function checkWritten(
  context: Context<unknown>,
  { document, submit: isSubmitted }: Written,
): Promise<DemandDocument> {
  const { db, language, providers } = context
  const tidied = normalize(document)
  assertFields(isSubmitted ? checkDemand(tidied) : checkDraft(tidied), language, 'document')
  assertFields(await findGoneChoices(db, tidied), language, 'document')
  const { title, supplement, contactPerson } = tidied
  for (const [field, texts] of Object.entries({ title, supplement, contactPerson: { zh: contactPerson, en: '' } })) {
    const words = await providers.textSafety.findOffences(`${texts.zh}\n${texts.en}`)
    if (words.length > 0) throw fail('TextUnsafe', { words, field })
  }
  return tidied
}

/** Counts a submission. Throws TooManySubmissions. */
async function countSubmission({ write, viewer }: Context<unknown>): Promise<void> {
  const attempts = await write((db) => countAttempt(db, `demand:${viewer?.userId}`, DAY_SECONDS))
  if (attempts > SUBMISSIONS_PER_DAY) throw fail('TooManySubmissions', { max: SUBMISSIONS_PER_DAY })
}

/** What the organizer gets to review, with its line in the history and a word to the buyer. */
async function submit(db: Db, context: Context<unknown>, account: Account, row: DemandRow): Promise<void> {
  const event = { subject: 'demand', subjectId: row.id, byAccount: account.id } as const
  await addEvent(db, { ...event, action: 'submit', toState: 'review' })
  await sendNotice(db, context, account, { name: 'demandReceived', parameters: { title: row.title } })
}

const submitted = (isSubmitted: boolean) =>
  isSubmitted ? ({ state: 'review', submittedAt: new Date(), opinion: '' } as const) : ({ state: 'draft' } as const)

/** What of a document is new becomes its own. Throws FileNotFound and BadInput at their fields. */
async function claim(
  db: Db,
  context: Context<unknown>,
  account: Account,
  { document, before }: { document: DemandDocument; before: Pick<DemandDocument, 'pictures' | 'files'> },
): Promise<void> {
  const requester = { ...getRequester(context), ownerId: account.id, claimedFor: 'case' } as const
  const fresh = (field: 'pictures' | 'files') => document[field].filter((id) => !before[field].includes(id))
  await claimFiles(db, fresh('pictures'), { ...requester, field: 'pictures' })
  const files = await claimFiles(db, fresh('files'), { ...requester, field: 'files' })
  const isOther = files.some(({ fileExt }) => !demandFileTypes.includes(fileExt))
  assertFields({ files: isOther ? 'files.type' : undefined }, context.language, 'document')
}

/** Keeps a new demand, once for a key, and gives its number. Throws what the contract names. */
export async function addDemand(context: Context<Input<'addDemand'>>): Promise<number> {
  const { db: reading, input, write } = context
  const account = await getViewerAccount(context)
  const known = await findByKey(reading, account.id, input.key)
  if (known !== undefined) return known
  const document = await checkWritten(context, input)
  if (input.submit) await countSubmission(context)
  return write(async (db) => {
    await lockActive(db, account.id)
    const sent = await findByKey(db, account.id, input.key)
    if (sent !== undefined) return sent
    if ((await countStanding(db, account.id)) >= DEMANDS_MAX) throw fail('TooManyDemands', { max: DEMANDS_MAX })
    await claim(db, context, account, { document, before: { pictures: [], files: [] } })
    const row = await insertDemand(db, {
      accountId: account.id,
      clientKey: input.key,
      title: document.title,
      document,
      ...submitted(input.submit),
    })
    if (input.submit) await submit(db, context, account, row)
    return row.id
  })
}

/** Writes a later version of a demand as it was seen. Throws what the contract names. */
export async function saveDemand(context: Context<Input<'saveDemand'>>): Promise<void> {
  const { db: reading, input, write } = context
  const account = await getViewerAccount(context)
  const { demand, shown } = await getOwn(reading, account, input.id)
  if (demand.version !== input.version) throw fail('DemandChanged')
  if (!isWritable(demand.state) || shown?.closedAt) throw fail('DemandNotNow')
  const document = await checkWritten(context, input)
  const isTooSmall = document.quantity !== null && document.quantity < (shown?.accepted ?? 0)
  assertFields({ quantity: isTooSmall ? 'quantity.accepted' : undefined }, context.language, 'document')
  if (input.submit) await countSubmission(context)
  await write(async (db) => {
    await claim(db, context, account, { document, before: demand.document })
    const row = await changeDemand(db, input, { document, title: document.title, ...submitted(input.submit) })
    if (!row) throw fail('DemandChanged')
    if (input.submit) await submit(db, context, account, row)
  })
}
