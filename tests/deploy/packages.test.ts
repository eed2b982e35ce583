import { describe, expect, it } from 'vitest'
import { findUnneeded, importedPackages } from '#scripts/lib/deploy/server-packages.mjs'
import { kitFiles, read } from './kit'

describe('packages of the image', () => {
  it('are what sources import or resolve by name', () => {
    const sources = [
      `import { a } from 'pg'\nimport"@scope/b/sub"\nimport x from './own.js'`,
      `await import("lru-cache");require.resolve("@fontsource/noto/unicode.json");import fs from "node:fs"`,
    ]
    expect(importedPackages(sources)).toEqual(['pg', '@scope/b', 'lru-cache', '@fontsource/noto'])
  })

  it('bring along dependencies, the nearest version of each', () => {
    const packages = {
      '': {},
      'node_modules/a': { dependencies: { b: '1', c: '1' } },
      'node_modules/a/node_modules/b': { optionalDependencies: { d: '1', absent: '1' } },
      'node_modules/b': {},
      'node_modules/c': { peerDependencies: { e: '1', f: '1' }, peerDependenciesMeta: { f: { optional: true } } },
      'node_modules/d': { dependencies: { a: '1' } },
      'node_modules/e': {},
      'node_modules/f': {},
    }
    expect(findUnneeded(packages, ['a'])).toEqual(['node_modules/b', 'node_modules/f'])
  })

  it('are production dependencies: what the server and the contract import, outside of tests and tools', () => {
    const manifest: { dependencies: Record<string, string> } = JSON.parse(read('package.json'))
    const sources = ['server', 'contract']
      .flatMap((folder) => kitFiles(/\.ts$/, folder))
      .filter((file) => !/\.(test|fake)\.ts$|\/(faults|races|attacks)\//.test(file))
      .map(read)
    const names = importedPackages(sources.map((source) => source.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')))
    expect(names.length).toBeGreaterThan(30)
    expect(names.filter((name) => manifest.dependencies[name] === undefined)).toEqual([])
  })
})
