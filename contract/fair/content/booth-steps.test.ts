import { expect, it } from 'vitest'
import { exhibitorFields } from '#contract/fair/exhibitors/content.ts'
import { emptyDocument } from '#contract/fair/content/rules.ts'
import { doneSteps, EXHIBITS_RECOMMENDED, percentDone, type BoothFacts } from './booth-steps'

const facts = (document: object = {}, over: Partial<BoothFacts['profile']> = {}, shownExhibits = 0): BoothFacts => ({
  profile: {
    document: { ...emptyDocument(exhibitorFields), ...document },
    changed: false,
    review: 'none',
    state: 'published',
    ...over,
  },
  shownExhibits,
  drafts: 0,
})
const both = { zh: '甲', en: 'A' }

it('a stand of which nothing is written has everything before it, but for what needs no English yet', () => {
  expect(doneSteps(facts({}, { state: 'draft' }))).toEqual({
    introduction: false,
    logo: false,
    contacts: false,
    exhibits: false,
    english: true,
    documents: false,
    submit: false,
  })
})

it('contacts are a name and a way to reach it', () => {
  expect(doneSteps(facts({ contactName: both })).contacts).toBe(false)
  expect(doneSteps(facts({ phone: '0571-8600 1234' })).contacts).toBe(false)
  expect(doneSteps(facts({ contactName: both, email: 'a@b.example' })).contacts).toBe(true)
})

it('English is required for what is written in Chinese, and Chinese alone is not enough', () => {
  expect(doneSteps(facts({ company: { zh: '甲', en: '' } })).english).toBe(false)
  expect(doneSteps(facts({ company: both, introduction: { zh: '甲', en: ' ' } })).english).toBe(false)
  expect(doneSteps(facts({ company: both })).english).toBe(true)
})

it('what was changed is to be submitted, unless it waits already', () => {
  expect(doneSteps(facts({}, { changed: true })).submit).toBe(false)
  expect(doneSteps(facts({}, { changed: true, review: 'returned' })).submit).toBe(false)
  expect(doneSteps(facts({}, { changed: true, review: 'waiting' })).submit).toBe(true)
})

it('a stand with everything is complete', () => {
  const whole = {
    company: both,
    introduction: both,
    logoUrl: { zh: '/a.svg', en: '' },
    contactName: both,
    phone: '0571-8600 1234',
    documents: [{ title: both, fileUrl: '/api/ce-digital/dsf/file/abcdef' }],
  }
  const done = doneSteps(facts(whole, {}, EXHIBITS_RECOMMENDED))
  expect(percentDone(done)).toBe(100)
  expect(percentDone(doneSteps(facts(whole, {}, EXHIBITS_RECOMMENDED - 1)))).toBe(86)
})
