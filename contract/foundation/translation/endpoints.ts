import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** Requested before a form offers to translate names. */
export const getTranslation = endpoint<typeof schemas.getTranslation>({
  method: 'POST',
  path: '/ce-exhibition/web/register/translation', // path: ours
  access: 'public',
  errors: [],
  reads: true,
})

/** Texts that people wrote to each other, in the reader's language. What is refused by the check of words has no translation. */
export const translateTexts = endpoint<typeof schemas.translateTexts>({
  method: 'POST',
  path: '/ce-exhibition/web/translation/texts', // path: ours
  access: 'signed-in',
  errors: ['TooManyRequests', 'ServiceUnavailable', 'TranslationUsedUp'],
})

/** The names of exhibitors, exhibits and halls that texts use, with their official form, for who translates on the device. */
export const listOfficialNames = endpoint<typeof schemas.listOfficialNames>({
  method: 'POST',
  path: '/ce-exhibition/web/translation/names', // path: ours
  access: 'signed-in',
  errors: ['TooManyRequests'],
  reads: true,
})

/** Whether the viewer allows the fair to send texts that they read, and messages that they wrote, to its translation services. */
export const getTranslationChoice = endpoint<typeof schemas.getTranslationChoice>({
  method: 'POST',
  path: '/ce-exhibition/web/translation/choice', // path: ours
  access: 'signed-in',
  reads: true,
})

export const saveTranslationChoice = endpoint<typeof schemas.saveTranslationChoice>({
  method: 'POST',
  path: '/ce-exhibition/web/translation/saveChoice', // path: ours
  access: 'signed-in',
})
