import { expect, it } from 'vitest'
import { checkReport, type ReportValues } from './report-rules'

const image = { id: '1', url: '/1', fileName: '1.png', fileSize: 1 }
const good: ReportValues = { kind: 'live', type: '', content: '字'.repeat(15), contact: '13800138006', images: [image] }
const ofSession = { needsImages: true, needsType: false }
const breaches = (change: Partial<ReportValues>) =>
  Object.values(checkReport({ ...good, ...change }, ofSession)).filter((breach) => breach !== undefined)

it.each<[Partial<ReportValues>, string[]]>([
  [{}, []],
  [{ content: '' }, ['report.empty']],
  [{ content: `${'字'.repeat(14)}    ` }, ['report.length']],
  [{ content: '字'.repeat(200) }, []],
  [{ content: '字'.repeat(201) }, ['report.length']],
  [{ contact: ' ' }, ['reportContact.empty']],
  [{ contact: '010-1234567' }, []],
  [{ contact: ' 0755-82345678 ' }, []],
  [{ contact: '+852 9123 4567' }, []],
  [{ contact: 'wen@example.com' }, []],
  [{ contact: '01012345678' }, ['reportContact.format']],
  [{ contact: '12345678901' }, ['reportContact.format']],
  [{ images: [] }, ['screenshots.empty']],
  [{ images: [image, image, image, image] }, ['screenshots.many']],
])('%o: %o', (change, expected) => {
  expect(breaches(change)).toEqual(expected)
})

it('needs no screenshot of what the fair has itself', () => {
  const ofTrade = { needsImages: false, needsType: false }
  expect(Object.values(checkReport({ ...good, images: [] }, ofTrade)).filter(Boolean)).toEqual([])
  const four = { ...good, images: [image, image, image, image] }
  expect(checkReport(four, ofTrade)['images']).toBe('screenshots.many')
})

it('asks for the type of feedback', () => {
  const ofFair = { needsImages: false, needsType: true }
  expect(checkReport(good, ofFair)['type']).toBe('feedback.type')
  expect(checkReport({ ...good, type: 'malfunction' }, ofFair)['type']).toBeUndefined()
})
