import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { getWork, solveWork, solveWorkForCaptcha } from '#contract/people/challenges/endpoints.ts'
import type { WorkPurpose } from '#contract/people/challenges/rules.ts'
import { workText } from '#contract/people/challenges/rules.ts'
import { smsSend } from '#contract/people/codes/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { dialogLogin } from '#contract/people/session/endpoints.ts'
import { WORK_BITS, WORK_PARTS, WORKS_PER_MINUTE } from '#contract/people/session/limits.ts'
import { DEMO_PASSWORD } from '#tests/setup/access.ts'
import { useUp } from '#tests/setup/attempts.ts'
import { useServer } from '#tests/setup/server.ts'
import { clearAttempts, findOneTime, storeOneTime } from '#server/platform/auth/auth.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import type { Work } from './work'

const server = useServer('demo')
const REFUSED = errors.VerificationException.code

/** A work as the server keeps it, of less difficulty. */
async function kept({ purpose = 'code', lifeMs = 60_000, bits = 6 }: Partial<Work> & { lifeMs?: number } = {}) {
  const work = { purpose, seed: newKey().slice(0, 16), parts: 3, bits }
  const uuid = newKey()
  await server().database.write((db) => storeOneTime(db, 'work', { key: uuid, value: work, lifeMs }))
  return { uuid, work }
}

const zeros = (text: string): number => Math.clz32(hash('sha256', text, 'buffer').readUInt32BE(0))

/** The numbers with hashes that begin with at least, or with fewer than, the requested zeros. */
function numbers({ seed, parts, bits }: Work, as: WorkPurpose, right = true): number[] {
  return Array.from({ length: parts }, (_, part) => {
    const textOf = workText(as, seed, part)
    let number = 0
    while (zeros(textOf(number)) >= bits !== right) number += 1
    return number
  })
}

describe('a work', () => {
  it('has a seed and the difficulty that the server chose, and is kept as it is told', async () => {
    const { data } = await server().ask(getWork, { purpose: 'captcha' })
    const { uuid, ...task } = data
    expect(task).toEqual({ seed: expect.stringMatching(/^[\w-]{16}$/), parts: WORK_PARTS, bits: WORK_BITS })
    expect(await findOneTime(server().database.db, 'work', uuid)).toEqual({ purpose: 'captcha', ...task })
    expect((await server().ask(getWork, { purpose: 'captcha' })).data.seed).not.toBe(task.seed)
  })

  it('that is done gives a pass that sends a code', async () => {
    const { uuid, work } = await kept()
    const { data: keys } = await server().ask(solveWork, { uuid, proof: numbers(work, 'code') })
    expect(keys.pass).not.toBe(keys.running)
    const sent = await server().ask(smsSend, { mobile: '13800138006', purpose: 'login', pass: keys.pass })
    expect(sent.code).toBe(0)
  })

  it('is of no use with a wrong, a short or a long proof, and bears one try', async () => {
    const wrong: ((work: Work) => number[])[] = [
      (work) => numbers(work, 'code', false),
      (work) => [...numbers(work, 'code').slice(0, 2), ...numbers(work, 'code', false).slice(2)],
      (work) => numbers(work, 'code').slice(1),
      (work) => [...numbers(work, 'code'), 0],
      () => [],
    ]
    for (const proofOf of wrong) {
      const { uuid, work } = await kept()
      expect((await server().ask(solveWork, { uuid, proof: proofOf(work) })).code).toBe(REFUSED)
      expect((await server().ask(solveWork, { uuid, proof: numbers(work, 'code') })).code).toBe(REFUSED)
    }
  })

  it('is judged by the difficulty that was kept, whatever was found', async () => {
    const { uuid, work } = await kept({ bits: 8 })
    expect((await server().ask(solveWork, { uuid, proof: numbers({ ...work, bits: 1 }, 'code') })).code).toBe(REFUSED)
  })

  it('for one purpose is none for the other, though it was worked at for that one', async () => {
    for (const as of ['code', 'captcha'] as const) {
      const code = await kept({ purpose: 'code' })
      const forCaptcha = { uuid: code.uuid, proof: numbers(code.work, as), captcha: newKey() }
      expect((await server().ask(solveWorkForCaptcha, forCaptcha)).code).toBe(REFUSED)
      const captcha = await kept({ purpose: 'captcha' })
      const forCode = { uuid: captcha.uuid, proof: numbers(captcha.work, as) }
      expect((await server().ask(solveWork, forCode)).code).toBe(REFUSED)
    }
  })

  it('ends with its time', async () => {
    const { uuid, work } = await kept({ lifeMs: -1 })
    expect((await server().ask(solveWork, { uuid, proof: numbers(work, 'code') })).code).toBe(REFUSED)
  })

  it('for a captcha gives the characters that log in once', async () => {
    const { uuid, work } = await kept({ purpose: 'captcha' })
    const captcha = newKey()
    const { data } = await server().ask(solveWorkForCaptcha, { uuid, proof: numbers(work, 'captcha'), captcha })
    expect(data.captcha).toMatch(/^\w{5}$/)
    const login = { userName: 'buyer@demo.yunzhan.example', password: DEMO_PASSWORD, uuid: captcha, ...data }
    expect((await server().ask(dialogLogin, login)).code).toBe(0)
    expect((await server().ask(dialogLogin, login)).code).toBe(errors.CaptchaWrong.code)
  })
})

it('a network address gets so many works a minute', async () => {
  await useUp(server(), 'work:127.0.0.1', WORKS_PER_MINUTE, 60)
  expect((await server().ask(getWork, { purpose: 'code' })).code).toBe(errors.TooManyRequests.code)
  await server().database.write((db) => clearAttempts(db, 'work:127.0.0.1'))
  expect((await server().ask(getWork, { purpose: 'code' })).code).toBe(0)
})
