import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/config.ts'
import type { ProviderCall } from '#server/platform/metrics/work.ts'
import { ServiceFailure, ServiceRefusal } from './http-json'
import { openProviders } from './open-providers'
import { NoSuchFile } from '#server/providers/storage/port.ts'

function observed() {
  const folder = mkdtempSync(join(tmpdir(), 'calls-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const calls: ProviderCall[] = []
  const providers = openProviders(readConfig({ DATA_DIR: folder }), (call) => calls.push(call))
  return { providers, results: () => calls.map(({ port, driver, result }) => [port, driver, result].join(' ')) }
}

const QUESTION = { language: 'en-US', question: 'tea', history: [], sources: [], found: false } as const

it('reports each call by port, driver and result', async () => {
  const { providers, results } = observed()
  await providers.textSafety.findOffences('tea')
  await expect(providers.storage.open('nothing.pdf')).rejects.toThrow(NoSuchFile)
  expect(results()).toEqual(['textSafety embedded success', 'storage disk refused'])
})

it.each([
  [new ServiceRefusal('no'), 'refused'],
  [new ServiceFailure('no answer'), 'failure'],
])('tells %s apart, also of a port that takes the place of another', async (error, result) => {
  const { providers, results } = observed()
  providers.identity = {
    async check() {
      throw error
    },
  }
  await expect(providers.identity.check({ name: 'A', cardType: 1, number: '1' })).rejects.toBe(error)
  expect(results()).toEqual([`identity embedded ${result}`])
})

it('reports an answer that comes in pieces once it has ended', async () => {
  const { providers, results } = observed()
  const pieces = providers.assistant.answer(QUESTION, new AbortController().signal)
  expect(results()).toEqual([])
  for await (const piece of pieces) expect(piece).toBeDefined()
  expect(results()).toEqual(['assistant embedded success'])
})

it('does not report what a port answers without a call', () => {
  const { providers, results } = observed()
  expect(providers.messaging.signatureOf('1')).toBeNull()
  expect(results()).toEqual([])
})
