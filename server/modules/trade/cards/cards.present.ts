import { cardFields, type MeetingState } from '#contract/trade/cards/rules.ts'
import type { Meeting, ScannedMeeting } from '#contract/trade/cards/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { type Bilingual, pick } from '#server/platform/db/bilingual.ts'
import { formatPhone, type Account } from '#server/modules/foundation/accounts/index.ts'
import type { CardRow, findScanned, MeetingRow, ShownMeeting } from './cards.queries'
import { formatEmail } from '#server/platform/mask.ts'

type Named = { name: Bilingual | null; nickName: string | null } | null
const say = (of: Named, language: Language): string => (of?.name ? pick(of.name, language) || (of.nickName ?? '') : '')

/** What a card says: what was written, or what the account knows. */
export function presentCard(account: Account, row: CardRow | undefined, language: Language) {
  if (row) {
    const { name, company, mail, phone, version } = row
    return { name, company, mail, phone, version }
  }
  const mail = formatEmail(account.email || account.contactEmail)
  const phone = formatPhone(account.phone || account.contactPhone)
  return { name: say(account, language), company: '', mail, phone, version: 0 }
}

/** How it stands at a moment: what nobody answered has ended by the clock. */
export const stateAt = ({ state, expiresAt }: MeetingRow, now: Date): MeetingState =>
  state === 'asked' && expiresAt <= now ? 'over' : state

/** As the holder of the card reads it. */
export function presentMeeting({ meeting, company, by }: ShownMeeting, language: Language, now = new Date()): Meeting {
  return {
    id: meeting.id,
    state: stateAt(meeting, now),
    exhibitorId: meeting.exhibitorId,
    company: pick(company, language),
    place: meeting.place,
    by: say(by, language),
    at: meeting.requestedAt.toISOString(),
    until: meeting.expiresAt.toISOString(),
    given: cardFields.filter((field) => field in meeting.given),
  }
}

/** As who scanned reads it: the name while it waits, then what was given of it. */
export function presentScanned(
  { meeting, holder }: NonNullable<Awaited<ReturnType<typeof findScanned>>>,
  language: Language,
  now = new Date(),
): ScannedMeeting {
  const state = stateAt(meeting, now)
  return {
    id: meeting.id,
    state,
    name: state === 'asked' ? say(holder, language) : (meeting.given.name ?? ''),
    until: meeting.expiresAt.toISOString(),
    leadId: state === 'given' ? meeting.accountId : null,
  }
}
