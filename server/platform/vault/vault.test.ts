import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addDataKeys, dataKeyPath, openVault, readDataKeys } from './data-key'
import { createVault } from './vault'

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)]
const TEXT = '1:110105194912310021'

describe('a vault', () => {
  it('returns what it sealed, which is different each time and of its use alone', () => {
    const vault = createVault([first])
    const [one, other] = [vault.seal('card', TEXT), vault.seal('card', TEXT)]
    expect(one).not.toBe(other)
    expect(one).not.toContain('110105')
    expect([one, other].map((sealed) => vault.open('card', sealed))).toEqual([TEXT, TEXT])
    expect(() => vault.open('other', one)).toThrow(/authenticate/)
    expect(() => vault.open('card', `${one.slice(0, -4)}AAAA`)).toThrow(/authenticate/)
    expect(vault.open('card', TEXT)).toBe(TEXT)
  })

  it('compares by a hash that nobody makes without the key', () => {
    const vault = createVault([first])
    expect(vault.hash('card', TEXT)).toBe(createVault([first]).hash('card', TEXT))
    expect(vault.hash('card', TEXT)).not.toBe(createVault([second]).hash('card', TEXT))
  })

  it('opens what was sealed with a key of before, and says which key it lacks', () => {
    const sealed = createVault([first]).seal('card', TEXT)
    const rotated = createVault([second, first])
    expect(rotated.open('card', sealed)).toBe(TEXT)
    expect([sealed, rotated.seal('card', TEXT)].map(rotated.isCurrent)).toEqual([false, true])
    expect(() => createVault([second]).open('card', sealed)).toThrow(/DATA_KEY/)
  })

  it('has its key in the data folder, for its user alone, unless a setting names it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vault-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const dataDir = join(folder, 'data')
    const sealed = openVault({ dataDir, dataKeys: [] }).seal('card', TEXT)
    expect(statSync(dataKeyPath(dataDir)).mode & 0o777).toBe(0o600)
    expect(openVault({ dataDir, dataKeys: [] }).open('card', sealed)).toBe(TEXT)
    // A setting that comes later seals, and the key of the folder still opens.
    const set = openVault({ dataDir, dataKeys: [second] })
    expect([set.open('card', sealed), set.isCurrent(sealed)]).toEqual([TEXT, false])
    addDataKeys(dataDir, [first])
    expect(readDataKeys(dataDir)).toHaveLength(2)
  })
})
