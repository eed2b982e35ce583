import { getSystem, sendTestMessage } from '#contract/operations/system/endpoints.ts'
import { type JobName, jobNames, portNames } from '#contract/operations/system/rules.ts'
import type { Job, Provider, System } from '#contract/operations/system/schemas.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'

const SERVER = 'fair-1-4c21aa'
const GB = 1024 ** 3

const fine = () => ({ lastSuccessAt: minutesFromNow(0), lastFailureAt: null, failure: '' })
const failed = (failure: string, minutes: number) => ({ lastFailureAt: minutesFromNow(-minutes), failure })

const jobsOf = (): Job[] =>
  jobNames
    .filter((name) => name !== 'room orders')
    .map((name: JobName) => ({
      name,
      everySeconds: 30,
      lastStartAt: minutesFromNow(0),
      ...fine(),
      ...(name === 'campaigns' ? { ...failed('SMTP: ECONNREFUSED', 2), lastSuccessAt: minutesFromNow(-45) } : {}),
      ...(name === 'word pairs' ? { everySeconds: 3_600, lastStartAt: null, lastSuccessAt: null } : {}),
      server: name === 'word pairs' ? '' : SERVER,
    }))

const drivers: Partial<Record<Provider['port'], string | null>> = {
  sms: 'tencent',
  mail: 'smtp',
  payment: 'wechat',
  storage: 'disk',
  messaging: 'yunzhan',
  wechat: null,
  face: null,
}

const providersOf = (): Provider[] =>
  portNames.map((port) => {
    const driver = drivers[port] === undefined ? 'embedded' : drivers[port]
    if (driver === null) return { port, driver, lastSuccessAt: null, lastFailureAt: null, failure: '' }
    const isMail = port === 'mail'
    return {
      port,
      driver,
      ...fine(),
      ...(isMail ? { ...failed('SMTP: ECONNREFUSED', 2), lastSuccessAt: minutesFromNow(-45) } : {}),
    }
  })

/** The state of the mock fair's servers. */
export const stateOf = (): System => {
  const server = { version: '1.0.0', nodeVersion: 'v20.20.2' }
  const startedAt = minutesFromNow(-3_000)
  return {
    ...server,
    startedAt,
    server: SERVER,
    servers: [
      { id: SERVER, ...server, startedAt, seenAt: minutesFromNow(0), isOnline: true },
      {
        id: 'fair-2-90b3fe',
        ...server,
        startedAt: minutesFromNow(-4_000),
        seenAt: minutesFromNow(-12),
        isOnline: false,
      },
    ],
    database: {
      engine: 'postgres',
      version: '18.1',
      bytes: 1.4 * GB,
      connections: { active: 2, idle: 8, waiting: 0 },
    },
    redis: 'up',
    storage: { driver: 'disk', freeBytes: 64 * GB, totalBytes: 200 * GB },
    jobs: jobsOf(),
    providers: providersOf(),
    translation: { usedCharacters: 171_300, dayCharacters: 200_000 },
    speech: { usedMinutes: 184, dayMinutes: 1_200 },
    lastBackupAt: minutesFromNow(-600),
  }
}

export const system = [
  mock(getSystem, stateOf),
  mock(sendTestMessage, ({ input }) => ({ to: input.channel === 'sms' ? '138****8005' : 'o***@demo.example' })),
]
