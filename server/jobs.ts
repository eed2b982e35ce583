import type { FastifyBaseLogger } from 'fastify'
import { endUnanswered, remindTalks } from '#server/modules/trade/appointments/index.ts'
import { sweepCodes } from '#server/modules/people/codes/index.ts'
import { contentTies } from './content-kinds'
import { purgeContent, sweepPreviews } from '#server/modules/fair/content/index.ts'
import { notifyUnread } from '#server/modules/live/customer-service/index.ts'
import { refreshReplies, rollUp } from '#server/modules/operations/figures/index.ts'
import { sweepFiles } from '#server/modules/foundation/files/index.ts'
import { notifyFollowers } from '#server/modules/trade/follows/index.ts'
import {
  importSubjects,
  sweepImports,
  takeOverImports,
  workOnImports,
} from '#server/modules/operations/imports/index.ts'
import { processDueInvoices } from '#server/modules/commerce/invoices/index.ts'
import { refreshCounts, remindBookings } from '#server/modules/live/live/index.ts'
import { learnWordPairs } from '#server/modules/trade/matches/index.ts'
import { deleteAccounts, makeCopies, sweepCopies, sweepRetention } from '#server/modules/operations/privacy/index.ts'
import { processDueOrders } from '#server/modules/commerce/payments/index.ts'
import { processDueTransfers } from '#server/modules/commerce/transfers/index.ts'
import { hideFallenAdverts } from '#server/modules/commerce/services/index.ts'
import { startRoomOrders } from '#server/modules/live/room-orders/index.ts'
import { sweepWords } from '#server/modules/fair/search/index.ts'
import { sendDueMailings } from '#server/modules/operations/mailings/index.ts'
import { notifyAnnounced } from '#server/modules/operations/questionnaires/index.ts'
import { processWaitingList } from '#server/modules/commerce/waiting-list/index.ts'
import { sweepSessions } from '#server/modules/people/session/index.ts'
import { sweepAuth } from '#server/platform/auth/auth.queries.ts'
import type { Database } from '#server/platform/db/database.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { repeat, type Repeating } from '#server/platform/jobs/repeat.ts'
import type { Realtime } from '#server/platform/realtime/realtime.ts'
import type { Providers } from '#server/providers/providers.ts'
import { openVault } from '#server/platform/vault/data-key.ts'
import type { Config } from './config'

const SWEEP_MS = 10 * 60_000
const IMPORTS_MS = 1_000
const LIVE_MS = 30_000
const ORDERS_MS = 5_000
const FIGURES_MS = 10_000
const REPLIES_MS = 10 * 60_000
const LEARN_MS = 60 * 60_000

export interface JobOptions {
  config: Config
  database: Database
  providers: Providers
  log: FastifyBaseLogger
  /** Without it the numbers of watchers stay as they are. */
  realtime?: Realtime
}

/**
 * Removes what is over: sessions, codes, tickets, links to previews, numbers of cards of a fair long past,
 * content deleted long ago, what is kept for a number of days, files that no record claimed, and
 * words that no record says any more.
 */
function startSweep({ config, database, providers, log }: JobOptions): Repeating {
  let sweptTo = ''
  return repeat({
    async run() {
      await database.writeUncached(async (db) => {
        await sweepAuth(db)
        await sweepCodes(db)
        await sweepSessions(db)
        await sweepPreviews(db)
      })
      await purgeContent(database, contentTies, (kept) => log.warn(kept, 'deleted content is referred to and stays'))
      await sweepRetention(database, config)
      sweptTo = await sweepWords(database, sweptTo)
      await sweepCopies(database, providers)
      await sweepImports({ ...database, storage: providers.storage })
      await sweepFiles({ ...database, storage: providers.storage, dataDir: config.dataDir })
    },
    everyMs: SWEEP_MS,
    onError: (error) => log.error({ err: error }, 'the sweep failed'),
  })
}

/** Learns which words mean the same in the two languages, by which demands are matched. */
function startLearning({ database, log }: JobOptions): Repeating {
  return repeat({
    async run() {
      await learnWordPairs(database)
    },
    everyMs: LEARN_MS,
    onError: (error) => log.error({ err: error }, 'the word pairs could not be learned'),
  })
}

/** Ends orders that nobody confirmed or paid in time, and brings payments and refunds to what the provider says of them. */
function startOrders({ config, database, providers, log }: JobOptions): Repeating {
  return repeat({
    async run() {
      // Before orders whose time is over are closed.
      await processDueTransfers(database, { config, providers })
      await processDueOrders(database, { config, providers })
      await hideFallenAdverts(database)
    },
    everyMs: ORDERS_MS,
    onError: (error) => log.error({ err: error }, 'orders could not be attended to'),
  })
}

/** Hands invoices that were applied for to the service that issues them, where there is one, and asks it on. */
function startInvoices({ config, database, providers, log }: JobOptions): Repeating {
  return repeat({
    run: () => processDueInvoices(database, { config, providers }),
    everyMs: ORDERS_MS,
    onError: (error) => log.error({ err: error }, 'invoices could not be attended to'),
  })
}

