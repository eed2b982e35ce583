import { FEEDBACK_OF_LIVE } from '#contract/operations/reports/limits.ts'
import { findFeedbackType } from '#contract/operations/reports/rules.ts'
import type { Language } from '#contract/core/language.ts'
import type { OwnReport, Report, ReportStep } from '#contract/operations/reports/schemas.ts'
import { byIdOf, say } from '#src/mocks/core/bilingual.ts'
import { demandCardIn, demands } from '#src/mocks/trade/demands/demands.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/rows.ts'
import { offers } from '#src/mocks/trade/offers/offers.ts'
import { findMockAccountById } from '#src/mocks/foundation/accounts/accounts.ts'
import type { Case, MockStep } from './cases'
import { reopenUntilOf } from './changes'

const nameOf = (userId: string, language: Language): string =>
  say(language, findMockAccountById(userId)?.name ?? ['', ''])

const companyOf = (exhibitorId: number | null, language: Language): string =>
  say(language, byIdOf(exhibitorRows, exhibitorId)?.company ?? ['', ''])

function subjectOf({ personId, offerId, demandId, liveId }: Case): Report['about'] {
  if (personId !== null) return 'person'
  if (offerId !== null) return 'offer'
  if (demandId !== null) return 'demand'
  return liveId === null ? 'fair' : 'live'
}

function personOf({ personId, metIn }: Case, language: Language): Report['person'] {
  const found = personId === null ? undefined : findMockAccountById(personId)
  if (!found) return null
  const company = companyOf(found.exhibitorId, language)
  return { id: Number(found.userId), name: nameOf(found.userId, language), company, metIn }
}

/** A case as the organizer console reads it, with what it is about in the reader's language. */
export function presentCase(row: Case, language: Language): Report {
  const { demandId, offerId, feedbackType, handlerId } = row
  const made = byIdOf(offers, offerId)
  const input = byIdOf(demands, demandId ?? made?.demandId ?? null)
  const card = input && demandCardIn(language, input)
  const company = made ? companyOf(made.exhibitorId, language) : ''
  const about = subjectOf(row)
  const person = personOf(row, language)
  const liveName =
    about === 'offer' ? `${company} · ${card?.title ?? ''}` : (card?.title ?? person?.name ?? row.liveName)
  const ofFair = findFeedbackType(feedbackType) ?? (feedbackType === FEEDBACK_OF_LIVE ? 'live' : null)
  return {
    id: row.id,
    version: row.version,
    caseNumber: row.caseNumber,
    kind: row.kind,
    liveId: row.liveId,
    content: row.content,
    contact: row.contact,
    reporter: row.reporter,
    reporterCompany: row.reporterCompany,
    images: row.images,
    state: row.state,
    reply: row.reply,
    at: row.at,
    decidedAt: row.decidedAt,
    decidedBy: row.decidedBy,
    isReopened: row.isReopened,
    about,
    type: about === 'fair' ? ofFair : about,
    liveName,
    demand: card ? { id: card.id, title: card.title, buyer: input ? nameOf(input.buyer, language) : '' } : null,
    person,
    handler: handlerId === null ? null : { id: Number(handlerId), name: nameOf(handlerId, language) },
    offer: made
      ? {
          id: made.id,
          company,
          quantity: made.terms.quantity,
          unit: card?.unit ?? 'piece',
          price: made.terms.price,
          currency: card?.currency ?? 'CNY',
          note: made.terms.note,
        }
      : null,
  }
}

/** A step as the organizer console reads it. */
export function presentStep({ byId, toId, ...step }: MockStep, language: Language): ReportStep {
  return { ...step, by: nameOf(byId, language), to: toId === '' ? '' : nameOf(toId, language) }
}

/** A case as its reporter reads it. */
export function presentOwnCase(row: Case, language: Language): OwnReport {
  const { caseNumber, about, type, liveName, content, images, state, reply, at } = presentCase(row, language)
  const steps = row.steps.filter(({ action }) => action !== 'assign' && action !== 'release')
  return {
    caseNumber,
    about,
    type,
    liveName,
    content,
    images,
    state,
    reply,
    at,
    steps: steps.map(({ action, outcome, byReporter, text, at: done }) => ({
      action,
      outcome,
      byReporter,
      text,
      at: done,
    })),
    reopenUntil: reopenUntilOf(row),
  }
}
