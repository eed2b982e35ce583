import { describe, expect, it } from 'vitest'
import { toRequestOrigin, toOwnAddress } from './own-address'

const requested = (host: string) => ({ protocol: 'http', host })
const local = { publicUrl: undefined, host: '127.0.0.1', port: 8080 }

describe('where the fair is reached', () => {
  it.each(['evil.example', 'evil.example:8080', 'localhost.evil.example', 'a@evil.example', ''])(
    'is what it was set to, or this machine, whatever a request calls it: %s',
    (host) => {
      const set = { ...local, host: '0.0.0.0', publicUrl: 'https://fair.example' }
      expect(toRequestOrigin(set, requested(host))).toBe('https://fair.example')
      expect(toRequestOrigin(local, requested(host))).toBe('http://127.0.0.1:8080')
    },
  )

  it.each(['localhost:5173', '127.0.0.1:8080', '[::1]:8080'])('is as this machine calls it: %s', (host) => {
    expect(toRequestOrigin(local, requested(host))).toBe(`http://${host}`)
  })

  it('is written with brackets where it is one of IPv6', () => {
    expect(toOwnAddress({ ...local, host: '::1' })).toBe('http://[::1]:8080')
    expect(toOwnAddress({ ...local, host: '::' })).toBe('http://127.0.0.1:8080')
  })
})
