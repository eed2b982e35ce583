import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { domains } from '#contract/catalog/domains.generated.ts'
import { settingNames } from '#scripts/lib/settings/read-settings.ts'
import { changelogSection } from '#scripts/lib/deploy/changelog.mjs'
import { projectRoot } from '#server/platform/project.ts'
import { plainRoutes } from '#tests/attacks/plain-routes.ts'
import { kitFiles, namedPaths, namedSettings, read } from './kit'

const settings = settingNames()
const configured = [...kitFiles(/compose[\w.]*\.yaml$|k8s\/\w+\.yaml$|\.service$/), 'deploy/Dockerfile']

describe('the deployment kit', () => {
  it.each(configured)('%s names only settings that the server has', (file) => {
    expect(namedSettings(read(file)).filter((name) => !settings.includes(name))).toEqual([])
  })

  it('is read by this test where it names settings', () => {
    expect(namedSettings(read('deploy/compose.scale.yaml'))).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'S3_BUCKET']),
    )
    expect(namedSettings(read('deploy/systemd/yunzhan.service'))).toEqual(['DATA_DIR'])
    expect(namedSettings(read('deploy/k8s/config.yaml'))).toEqual(expect.arrayContaining(['PUBLIC_URL', 'REDIS_URL']))
  })

  it.each([...configured, 'deploy/Caddyfile', 'deploy/prometheus/prometheus.yml'])(
    '%s requests paths that exist',
    (file) => {
      const paths = Object.values(domains).flatMap(({ endpoints }) => Object.values(endpoints).map(({ path }) => path))
      const plain = Object.keys(plainRoutes).map((path) => path.replace(/^\/api/, ''))
      const served = new Set([...paths, ...plain])
      // The last piece of a hook is its name.
      const isServed = (path: string) => served.has(path) || served.has(path.replace(/[^/]+$/, ':name'))
      expect(namedPaths(read(file)).filter((path) => !isServed(path))).toEqual([])
    },
  )

  it('uses one port', () => {
    const ports = (file: string, pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, port]) => port)
    const used = [
      ...ports('deploy/Dockerfile', /(?:PORT=|EXPOSE )(\d+)/g),
      ...ports('deploy/compose.yaml', /fair:(\d+)/g),
      ...ports('deploy/compose.scale.yaml', /fair-\d:(\d+)/g),
      ...ports('deploy/prometheus/prometheus.yml', /fair-\d:(\d+)/g),
      ...ports('deploy/k8s/deployment.yaml', /containerPort: (\d+)/g),
    ]
    expect(used).toHaveLength(10)
    expect(new Set(used)).toEqual(new Set(['8080']))
  })

  it('starts programs that are built or copied', () => {
    const build = read('vite.server.config.ts')
    const image = read('deploy/Dockerfile')
    const programs = configured.flatMap((file) => [...read(file).matchAll(/(dist\/server|scripts)\/([\w-]+)\.m?js/g)])
    expect(programs.length).toBeGreaterThan(6)
    for (const [path, folder, name = ''] of programs)
      expect(folder === 'scripts' ? image : build, path).toMatch(
        folder === 'scripts' ? path : new RegExp(`'?${name}'?:`),
      )
  })
})

describe('the image', () => {
  const dockerfile = read('deploy/Dockerfile')

  it('copies files that exist', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '))
    expect(copied.length).toBeGreaterThan(10)
    expect(copied.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([])
  })

  it('holds every folder that the server reads at run time', () => {
    const stage = dockerfile.slice(dockerfile.indexOf(' AS server'))
    const folders = kitFiles(/(?<!\.test)\.ts$/, 'server')
      .flatMap((file) => [...read(file).matchAll(/join\(projectRoot, ['`]([^'`$]+)/g)].map(([, path = '']) => path))
      .map((path) => path.replace(/\/fallback-$/, '').replace(/^dist\/.*/, 'dist'))
      .filter((path) => path !== 'package.json')
    expect(folders.length).toBeGreaterThan(5)
    const copied = [...stage.matchAll(/^COPY (?:--from=\S+ )?\S+ (\S+)$/gm)].map(([, path = '']) => path)
    const isCopied = (path: string) => copied.some((folder) => path === folder || path.startsWith(`${folder}/`))
    expect(folders.filter((path) => !isCopied(path))).toEqual([])
  })
})

it('release notes are the section of the version', () => {
  const changelog =
    '# Changes\n\n## Unreleased\n\n- b\n\n## 1.1.0 (2026-12-01)\n\n- a\n\n## [1.0.0] - 2026-11-01\n\n- z\n'
  expect(changelogSection(changelog, '1.1.0')).toBe('- a')
  expect(changelogSection(changelog, '1.0.0')).toBe('- z')
  expect(changelogSection(changelog, '1.0')).toBeUndefined()
})

it.each(['deploy/prometheus/alerts.yml', 'deploy/grafana/dashboard.json'])('%s reads metrics that exist', (file) => {
  const names = [...read(file).matchAll(/\byunzhan_\w+?(?=_(?:bucket|count|sum)\b|\b)/g)].map(([name]) => name)
  const sources = kitFiles(/(?<!\.test)\.ts$/, 'server')
    .map(read)
    .join('\n')
  expect(names.length).toBeGreaterThan(5)
  expect([...new Set(names)].filter((name) => !sources.includes(`'${name}'`))).toEqual([])
})
