import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { attempts, oneTimes } from '#server/platform/auth/auth.schema.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { addresses } from '#server/modules/commerce/addresses/addresses.schema.ts'
import { attendees } from '#server/modules/commerce/attendees/attendees.schema.ts'
import { analyticsEvents } from '#server/modules/operations/analytics/analytics.schema.ts'
import { calendarSubscriptions } from '#server/modules/trade/calendar/calendar.schema.ts'
import { cardsOfPeople, meetings } from '#server/modules/trade/cards/cards.schema.ts'
import { codes } from '#server/modules/people/codes/codes.schema.ts'
import { figureSeen } from '#server/modules/operations/figures/figures.schema.ts'
import { files } from '#server/modules/foundation/files/files.schema.ts'
import { follows } from '#server/modules/trade/follows/follows.schema.ts'
import { reviewEvents } from '#server/modules/foundation/history/history.schema.ts'
import { noticeChoices, notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { registrations } from '#server/modules/people/registration/registration.schema.ts'
import { reviewSnapshots } from '#server/modules/people/review/review.schema.ts'
import { identityLinks, loginFlows, sessions } from '#server/modules/people/session/session.schema.ts'
import { DELETED, erase, keep, type PersonalData, strip, trace } from './personal-data.queries'
import { dataCopies, departures } from './privacy.schema'

/** What the letter is called that says an account is gone: the last that is sent there. */
export const LAST_LETTER = 'accountDeleted'

const ofRegistrations = (id: number) => sql`(select id from registration where account_id = ${id})`
const anyOf = (list: readonly string[]) => (list.length > 0 ? [...list] : ['\u0001'])

/** Files whose records stay, by what they were uploaded for. */
const STAYING = ['chat', 'exhibit', 'live', 'news', 'content', 'demand', 'transfer', 'invoice']

/** Of the account itself, and of what the person has sent in. */
export const personalDataOfAccounts: PersonalData[] = [
  erase('registration', reviewEvents, {
    part: 'registration',
    rows: ({ id }) =>
      and(eq(reviewEvents.subject, 'registration'), inArray(reviewEvents.subjectId, ofRegistrations(id))),
  }),
  erase('registration', reviewSnapshots, {
    part: 'registration',
    columns: [reviewSnapshots.lines],
    hidden: [reviewSnapshots.lines],
    rows: ({ id }) =>
      and(eq(reviewSnapshots.subject, 'registration'), inArray(reviewSnapshots.subjectId, ofRegistrations(id))),
  }),
  erase('demands', reviewSnapshots, {
    part: 'demand',
    hidden: [reviewSnapshots.lines],
    rows: ({ id }) =>
      and(
        eq(reviewSnapshots.subject, 'demand'),
        inArray(reviewSnapshots.subjectId, sql`(select id from demand where account_id = ${id})`),
      ),
  }),
  erase('registration', registrations.accountId, { hidden: [registrations.idNumberHash, registrations.clientKey] }),
  strip('account', reviewEvents, {
    part: 'account',
    rows: ({ id }) => and(eq(reviewEvents.subject, 'account'), eq(reviewEvents.subjectId, id)),
    set: { reason: '' },
    why: 'trace',
  }),
  ...trace(reviewEvents.byAccount),
  erase('login', identityLinks.accountId, { hidden: [identityLinks.identityHash] }),
  erase('login', loginFlows.accountId, { hidden: [loginFlows.flowHash, loginFlows.scene] }),
  erase('login', loginFlows.linkTo, { hidden: [loginFlows.flowHash, loginFlows.scene] }),
  erase('login', sessions.accountId, { hidden: [sessions.tokenHash] }),
  erase('login', codes, {
    part: 'address',
    columns: [codes.address],
    hidden: [codes.codeHash],
    rows: (person) => inArray(codes.address, anyOf(person.addresses)),
  }),
  erase('login', oneTimes, {
    part: 'value',
    hidden: [oneTimes.keyHash],
    rows: ({ id, addresses: own }) =>
      or(
        sql`${oneTimes.value} #>> '{}' in ${anyOf(own)}`,
        and(
          inArray(oneTimes.kind, ['authCode', 'takeBack', 'cardCode']),
          sql`${oneTimes.value} #>> '{}' = ${String(id)}`,
        ),
      ),
  }),
  erase('login', attempts, {
    part: 'bucket',
    rows: ({ id, addresses: own }) =>
      sql`substring(${attempts.bucket} from position(':' in ${attempts.bucket}) + 1) in ${[...own, `id:${id}`]}`,
  }),
  erase('notices', notices.accountId),
  erase('notices', noticeChoices.accountId),
  erase('notices', outbox, {
    part: 'address',
    columns: [outbox.address],
    rows: (person) => and(inArray(outbox.address, anyOf(person.addresses)), sql`${outbox.template} <> ${LAST_LETTER}`),
  }),
  keep('notices', outbox, 'delivered', {
    part: 'lastLetter',
    rows: (person) => and(inArray(outbox.address, anyOf(person.addresses)), sql`${outbox.template} = ${LAST_LETTER}`),
  }),
  erase('visits', analyticsEvents, {
    part: 'userId',
    rows: ({ id }) => sql`(${analyticsEvents.event} ->> 'userId') = ${String(id)}`,
  }),
  erase('visits', analyticsEvents.accountId),
  erase('visits', figureSeen, {
    rows: ({ id }) => and(inArray(figureSeen.kind, ['country', 'standCountry']), eq(figureSeen.who, String(id))),
  }),
  erase('addresses', addresses.accountId),
  erase('attendees', attendees.accountId, { hidden: [attendees.holderHash] }),
  erase('cards', cardsOfPeople.accountId),
  erase('cards', meetings.accountId),
  ...trace(meetings.byAccount),
  erase('follows', follows.accountId),
  erase('appointments', calendarSubscriptions.accountId, { hidden: [calendarSubscriptions.keyHash] }),
  strip('files', files.ownerId, {
    part: 'staying',
    rows: ({ id }) => and(eq(files.ownerId, id), inArray(files.module, STAYING)),
    hidden: [files.storageKey, files.uploadKeyHash],
    set: { ownerId: null, uploadKeyHash: '' },
    why: 'otherSide',
  }),
  erase('files', files.ownerId, {
    rows: ({ id }) =>
      and(
        eq(files.ownerId, id),
        sql`${files.module} <> all(array[${sql.join(
          STAYING.map((one) => sql`${one}`),
          sql`, `,
        )}])`,
      ),
    hidden: [files.storageKey, files.uploadKeyHash],
    // The sweep of files removes the bytes, then the row.
    marks: {
      ownerId: null,
      uploadKeyHash: '',
      fileName: '',
      isPublic: false,
      removedAt: sql`coalesce(${files.removedAt}, now())`,
    },
  }),
  erase('privacy', dataCopies.accountId, {
    hidden: [dataCopies.storageKey],
    // The sweep of copies removes the bytes, then the row.
    marks: { accountId: null, state: 'failed', until: sql`now()` },
  }),
  keep('privacy', departures.accountId, 'trace'),
]

/** The last: what the other records refer to. The name is what is read wherever something of the person stays. */
export const personalDataDeletedLast: PersonalData[] = [
  strip('account', accounts, {
    part: 'row',
    columns: [
      accounts.phone,
      accounts.email,
      accounts.contactPhone,
      accounts.contactEmail,
      accounts.name,
      accounts.nickName,
      accounts.headPic,
      accounts.passwordHash,
    ],
    hidden: [accounts.passwordHash],
    rows: ({ id }) => eq(accounts.id, id),
    set: {
      phone: '',
      email: '',
      contactPhone: '',
      contactEmail: '',
      // No hash: nothing is verified by it.
      passwordHash: '',
      status: 'deleted',
      name: DELETED,
      nickName: '',
      headPic: '',
      exhibitorId: null,
      leavesAt: null,
    },
    why: 'stub',
  }),
]
