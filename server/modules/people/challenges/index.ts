import {
  CAPTCHA_LIFE_MS,
  CHALLENGES_PER_MINUTE,
  CHECKS_PER_DAY_AND_IP,
  CHECKS_PER_DAY_AND_SUBJECT,
  CHECKS_PER_FORM,
  FORM_LIFE_MS,
  PUZZLE_TOLERANCE_PX,
  WORKS_PER_MINUTE,
} from '#contract/people/session/limits.ts'
import {
  getCaptcha,
  getPuzzle,
  getWork,
  solvePuzzle,
  solveWork,
  solveWorkForCaptcha,
} from '#contract/people/challenges/endpoints.ts'
import type { WorkPurpose } from '#contract/people/challenges/rules.ts'
import { findOneTime, storeOneTime, takeOneTime } from '#server/platform/auth/auth.queries.ts'
import { assertWithinLimit, assertWithinLimits } from '#server/platform/auth/rate-limit.ts'
import { hashKey, newKey } from '#server/platform/auth/secrets.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve, serveBytes } from '#server/platform/http/serve.ts'
import { drawCaptcha, newAnswer } from './draw-captcha'
import { drawSlider } from './draw-slider'
import { isWorkDone, newWork } from './work'

/** Uses up the captcha of a uuid, right or wrong. Throws CaptchaWrong; the next try needs another picture. */
export async function assertCaptcha(write: Database['write'], uuid: string, answer: string): Promise<void> {
  // Judged after the transaction: a refusal within it would return the captcha.
  const right = await write((db) => takeOneTime(db, 'captcha', uuid))
  if (typeof right !== 'string' || right.toLowerCase() !== answer.trim().toLowerCase()) throw fail('CaptchaWrong')
}

/** Uses up the pass of a solved puzzle. Throws AuthenticationFirst. */
export async function usePass(db: Db, pass: string): Promise<void> {
  if (pass === '' || (await takeOneTime(db, 'pass', pass)) === undefined) throw fail('AuthenticationFirst')
}

const DAY_SECONDS = 86_400

/** What a check is about, and who asks. */
interface Checking {
  input: { running: string }
  ip: string
}

/**
 * Admits one existence check of a running form: so many for the form, for a network address and for the checked value a
 * day. Throws AuthenticationFirst or TooManyRequests.
 */
export async function assertRunningForm(db: Db, { input, ip }: Checking): Promise<void> {
  const { running, ...subject } = input
  const form = running === '' ? undefined : await findOneTime(db, 'running', running)
  if (typeof form !== 'string') throw fail('AuthenticationFirst')
  const about = hashKey(JSON.stringify(subject).toLowerCase())
  await assertWithinLimits(db, [
    { bucket: `checks:${form}`, max: CHECKS_PER_FORM, seconds: FORM_LIFE_MS / 1_000 },
    { bucket: `checks-of:${ip}`, max: CHECKS_PER_DAY_AND_IP, seconds: DAY_SECONDS },
    { bucket: `checked:${about}`, max: CHECKS_PER_DAY_AND_SUBJECT, seconds: DAY_SECONDS },
  ])
}

/** Counts before anything is drawn: drawing is what the limit is for. */
const admitDrawing = (write: Database['write'], ip: string): Promise<void> =>
  write((db) => assertWithinLimit(db, `challenge:${ip}`, CHALLENGES_PER_MINUTE, 60))

/** What is given to whoever solved a puzzle or did a work. */
async function admitOnce(write: Database['write']): Promise<{ pass: string; running: string }> {
  const solved = { pass: newKey(), running: newKey() }
  await write(async (db) => {
    await storeOneTime(db, 'pass', { key: solved.pass, value: true, lifeMs: CAPTCHA_LIFE_MS })
    await storeOneTime(db, 'running', { key: solved.running, value: newKey(), lifeMs: FORM_LIFE_MS })
  })
  return solved
}

/** Uses up a work, right or wrong. Throws VerificationException. */
async function assertWork(
  write: Database['write'],
  purpose: WorkPurpose,
  { uuid, proof }: { uuid: string; proof: number[] },
): Promise<void> {
  const kept = await write((db) => takeOneTime(db, 'work', uuid))
  if (!isWorkDone(kept, purpose, proof)) throw fail('VerificationException')
}

export const challenges: Route[] = [
  serveBytes(getCaptcha, async ({ input, write, ip, header }) => {
    await admitDrawing(write, ip)
    const { answer, jpeg } = await drawCaptcha()
    await write((db) => storeOneTime(db, 'captcha', { key: input.uuid, value: answer, lifeMs: CAPTCHA_LIFE_MS }))
    header('cache-control', 'no-store')
    return { type: 'image/jpeg', body: jpeg }
  }),
  serve(getPuzzle, async ({ write, ip }) => {
    await admitDrawing(write, ip)
    const { x, ...shown } = await drawSlider()
    const uuid = newKey()
    await write((db) => storeOneTime(db, 'puzzle', { key: uuid, value: x, lifeMs: CAPTCHA_LIFE_MS }))
    return { uuid, ...shown }
  }),
  serve(solvePuzzle, async ({ input, write }) => {
    const place = await write((db) => takeOneTime(db, 'puzzle', input.uuid))
    if (typeof place !== 'number' || Math.abs(place - input.x) > PUZZLE_TOLERANCE_PX) throw fail('PuzzleWrong')
    return admitOnce(write)
  }),
  serve(getWork, async ({ input, write, ip }) => {
    await write((db) => assertWithinLimit(db, `work:${ip}`, WORKS_PER_MINUTE, 60))
    const { purpose, ...task } = newWork(input.purpose)
    const uuid = newKey()
    const value = { purpose, ...task }
    await write((db) => storeOneTime(db, 'work', { key: uuid, value, lifeMs: CAPTCHA_LIFE_MS }))
    return { uuid, ...task }
  }),
  serve(solveWork, async ({ input, write }) => {
    await assertWork(write, 'code', input)
    return admitOnce(write)
  }),
  serve(solveWorkForCaptcha, async ({ input, write }) => {
    await assertWork(write, 'captcha', input)
    const captcha = newAnswer()
    await write((db) => storeOneTime(db, 'captcha', { key: input.captcha, value: captcha, lifeMs: CAPTCHA_LIFE_MS }))
    return { captcha }
  }),
]
