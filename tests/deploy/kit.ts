import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#server/platform/project.ts'

export const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8')

/** Files of the kit below `folder` with one of the endings, from the root of the repository. */
export const kitFiles = (ending: RegExp, folder = 'deploy'): string[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((name) => ending.test(name))

/** Variables of Node.js, and of the other programs that the Compose files start. */
const foreign =
  /^(NODE_(ENV|OPTIONS|IMAGE)|VERSION|REVISION|FAIR_(DOMAIN|UPSTREAMS)|POSTGRES_(USER|DB|PASSWORD)|REDISCLI_AUTH|GARAGE_RPC_SECRET|GF_\w+|STREAM_DOMAIN|INGEST_(FAIR|SECRET)|MTX_AUTHHTTPADDRESS)$/

/** `NAME: value` of YAML, `NAME=value` of units and the Dockerfile: the names of settings that a file gives the server. */
export function namedSettings(source: string): string[] {
  const text = source.replaceAll(/^\s*#.*$/gm, '')
  const names = [...text.matchAll(/(?:^|[\s{,])([A-Z][A-Z0-9_]+)(?:: |=(?=[\w./:-]))/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !foreign.test(name))
}

/** Paths of the API that a file requests. */
export const namedPaths = (source: string): string[] => [
  ...new Set([...source.matchAll(/\/api\/([a-z/-]*[a-z])/g)].map(([, path = '']) => `/${path}`)),
]
