import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { notifySetupChanges } from '#server/modules/fair/booths/index.ts'
import { notifyAnnounced } from '#server/modules/operations/questionnaires/index.ts'
import { notifyFollowers } from '#server/modules/trade/follows/index.ts'
import { readConfig } from '#server/config.ts'
import { useServer } from '#tests/setup/server.ts'
import { waitFor } from '#tests/setup/wait-for.ts'
import { startJobs } from './jobs'

vi.mock('#server/modules/trade/follows/index.ts', async (original) => ({
  ...(await original<object>()),
  notifyFollowers: vi.fn<typeof notifyFollowers>(async () => {
    throw new Error('followers')
  }),
}))
vi.mock('#server/modules/operations/questionnaires/index.ts', async (original) => ({
  ...(await original<object>()),
  notifyAnnounced: vi.fn<typeof notifyAnnounced>(),
}))
vi.mock('#server/modules/fair/booths/index.ts', async (original) => ({
  ...(await original<object>()),
  notifySetupChanges: vi.fn<typeof notifySetupChanges>(),
}))

const server = useServer('demo')

it('announcements of one kind that fail are reported and do not keep the others from being sent', async () => {
  const { database, providers } = server()
  const folder = mkdtempSync(join(tmpdir(), 'jobs-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const failures: unknown[] = []
  const jobObserver = {
    onStart: () => undefined,
    onEnd: ({ job, error }: { job: string; error?: unknown }) => job === 'announcements' && failures.push(error),
  }
  const log = pino({ level: 'silent' })
  const jobs = startJobs({ config: readConfig({ DATA_DIR: folder }), database, providers, log, jobObserver })
  await waitFor(async () => expect(failures).toHaveLength(1))
  await jobs.stop()
  expect(notifyFollowers).toHaveBeenCalled()
  expect(notifyAnnounced).toHaveBeenCalled()
  expect(notifySetupChanges).toHaveBeenCalled()
  expect(failures[0]).toMatchObject({ message: 'followers' })
})
