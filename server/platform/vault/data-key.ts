import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newKey } from '../auth/secrets'
import { createVault, type Vault } from './vault'

/** Where the keys of a fair stand that names none in DATA_KEY: one a line, the present one first. */
export const dataKeyPath = (dataDir: string): string => join(dataDir, 'data-key')

const readLines = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** The keys of a data folder; empty where there are none yet. */
export function readDataKeys(dataDir: string): string[] {
  try {
    return readLines(readFileSync(dataKeyPath(dataDir), 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Adds keys to those of a data folder, for its user alone. */
export function addDataKeys(dataDir: string, keys: readonly string[]): void {
  mkdirSync(dataDir, { recursive: true })
  const all = [...new Set([...readDataKeys(dataDir), ...keys])]
  writeFileSync(dataKeyPath(dataDir), `${all.join('\n')}\n`, { mode: 0o600 })
}

export interface VaultPlace {
  dataDir: string
  /** By setting; in place of those of the folder. */
  dataKeys: readonly string[]
}

/** The vault of a fair; creates its key where there is none. */
export function openVault({ dataDir, dataKeys }: VaultPlace): Vault {
  const set = [...dataKeys, ...readDataKeys(dataDir)]
  if (set.length > 0) return createVault(set)
  addDataKeys(dataDir, [newKey()])
  return createVault(readDataKeys(dataDir))
}
