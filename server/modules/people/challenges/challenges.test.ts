import { describe, expect, it, vi } from 'vitest'
import { CHALLENGES_PER_MINUTE, PUZZLE_TOLERANCE_PX } from '#contract/people/session/limits.ts'
import { getPuzzle, solvePuzzle } from '#contract/people/challenges/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { useUp } from '#tests/setup/attempts.ts'
import { useServer } from '#tests/setup/server.ts'
import { findOneTime, clearAttempts } from '#server/platform/auth/auth.queries.ts'
import { drawCaptcha } from './draw-captcha'
import { drawSlider } from './draw-slider'

vi.mock('./draw-captcha', { spy: true })
vi.mock('./draw-slider', { spy: true })

const server = useServer('empty')

async function draw(): Promise<{ uuid: string; x: number }> {
  const { data } = await server().ask(getPuzzle, {})
  const place = await findOneTime(server().database.db, 'puzzle', data.uuid)
  if (typeof place !== 'number') throw new Error('the place was not kept')
  return { uuid: data.uuid, x: place }
}

describe('a puzzle', () => {
  it('is solved within the tolerance, and gives two different keys', async () => {
    for (const off of [-PUZZLE_TOLERANCE_PX, 0, PUZZLE_TOLERANCE_PX]) {
      const { uuid, x } = await draw()
      const { code, data } = await server().ask(solvePuzzle, { uuid, x: x + off })
      expect(code).toBe(0)
      expect(data.pass).not.toBe(data.running)
    }
  })

  it('is not solved next to it, and bears one try', async () => {
    for (const off of [-PUZZLE_TOLERANCE_PX - 1, PUZZLE_TOLERANCE_PX + 1]) {
      const { uuid, x } = await draw()
      expect((await server().ask(solvePuzzle, { uuid, x: x + off })).code).toBe(errors.PuzzleWrong.code)
      expect((await server().ask(solvePuzzle, { uuid, x })).code).toBe(errors.PuzzleWrong.code)
    }
  })

  it('does not tell where its hole is', async () => {
    const { data } = await server().ask(getPuzzle, {})
    expect(Object.keys(data).toSorted()).toEqual(['background', 'height', 'piece', 'size', 'uuid', 'width', 'y'])
  })
})

it('a network address gets so many captchas and puzzles a minute, and no more are drawn', async () => {
  const captcha = (uuid: string) =>
    server().app.inject(`/api/ce-authority/authorize/auth/captcha.jpg?uuid=${uuid.padEnd(20, '0')}`)
  const first = await captcha('a')
  expect(first.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' })
  await useUp(server(), 'challenge:127.0.0.1', CHALLENGES_PER_MINUTE, 60)
  vi.clearAllMocks()
  expect((await captcha('b')).json()).toMatchObject({ code: errors.TooManyRequests.code })
  expect((await server().ask(getPuzzle, {})).code).toBe(errors.TooManyRequests.code)
  expect(drawCaptcha).not.toHaveBeenCalled()
  expect(drawSlider).not.toHaveBeenCalled()
  await server().database.write((db) => clearAttempts(db, 'challenge:127.0.0.1'))
  expect((await captcha('c')).statusCode).toBe(200)
})
