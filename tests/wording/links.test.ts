import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { filesIn } from '#tests/architecture/imports.ts'

const documents = [...filesIn(['docs']), 'README.md', 'README.zh-CN.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].filter(
  (file) => file.endsWith('.md'),
)

/** What a heading is called in an address: as GitHub makes it. */
const toAnchor = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')

const anchorsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading))

/** Why a link of a document leads nowhere; undefined: it leads somewhere, or out of the repository. */
function findBreak(document: string, address: string): string | undefined {
  if (/^[a-z]+:/.test(address)) return undefined
  const [path = '', anchor] = address.split('#')
  const target = path === '' ? document : join(dirname(document), decodeURIComponent(path))
  if (!existsSync(target) || relative('.', target).startsWith('..')) return `${document}: there is no ${address}`
  if (anchor === undefined || statSync(target).isDirectory()) return undefined
  return anchorsOf(target).includes(decodeURIComponent(anchor)) ? undefined : `${document}: no heading ${address}`
}

/** Addresses of links and pictures, outside of code. */
function listAddresses(text: string): string[] {
  const plain = text.replaceAll(/```[^]*?```/g, '').replaceAll(/`[^`\n]*`/g, '')
  return [...plain.matchAll(/\]\(([^()\s]+)\)/g)].map(([, address = '']) => address)
}

it.each(documents)('the links of %s lead somewhere', (document) => {
  const broken = listAddresses(readFileSync(document, 'utf8')).flatMap((address) => findBreak(document, address) ?? [])
  expect(broken).toEqual([])
})

it('a link to a missing file, or to a missing heading, is found', () => {
  expect(listAddresses('[a](docs/none.md) ![b](c.webp) `[d](e)`')).toEqual(['docs/none.md', 'c.webp'])
  expect(findBreak('README.md', 'docs/none.md')).toBeDefined()
  expect(findBreak('README.md', 'docs/operations.md#no-such-heading')).toBeDefined()
  expect(findBreak('README.md', 'docs/operations.md#migrations')).toBeUndefined()
})

it('both READMEs say the same: they have the same headings, pictures and links', () => {
  const outline = (file: string) => {
    const text = readFileSync(file, 'utf8')
    const targets = listAddresses(text).map((one) =>
      one.replaceAll(/\.zh-CN|README(?=\.)/g, '').replace('/zh-', '/en-'),
    )
    return { headings: (text.match(/^## /gm) ?? []).length, targets: [...new Set(targets)].toSorted() }
  }
  expect(outline('README.zh-CN.md')).toEqual(outline('README.md'))
})
