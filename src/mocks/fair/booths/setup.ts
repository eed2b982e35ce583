import * as contract from '#contract/fair/booths/endpoints.ts'
import { checkSetup, isSetupFile } from '#contract/fair/booths/setup/rules.ts'
import type { HallSetup, WrittenSetup } from '#contract/fair/booths/setup/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { byIdOf, fallbacks, say } from '#src/mocks/core/bilingual.ts'
import { mock, mockBytes, refuse, refuseBreaches } from '#src/mocks/core/mock.ts'
import { momentIn } from '#src/mocks/core/time.ts'
import { hallRows } from '#src/mocks/fair/halls/halls.ts'
import { mappedHalls } from '#src/mocks/fair/floor-plan/plans.ts'
import { findMockFile } from '#src/mocks/foundation/files/files.ts'
import { rowOf } from './booths'

/** The exhibitor of the signed-in account. */
const OWN_EXHIBITOR = 1

interface SetupRow extends WrittenSetup {
  hallId: number
  revision: number
  updatedAt: string
}

const times = {
  buildUpFrom: momentIn(12, '08:00'),
  buildUpUntil: momentIn(13, '20:00'),
  dismantlingFrom: momentIn(19, '16:00'),
  dismantlingUntil: momentIn(20, '12:00'),
}

/** Set-up information of halls; those without a row have none. */
export const setupRows: SetupRow[] = [
  {
    hallId: 1,
    revision: 2,
    updatedAt: momentIn(-3, '10:00'),
    ...times,
    note: {
      zh: '货物由北 3 门进场，限高 4 米。现场服务电话：0571-88886666',
      en: 'Deliver through gate North 3, height limit 4 m. On-site service: +86 571 8888 6666',
    },
    documents: [
      { file: 'mock-2', title: { zh: '参展手册', en: 'Exhibitor manual' } },
      { file: 'mock-5', title: { zh: '安全与用电规定', en: 'Safety and power rules' } },
    ],
  },
  {
    hallId: 2,
    revision: 1,
    updatedAt: momentIn(-5, '10:00'),
    ...times,
    note: { zh: '货物由东 1 门进场', en: '' },
    documents: [],
  },
]

const rowIn = (hallId: number): SetupRow | undefined => setupRows.find((row) => row.hallId === hallId)
const revisionOf = (hallId: number): number => rowIn(hallId)?.revision ?? 0

function nameIn(language: Language, hallId: number): string {
  const hall = byIdOf(hallRows, hallId)
  return hall ? say(language, hall.name) : refuse('HallNotFound')
}

const documentsOf = (row: SetupRow | undefined) =>
  (row?.documents ?? []).flatMap(({ file: id, title }) => {
    const file = findMockFile(id)?.file
    return file ? [{ file, title }] : []
  })

function setupIn(language: Language, hallId: number): HallSetup {
  const row = rowIn(hallId)
  return {
    hallId,
    hallName: nameIn(language, hallId),
    revision: revisionOf(hallId),
    buildUpFrom: row?.buildUpFrom ?? '',
    buildUpUntil: row?.buildUpUntil ?? '',
    dismantlingFrom: row?.dismantlingFrom ?? '',
    dismantlingUntil: row?.dismantlingUntil ?? '',
    note: row?.note ?? { zh: '', en: '' },
    documents: documentsOf(row),
    updatedAt: row?.updatedAt ?? null,
    others: mappedHalls
      .filter((id) => id !== hallId)
      .map((id) => ({ hallId: id, hallName: nameIn(language, id), revision: revisionOf(id) })),
  }
}

const trimmed = ({ zh, en }: { zh: string; en: string }) => ({ zh: zh.trim(), en: en.trim() })
const toStored = (text: string): string => (text === '' ? '' : new Date(text).toISOString())

const empty: WrittenSetup = {
  buildUpFrom: '',
  buildUpUntil: '',
  dismantlingFrom: '',
  dismantlingUntil: '',
  note: { zh: '', en: '' },
  documents: [],
}

/** What is stored of a written set-up, in one order of its fields. */
const storedOf = (setup: WrittenSetup): WrittenSetup => ({
  buildUpFrom: toStored(setup.buildUpFrom),
  buildUpUntil: toStored(setup.buildUpUntil),
  dismantlingFrom: toStored(setup.dismantlingFrom),
  dismantlingUntil: toStored(setup.dismantlingUntil),
  note: trimmed(setup.note),
  documents: setup.documents.map(({ file, title }) => ({ file, title: trimmed(title) })),
})

const isStored = (hallId: number, setup: WrittenSetup): boolean =>
  JSON.stringify(storedOf(rowIn(hallId) ?? empty)) === JSON.stringify(storedOf(setup))

