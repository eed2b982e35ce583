import { asChoice } from '#contract/content/rules.ts'
import { agreementNames } from '#contract/agreements/rules.ts'
import { tieKind } from '#server/modules/content/index.ts'
import { agreements } from './agreements.schema'

/** Agreements as the organizer edits them. */
export const agreementContent = tieKind('agreement', agreements, {
  toRow: ({ which, title, body }) => ({ which, title, body }),
  toDocument: ({ which, title, body }) => ({ title, which: asChoice(agreementNames, which), body }),
})
