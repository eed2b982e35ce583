import * as z from 'zod/mini'
import { isDay } from './day'
import { KEYWORD_MAX, PAGE_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from './limits'
import { countCharacters } from './rules'

/** An integer that may travel as digits, for query strings and forms. */
export function integer(min: number, max: number) {
  const digits = z.pipe(z.string().check(z.regex(/^-?\d{1,10}$/)), z.transform(Number))
  return z.pipe(z.union([z.number(), digits]), z.int().check(z.gte(min), z.lte(max)))
}

/** How a check of `text` names itself in what it refuses, so that the server finds words for it. */
export const UNSTORABLE = 'unstorable'
/** How a check of an address names itself, likewise. */
export const NO_ADDRESS = 'address'
/** A list holds something twice. */
export const TWICE = 'twice'
/** A number has more decimals than are kept. */
export const DECIMALS = 'decimals'

/** Half of a character that takes two, alone: `isWellFormed` is younger than the browsers of the fair. */
const LONE_SURROGATE = /\p{Surrogate}/u

/** Whether PostgreSQL can keep a text: it has no NUL and is well-formed Unicode. */
export const isStorable = (value: string): boolean => !value.includes('\0') && !LONE_SURROGATE.test(value)

/** `z.maxLength` by characters (code points), as JSON Schema defines the length of a text; zod counts UTF-16 units. */
function maxCharacters(max: number) {
  // Its own issue and the `maxLength` of the API document stay; only what it counts is replaced.
  const check = z.maxLength(max)
  // oxlint-disable-next-line no-underscore-dangle -- zod's name for what a check runs
  const { _zod: inner } = check
  const refuse = inner.check.bind(inner)
  inner.check = (payload) =>
    typeof payload.value === 'string' && countCharacters(payload.value) <= max ? undefined : refuse(payload)
  return check
}

/** Text that PostgreSQL can store, of `max` characters at most: the one shape of what people write. */
export function text(max: number) {
  return z.string().check(maxCharacters(max), z.refine(isStorable, { params: { reason: UNSTORABLE } }))
}

export const Id = integer(1, 2_147_483_647)
export const Keyword = z.pipe(
  text(KEYWORD_MAX),
  z.transform((value: string) => value.trim()),
)
/** YYYY-MM-DD of this millennium: earlier ones would not all be dates to the database. */
export const Day = z.string().check(z.regex(/^2\d{3}-\d{2}-\d{2}$/), z.refine(isDay))
const isUnlike = (list: readonly unknown[]): boolean => new Set(list).size === list.length

/** Several, none of them twice. */
export const several = <T extends z.ZodMiniType>(one: T, max: number) =>
  z.array(one).check(z.maxLength(max), z.refine(isUnlike, { params: { reason: TWICE } }))

/** A moment as ISO 8601 with zone. */
export const Instant = z.string()
/** A moment that a client sends: UTC, of this millennium. */
export const SentInstant = z.string().check(
  z.regex(/^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{3})?Z$/),
  z.refine((value) => !Number.isNaN(Date.parse(value))),
)
/** 0 blue, 1 red, 2 orange, 3 brown, 4 green (spec: live §2). */
export const ColorType = z.int().check(z.gte(0), z.lte(4))
export const TemplateName = z.enum(['simple-style', 'chinese-style', 'dark-style'])
export const Theme = z.object({ colorType: ColorType, templateName: TemplateName })
export type Theme = z.output<typeof Theme>

/** Names of the fields shown in the other language because the reader's is missing. */
export const fallbackFields = z.array(z.string())

export const pageInput = {
  page: z._default(integer(1, PAGE_MAX), 1),
  limit: z._default(integer(1, PAGE_SIZE_MAX), PAGE_SIZE),
}

/** One page of a list, named as the spec names it (spec: access §7, registerList). */
export function paged<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    currPage: z.int(),
    totalPage: z.int(),
    totalCount: z.int(),
    list: z.array(item),
  })
}

export interface Paged<Item> {
  currPage: number
  totalPage: number
  totalCount: number
  list: Item[]
}

export const nothing = z.object({})
export const byId = z.object({ id: Id })

/** A list as a table of a spreadsheet: UTF-8 with byte order mark, formulas made harmless. */
export const Csv = z.object({ fileName: z.string(), csv: z.string() })
