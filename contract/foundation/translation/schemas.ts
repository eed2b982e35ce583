import * as z from 'zod/mini'
import { languages } from '#contract/core/language.ts'
import { Id, nothing, text } from '#contract/core/shapes.ts'
import { TRANSLATED_TEXT_MAX, TRANSLATED_TEXTS_MAX } from './limits'

export const getTranslation = {
  input: z.object({}),
  output: z.object({
    /** Whether the fair has a service for it. */
    available: z.boolean(),
    /** A demo fair without a service translates the messages that it comes with, and no others. */
    demo: z.optional(z.boolean()),
  }),
}

const Translated = z.object({
  /** Empty: there is no translation to show. */
  text: z.string(),
  /** Numbers, prices, dates, units and codes that differ between the original and its translation, and names that were lost. */
  differences: z.array(z.string()),
  /** It comes with the demo fair; no service made it. */
  demo: z.optional(z.boolean()),
})

export type Translated = z.output<typeof Translated>

export const translateTexts = {
  input: z.object({
    texts: z.array(text(TRANSLATED_TEXT_MAX)).check(z.minLength(1), z.maxLength(TRANSLATED_TEXTS_MAX)),
    /** The accounts that wrote the texts, where the reader knows them: a text of somebody who does not allow it stays here. */
    writers: z.optional(z.array(z.nullable(Id)).check(z.maxLength(TRANSLATED_TEXTS_MAX))),
    to: z.enum(languages),
  }),
  /** As many as texts, in their order. */
  output: z.object({ texts: z.array(Translated) }),
}

/** Official names for what is translated on the device. */
export const listOfficialNames = {
  input: z.object({
    texts: z.array(text(TRANSLATED_TEXT_MAX)).check(z.minLength(1), z.maxLength(TRANSLATED_TEXTS_MAX)),
    to: z.enum(languages),
  }),
  output: z.object({ names: z.array(z.object({ written: z.string(), official: z.string() })) }),
}

const Choice = z.object({
  /** Whether texts that the viewer reads, and messages that they wrote, may be sent to the services of the fair. */
  isAllowed: z.boolean(),
})

export const getTranslationChoice = { input: nothing, output: Choice }
export const saveTranslationChoice = { input: Choice, output: Choice }
