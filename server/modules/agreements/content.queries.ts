import { asChoice } from '../../../contract/content/rules'
import { agreementNames } from '../../../contract/agreements/rules'
import { tieKind } from '../content'
import { agreements } from './agreements.schema'

/** Agreements as the organizer edits them. */
export const agreementContent = tieKind('agreement', agreements, {
  toRow: ({ which, title, body }) => ({ which, title, body }),
  toDocument: ({ which, title, body }) => ({ title, which: asChoice(agreementNames, which), body }),
})
