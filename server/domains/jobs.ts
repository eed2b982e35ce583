import type { FastifyBaseLogger } from 'fastify'
import { REPORT_EVERY_MS } from '#contract/operations/system/limits.ts'
import type { JobName } from '#contract/operations/system/rules.ts'
import { endUnanswered, remindTalks } from '#server/modules/trade/appointments/index.ts'
import { sweepCodes } from '#server/modules/people/codes/index.ts'
import { contentTies } from './content-kinds'
import { personalData } from './personal-data'
import { notifySetupChanges, releaseSetupFiles, sweepBoothScans } from '#server/modules/fair/booths/index.ts'
import { purgeContent, sweepPreviews } from '#server/modules/fair/content/index.ts'
import { reindexExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { reindexExhibits } from '#server/modules/fair/exhibits/index.ts'
import { notifyUnread } from '#server/modules/live/customer-service/index.ts'
import { refreshReplies, rollUp } from '#server/modules/operations/figures/index.ts'
import { sweepFiles } from '#server/modules/foundation/files/index.ts'
import { DISPATCH_EVERY_MS } from '#server/modules/foundation/outbox/index.ts'
import { notifyFollowers } from '#server/modules/trade/follows/index.ts'
import {
  handOverImports,
  importSubjects,
  sweepImports,
  takeOverImports,
  workOnImports,
} from '#server/modules/operations/imports/index.ts'
import { processDueInvoices } from '#server/modules/commerce/invoices/index.ts'
import {
  countViewers,
  openCaptioner,
  sweepRecordings,
  watchBroadcasts,
  watchEncoders,
} from '#server/modules/live/broadcast/index.ts'
import { refreshCounts, remindBookings } from '#server/modules/live/live/index.ts'
import { learnWordPairs } from '#server/modules/trade/matches/index.ts'
import { deleteAccounts, makeCopies, sweepCopies, sweepRetention } from '#server/modules/operations/privacy/index.ts'
import { processDueOrders } from '#server/modules/commerce/payments/index.ts'
import { processDueTransfers } from '#server/modules/commerce/transfers/index.ts'
import { hideFallenAdverts } from '#server/modules/commerce/services/index.ts'
import { ROOM_ORDERS_EVERY_MS, startRoomOrders } from '#server/modules/live/room-orders/index.ts'
import { reindexSources, sweepWords } from '#server/modules/fair/search/index.ts'
import { sendDueMailings } from '#server/modules/operations/mailings/index.ts'
import { reportStatus } from '#server/modules/operations/system/index.ts'
import { watchOpenWork } from '#server/modules/operations/today/index.ts'
import { notifyAnnounced } from '#server/modules/operations/questionnaires/index.ts'
import { processWaitingList } from '#server/modules/commerce/waiting-list/index.ts'
import { sweepTranslations } from '#server/modules/foundation/translation/index.ts'
import { sweepSessions } from '#server/modules/people/session/index.ts'
import { sweepAuth } from '#server/platform/auth/auth.queries.ts'
import type { Database } from '#server/platform/db/database.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { observeRuns } from '#server/platform/jobs/observe-runs.ts'
import { repeat, type Repeating } from '#server/platform/jobs/repeat.ts'
import { runSteps } from '#server/platform/jobs/run-steps.ts'
import type { JobObserver } from '#server/platform/metrics/work.ts'
import type { StatusBoard } from '#server/platform/status/status-board.ts'
import type { Lifecycle } from '#server/platform/lifecycle.ts'
import type { Realtime } from '#server/platform/realtime/realtime.ts'
import type { Providers } from '#server/providers/providers.ts'
import { openVault } from '#server/platform/vault/data-key.ts'
import type { Config } from '#server/config.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

export interface JobOptions {
  config: Config
  database: Database
  providers: Providers
  log: FastifyBaseLogger
  /** Without it the numbers of watchers stay as they are. */
  realtime?: Realtime
  /** Notified of each run of each job. */
  jobObserver?: JobObserver
  /** What this server reports of itself; without it nothing is reported. */
  status?: StatusBoard
  /** Signals long jobs to hand over to another server. */
  lifecycle?: Lifecycle
}

/** What a job runs again and again; `settle` waits for what the runs have begun without waiting for it. */
type Run = (() => Promise<unknown>) & { settle?: () => Promise<void> }

interface Job {
  /** As the log names it. */
  name: JobName
  everyMs: number
  /** Called once at the start; what it returns is run again and again, never twice at a time. */
  prepare: (options: JobOptions) => Run
}

/**
 * Everything that runs by the clock. Each job finds what is due in the database, so that any number of servers may run it and
 * one that was interrupted goes on.
 */
const jobs: readonly Job[] = [
  {
    // Expired sessions and codes, deleted content, data past its retention, uploads that no record refers to.
    name: 'sweep',
    everyMs: 10 * MINUTE_MS,
    prepare({ config, database, providers, log }) {
      let sweptTo = ''
      return async () => {
        await database.write(async (db) => {
          await sweepAuth(db)
          await sweepCodes(db)
          await sweepTranslations(db, config.translation.cacheDays)
          await sweepSessions(db)
          await sweepPreviews(db)
          await sweepBoothScans(db)
          await releaseSetupFiles(db)
        })
        await purgeContent(database, contentTies, (kept) => log.warn(kept, 'deleted content is still referred to'))
        await sweepRetention(database, config, personalData)
        sweptTo = await sweepWords(database, sweptTo)
        await sweepCopies(database, providers)
        await sweepRecordings({ ...database, storage: providers.storage })
        await sweepImports({ ...database, storage: providers.storage })
        await sweepFiles({ ...database, storage: providers.storage, dataDir: config.dataDir })
      }
    },
  },
  {
    // Reminders of booked sessions, and the number of viewers of those that are on.
    name: 'live sessions',
    everyMs: 30 * SECOND_MS,
    prepare:
      ({ database, realtime, ...services }) =>
      async () => {
        await remindBookings(database, services)
        if (realtime) await refreshCounts(database, realtime)
      },
  },
  {
    // Interrupted and continued broadcasts, and how many watch.
    name: 'broadcasts',
    everyMs: 3 * SECOND_MS,
    prepare:
      ({ database, realtime, providers: { storage, ingest }, config }) =>
      async () => {
        if (!realtime) return
        await watchBroadcasts({ ...database, realtime, storage, config })
        await countViewers({ ...database, realtime })
        await watchEncoders({ ...database, realtime, ingest })
      },
  },
  {
    // What hosts speak in sessions, for those who read it.
    name: 'captions',
    everyMs: SECOND_MS,
    prepare({ database, realtime, providers, config }) {
      if (!realtime) return () => Promise.resolve()
      const { run, settle } = openCaptioner({ ...database, realtime, providers, config })
      return Object.assign(run, { settle })
    },
  },
  {
    // Counts of the organizer console, to who has it open on this server.
    name: 'open work',
    everyMs: 3 * SECOND_MS,
    prepare: ({ database, realtime }) => (realtime ? watchOpenWork(database, realtime) : () => Promise.resolve()),
  },
  {
    name: 'e-mails about unread messages',
    everyMs: 30 * SECOND_MS,
    prepare:
      ({ database, ...services }) =>
      () =>
        notifyUnread(database, services),
  },
  {
    // News of exhibitors to their followers, questionnaires to their audience, set-up information to exhibitors.
    name: 'announcements',
    everyMs: 30 * SECOND_MS,
    prepare:
      ({ database, ...services }) =>
      () =>
        runSteps([
          () => notifyFollowers(database, services),
          () => notifyAnnounced(database, services),
          () => notifySetupChanges(database, services),
        ]),
  },
  {
    name: 'campaigns',
    everyMs: 5 * SECOND_MS,
    prepare:
      ({ database, ...services }) =>
      () =>
        sendDueMailings(database, services),
  },
  {
    // Requests that nobody answered in time, and reminders of confirmed meetings.
    name: 'meetings',
    everyMs: 30 * SECOND_MS,
    prepare:
      ({ database, ...services }) =>
      async () => {
        await endUnanswered(database, services)
        await remindTalks(database, services)
      },
  },
  {
    // Payments, refunds and holds that have run out. Transfers first: they extend the hold of their orders.
    name: 'orders',
    everyMs: 5 * SECOND_MS,
    prepare:
      ({ database, ...services }) =>
      async () => {
        await processDueTransfers(database, services)
        await processDueOrders(database, services)
        await hideFallenAdverts(database)
      },
  },
  {
    name: 'invoices',
    everyMs: 5 * SECOND_MS,
    prepare:
      ({ database, ...services }) =>
      () =>
        processDueInvoices(database, services),
  },
  {
    name: 'waiting lists',
    everyMs: 5 * SECOND_MS,
    prepare:
      ({ database, ...services }) =>
      () =>
        processWaitingList(database, services),
  },
  {
    // Exhibits of an exhibitor that changed, and everything that an earlier version indexed otherwise.
    name: 'search index',
    everyMs: 2 * SECOND_MS,
    prepare:
      ({ database }) =>
      async () => {
        while (await reindexExhibitors(database));
        while (await reindexExhibits(database));
        while (await reindexSources(database));
      },
  },
  {
    // Words of the two languages that mean the same, by which demands are matched.
    name: 'word pairs',
    everyMs: 60 * MINUTE_MS,
    prepare:
      ({ database }) =>
      () =>
        learnWordPairs(database),
  },
  {
    name: 'imports',
    everyMs: SECOND_MS,
    prepare({ config, database, providers, log, lifecycle }) {
      const worker = newKey()
      const stopping = lifecycle?.stopping
      stopping?.addEventListener('abort', () => {
        handOverImports(database, worker).catch((error: unknown) =>
          log.error({ err: error }, 'an import was not handed over'),
        )
      })
      let isFirst = true
      return async () => {
        if (isFirst) await takeOverImports(database)
        isFirst = false
        await workOnImports({ ...database, config, providers, subjects: importSubjects(contentTies), worker, stopping })
      }
    },
  },
  {
    name: 'figures',
    everyMs: 10 * SECOND_MS,
    prepare:
      ({ database }) =>
      () =>
        rollUp(database),
  },
  {
    name: 'reply times of exhibitors',
    everyMs: 10 * MINUTE_MS,
    prepare:
      ({ database }) =>
      () =>
        refreshReplies(database),
  },
  {
    // Deletions of accounts, and copies of personal data.
    name: 'personal data',
    everyMs: 30 * SECOND_MS,
    prepare({ config, database, providers }) {
      const vault = openVault(config)
      return async () => {
        await deleteAccounts(database, { config, providers, personalData })
        await makeCopies(database, { config, providers, vault, personalData })
      }
    },
  },
  {
    // What the System page of the console shows of this server and its work.
    name: 'server status',
    everyMs: REPORT_EVERY_MS,
    prepare:
      ({ database, status }) =>
      async () => {
        if (status) await reportStatus(database, status)
      },
  },
]

/** Every job and how often it runs, with those that domains run by themselves. */
export const jobSchedule: readonly Pick<Job, 'name' | 'everyMs'>[] = [
  ...jobs.map(({ name, everyMs }) => ({ name, everyMs })),
  { name: 'messages', everyMs: DISPATCH_EVERY_MS },
  { name: 'room orders', everyMs: ROOM_ORDERS_EVERY_MS },
]

const start = (options: JobOptions): Repeating[] =>
  jobs.map(({ name, everyMs, prepare }) => {
    const run = prepare(options)
    const onError = (error: unknown) => options.log.error({ err: error, job: name }, 'a job failed')
    const repeating = repeat({ run: observeRuns(name, run, options.jobObserver), everyMs, onError })
    return {
      poke: repeating.poke,
      async stop() {
        await repeating.stop()
        await run.settle?.().catch(onError)
      },
    }
  })

/** Starts all jobs. Stop them before the database is closed. */
export function startJobs(options: JobOptions): Pick<Repeating, 'stop'> {
  // With an outside messaging service nobody writes room orders here.
  const roomOrders = options.providers.messaging.driver === 'yunzhan' ? [] : [startRoomOrders(options)]
  const running = [...start(options), ...roomOrders]
  return {
    async stop() {
      await Promise.all(running.map((one) => one.stop()))
    },
  }
}
