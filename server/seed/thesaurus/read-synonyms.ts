import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { splitSynonyms } from '#contract/fair/thesaurus/rules.ts'
import type { WrittenSynonym } from '#server/modules/fair/thesaurus/index.ts'
import { projectRoot } from '#server/platform/project.ts'

const folder = join(projectRoot, 'server/seed/content/thesaurus')
const HAN = /\p{Script=Han}/u

function toSynonym(line: string, key: string): WrittenSynonym {
  const words = splitSynonyms(line)
  const zh = words.filter((word) => HAN.test(word))
  return { key, words: { zh: zh.join('、'), en: words.filter((word) => !HAN.test(word)).join(', ') } }
}

/** The words of one meaning that every fair begins with: a file a subject, a line a meaning. */
export const readSynonyms = (): WrittenSynonym[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line, at) => toSynonym(line, `${file.replace('.txt', '')}-${at + 1}`)),
    )
