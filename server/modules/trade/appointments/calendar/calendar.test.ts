import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import * as contract from '#contract/trade/appointments/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'

const server = useServer('demo')
const { ask, laidOut, person } = talking(server)

/** The file as another program reads it, and as it was sent. */
async function calendarOf(id: number, headers: Record<string, string>, language = 'zh-CN') {
  const url = `/api${contract.getAppointmentCalendar.path}?id=${id}`
  const { body, headers: sent } = await server().app.inject({ url, headers: { ...headers, language } })
  const calendar = new ICAL.Component(ICAL.parse(body))
  const part = calendar.getFirstSubcomponent('vevent')
  if (!part) throw new Error('no event')
  return {
    body,
    type: sent['content-type'],
    method: calendar.getFirstPropertyValue('method'),
    part,
    event: new ICAL.Event(part),
  }
}

it('a confirmed talk is one entry for its life; its sequence rises as it is moved and canceled', async () => {
  const own = await laidOut()
  const buyer = await person()
  const purpose = '批量价格；交期, 包装\\运输 —— '.repeat(6)
  const { data } = await ask(own.exhibitorId, own.at(0), buyer, { purpose })
  const { id } = data
  const before = await server().ask(contract.getAppointmentCalendar, { id }, { headers: buyer.headers })
  expect(before.code).toBe(errors.AppointmentChanged.code)
  await server().ask(contract.confirmAppointment, { id }, { headers: own.headers })
  const first = await calendarOf(id, buyer.headers)
  expect(first.type).toBe('text/calendar; charset=utf-8')
  expect(first.method).toBe('PUBLISH')
  expect(first.event.startDate.toJSDate().toISOString()).toBe(own.at(0))
  expect(first.event.endDate.toJSDate().getTime() - Date.parse(own.at(0))).toBe(30 * 60_000)
  expect(first.event.description).toContain(purpose.trim())
  expect(first.part.getFirstPropertyValue('status')).toBe('CONFIRMED')
  // RFC 5545 §3.1: no line is longer than 75 octets, and lines end in CRLF.
  const lines = first.body.split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(first.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)

  await server().ask(contract.proposeAppointment, { id, start: own.at(2) }, { headers: own.headers })
  await server().ask(contract.answerProposal, { id, start: own.at(2), accept: true }, { headers: buyer.headers })
  const moved = await calendarOf(id, own.headers, 'en-US')
  expect(moved.event.startDate.toJSDate().toISOString()).toBe(own.at(2))
  await server().ask(contract.cancelAppointment, { id, reason: '行程有变' }, { headers: buyer.headers })
  const over = await calendarOf(id, buyer.headers)
  expect(over.method).toBe('CANCEL')
  expect(over.part.getFirstPropertyValue('status')).toBe('CANCELLED')
  const all = [first, moved, over]
  expect(new Set(all.map(({ event }) => event.uid)).size).toBe(1)
  const sequences = all.map(({ event }) => event.sequence)
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b))
  expect(new Set(sequences).size).toBe(3)
})

it('the reader of the file is a library apart from the one that writes it', () => {
  const { dependencies = {} } = JSON.parse(readFileSync('node_modules/ical-generator/package.json', 'utf8'))
  expect(Object.keys(dependencies)).not.toContain('ical.js')
})
