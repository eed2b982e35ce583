import { asChoice } from '#contract/fair/content/rules.ts'
import { agreementNames } from '#contract/fair/agreements/rules.ts'
import { tieKind } from '#server/modules/fair/content/index.ts'
import { agreements } from './agreements.schema'

/** Agreements as the organizer edits them. */
export const agreementContent = tieKind('agreement', agreements, {
  toRow: ({ which, title, body }) => ({ which, title, body }),
  toDocument: ({ which, title, body }) => ({ title, which: asChoice(agreementNames, which), body }),
})