/** Replaces what a hall has; what says the same as before raises no revision. */
function put(hallId: number, setup: WrittenSetup) {
  if (isStored(hallId, setup)) return
  const row = rowIn(hallId)
  const next = { ...storedOf(setup), revision: revisionOf(hallId) + 1, updatedAt: new Date().toISOString() }
  if (row) Object.assign(row, next)
  else setupRows.push({ hallId, ...next })
}

const isChanged = (seen: readonly { hallId: number; revision: number }[]): boolean =>
  seen.some(({ hallId, revision }) => revisionOf(hallId) !== revision)

const ownRow = () => {
  const booth = rowOf(OWN_EXHIBITOR)
  return booth && booth.status !== 'held' ? { booth, row: rowIn(booth.hallId) } : undefined
}

const period = (from: string, until: string) => (from === '' || until === '' ? null : { from, until })

/** Build-up and dismantling at the own booth, those that are set. */
export function ownPeriods(language: Language) {
  const own = ownRow()
  if (!own?.row) return []
  const { row, booth } = own
  const place = { hallId: row.hallId, hallName: nameIn(language, row.hallId), number: booth.number }
  return (['buildUp', 'dismantling'] as const).flatMap((key) => {
    const found = period(row[`${key}From`], row[`${key}Until`])
    return found ? [{ key, ...place, ...found }] : []
  })
}

export const setupHandlers = [
  mock(contract.getHallSetup, ({ input, language }) => setupIn(language, input.hallId)),
  mock(contract.saveHallSetup, ({ input: { hallId, revision, setup }, language }) => {
    refuseBreaches(checkSetup(setup), 'setup.')
    nameIn(language, hallId)
    if (isStored(hallId, setup)) return setupIn(language, hallId)
    if (isChanged([{ hallId, revision }])) return refuse('SetupChanged')
    for (const { file: id } of setup.documents) {
      const file = findMockFile(id)?.file
      if (!file) return refuse('FileNotFound', { field: 'documents' })
      if (!isSetupFile(file)) return refuse('BadInput', { detail: 'setup.documents' })
    }
    put(hallId, setup)
    return setupIn(language, hallId)
  }),
  mock(contract.copyHallSetup, ({ input: { hallId, revision, others }, language }) => {
    const source = rowIn(hallId)
    if (!source) return refuse('SetupNotFound')
    if (isChanged([{ hallId, revision }, ...others])) return refuse('SetupCopyChanged')
    for (const other of others) put(other.hallId, source)
    return setupIn(language, hallId)
  }),
  mock(contract.getOwnSetup, ({ language }) => {
    const own = ownRow()
    if (!own) return { booth: null, setup: null }
    const { booth, row } = own
    const place = { hallName: nameIn(language, booth.hallId), number: booth.number }
    if (!row || isStored(row.hallId, empty)) return { booth: place, setup: null }
    const both = ({ zh, en }: { zh: string; en: string }) => [zh, en] as const
    return {
      booth: place,
      setup: {
        buildUp: period(row.buildUpFrom, row.buildUpUntil),
        dismantling: period(row.dismantlingFrom, row.dismantlingUntil),
        note: say(language, both(row.note)),
        documents: documentsOf(row).map(({ file, title }) => ({
          file,
          title: say(language, both(title)),
          fallbackFields: fallbacks(language, { title: both(title) }),
        })),
        updatedAt: row.updatedAt,
        fallbackFields: row.note.zh === '' && row.note.en === '' ? [] : fallbacks(language, { note: both(row.note) }),
      },
    }
  }),
  mockBytes(contract.getOwnSetupCalendar, () => {
    const row = ownRow()?.row
    if (!row) return refuse('SetupNotFound')
    const stamp = (at: string) => at.replace(/[-:]|\.\d+/g, '')
    const event = (name: 'buildUp' | 'dismantling', from: string, until: string): string[] =>
      from === '' || until === ''
        ? []
        : [
            'BEGIN:VEVENT',
            `UID:setup-${name}-${row.hallId}@mock`,
            `SEQUENCE:${row.revision}`,
            `DTSTART:${stamp(from)}`,
            `DTEND:${stamp(until)}`,
            'END:VEVENT',
          ]
    const events = [
      ...event('buildUp', row.buildUpFrom, row.buildUpUntil),
      ...event('dismantling', row.dismantlingFrom, row.dismantlingUntil),
    ]
    if (events.length === 0) return refuse('SetupNotFound')
    const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:yunzhan/booths', ...events, 'END:VCALENDAR']
    return { type: 'text/calendar', body: lines.join('\r\n') }
  }),
]
