import { describe, expect, it } from 'vitest'
import { ConfigError } from '#server/platform/config.ts'
import { readConfig } from './config'

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({ port: 8080, demo: true, logLevel: 'info', databaseUrl: undefined })
  })

  it('seeds the demo fair only into the embedded database unless told', () => {
    const DATABASE_URL = 'postgres://u:p@localhost/x'
    expect(readConfig({ DATABASE_URL }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
    expect(readConfig({ DEMO: 'false' }).demo).toBe(false)
  })

  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '127.0.0.2' }, true],
    [{ HOST: '::1' }, true],
    [{ PUBLIC_URL: 'https://fair.example' }, false],
    [{ HOST: '0.0.0.0', DEMO: '1' }, true],
    [{ PUBLIC_URL: 'https://fair.example', DEMO: '0' }, false],
  ])('of %o makes a demo fair: %s', (settings, demo) => {
    expect(readConfig(settings)).toMatchObject({ demo, demoAllowed: demo })
  })

  it.each(['0.0.0.0', '::', '127.example.com'])('does not open a fair to others at %s without its address', (HOST) => {
    expect(() => readConfig({ HOST })).toThrow(/PUBLIC_URL/)
    expect(readConfig({ HOST, PUBLIC_URL: 'https://fair.example' }).demoAllowed).toBe(false)
  })

  it('lets nobody reach a demo fair by a public address', () => {
    const start = () => readConfig({ PUBLIC_URL: 'https://fair.example', DEMO: '1' })
    expect(start).toThrow(ConfigError)
    expect(start).toThrow(/DEMO.*PUBLIC_URL/)
  })

  it('takes an empty variable as unset', () => {
    expect(readConfig({ PORT: '' }).port).toBe(8080)
  })

  it('takes the origins of stream hosts and nothing after them', () => {
    const MEDIA_ORIGINS = 'https://play.example/app/, http://10.0.0.5:8080'
    expect(readConfig({ MEDIA_ORIGINS }).mediaOrigins).toEqual(['https://play.example', 'http://10.0.0.5:8080'])
    expect(readConfig({}).mediaOrigins).toEqual([])
  })

  it('takes the servers of talks, and a relay with its secret alone', () => {
    const ICE_SERVERS = 'stun:turn.example:3478, turns:turn.example:443?transport=tcp'
    const TURN_SECRET = 'what-the-relay-has'
    expect(readConfig({ ICE_SERVERS, TURN_SECRET, ICE_POLICY: 'relay' }).talks).toEqual({
      iceServers: ['stun:turn.example:3478', 'turns:turn.example:443?transport=tcp'],
      turnSecret: TURN_SECRET,
      icePolicy: 'relay',
    })
    expect(readConfig({}).talks).toEqual({ iceServers: [], turnSecret: undefined, icePolicy: 'all' })
    expect(() => readConfig({ ICE_SERVERS })).toThrow(/TURN_SECRET/)
    expect(() => readConfig({ ICE_SERVERS: 'stun:turn.example', ICE_POLICY: 'relay' })).toThrow(/ICE_POLICY/)
    expect(() => readConfig({ ICE_SERVERS: 'https://turn.example' })).toThrow(/ICE_SERVERS/)
    expect(() => readConfig({ ICE_SERVERS: 'turn:user:pass@turn.example', TURN_SECRET })).toThrow(/ICE_SERVERS/)
  })

  it('a direct way to the database needs the address that it goes past', () => {
    const [pooled, direct] = ['postgres://pooler/fair', 'postgres://database/fair']
    expect(() => readConfig({ DATABASE_DIRECT_URL: direct })).toThrow(/DATABASE_DIRECT_URL/)
    expect(readConfig({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })).toMatchObject({
      databaseDirectUrl: direct,
    })
  })

  it('takes trusted proxies as a number of hops or as addresses', () => {
    expect(readConfig({}).trustProxy).toBe(0)
    expect(readConfig({ TRUST_PROXY: '0' }).trustProxy).toBe(0)
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    const TRUST_PROXY = '10.0.0.5, 172.16.0.0/12,fd00::/8'
    expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(['10.0.0.5', '172.16.0.0/12', 'fd00::/8'])
  })

  it.each(['true', '*', '0.0.0.0/0', '10.0.0.1,::/0', 'loopback', '-1', '99', ',', 'proxy.example'])(
    'says what a trusted proxy is instead of believing %s',
    (TRUST_PROXY) => {
      expect(() => readConfig({ TRUST_PROXY })).toThrow(/TRUST_PROXY: .*number of proxies.*addresses/)
    },
  )

  it.each([
    ['PORT', '70000'],
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_CONNECTIONS', '1'],
    ['DATABASE_CONNECTIONS', '31'],
    ['DEMO', 'maybe'],
    ['PUBLIC_URL', 'ftp://x'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT', '-1'],
    ['MEDIA_ORIGINS', 'play.example'],
    ['MEDIA_ORIGINS', 'https://a.example,rtmp://b.example'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(name)
  })
})