/** Counts what visitors do. */
function startFigures({ database, log }: JobOptions): Repeating {
  return repeat({
    run: () => rollUp(database),
    everyMs: FIGURES_MS,
    onError: (error) => log.error({ err: error }, 'visitors could not be counted'),
  })
}

/** Works out how soon exhibitors answer. */
function startReplies({ database, log }: JobOptions): Repeating {
  return repeat({
    run: () => refreshReplies(database),
    everyMs: REPLIES_MS,
    onError: (error) => log.error({ err: error }, 'answer times could not be worked out'),
  })
}

/** Reads, checks, applies and undoes what organizers import. */
function startImports({ config, database, providers, log }: JobOptions): Repeating {
  const worker = newKey()
  let isFirst = true
  return repeat({
    async run() {
      if (isFirst) await takeOverImports(database)
      isFirst = false
      await workOnImports({ ...database, config, providers, subjects: importSubjects(contentTies), worker })
    },
    everyMs: IMPORTS_MS,
    onError: (error) => log.error({ err: error }, 'an import could not go on'),
  })
}

/** Offers tickets that came free to who waits for them. */
function startWaitingLists({ config, database, providers, log }: JobOptions): Repeating {
  return repeat({
    run: () => processWaitingList(database, { config, providers }),
    everyMs: ORDERS_MS,
    onError: (error) => log.error({ err: error }, 'waiting lists could not be attended to'),
  })
}

/** Announces booked sessions, and stores how many watch those that are on. */
function startLiveJobs({ config, database, providers, realtime, log }: JobOptions): Repeating {
  return repeat({
    async run() {
      await remindBookings(database, { config, providers })
      if (realtime) await refreshCounts(database, realtime)
    },
    everyMs: LIVE_MS,
    onError: (error) => log.error({ err: error }, 'live sessions could not be attended to'),
  })
}

/** Tells by mail who has messages that they have not read. */
function startNotices({ config, database, providers, log }: JobOptions): Repeating {
  return repeat({
    run: () => notifyUnread(database, { config, providers }),
    everyMs: LIVE_MS,
    onError: (error) => log.error({ err: error }, 'unread messages could not be told of'),
  })
}

/** Tells who follows an exhibitor of what it does, and whoever a questionnaire is for of it. */
function startFollowerNotices({ config, database, providers, log }: JobOptions): Repeating {
  return repeat({
    async run() {
      await notifyFollowers(database, { config, providers })
      await notifyAnnounced(database, { config, providers })
    },
    everyMs: LIVE_MS,
    onError: (error) => log.error({ err: error }, 'followers could not be told of news'),
  })
}

/** Sends what the organizer writes to many people. */
function startMailings({ config, database, providers, log }: JobOptions): Repeating {
  return repeat({
    run: () => sendDueMailings(database, { config, providers }),
    everyMs: ORDERS_MS,
    onError: (error) => log.error({ err: error }, 'messages to many people could not be sent'),
  })
}

/** Reminds of talks that were agreed on, and ends what nobody has answered. */
function startAppointmentJobs({ config, database, providers, log }: JobOptions): Repeating {
  return repeat({
    async run() {
      await endUnanswered(database, { config, providers })
      await remindTalks(database, { config, providers })
    },
    everyMs: LIVE_MS,
    onError: (error) => log.error({ err: error }, 'appointments could not be attended to'),
  })
}

/** Deletes accounts whose people asked for it and did not take it back in time, and makes the copies of data they ask for. */
function startPrivacy({ config, database, providers, log }: JobOptions): Repeating {
  const vault = openVault(config)
  return repeat({
    async run() {
      await deleteAccounts(database, { config, providers })
      await makeCopies(database, { config, providers, vault })
    },
    everyMs: LIVE_MS,
    onError: (error) => log.error({ err: error }, 'what people asked of their data could not be done'),
  })
}

/** What the server does by the clock. Stop it before the database. */
export function startJobs(jobs: JobOptions): Pick<Repeating, 'stop'> {
  const running = [
    startSweep(jobs),
    startLiveJobs(jobs),
    startNotices(jobs),
    startFollowerNotices(jobs),
    startMailings(jobs),
    startAppointmentJobs(jobs),
    startOrders(jobs),
    startInvoices(jobs),
    startWaitingLists(jobs),
    startLearning(jobs),
    startImports(jobs),
    startFigures(jobs),
    startReplies(jobs),
    startPrivacy(jobs),
  ]
  // Without an outside service nobody writes orders, and none of an earlier one's are given to nobody.
  const orders = jobs.providers.messaging.driver === 'yunzhan' ? [] : [startRoomOrders(jobs)]
  return {
    async stop() {
      await Promise.all([...running, ...orders].map((one) => one.stop()))
    },
  }
}
