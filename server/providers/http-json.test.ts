import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { askJson, ServiceFailure } from './http-json'
import { useFakeService } from './http-json.fake'

const fake = useFakeService()
const answer = z.object({ n: z.number() })
const ask = (path = '/', timeoutMs?: number) =>
  askJson({ service: 'scale', url: fake.url + path, body: { of: '茶' }, answer, timeoutMs })

describe('askJson', () => {
  it('posts JSON and gives what was answered', async () => {
    fake.answer = { body: { n: 3 } }
    expect(await ask('/weigh')).toEqual({ n: 3 })
    expect(fake.requests).toMatchObject([{ method: 'POST', path: '/weigh', body: '{"of":"茶"}' }])
  })

  it('gets where there is nothing to send', async () => {
    fake.answer = { body: { n: 3 } }
    await askJson({ service: 'scale', url: fake.url, answer })
    expect(fake.requests).toMatchObject([{ method: 'GET', body: '' }])
  })

  it.each([
    ['refuses', { status: 503, body: { n: 3 } }, 'scale: answered 503'],
    ['answers no JSON', { body: '<html>' }, 'scale: answered something else than agreed'],
    ['answers another shape', { body: { n: '3' } }, 'scale: answered something else than agreed'],
    ['sends elsewhere', { status: 302, body: '', headers: { location: '/else' } }, 'scale: no answer (TypeError)'],
  ])('rejects when the service %s', async (_, given, message) => {
    fake.answer = given
    await expect(ask()).rejects.toThrow(message)
    expect(fake.requests).toHaveLength(1)
  })

  it('waits no longer than it was told', async () => {
    await expect(ask('/', 50)).rejects.toThrow('scale: no answer (timeout)')
  })

  it('names a service that is not there, but not its address', async () => {
    const url = 'http://127.0.0.1:1/?secret=s3cret'
    const failed = await askJson({ service: 'scale', url, answer }).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(ServiceFailure)
    expect(String(failed)).toContain('scale: no answer')
    expect(String(failed)).not.toContain('s3cret')
  })
})
