import * as z from 'zod/mini'
import { Key } from '#contract/people/challenges/schemas.ts'
import { AreaCode } from '#contract/people/codes/schemas.ts'
import { ADDRESS_MAX } from '#contract/core/rules.ts'
import {
  Day,
  fallbackFields,
  Instant,
  integer,
  Keyword,
  nothing,
  pageInput,
  paged,
  text,
} from '#contract/core/shapes.ts'
import { TERMS_INTRO_MAX, TERMS_TITLE_MAX } from './limits'
import { preRegistrationFilters, visitPurposes } from './rules'

/** UTF-16 units; `rules.ts` counts the characters. */
const both = (max: number) => z.object({ zh: text(max * 4), en: text(max * 4) })
const Purposes = z.array(z.enum(visitPurposes)).check(z.maxLength(visitPurposes.length))
/** As a QR or a mail holds it, or as it is typed. */
const Code = text(ADDRESS_MAX).check(z.minLength(4))

export const getPreRegistration = {
  input: nothing,
  output: z.object({
    isOpen: z.boolean(),
    fairName: z.string(),
    venue: z.string(),
    startsAt: Instant,
    endsAt: Instant,
    /** Until when it is open. */
    closesAt: Instant,
    /** Empty: the organizer has written none. */
    title: z.string(),
    intro: z.string(),
    fallbackFields,
  }),
}
export type PreRegistrationInfo = z.output<(typeof getPreRegistration)['output']>

export const addPreRegistration = {
  input: z.object({
    /** Made by the form: sent again it answers the same. */
    clientKey: Key,
    name: text(240),
    company: text(240),
    countryId: integer(0, 999),
    areaCode: AreaCode,
    mobile: text(40),
    email: text(100),
    purposes: Purposes,
    /** The terms were ticked. */
    agreed: z.literal(true),
  }),
  output: z.object({
    /** As people type it at a gate. */
    code: z.string(),
    /** What its QR holds: the whole address of the registration page with the code. */
    qr: z.string(),
  }),
}
export type PreRegistered = z.output<(typeof addPreRegistration)['output']>

/** `key` is made by the page that asks first; it alone is answered again. */
export const takePreRegistration = {
  input: z.object({ code: Code, key: Key }),
  output: z.object({
    name: z.string(),
    company: z.string(),
    countryId: z.int(),
    areaCode: z.string(),
    mobile: z.string(),
    email: z.string(),
    purposes: z.array(z.enum(visitPurposes)),
  }),
}
export type TakenPreRegistration = z.output<(typeof takePreRegistration)['output']>

const Terms = z.object({
  isOpen: z.boolean(),
  /** YYYY-MM-DD in GMT+8, included; null: the fair's last day. */
  until: z.nullable(Day),
  title: both(TERMS_TITLE_MAX),
  intro: both(TERMS_INTRO_MAX),
})
export type PreRegistrationTerms = z.output<typeof Terms>

const StoredTerms = z.object({
  ...Terms.shape,
  /** 0: nothing was set yet. */
  version: z.int(),
  people: z.int(),
  came: z.int(),
  registered: z.int(),
})
export type StoredPreRegistrationTerms = z.output<typeof StoredTerms>

export const getPreRegistrationTerms = { input: nothing, output: StoredTerms }
export const savePreRegistrationTerms = {
  input: z.object({ version: integer(0, 2_147_483_647), terms: Terms }),
  output: StoredTerms,
}

const Row = z.object({
  id: z.int(),
  name: z.string(),
  company: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  purposes: z.array(z.enum(visitPurposes)),
  createdAt: Instant,
  /** When it was first let in at a gate. */
  cameAt: z.nullable(Instant),
  /** Of the account that was registered with it. */
  accountId: z.nullable(z.int()),
  /** The earlier one with the same number or mailbox. */
  repeats: z.nullable(z.int()),
})
export type PreRegistrationRow = z.output<typeof Row>

export const listPreRegistrations = {
  input: z.object({
    ...pageInput,
    /** Part of a name, company, number or address. */
    keyWord: z.optional(Keyword),
    state: z.optional(z.enum(preRegistrationFilters)),
  }),
  output: paged(Row),
}
