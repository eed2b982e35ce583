import * as contract from '#contract/operations/mailings/endpoints.ts'
import { MAILING_LINKS_PER_HOUR } from '#contract/operations/mailings/limits.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { hashKey } from '#server/platform/auth/secrets.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import { saveNoticeChoice } from '#server/modules/foundation/notices/index.ts'
import * as queries from './mailings.queries'
import { cancelMailing, present, removeMailing, saveMailing, sendMailing, testMailing } from './manage'

export { sendDueMailings } from './send-due'
export { personalDataOfMailings } from './personal-data.queries'

const HOUR_SECONDS = 3_600

/** The recipient of a link in a mail. Throws MailingLinkWrong, TooManyRequests. */
async function findLinked({ db, ip, input, write }: Context<{ token: string }>) {
  await write((writing) => assertWithinLimit(writing, `mailingLink:${ip}`, MAILING_LINKS_PER_HOUR, HOUR_SECONDS))
  const found = await queries.findByToken(db, hashKey(input.token))
  if (!found) throw fail('MailingLinkWrong')
  return found
}

/** Campaigns of the organizer: written, counted, sent in batches, canceled. */
export const mailings: Route[] = [
  serve(contract.listMailings, async ({ db, input }) => {
    const { rows, total } = await queries.listPage(db, input)
    const list = []
    for (const row of rows) list.push(await present(db, row))
    return toPage(list, total, input)
  }),
  serve(contract.saveMailing, saveMailing),
  serve(contract.testMailing, testMailing),
  serve(contract.sendMailing, sendMailing),
  serve(contract.cancelMailing, cancelMailing),
  serve(contract.removeMailing, removeMailing),
  serve(contract.followMailing, async (context) => {
    const { mailing } = await findLinked(context)
    await context.write((db) => queries.markOpened(db, hashKey(context.input.token)))
    return { link: mailing.link }
  }),
  serve(contract.unsubscribeMailing, async (context) => {
    const { person } = await findLinked(context)
    await context.write((db) => saveNoticeChoice(db, person.accountId, { kind: 'fairNews', isSent: false }))
    return {}
  }),
]
