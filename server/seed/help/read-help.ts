import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/core/language.ts'
import { projectRoot } from '#server/platform/project.ts'
import type { WrittenHelp } from '#server/modules/fair/help/index.ts'
import { fillLabels } from './labels'

const folder = join(projectRoot, 'server/seed/content/help')
/** The groups in the order of the help center; a file a group and language. */
export const helpGroupKeys = ['everyone', 'visitors', 'tickets', 'buyers', 'exhibitors', 'hosts', 'organizers'] as const

interface Topic {
  key: string
  question: string
  answer: string
}

interface Group {
  name: string
  topics: Topic[]
}

/** `# name of the group`, then `## key: title` before each answer. */
function parseGroup(source: string): Group {
  const [head = '', ...sections] = source.split(/^## /m)
  const topics = sections.map((section) => {
    const [, key = '', question = '', answer = ''] = /^([a-z-]+): (.+)\n([\s\S]*)$/.exec(section) ?? []
    if (key === '') throw new Error(`a help topic has no key: ${section.slice(0, 40)}`)
    return { key, question, answer: answer.trim() }
  })
  return { name: head.replace(/^# /, '').trim(), topics }
}

function readGroup(key: string, suffix: string, language: Language): Group {
  const fill = fillLabels(language)
  return parseGroup(fill(readFileSync(join(folder, `${key}.${suffix}.md`), 'utf8')))
}

/** Both languages of a group; throws when one language lacks a topic. */
function pairGroup(key: string): WrittenHelp {
  const [zh, en] = [readGroup(key, 'zh', 'zh-CN'), readGroup(key, 'en', 'en-US')]
  const topics = zh.topics.map((topic, index) => {
    const other = en.topics[index]
    if (other?.key !== topic.key) throw new Error(`the help topic ${topic.key} is not the same in both languages`)
    return {
      key: topic.key,
      question: { zh: topic.question, en: other.question },
      answer: { zh: topic.answer, en: other.answer },
    }
  })
  if (en.topics.length > topics.length) throw new Error(`the help group ${key} has more topics in English`)
  return { key, name: { zh: zh.name, en: en.name }, topics }
}

/** The help center that a fair begins with; the demo fair also says that it is one. */
export function readHelp({ demo = false } = {}): WrittenHelp[] {
  const groups = helpGroupKeys.map(pairGroup)
  if (!demo) return groups
  const { topics } = pairGroup('demo')
  return groups.map((group) => (group.key === 'everyone' ? { ...group, topics: [...group.topics, ...topics] } : group))
}
