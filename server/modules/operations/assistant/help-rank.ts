import { toHelpText } from '#contract/fair/help/rules.ts'
import { readTerms } from './terms'
import type { HelpRow } from './retrieval.queries'

/** What a term in the answer of a topic counts for, where one in its title counts 1. */
const IN_ANSWER = 0.5
/** What a title is worth that holds little beside what is requested. */
const TITLE_SHARE = 0.25
/** What a place further down the help center takes away: its groups go from what concerns all to what concerns few. */
const PER_GROUP = 0.03

export interface RankedHelp {
  topic: HelpRow
  /** 0 to 1: how much of the question the topic speaks of. */
  coverage: number
  score: number
}

interface Indexed {
  topic: HelpRow
  title: ReadonlySet<string>
  /** Of the group, which names the role that the topic is for. */
  group: ReadonlySet<string>
  answer: ReadonlySet<string>
}

/** Texts with remembered terms: those of a help center, which change seldom. */
const REMEMBERED = 2_000
const remembered = new Map<string, readonly string[]>()

function readOnce(text: string): readonly string[] {
  const known = remembered.get(text)
  if (known) return known
  if (remembered.size >= REMEMBERED) remembered.clear()
  const terms = readTerms(text)
  remembered.set(text, terms)
  return terms
}

const readBoth = ({ zh, en }: { zh: string; en: string }) => new Set([...readOnce(zh), ...readOnce(en)])

const index = (topic: HelpRow): Indexed => ({
  topic,
  title: readBoth(topic.question),
  group: readBoth(topic.groupName),
  answer: readBoth({ zh: toHelpText(topic.answer.zh), en: toHelpText(topic.answer.en) }),
})

/** Rare terms weigh more, and those that no topic has the most: a question about them is not answered here. */
function weigh(terms: readonly string[], indexed: readonly Indexed[]): Map<string, number> {
  const count = (term: string) => indexed.filter(({ title, answer }) => title.has(term) || answer.has(term)).length
  return new Map(terms.map((term) => [term, Math.log(1 + indexed.length / (count(term) + 1))]))
}

/** Topics that speak of what is requested, best first. */
export function rankHelp(topics: readonly HelpRow[], terms: readonly string[]): RankedHelp[] {
  const indexed = topics.map(index)
  const weights = weigh(terms, indexed)
  const sum = (some: readonly string[]) => some.reduce((total, term) => total + (weights.get(term) ?? 0), 0)
  const all = sum(terms)
  if (all === 0) return []
  const groups = [...new Set(topics.map(({ groupId }) => groupId))]
  return indexed
    .map(({ topic, title, group, answer }): RankedHelp => {
      const inTitle = terms.filter((term) => title.has(term))
      const named = terms.filter((term) => title.has(term) || group.has(term))
      const inAnswer = terms.filter((term) => answer.has(term) && !named.includes(term))
      const coverage = (sum(named) + sum(inAnswer) * IN_ANSWER) / all
      const share = title.size === 0 ? 0 : inTitle.length / title.size
      const place = 1 - PER_GROUP * groups.indexOf(topic.groupId)
      return { topic, coverage, score: (coverage + share * TITLE_SHARE) * place }
    })
    .filter(({ coverage }) => coverage > 0)
    .toSorted((a, b) => b.score - a.score)
}
