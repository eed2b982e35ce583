import { importedContent } from '#contract/operations/imports/rules.ts'
import type { KindOfContent } from '#server/modules/fair/content/index.ts'
import { accountSubject } from './accounts'
import { contentSubject } from './content'
import type { Subject } from './subject'
import { ticketTypeSubject } from './ticket-types'

/** Everything that can be imported, with what writes it. */
export const importSubjects = (ties: readonly KindOfContent[]): Subject[] => [
  ...importedContent.flatMap((kind) => {
    const tie = ties.find((one) => one.kind === kind)
    return tie ? [contentSubject(kind, tie)] : []
  }),
  ticketTypeSubject,
  accountSubject,
]
