import { tieKind } from '#server/modules/fair/content/index.ts'
import { defineSource, toPlain } from '#server/modules/fair/search/index.ts'
import { helpGroups, helpTopics, shownHelpTopics } from './help.schema'

/** Topics of the help center in the search. */
export const helpSource = defineSource(
  7,
  helpTopics,
  ({ question, answer }) => ({ name: question, description: toPlain(answer) }),
  shownHelpTopics,
)

/** Groups of the help centre as the organizer edits them. */
export const helpGroupContent = tieKind('helpGroup', helpGroups, {
  toRow: ({ name }) => ({ name }),
  toDocument: ({ name }) => ({ name }),
})

/** Topics of the help centre as the organizer edits them. */
export const helpTopicContent = tieKind('helpTopic', helpTopics, {
  toRow: ({ group, question, answer }) => ({ question, answer, groupId: group }),
  toDocument: ({ groupId, question, answer }) => ({ question, group: groupId, answer }),
  onChanged: helpSource.onChanged,
})
