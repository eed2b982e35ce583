import { boothOrderOf } from '#src/mocks/commerce/services/bookings.ts'
import { ticketEntries } from '#src/mocks/commerce/tickets/calendar-entries.ts'
import { byIdOf } from '#src/mocks/core/bilingual.ts'
import { boothOrders } from '#src/mocks/fair/booths/booths.ts'
import { referable } from '#src/mocks/fair/content/handlers.ts'
import { topicLives } from '#src/mocks/fair/topics/topics.ts'
import { liveIn, liveRows } from '#src/mocks/live/live/lives.ts'
import { hasOpenCase } from '#src/mocks/operations/reports/cases.ts'
import { boughtEntries } from '#src/mocks/trade/calendar/handlers.ts'
import { openCases } from '#src/mocks/trade/demands/handlers.ts'

/** Gives the mocks of earlier areas what they need of later ones. */
boothOrders.connect(boothOrderOf)
referable.connect(() => liveRows.map(({ id, draft }) => ({ id, title: draft.title })))
topicLives.connect((language, ids) =>
  ids.flatMap((id) => byIdOf(liveRows, id) ?? []).map((live) => liveIn(language, live)),
)
boughtEntries.connect(ticketEntries)
openCases.connect(hasOpenCase)
