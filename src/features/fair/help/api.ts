import type { OutputOf } from '#contract/core/endpoint.ts'
import { listHelpTopics } from '#contract/fair/help/endpoints.ts'
import { toHelpText } from '#contract/fair/help/rules.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export type HelpGroup = OutputOf<typeof listHelpTopics>[number]
export type HelpTopic = HelpGroup['topics'][number]

/** Help topics by group. */
export function useHelpTopics() {
  return useEndpoint(listHelpTopics, {}, { keep: true })
}

/** The groups with the topics that contain every word in question or answer; empty groups are dropped. */
export function matching(groups: readonly HelpGroup[], keyword: string): HelpGroup[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  const holds = ({ question, answer }: HelpTopic) => {
    const text = `${question}\n${toHelpText(answer)}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return groups
    .map((group) => ({ ...group, topics: group.topics.filter(holds) }))
    .filter(({ topics }) => topics.length > 0)
}
