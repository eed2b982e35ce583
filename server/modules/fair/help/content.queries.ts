import { tieKind } from '#server/modules/fair/content/index.ts'
import { helpGroups, helpTopics } from './help.schema'

/** Groups of the help centre as the organizer edits them. */
export const helpGroupContent = tieKind('helpGroup', helpGroups, {
  toRow: ({ name }) => ({ name }),
  toDocument: ({ name }) => ({ name }),
})

/** Topics of the help centre as the organizer edits them. */
export const helpTopicContent = tieKind('helpTopic', helpTopics, {
  toRow: ({ group, question, answer }) => ({ question, answer, groupId: group }),
  toDocument: ({ groupId, question, answer }) => ({ question, group: groupId, answer }),
})
